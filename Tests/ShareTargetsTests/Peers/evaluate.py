#!/usr/bin/env python3
"""Evaluates rules of NSExtensionActivationRule.

Reads one JSON object per line from standard input:

    {"rule": "SUBQUERY(extensionItems, ...).@count > 0",
     "items": [{"attachments": [{"types": ["public.url"]}]}]}

and writes one JSON object per line: {"verdict": true}, {"verdict": false} or
{"error": {"message": ..., "line": ..., "column": ...}}.

A rule is a predicate (a string) or a dictionary of the documented keys. The
option --types names a JSON file that maps a type identifier to the list of
its direct supertypes. DECISIONS.md lists the interpretations of points that
Apple does not document.
"""

import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Examples/Testees/python"))

from sharetargets.predicate_nodes import TypeTable  # noqa: E402
from sharetargets.predicate_parser import parse  # noqa: E402, F401
from sharetargets.rule_errors import EvaluationFailure, RuleError  # noqa: E402
from sharetargets.rules import PREFIX, verdict  # noqa: E402


def answer(request, types):
    try:
        return {"verdict": verdict(request["rule"], request["items"], types)}
    except EvaluationFailure:
        return {"verdict": False}
    except RuleError as error:
        return {"error": {"message": error.message, "line": error.line, "column": error.column}}


def main():
    parser = argparse.ArgumentParser(description="Evaluate activation rules, one request per line.")
    parser.add_argument("--types", help="JSON file: type identifier -> list of supertypes")
    arguments = parser.parse_args()
    supertypes = {}
    if arguments.types:
        with open(arguments.types, encoding="utf-8") as file:
            supertypes = json.load(file)
    types = TypeTable({}, supertypes)
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(json.loads(line), types)), flush=True)


if __name__ == "__main__":
    main()
