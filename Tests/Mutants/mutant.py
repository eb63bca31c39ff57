#!/usr/bin/env python3
"""Runs the Python testee with one fault of mutants.toml: ``mutant.py NAME``. The files of the testee are not changed.

Each fault is one or more edits of the testee's source, applied while it is imported. An edit whose text does not stand in its file
exactly once is an error, so that a fault cannot get lost when the testee changes.
"""

from __future__ import annotations

import importlib.machinery
import pathlib
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


def load(name: str) -> Any:
    """The module of the testee, with the fault."""
    Importer.sources = edited(MUTANTS[name]["edits"])
    sys.path.insert(0, str(TESTEE))
    sys.meta_path.insert(0, Importer)
    import testee

    testee.START["name"] = name
    return testee


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in MUTANTS:
        sys.exit("usage: mutant.py NAME\nThe names are:\n    " + "\n    ".join(MUTANTS))
    load(sys.argv[1]).converse()
