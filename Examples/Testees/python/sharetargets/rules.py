"""Evaluates activation rules (sections 32 to 34 of Schemas/share-targets.md)."""

import re
import sys

from .predicate_nodes import Scope, is_number
from .predicate_parser import parse
from .rule_errors import EvaluationFailure, RuleKindError
from .types import table

# A rule of 64 levels needs about ten calls per level, more than Python's default limit allows.
sys.setrecursionlimit(max(5_000, sys.getrecursionlimit()))


def evaluate_predicate(rule, items, types):
    """The verdict of a predicate; raises EvaluationFailure if NSPredicate raises an exception."""
    return parse(rule).holds(Scope({"extensionItems": items}, types))


# --- Dictionary rules -----------------------------------------------------

PREFIX = "NSExtensionActivation"

CLASSES = {
    "SupportsText": lambda is_a: is_a("public.text"),
    "SupportsImageWithMaxCount": lambda is_a: is_a("public.image"),
    "SupportsMovieWithMaxCount": lambda is_a: is_a("public.movie"),
    "SupportsWebPageWithMaxCount": lambda is_a: is_a("com.apple.property-list"),
    "SupportsWebURLWithMaxCount": lambda is_a: is_a("public.url") and not is_a("public.file-url"),
    "SupportsFileWithMaxCount": lambda is_a: (
        is_a("public.data") or is_a("public.file-url") or is_a("public.directory")
    ),
}


def read_count(value):
    """The count for a property list value, or None."""
    if isinstance(value, str):
        digits = re.fullmatch(r"0*([0-9]{1,10})", value)  # A number with more digits exceeds 2^31 - 1.
        return int(digits[1]) if digits else None
    return max(0, int(value)) if is_number(value) and not value % 1 else None


def evaluate_dictionary(rule, items, types):
    def count_for(key, default):
        value = read_count(rule.get(PREFIX + key))
        return default if value is None else value

    attachments = [a["registeredTypeIdentifiers"] for item in items for a in item["attachments"]]
    accepted, within_limits = set(), True
    for key, belongs in CLASSES.items():
        limit = count_for(key, 0)
        if limit <= 0:
            continue  # A class that is not accepted sets no limit.
        members = {n for n, a in enumerate(attachments) if in_class(belongs, a, types)}
        accepted |= members
        within_limits &= key == "SupportsText" or len(members) <= limit

    least = count_for("SupportsAttachmentsWithMinCount", 0)
    most = count_for("SupportsAttachmentsWithMaxCount", len(attachments))
    within_limits &= least <= len(attachments) <= most

    fuzzy = count_for("DictionaryVersion", 1) >= 2 and not count_for("UsesStrictMatching", 0)
    wanted = 1 if fuzzy else len(attachments)
    return within_limits and bool(accepted) and len(accepted) >= wanted


def in_class(belongs, type_identifiers, types):
    """Whether one of the types of an attachment belongs to a class."""
    return any(belongs(lambda to, t=t: types.conforms(t, to)) for t in type_identifiers)


# --- Requests -------------------------------------------------------------


def extension_items(items):
    """The objects of an evaluation, with the keys of NSExtensionItem."""
    return [
        {"attachments": [{"registeredTypeIdentifiers": list(attachment["types"])}
                         for attachment in item["attachments"]]}
        for item in items
    ]


def verdict(rule, items, types):
    """Whether a rule accepts items; raises RuleError or EvaluationFailure."""
    if isinstance(rule, str):
        return evaluate_predicate(rule, extension_items(items), types)
    if isinstance(rule, dict):
        return evaluate_dictionary(rule, extension_items(items), types)
    raise RuleKindError("expected a string or a dictionary as the rule")


def evaluate(rule, items, declared):
    """31.1.2: yes, no or undecided, for items as lists of lists of types; raises RuleError."""
    described = [{"attachments": [{"types": types} for types in item]} for item in items]
    try:
        return "yes" if verdict(rule, described, table(declared)) else "no"
    except EvaluationFailure:
        return "undecided"
