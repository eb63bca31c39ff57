"""Errors of rules."""


class RuleError(Exception):
    """A malformed rule or one that exceeds a limit, with the place."""

    id = "rule.syntax"

    def __init__(self, message, line=None, column=None):
        self.message, self.line, self.column = message, line, column

    @classmethod
    def at(cls, text, offset, message):
        before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
        line_start = before.rfind("\n") + 1
        return cls(message, before.count("\n") + 1, len(before) - line_start + 1)


class RuleLimitError(RuleError):
    """A rule that exceeds a limit (32.4)."""

    id = "limit.rule"


class RuleKindError(RuleError):
    """A rule that is neither a predicate nor a dictionary (30.1.2)."""

    id = "rule.type"


class EvaluationFailure(Exception):
    """An evaluation in which NSPredicate raises an exception.

    The system then never offers the extension, whatever the other clauses of
    the rule are.
    """
