#!/usr/bin/env python3
"""Checks the schemas, the payloads and the examples of the specification with an independent validator.

Run it as `python3 .ci/check_payloads.py`, with `jsonschema` and `referencing` installed. It does not need a network, and checks that

- each `Schemas/v1/*.schema.json` is a valid 2020-12 schema whose `$id` matches its file name and whose references resolve;
- each `Examples/Payloads/*.xitem.json` is valid, and so is each block `json payload` of the specification;
- each block `json payload-invalid` of the specification is JSON that the schema refuses, and each block `json fragment` is JSON;
- each `Examples/Payloads/*.xitem.plist` is valid and has the values of the `.xitem.json` with its name;
- each `Examples/Catalogs/*.catalog.json` is a valid app catalog, and so is each block `json catalog` of the catalogs' specification; the schema refuses
  each block `json catalog-invalid` of that specification, and accepts the file of default apps.

It prints a count for each of these groups, and the failures on stderr. It exits with 1 if there is a failure, or if a group is empty.
"""

import base64
import datetime
import json
import pathlib
import plistlib
import re
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry
from referencing.exceptions import Unresolvable
from referencing.jsonschema import DRAFT202012

ROOT = pathlib.Path(__file__).resolve().parent.parent
BASE = "https://xextensionitem.org/schemas/v1/"
failures = []


def fail(place, pointer, what):
    place = place.relative_to(ROOT) if isinstance(place, pathlib.Path) else place
    failures.append(f"{place}: {what}" if pointer is None else f'{place}: at "{pointer}": {what}')


def report(group, count):
    print(f"{group}: {count} checked")
    if not count:
        fail(group, None, "nothing to check")


def pointer_to(keys):
    return "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in keys)


def number(value):
    """Converts an integral value within ±(2^53−1) to an integer, in every encoding (6.3.3, 6.3.4)."""
    return int(value) if value == int(value) and abs(value) < 2**53 else value


def parse_json(source):
    def members(pairs):
        if len(dict(pairs)) < len(pairs):
            raise ValueError(f"duplicate key among {[key for key, _ in pairs]}")
        return dict(pairs)

    def read(literal):
        return number(float(literal))  # refuses NaN and Infinity

    return json.loads(source.decode(), object_pairs_hook=members, parse_int=read, parse_float=read, parse_constant=read)


def parse_plist(source):
    """The property list as JSON (8.1.1). Refuses a tag if the encoding has a native form (7.1.4)."""
    is_binary = source.startswith(b"bplist")

    def lowered(value):
        if isinstance(value, dict):
            tag, content = next(iter(value.items())) if len(value) == 1 else ("", None)
            text = base64.b64decode(content, validate=True).decode() if tag == "$string" else None
            is_needed = tag == "$date" and "." in str(content) or text and re.search("[\0-\x08\x0b-\x1f\ufffe\uffff]", text)
            if tag in ("$data", "$integer") or tag in ("$date", "$string") and (is_binary or not is_needed):
                raise ValueError(f"needless tag {tag} with {content!r}")
            return {key: lowered(member) for key, member in value.items()} if text is None else text
        if isinstance(value, list):
            return [lowered(element) for element in value]
        if isinstance(value, bytes):
            return {"$data": base64.b64encode(value).decode()}
        if isinstance(value, datetime.datetime):
            value += datetime.timedelta(microseconds=500)  # rounds to milliseconds, because isoformat truncates
            return {"$date": value.isoformat(timespec="milliseconds").replace(".000", "") + "Z"}
        if isinstance(value, float):
            return number(value)
        if isinstance(value, int) and abs(value) >= 2**53:
            return {"$integer": str(value)}
        if isinstance(value, (bool, int, str)):
            return value
        raise ValueError(f"{type(value).__name__} is not a value of the format")

    return lowered(plistlib.loads(source))


def check(place, parse, source, validator, is_valid=True):
    """The document, or None if it cannot be read. It must be valid or invalid according to `is_valid`; None allows both."""
    try:
        document = parse(source)
        errors = [best_match([error]) for error in validator.iter_errors(document)]
    except Exception as error:  # any error of the parser or validator
        return fail(place, None, f"cannot be checked: {type(error).__name__}: {error}".splitlines()[0])
    for error in errors if is_valid else ():
        message = error.message if len(error.message) < 200 else f"{error.message[:90]} … {error.message[-90:]}"
        fail(place, pointer_to(error.absolute_path), message)
    if is_valid is False and not errors:
        fail(place, "", "expected to be invalid, but the schema accepts it")
    return document


