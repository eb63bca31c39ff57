#!/usr/bin/env python3
"""Runs the Python testee with one fault of `mutants`. The files of the testee are not changed.

    mutant.py NAME          as a testee
    mutant.py record FILE   as the testee without a fault; records each request, its answer, and the functions that made it
    mutant.py replay FILE   as a testee that gives the answers of a file, by case

Each fault is one or more edits of the testee's source, applied while it is imported. An edit whose text does not stand in its file
exactly once is an error, so that a fault cannot get lost when the testee changes.
"""

from __future__ import annotations

import importlib.machinery
import json
import pathlib
import pickle
import sys
import tomllib
from types import CodeType
from typing import Any

from reach import Reached

HERE = pathlib.Path(__file__).resolve().parent
TESTEE = HERE.parents[1] / "Examples" / "Testees" / "python"


def mutants() -> dict[str, dict[str, Any]]:
    """The faults, by name."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((HERE / "mutants").glob("*.toml")):
        for name, mutant in tomllib.loads(path.read_text("utf-8")).items():
            if name in found:
                raise LookupError(f"{path.name}: there is another mutant {name}")
            found[name] = mutant
    return found


MUTANTS = mutants()


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
    """Imports edited modules from the edited source; keeps what it compiles of the others, for a process that is forked later."""

    sources: dict[pathlib.Path, str] = {}
    codes: dict[pathlib.Path, CodeType] = {}

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec and spec.origin and pathlib.Path(spec.origin).is_relative_to(TESTEE):
            spec.loader = cls(name, spec.origin)
            return spec
        return None

    def get_code(self, fullname: str) -> CodeType:
        path = pathlib.Path(self.path)
        if path in self.sources:
            return compile(self.sources[path], self.path, "exec")
        if path not in self.codes:
            self.codes[path] = super().get_code(fullname)
        return self.codes[path]


def load(edits: list[dict[str, str]]) -> Any:
    """The module of the testee, edited."""
    Importer.sources = edited(edits)
    sys.path.insert(0, str(TESTEE))
    sys.meta_path.insert(0, Importer)
    import testee

    return testee


def warm() -> None:
    """Imports the testee and forgets it, so that it is compiled, also its regular expressions, for a process that is forked later."""
    before = set(sys.modules)
    load([])
    for name, module in [(name, sys.modules[name]) for name in sys.modules.keys() - before]:
        if isinstance(module.__loader__, Importer):
            del sys.modules[name]


def record(path: str) -> None:
    """Runs the testee without a fault, and keeps what it is asked and answers."""
    testee = load([])
    answer = testee.answer
    with open(path, "wb") as file:

        def recorded(request: Any) -> Any:
            with Reached(TESTEE) as reached:
                reply = answer(request)
            pickle.dump((request, reply, reached.functions), file)
            return reply

        testee.answer = recorded
        testee.converse()


def replay(path: str) -> None:
    """Gives the answers of a file, which are lines of JSON without their number, to the cases that they are for."""
    answers = pickle.loads(pathlib.Path(path).read_bytes())
    answers[None] = json.dumps(load([]).START)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["command"] == "stop":
            return
        print(f'{{"seq":{request["seq"]},{answers[request.get("case")][1:]}', flush=True)


def main(arguments: list[str]) -> None:
    """Does what the command line says."""
    match arguments:
        case ["record", path]:
            record(path)
        case ["replay", path]:
            replay(path)
        case [name] if name in MUTANTS:
            testee = load(MUTANTS[name]["edits"])
            testee.START["name"] = name
            testee.converse()
        case _:
            sys.exit(f"{__doc__}\nThe names are:\n    " + "\n    ".join(MUTANTS))


if __name__ == "__main__":
    main(sys.argv[1:])
