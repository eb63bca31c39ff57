"""The ways in which a rule has no verdict."""


class RuleError(Exception):
    """A rule that cannot be read or that exceeds a limit, with its place."""

    id = "rule.syntax"

    def __init__(self, message, line=None, column=None):
        super().__init__(message)
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
    """An evaluation that NSPredicate ends by raising an exception.

    The system does not offer an extension whose rule fails this way, whatever
    the rest of the rule would say.
    """
