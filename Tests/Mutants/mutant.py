#!/usr/bin/env python3
"""Runs the Python testee with one fault of mutants.toml. The files of the testee are not changed.

    mutant.py NAME               as a testee
    mutant.py NAME compare FILE  prints the cases in a recording that it answers differently
    mutant.py record FILE        as the testee without a fault, and records each request with its answer

Each fault is one or more edits of the testee's source, applied while it is imported. An edit whose text does not stand in its file
exactly once is an error, so that a fault cannot get lost when the testee changes.
"""

from __future__ import annotations

import importlib.machinery
import pathlib
import pickle
import sys
import tomllib
from types import CodeType
from typing import Any

TESTEE = pathlib.Path(__file__).resolve().parents[2] / "Examples" / "Testees" / "python"
MUTANTS: dict[str, dict[str, Any]] = tomllib.loads(pathlib.Path(__file__).with_name("mutants.toml").read_text("utf-8"))


def edited(edits: list[dict[str, str]]) -> dict[pathlib.Path, str]:
    """The sources that some edits change, as they are then."""
    sources: dict[pathlib.Path, str] = {}
    for edit in edits:
        path = TESTEE / edit["file"]
        source = sources.get(path) or path.read_text("utf-8")
        if source.count(edit["old"]) != 1:
            raise LookupError(f"{edit['file']} has {source.count(edit['old'])} times: {edit['old']}")
        sources[path] = source.replace(edit["old"], edit["new"])
    return sources


class Importer(importlib.machinery.SourceFileLoader):
    """Imports what is edited from the edited source, and everything else as ever."""

    sources: dict[pathlib.Path, str] = {}

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec and spec.origin and pathlib.Path(spec.origin) in cls.sources:
            spec.loader = cls(name, spec.origin)
            return spec
        return None

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.sources[pathlib.Path(self.path)], self.path, "exec")


def load(edits: list[dict[str, str]]) -> Any:
    """The module of the testee, edited."""
    Importer.sources = edited(edits)
    sys.path.insert(0, str(TESTEE))
    sys.meta_path.insert(0, Importer)
    import testee

    return testee


def record(path: str) -> None:
    """Runs the testee without a fault, and keeps what it is asked and answers."""
    testee = load([])
    answer = testee.answer
    with open(path, "wb") as file:

        def recorded(request: Any) -> Any:
            reply = answer(request)
            pickle.dump((request, reply), file)
            return reply

        testee.answer = recorded
        testee.converse()


def compare(name: str, path: str) -> None:
    """Prints the cases of a recording that a mutant answers differently, and at last a line that it is at the end."""
    answer = load(MUTANTS[name]["edits"]).answer
    with open(path, "rb") as file:
        while file.peek(1):
            request, reply = pickle.load(file)
            if answer(request) != reply:
                print(request["case"])
    print("end")


def main(arguments: list[str]) -> None:
    """Does what the command line says."""
    match arguments:
        case ["record", path]:
            record(path)
        case [name, "compare", path] if name in MUTANTS:
            compare(name, path)
        case [name] if name in MUTANTS:
            testee = load(MUTANTS[name]["edits"])
            testee.START["name"] = name
            testee.converse()
        case _:
            sys.exit(f"{__doc__}\nThe names are:\n    " + "\n    ".join(MUTANTS))


if __name__ == "__main__":
    main(sys.argv[1:])
