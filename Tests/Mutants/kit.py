"""The parts of the conformance kit that the mutants use: its requests, and its results for responses."""

from __future__ import annotations

import base64
import concurrent.futures
import json
import os
import pathlib
import pickle
import shlex
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from typing import Any, Callable, Iterable, TypeVar

from reach import Function

Item = TypeVar("Item")
Result = TypeVar("Result")

SECONDS = 600  # per response, on a busy machine
LONG = 65_536
SHORT_AND_SLOW = {"limits.values.shared-ones-count-each-time", "security.sharing.of-16-to-the-12-values"}


def is_slow(vector: dict[str, Any]) -> bool:
    """Whether the input of a vector takes long to read."""
    if vector["kind"] == "scale":
        return True
    parts = vector.get("input", {}).get("parts", [])
    length = sum(len(base64.b64decode(part["base64"])) * part["times"] for part in parts)
    return length > LONG or vector["id"] in SHORT_AND_SLOW


class Vectors:
    """The vectors, except the slow ones."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.groups = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
        self.all = {vector["id"]: vector for group in self.groups for vector in group["vectors"] if not is_slow(vector)}
        self.flags = {id: set(vector["flags"]) for id, vector in self.all.items()}

    def write(self, folder: str, chosen: Iterable[tuple[str, str]]) -> None:
        """Writes vectors to the files that the kit reads, each with its name in the file."""
        named = [{**self.all[id], "id": name} for id, name in chosen]
        for group in self.groups:
            vectors = [vector for vector in named if vector["id"].startswith(group["group"] + ".")]
            if vectors:
                text = json.dumps({**group, "count": len(vectors), "vectors": vectors})
                pathlib.Path(folder, group["group"] + ".json").write_text(text, "utf-8")


@dataclass(frozen=True)
class Recorded:
    """A request of the kit, the correct response, and the functions that computed it."""

    request: Any
    reply: Any
    reached: frozenset[Function]

    @property
    def vector(self) -> str:
        """The id of the vector."""
        return self.request["case"].split("/")[0]

    @property
    def operation(self) -> str:
        """The second part of the case's id, such as `encode-xml`."""
        return self.request["case"].split("/")[1]


@dataclass(frozen=True)
class Answers:
    """A vector and responses to its cases: pairs of an operation and its JSON line."""

    vector: str
    wrong: tuple[tuple[str, str], ...]


def line(reply: dict[str, Any]) -> str:
    """A response line of the testee, without its number."""
    return json.dumps({**reply, "payload": base64.b64encode(reply["payload"]).decode()} if "payload" in reply else reply)


def in_parallel(work: Callable[[list[Item]], Result], items: Iterable[Item]) -> list[Result]:
    """The results of work on a part of the items for each processor."""
    items = list(items)
    processors = os.cpu_count() or 1
    parts = [items[first::processors] for first in range(processors)]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return list(pool.map(work, filter(None, parts)))


class Kit:
    """A runner of the kit: the command that runs testees."""

    def __init__(self, command: list[str], vectors: Vectors) -> None:
        self.command = command
        self.vectors = vectors

    def run(self, chosen: Iterable[tuple[str, str]], *testee: str) -> dict[str, str]:
        """The outcomes of the cases of named vectors, with `mutant.py` as the testee."""
        return {result["case"]: result["outcome"] for result in self.results(chosen, *testee)}

    def results(self, chosen: Iterable[tuple[str, str]], *testee: str) -> list[dict[str, Any]]:
        """The results of these cases in the report."""
        with tempfile.TemporaryDirectory() as folder:
            self.vectors.write(folder, chosen)
            command = shlex.join(["exec", sys.executable, str(pathlib.Path(__file__).with_name("mutant.py")), *testee])
            report = os.path.join(folder, "report")
            options = ["--vectors", folder, "--testee", command, "--timeout", str(SECONDS), "--report", "json", "--output", report]
            run = subprocess.run([*self.command, *options], capture_output=True, text=True)
            if run.returncode not in (0, 1):
                raise RuntimeError(f"{shlex.join(run.args)} ends with {run.returncode}: {run.stderr}")
            found = json.loads(pathlib.Path(report).read_text("utf-8"))["testees"][0]
        if "start-failure" in found:
            raise RuntimeError(f"{command} does not start: {found['start-failure']}")
        return found["results"]

    def record(self, file: pathlib.Path | None = None) -> tuple[dict[str, str], list[Recorded]]:
        """The outcomes of all cases with the testee without a fault, and the recorded requests. Both are in the file, if it exists; otherwise it is written."""
        if file and file.exists():
            return pickle.loads(file.read_bytes())
        outcomes: dict[str, str] = {}
        rows: list[Recorded] = []
        for some_outcomes, some_rows in in_parallel(self._record, self.vectors.all):
            outcomes |= some_outcomes
            rows += some_rows
        if file:
            file.write_bytes(pickle.dumps((outcomes, rows)))
        return outcomes, rows

    def _record(self, ids: list[str]) -> tuple[dict[str, str], list[Recorded]]:
        with tempfile.NamedTemporaryFile() as file:
            outcomes = self.run(((id, id) for id in ids), "record", file.name)
            rows = []
            while file.peek(1):
                rows.append(Recorded(*pickle.load(file)))
        return outcomes, rows

    def wrong(self, answers: Iterable[Answers], right: dict[str, dict[str, str]]) -> set[Answers]:
        """The responses that the kit rejects. All other cases of the vectors get correct responses."""
        return set().union(*in_parallel(lambda piece: self._wrong(piece, right), dict.fromkeys(answers)))

    def _wrong(self, answers: list[Answers], right: dict[str, dict[str, str]]) -> set[Answers]:
        named = {f"{one.vector}.{number}": one for number, one in enumerate(answers)}
        results = self.replay(named, right)
        return {named[one["case"].split("/")[0]] for one in results if one["outcome"] not in ("passed", "skipped")}

    def replay(self, named: dict[str, Answers], right: dict[str, dict[str, str]]) -> list[dict[str, Any]]:
        """The results for responses, each under the name of a vector."""
        lines = {f"{name}/{case}": text for name, one in named.items() for case, text in {**right[one.vector], **dict(one.wrong)}.items()}
        with tempfile.NamedTemporaryFile() as file:
            pickle.dump(lines, file)
            file.flush()
            return self.results([(one.vector, name) for name, one in named.items()], "replay", file.name)
