"""The functions of the testee that compute a response, and the functions that an edit changes: a mutant only runs requests whose response can differ."""

from __future__ import annotations

import ast
import pathlib
import sys
from types import CodeType, FrameType
from typing import Iterator

Function = tuple[str, str]
"""The path of a file in the testee's folder, and the qualified name of an outermost function or method in it."""


class Reached:
    """A context that collects the functions of a folder that are called in it."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = f"{folder}/"
        self.codes: set[CodeType] = set()

    def __enter__(self) -> Reached:
        sys.setprofile(self._profile)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    @property
    def functions(self) -> frozenset[Function]:
        """The called functions. A nested function counts as the function around it."""
        own = (code for code in self.codes if code.co_filename.startswith(self.folder))
        return frozenset((code.co_filename.removeprefix(self.folder), code.co_qualname.split(".<locals>")[0]) for code in own)


class Module:
    """The source of the functions and constants of a file."""

    def __init__(self, source: str) -> None:
        self.functions: dict[str, str] = {}
        self.constants: dict[str, str] = {}
        self.others: list[str] = []
        self._lines = source.split("\n")
        self._statements: dict[str, ast.stmt] = {}
        self._names: dict[str, set[str]] = {}
        for statement in ast.parse(source).body:
            self._add(statement, "")

    def _add(self, statement: ast.stmt, prefix: str) -> None:
        if isinstance(statement, ast.FunctionDef):
            self.functions[prefix + statement.name] = self._text(statement)
            self._statements[prefix + statement.name] = statement
        elif isinstance(statement, ast.ClassDef):
            for one in statement.body:
                self._add(one, statement.name + ".")
        elif isinstance(statement, ast.Assign) and not prefix:
            for name in (name for target in statement.targets for name in _names(target)):
                self.constants[name] = self._text(statement)
                self._statements[name] = statement
        else:
            self.others.append(self._text(statement))

    def _text(self, statement: ast.stmt) -> str:
        first = min([statement.lineno, *(one.lineno for one in getattr(statement, "decorator_list", []))])
        return "\n".join(self._lines[first - 1 : statement.end_lineno])

    def names(self, name: str) -> set[str]:
        """The names that a function or constant uses."""
        if name not in self._names:
            self._names[name] = _names(self._statements[name])
        return self._names[name]

    def differing_constants(self, other: Module) -> set[str]:
        """The constants that differ in another version of the file, and the constants that depend on them."""
        found = set(_differing(self.constants, other.constants))
        while found and (more := {name for name in other.constants if name not in found and other.names(name) & found}):
            found |= more
        return found


def _differing(some: dict[str, str], others: dict[str, str]) -> Iterator[str]:
    return (name for name in some.keys() | others.keys() if some.get(name) != others.get(name))


def _names(part: ast.AST) -> set[str]:
    """The names and attributes in source code."""
    found = {one.id for one in ast.walk(part) if isinstance(one, ast.Name)}
    return found | {one.attr for one in ast.walk(part) if isinstance(one, ast.Attribute)}


class Reach:
    """The sources of a folder."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.modules = {str(path.relative_to(folder)): Module(path.read_text("utf-8")) for path in folder.glob("**/*.py")}
        self.folder = folder
        for module in self.modules.values():
            for name in module.functions:
                module.names(name)  # computed once for all processes that are forked later

    def changed(self, sources: dict[pathlib.Path, str]) -> set[Function] | None:
        """The functions that edited sources change, directly or through a constant. None if any function may change."""
        found: set[Function] = set()
        for path, source in sources.items():
            name = str(path.relative_to(self.folder))
            before, after = self.modules[name], Module(source)
            if before.others != after.others:
                return None
            found |= {(name, function) for function in _differing(before.functions, after.functions)}
            constants = before.differing_constants(after)
            if constants:
                found |= {(other, function) for other, one in self.modules.items() for function in one.functions if one.names(function) & constants}
        return found
