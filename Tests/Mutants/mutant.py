#!/usr/bin/env python3
"""Runs the Python testee with one fault of `mutants`. The files of the testee are not changed.

    mutant.py NAME          as a testee
    mutant.py record FILE   as the testee without a fault; records each request, the response, and the functions that computed it
    mutant.py replay FILE   as a testee that gives the responses in a file, by case

Each fault is one or more edits of the testee's source, applied during import. If the text of an edit does not occur in its file exactly
once, that is an error, so that a fault cannot disappear when the testee changes.
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
    """The sources after applying edits."""
    sources: dict[pathlib.Path, str] = {}
    for edit in edits:
        path = TESTEE / edit["file"]
        source = sources.get(path) or path.read_text("utf-8")
        if source.count(edit["old"]) != 1:
            raise LookupError(f"{edit['file']} has {source.count(edit['old'])} times: {edit['old']}")
        sources[path] = source.replace(edit["old"], edit["new"])
    return sources


class Importer(importlib.machinery.SourceFileLoader):
    """Imports edited modules from the edited source. Caches all other compiled modules for processes that are forked later."""

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
    """The edited module of the testee."""
    Importer.sources = edited(edits)
    if Importer not in sys.meta_path:
        sys.path.insert(0, str(TESTEE))
        sys.meta_path.insert(0, Importer)
    import testee

    return testee


def unload() -> None:
    """Unloads the testee, so that the next mutant is imported from its own source."""
    for name, module in list(sys.modules.items()):
        if isinstance(getattr(module, "__loader__", None), Importer):
            del sys.modules[name]


def warm() -> None:
    """Imports the testee once, to cache its compiled modules and regular expressions for processes that are forked later."""
    load([])
    unload()


def record(path: str) -> None:
    """Runs the testee without a fault, and records its requests and responses."""
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
    """Responds to each case with its line of a file. The lines are JSON without the number."""
    answers = pickle.loads(pathlib.Path(path).read_bytes())
    answers[None] = json.dumps(load([]).START)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["command"] == "stop":
            return
        print(f'{{"seq":{request["seq"]},{answers[request.get("case")][1:]}', flush=True)


def main(arguments: list[str]) -> None:
    """Runs the command line."""
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