def places(value, keys=()):
    """The value at each pointer, with its kind, so that `true` is not 1 (6.1.2)."""
    if not isinstance(value, (dict, list)):
        return {pointer_to(keys): repr(value)}
    found = {pointer_to(keys): f"{type(value).__name__} of {len(value)}"}
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        found.update(places(part, (*keys, key)))
    return found


def check_schemas():
    """The validators of whole documents. They resolve all schemas by `$id`."""
    meta = Draft202012Validator(Draft202012Validator.META_SCHEMA)
    paths = sorted(ROOT.glob("Schemas/v1/*.json"))
    schemas = {path: check(path, parse_json, path.read_bytes(), meta) or {} for path in paths}
    resources = [(schema.get("$id", ""), DRAFT202012.create_resource(schema)) for schema in schemas.values()]
    registry = Registry().with_resources(resources)
    for path, schema in schemas.items():
        if schema.get("$schema") != Draft202012Validator.META_SCHEMA["$id"]:
            fail(path, "/$schema", "is not the 2020-12 meta-schema")
        if schema.get("$id") != BASE + path.name or not path.name.endswith(".schema.json"):
            fail(path, "/$id", f"is {schema.get('$id')}, expected {BASE}{path.name}")
        for reference in re.findall(r'"\$ref": *"([^"]*)"', path.read_text("utf-8")):
            try:
                registry.resolver(schema.get("$id", "")).lookup(reference)
            except Unresolvable:
                fail(path, None, f"the reference {reference} does not resolve")
    report("Schemas/v1/*.schema.json", len(schemas))
    return {noun: Draft202012Validator({"$ref": f"{BASE}{noun}.schema.json"}, registry=registry) for noun in ("payload", "app-catalog", "default-apps")}


def check_payloads(validator):
    payloads = sorted(ROOT.glob("Examples/Payloads/*.xitem.json"))
    documents = {path: check(path, parse_json, path.read_bytes(), validator) for path in payloads}
    report("Examples/Payloads/*.xitem.json", len(payloads))
    lists = sorted(ROOT.glob("Examples/Payloads/*.xitem.plist"))
    for path in lists:
        document, twin = check(path, parse_plist, path.read_bytes(), validator), path.with_suffix(".json")
        if twin not in documents:
            fail(path, None, f"{twin.name} is missing in the same folder")
        elif document and documents[twin]:  # an unreadable file is already reported
            ours, theirs = places(document), places(documents[twin])
            for pointer in sorted(ours.keys() | theirs.keys()):
                one, other = ours.get(pointer, "nothing"), theirs.get(pointer, "nothing")
                if one != other:
                    fail(path, pointer, f"{one:.60} is {other:.60} in {twin.name}")
    report("Examples/Payloads/*.xitem.plist", len(lists))


def check_catalogs(validator):
    catalogs = sorted([*ROOT.glob("Examples/Catalogs/*.catalog.json"), *ROOT.glob("Sources/StandardCatalogFile/*.catalog.json")])
    for path in catalogs:
        check(path, parse_json, path.read_bytes(), validator)
    report("Examples/Catalogs/*.catalog.json", len(catalogs))


def check_specification(name, expected, validators):
    """Checks the JSON blocks of a specification: blocks of a kind must be valid, must be invalid, or must only be JSON."""
    text = (ROOT / "Schemas" / name).read_text("utf-8")
    blocks = list(re.finditer(r"^```json *(.*)\n([\s\S]*?)^```$", text, re.MULTILINE))
    for block in blocks:
        place, kind = f"Schemas/{name}:{text[:block.start()].count(chr(10)) + 1}", block[1]
        if kind in expected:
            check(place, parse_json, block[2].encode(), validators[kind], expected[kind])
        else:
            fail(place, None, f"expected a JSON block marked {' or '.join(expected)}, found {kind!r}")
    for kind in expected:
        report(f"Schemas/{name}, json {kind}", sum(block[1] == kind for block in blocks))


validators = check_schemas()
payload, catalog, defaults = validators.values()
check_payloads(payload)
check_catalogs(catalog)
check_specification(
    "wire-format.md",
    {"payload": True, "payload-invalid": False, "fragment": None},
    {"payload": payload, "payload-invalid": payload, "fragment": payload},
)
check_specification(
    "app-catalog.md",
    {"catalog": True, "catalog-invalid": False, "defaults": True},
    {"catalog": catalog, "catalog-invalid": catalog, "defaults": defaults},
)
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
