"""An evaluator of activation rules and mappings to other systems, written only from Schemas/share-targets.md."""

from .android import from_intent, to_intent
from .content import NoMapping
from .mail import from_mail, to_mail
from .rule_errors import RuleError
from .rules import evaluate
from .web import from_form, to_form

__all__ = ["NoMapping", "RuleError", "evaluate", "from_form", "from_intent", "from_mail", "to_form", "to_intent", "to_mail"]
