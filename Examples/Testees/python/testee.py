#!/usr/bin/env python3
"""A testee of the conformance kit, which tests the reader and writer in this folder.

    testee.py                              answers JSON Lines until it is stopped
    testee.py start|decode|encode|… …      answers one case and exits

Schemas/conformance/README.md describes both. To create your own testee, keep this file, replace the functions under "The
operations" with calls to your reader or writer, and replace the two functions of description.py for your values.
"""

from __future__ import annotations

import base64
import json
import sys
from typing import Any

from description import NoValue, describe, describe_upstream, upstream_of, value_of
import sharetargets
from xextensionitem import ReadError, convert, notices, read, read_item, resolve, userinfo, validate, write, write_back
from xextensionitem.findings import Finding, rows
from xextensionitem.jsonwriter import indented

START = {
    "protocol": 1,
    "name": "xextensionitem (Python)",
    "version": "1.0",
    "language": f"Python {sys.version_info.major}.{sys.version_info.minor}",
    "format": "1.0",
    "encodings": ["json", "xml", "binary"],
    "operations": ["decode", "encode", "resolve", "write-back", "convert", "user-info", "notices", "evaluate", "map"],
    "claims": ["canonical", "findings", "indented", "locations"],
}


class Refused(Exception):
    """The payload breaks a rule, or the format cannot represent the description."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__()
        self.findings = findings


# The operations. Each takes the request with its payload as bytes, and returns the members of its response.


def decode(request: Any) -> dict[str, Any]:
    """Reads strictly (21.1). Refuses a payload with findings."""
    reading = read_item(request["payload"], request["folder"])
    if reading.findings:
        raise Refused(reading.findings)
    return {"meaning": describe(reading.item)}


def encode(request: Any) -> dict[str, Any]:
    """Writes a payload. A producer refuses to write one with findings (1.2.1)."""
    payload = write(value_of(request["meaning"]), request["encoding"])
    findings = validate(payload, request["folder"])
    if findings:
        raise Refused(findings)
    return {"payload": payload}


def resolve_for(request: Any) -> dict[str, Any]:
    """Reads leniently (21.2), and resolves for an activity or for no activity (19.3)."""
    reading = read_item(request["payload"], request["folder"])
    if reading.item is None:
        raise Refused(reading.findings)
    findings = [row for row in rows(reading.findings) if row["pointer"] is not None]
    return {"meaning": describe(resolve(reading.item, request.get("activity"))), "findings": findings}


def rewrite(request: Any) -> dict[str, Any]:
    """Reads leniently, changes nothing, and writes (21.3)."""
    reading = read_item(request["payload"], request["folder"])
    if reading.item is None:
        raise Refused(reading.findings)
    return {"payload": write(write_back(reading.document), request["encoding"])}


def change_encoding(request: Any) -> dict[str, Any]:
    """Converts without interpreting members (section 8)."""
    payload, _ = convert(request["payload"], request["to"])
    return {"payload": indented(read(payload).value) if request.get("indented") else payload}


def map_user_info(request: Any) -> dict[str, Any]:
    """Section 23, in either direction."""
    if request["direction"] == "import":
        value, losses = userinfo.to_payload(upstream_of(request["userInfo"]), set(request.get("namespaces", [])))
        reply = {"meaning": describe(value)}
    else:
        reading = read_item(request["payload"], request["folder"])
        if reading.item is None:
            raise Refused(reading.findings)
        upstream, losses = userinfo.from_item(reading.item, request.get("activity"))
        reply = {"userInfo": describe_upstream(upstream)}
    return {**reply, "losses": [{"id": id, "pointer": pointer} for id, pointer in losses]}


def notice(request: Any) -> dict[str, Any]:
    """Reports valid values that can mislead (24.2)."""
    reading = read_item(request["payload"], request["folder"])
    if reading.findings:
        raise Refused(reading.findings)
    return {"notices": [{"id": id, "pointer": pointer} for id, pointer in notices(reading.item)]}


def judge_rule(request: Any) -> dict[str, Any]:
    """Evaluates an activation rule (sections 31 to 34 of Schemas/share-targets.md)."""
    return {"verdict": sharetargets.evaluate(request["rule"], request["items"], request.get("types", {}))}


def map_for_receiver(request: Any) -> dict[str, Any]:
    """Sections 35 to 38 of Schemas/share-targets.md, in either direction."""
    receiver, arguments = request["receiver"], []
    if receiver == "web":
        arguments = [request["manifest"], request.get("platform", "android")]
    if request["direction"] == "import":
        made = {"android": sharetargets.from_intent, "web": sharetargets.from_form, "mailto": sharetargets.from_mail}[receiver]
        return {"meaning": describe(made(value_of(request["content"]), *arguments))}
    reading = read_item(request["payload"], request["folder"])
    if reading.item is None:
        raise Refused(reading.findings)
    item = resolve(reading.item, request.get("activity"))
    made = {"android": sharetargets.to_intent, "web": sharetargets.to_form, "mailto": sharetargets.to_mail}[receiver]
    content, losses = made(item, *arguments)
    return {"meaning": describe(content), "losses": [{"id": "mapping.lost", "pointer": pointer} for pointer in losses]}


OPERATIONS = {
    "decode": decode,
    "encode": encode,
    "resolve": resolve_for,
    "write-back": rewrite,
    "convert": change_encoding,
    "user-info": map_user_info,
    "notices": notice,
    "evaluate": judge_rule,
    "map": map_for_receiver,
}


# The protocol, which is independent of payloads.


def answer(request: Any) -> dict[str, Any]:
    """The response to one request. Every request has a response, even after an error."""
    if request.get("operation") not in OPERATIONS:
        return {"outcome": "skipped", "reason": "no such operation here"}
    try:
        reply = OPERATIONS[request["operation"]]({"folder": False, **request})
        outcome = next(name for name in ("meaning", "payload", "userInfo", "notices", "verdict") if name in reply)
        return {"outcome": "user-info" if outcome == "userInfo" else outcome, **reply}
    except (Refused, ReadError) as refusal:
        return {"outcome": "refused", "findings": [row for row in rows(refusal.findings) if row["pointer"] is not None]}
    except sharetargets.RuleError as refusal:
        place = {} if refusal.line is None else {"line": refusal.line, "column": refusal.column}
        return {"outcome": "refused", "findings": [{"id": refusal.id, "pointer": "", **place}]}
    except sharetargets.NoMapping as refusal:
        return {"outcome": "refused", "findings": [{"id": refusal.id, "pointer": refusal.pointer}]}
    except NoValue as refusal:
        return {"outcome": "refused", "reason": str(refusal)}
    except Exception as error:  # a fault of this program, and not of the payload
        return {"outcome": "failure", "message": f"{type(error).__name__}: {error}"}


def converse() -> None:
    """JSON Lines: one response line per request line, until `stop`."""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["command"] == "stop":
            return
        if request["command"] == "start":
            reply = START
        else:
            if "payload" in request:
                request["payload"] = base64.b64decode(request["payload"])
            reply = answer(request)
            if "payload" in reply:
                reply["payload"] = base64.b64encode(reply["payload"]).decode()
        print(json.dumps({"seq": request["seq"], **reply}), flush=True)


STATUS = {"meaning": 0, "payload": 0, "user-info": 0, "notices": 0, "verdict": 0, "refused": 3, "skipped": 4, "failure": 70}


def answer_once(operation: str, *arguments: str) -> int:
    """One case: its input on standard input, its output on standard output, its outcome as the exit status."""
    if operation == "start":
        print(json.dumps(START))
        return 0
    words = [word for word in arguments if not word.startswith("--")]
    request: dict[str, Any] = {"operation": operation, "folder": "--folder" in arguments, "indented": "--indented" in arguments}
    if operation in ("user-info", "map"):
        request["direction"], *words = words
    request["encoding"], option = (*words, None, None)[:2]
    request.update({"to": option, "activity": option or None})
    source = sys.stdin.buffer.read()
    if operation == "encode":
        request["meaning"] = json.loads(source)
    elif request.get("direction") == "import" or operation in ("evaluate", "map"):
        request.update(json.loads(source))
        if "payload" in request:
            request["payload"] = base64.b64decode(request["payload"])
    else:
        request["payload"] = source
    reply = answer(request)
    outcome = reply.pop("outcome")
    if outcome == "payload":
        sys.stdout.buffer.write(reply["payload"])
    elif STATUS[outcome] == 0:
        print(json.dumps(reply["meaning"] if operation in ("decode", "resolve") else reply))
        if reply.get("findings"):
            print(json.dumps({"findings": reply["findings"]}), file=sys.stderr)
    else:
        print(json.dumps(reply), file=sys.stderr)
    return STATUS[outcome]


if __name__ == "__main__":
    sys.exit(answer_once(*sys.argv[1:]) if len(sys.argv) > 1 else converse())
