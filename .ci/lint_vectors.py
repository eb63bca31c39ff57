#!/usr/bin/env python3
"""Checks the vectors of the conformance kit as data: `python3 .ci/lint_vectors.py [--table]`, with `jsonschema-rs` and `jsonschema` installed.

It uses neither the library nor the readers in Examples/Testees, and checks that

- each group file is valid against its schema, and its name, count, clauses and notes match its vectors;
- ids are unique, and texts have a consistent style;
- each normative clause of sections 2 to 23 and 24.2 has a vector that follows it and a vector that breaks it, except the clauses in EXEMPT;
- each clause of Schemas/share-targets.md, whose sections begin with 30, has a vector, except those in EXEMPT_TARGETS;
- each row of each table and list that a clause names has a vector of its own, which holds what the row names; and each id has a vector;
- each row of every table of the specifications is in a vector;
- the statements of each vector are true: its encoding, its errors by Appendix A, locations inside the input, and the property that a flag names;
- the canonical outputs are JSON and property lists with the expected meaning, by Python's own parsers, and the JSON is in canonical order;
- the guide states how many cases there are of each level, and how many of the forbidden payloads the schema of payloads catches;
- no two vectors of a kind differ only in the text of strings, unless they catch different mistakes.

It prints the number of vectors by group, kind and level, and with --table each clause with its vectors. It exits 1 if a check fails.
"""

import base64
import collections
import datetime
import json
import pathlib
import plistlib
import re
import struct
import sys
import unicodedata

from json_schema import Validator

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Schemas/conformance/source"))  # the tables of the specification, as it prints them
sys.path.insert(0, str(ROOT / "Schemas/conformance"))  # the runner, which expands vectors into cases

import run  # noqa: E402
from vectorsource import tables  # noqa: E402
from vectorsource.tables import clause, code, point, rows, section, slug  # noqa: E402

KIT = ROOT / "Schemas/conformance/v1"
SPECIFICATION = "\n".join((ROOT / "Schemas" / name).read_text("utf-8") for name in ("wire-format.md", "user-info.md", "file-names.md"))
SHARE_TARGETS = (ROOT / "Schemas/share-targets.md").read_text("utf-8")
failures = []

# Clauses of sections 2 to 23 and 24.2 that no vector can show, or that only right or only wrong vectors can show, and why.
ONLY_RIGHT, ONLY_WRONG, NEITHER = "only right", "only wrong", "neither"
EXEMPT = {}
for side, reason, clauses in [
    (
        ONLY_RIGHT,
        "defines what is read or written, and refuses nothing: a mistake results in a different value or different bytes",
        """
        2.1.3 4.1.10 4.2.10 5.1.5 5.2.6 5.2.9 6.1.1 6.3.5 7.2.1 7.2.3 8.1.1 8.1.2 8.1.3 9.1.1 9.1.2 9.1.3 9.1.4 9.1.5 9.1.6 9.1.7 9.1.8 9.1.9 9.2.1
        9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.4.1 9.4.2 9.4.3 9.4.4 9.4.5 9.4.6 11.1.7 11.2.2 13.1.4 13.2.4 14.1.3 14.2.2 15.1.2 15.2.5 18.1.3 20.1.4 21.3.1 21.3.3 21.3.4""",
    ),
    (ONLY_RIGHT, "forbids a refusal: the mistake is to refuse a right vector", "11.1.5 11.3.3 13.2.3 14.6.7 16.1.2 19.1.2"),
    (ONLY_RIGHT, "is the algorithm of resolution, which accepts every document", "19.2.3 19.2.6 19.3.1 19.3.2 19.3.3"),
    (ONLY_RIGHT, "allows two results; a vector can show only one", "21.2.6"),
    (ONLY_RIGHT, "defines how a name is derived from another", "14.5.3 14.5.4"),
    (ONLY_RIGHT, "cannot be broken by a userInfo or a payload", "23.1.3 23.1.4 23.2.3"),
    (ONLY_WRONG, "defines an error; every document without that error is right", "2.2.2 2.2.4 2.2.5 3.1.5 4.1.2 5.2.14 6.7.2 7.2.4 11.1.4 12.2.1"),
    (ONLY_WRONG, "is about names of features, and version 1.0 defines no names", "11.3.1 11.3.2"),
    (ONLY_WRONG, "limits what a hostile input can do", "10.1.4"),
    (
        ONLY_WRONG,
        "is about findings, pointers and locations, which a right vector does not have",
        "21.1.2 21.1.3 21.1.5 21.1.6 21.2.4 21.4.1 21.4.2 21.4.3 21.4.4 21.4.5 21.4.6 21.4.7",
    ),
    (ONLY_WRONG, "is about omitted values that are reported", "23.3.1 23.3.3 23.3.5 23.3.6"),
    (NEITHER, "needs an input or an output that fails", "8.1.6 8.1.7"),
    (NEITHER, "leaves the choice to the producer", "10.1.5"),
    (NEITHER, "needs a later version", "11.1.6 11.2.1"),
    (NEITHER, "binds the specification itself", "12.1.1"),
    (NEITHER, "is about a system that offers activities", "13.2.5"),
    (NEITHER, "cannot be seen in a payload", "14.1.2"),
    (NEITHER, "is about a receiver that picks and loads, for which the kit has no operation", "14.4.1 14.4.2 14.4.3 14.5.2"),
    (NEITHER, "is about folders and files on disk", "14.6.1 14.6.5"),
    (NEITHER, "needs an editor that changes a member, for which the kit has no operation", "21.3.2"),
    (NEITHER, "is about names outside the document", "22.1.1 22.1.2 22.1.3 22.1.4"),
    (NEITHER, "is about a platform's URL objects", "23.2.4"),
    (NEITHER, "is about a platform's attributed strings and objects", "23.3.2"),
]:
    for number in clauses.split():
        EXEMPT[number] = (side, reason)

# Clauses of Schemas/share-targets.md that have no vector, and why.
EXEMPT_TARGETS = {
    "36.1.5": "allows a limit, but requires none",
    "39.1.1": "refers to section 23, which has vectors of its own",
}


def fail(place, what):
    failures.append(f"{place}: {what}")


def bytes_of(source):
    """The bytes of an input or output."""
    if "text" in source:
        return source["text"].encode("utf-8")
    if "base64" in source:
        return base64.b64decode(source["base64"], validate=True)
    return b"".join(map(part_bytes, source["parts"]))


def part_bytes(part):
    """Repeated bytes, in which # can be replaced by the number of the copy, or a sequence of numbers."""
    copies = range(part["times"])
    if "first" in part:
        return b"".join((part["first"] + n * part["step"]).to_bytes(part["bytes"], "big") for n in copies)
    block = base64.b64decode(part["base64"], validate=True)
    return b"".join(block.replace(b"#", b"%0*d" % (part["digits"], n)) for n in copies) if "digits" in part else block * part["times"]


# Schemas, names, texts


def check_schemas():
    """The validator of group files."""
    for path in sorted(KIT.glob("*.schema.json")):
        id = json.loads(path.read_text("utf-8"))["$id"]
        if id != "https://xextensionitem.org/schemas/conformance/v1/" + path.name:
            fail(path.name, f"$id is {id}")
    return Validator(KIT, "vectors")


def check_group(path, group, validator):
    if error := validator.error(group):
        fail(path.name, error)
    if group["group"] != path.stem:
        fail(path.name, f"the group is {group['group']}")
    if group["count"] != len(group["vectors"]):
        fail(path.name, f"the count is {group['count']}, but there are {len(group['vectors'])} vectors")
    used = {flag for vector in group["vectors"] for flag in vector["flags"]}
    for flag in used ^ group["notes"].keys():
        fail(path.name, f"the flag {flag} {'has no note' if flag in used else 'is not used'}")
    for flag, note in group["notes"].items():
        for text in note.values():
            check_style(f"{path.name}: {flag}", text, is_sentence=False)
    for vector in group["vectors"]:
        if not vector["id"].startswith(path.stem + "."):
            fail(vector["id"], f"is in {path.name}")
        if "comment" in vector:
            check_style(vector["id"], vector["comment"], is_sentence=True)


def check_style(place, text, is_sentence):
    """A comment is one or more sentences; a note continues "An implementation" or "What follows:", without a full stop."""
    good = text == " ".join(text.split()) and text.isprintable() and not re.search(r"\b(should be able|TODO|XXX)\b", text)
    first = text[0].isupper() and text.endswith(".") if is_sentence else not text.endswith(".")
    if not (good and first):
        fail(place, f"wrong style: {text!r}")


# Clauses


def is_shown(clause):
    return 2 <= int(clause.split(".")[0]) <= 23 or clause.startswith("24.2.")


def check_clauses(vectors, show):
    numbers = re.findall(r"^\*\*([0-9.]+)\*\*", SPECIFICATION, re.M)
    targets = re.findall(r"^\*\*([0-9.]+)\*\*", SHARE_TARGETS, re.M)
    named = collections.defaultdict(lambda: ([], []))
    for vector in vectors:
        is_wrong = vector["kind"] in ("invalid", "encode-refused") or not {"findings", "losses", "notices"}.isdisjoint(vector)
        for clause in [vector["clause"], *vector.get("also", [])]:
            if vector["kind"] != "scale":
                named[clause][is_wrong].append(vector["id"])
            if clause not in numbers + targets and not re.search(rf"^#+ {re.escape(clause)}[. ]", SPECIFICATION, re.M):
                fail(vector["id"], f"the clause {clause} does not exist")
    covered = 0
    for clause in numbers:
        if not is_shown(clause):
            continue
        right, wrong = map(len, named[clause])
        side, reason = EXEMPT.get(clause, ("", ""))
        missing = [
            name
            for name, count, free in [("right", right, side in (ONLY_WRONG, NEITHER)), ("wrong", wrong, side in (ONLY_RIGHT, NEITHER))]
            if not count and not free
        ]
        for name in missing:
            fail(f"clause {clause}", f"has no {name} vector")
        if side == ONLY_RIGHT and wrong or side == ONLY_WRONG and right or side == NEITHER and (right or wrong):
            fail(f"clause {clause}", f"is listed as {side}, but has {right} right and {wrong} wrong vectors")
        covered += right > 0 and wrong > 0
        if show:
            print(f"{clause:8}{right:5} right{wrong:5} wrong{'   ' + side + ': ' + reason if side else ''}")
    for clause in targets:
        if any(named[clause]) == (clause in EXEMPT_TARGETS):
            fail(f"clause {clause}", "is exempt, but has a vector" if any(named[clause]) else "has no vector")
        if show:
            print(f"{clause:8}{sum(map(len, named[clause])):5}")
    print(f"clauses of share targets: {len(targets)}, {len(EXEMPT_TARGETS)} exempt")
    for clause in EXEMPT.keys() - set(numbers):
        fail(f"clause {clause}", "is exempt, but does not exist")
    total = sum(map(is_shown, numbers))
    sides = collections.Counter(side for side, _ in EXEMPT.values())
    print(
        f"clauses: {total} in sections 2 to 23 and 24.2, {covered} shown both ways; exempt: {', '.join(f'{sides[s]} {s}' for s in (ONLY_RIGHT, ONLY_WRONG, NEITHER))}"
    )


# Rows of tables and lists


def firsts(cells):
    """The code in the first cell of each row."""
    return [one for row in cells for one in code(row[0])]


def by_point(ranges):
    return {point(end): chr(end) for end in tables.ends(ranges)}


def by_slug(words):
    return {slug(word): word for word in words}


def conformances():
    """The rows of Appendix D and of 31.2.1: each type with each of its parents."""
    appendix = rows(section("Appendix D. Conformance of types"))
    found = {f"{slug(type)}-to-{slug(parent)}": type for row in [*appendix, *rows(clause("31.2.1"))] for type in code(row[0]) for parent in code(row[1])}
    rest = {row[1] for row in rows(section("Appendix B. Media types"))} - set(firsts(appendix)) - {"public.data"}
    return found | {f"{slug(type)}-to-public-data": type for type in rest}


def wanted_rows():
    """The topics of the group `rows`, with the names of the rows of each, and the text that the vector of a row must contain."""
    media = rows(section("Appendix B. Media types"))
    in_lines, in_runs = clause("24.2.3").partition(" has the notice")[::2]
    brands = clause("24.2.5").partition("The brands of HEIF")[2].partition("begins with `3g`")[0]
    keywords = re.findall(r"\b[A-Z][A-Z-]+\b", clause("32.1.2").partition("in any case:")[2])
    return {
        "media-type": by_slug(row[0] for row in media),
        "type-identifier": by_slug(row[0] for row in media),
        "type-of-file": by_slug(row[1] for row in media),
        "conformance": conformances(),
        "device": by_slug(one for one in code(clause("14.6.2")) if re.fullmatch("[a-z]{3}[0-9]?", one)),
        "suggested-name": by_point(tables.characters(clause("14.5.1"))),
        "xml-character": {name: f"&#{ord(c)};" for name, c in by_point(tables.characters(clause("4.1.5"))).items()},
        "key-character": by_point(tables.characters(clause("6.2.4"))),
        "notice-in-a-line": by_point(tables.characters(in_lines)),
        "notice-of-direction": by_point(tables.characters(clause("24.2.4").partition("They nest")[0])),
        "beginning": {slug(brand): brand.encode() for brand in code(brands)},
        "scheme": {scheme: scheme.upper() for scheme in code(clause("18.1.2"))[:-2]},
        "keyword-as-key": {slug(word): word.lower() for word in keywords if not word.startswith("UTI-")},
        "rule-key": by_slug(firsts(rows(clause("34.1.1")))),
    }


def check_rows(vectors):
    """Each row has a vector `rows.TOPIC.NAME` that contains the text of the row."""
    by_id = {vector["id"]: vector for vector in vectors}
    count = 0
    for topic, wanted in wanted_rows().items():
        for name, text in wanted.items():
            count += 1
            vector = by_id.get(f"rows.{topic}.{name}")
            if vector is None:
                fail(f"rows.{topic}.{name}", "does not exist, although a row requires it")
            elif not holds(vector, text):
                fail(vector["id"], f"does not contain {text!r}")
    shown_ids = {finding["id"] for vector in vectors for name in ("findings", "losses", "notices") for finding in vector.get(name, [])}
    for id in IDS - shown_ids - {"data.base64", "input.failed", "limit.manifest", "limit.types", "output.failed"}:
        fail(id, "is an id without a vector")
    for name, pattern in {"13.2": r"/([a-z-]+)", "15.2": r"/content-text/0/([a-z-]+)", "17.1": r"/referrer/([a-z-]+)"}.items():
        check_members(name, pattern, vectors)
    print(f"rows: {count} of tables and lists, each with its own vector")


# A vector for each row of a table whose first cell is in words, by the clause or the heading before the table.
IN_WORDS = {
    "4.1.2": """xml.first-error.bytes-that-are-cut-in-a-key xml.characters.forbidden-between-elements xml.first-error.reference-after-the-root xml.first-error.unknown-root-that-is-cut
        xml.first-error.reference-that-is-cut xml.elements.attribute-without-value xml.text.reference-to-u-0001-is-refused xml.text.unknown-entity-is-refused
        xml.first-error.unknown-entity-without-a-semicolon-in-a-key""",
    "5.1.3": """binary.layout.unused-bytes-of-the-trailer-are-free binary.layout.unused-bytes-of-the-trailer-are-free binary.layout.offset-size-0-is-refused
        binary.layout.reference-size-9-is-refused binary.layout.there-is-an-object binary.layout.top-object-is-one-of-them
        binary.layout.offset-table-is-not-in-the-header""",
    "6.7.3": """conversion.null.is-refused values.null.member-is-absent values.null.empties-upwards values.nulls.file-that-is-the-only-content
        values.null.is-never-written-back""",
    "8.1.1": """conversion.example.from-json-to-binary conversion.example.from-json-to-xml conversion.strings.that-xml-lacks-are-tagged
        conversion.example.from-xml-to-json canonical.binary.integers-take-the-least-width conversion.tags.needless-ones-become-native
        conversion.numbers.imprecise-one-becomes-its-double conversion.tags.become-native-in-binary conversion.tags.native-forms-become-tags
        conversion.tags.date-with-fraction-is-tagged-in-xml conversion.example.from-binary-to-json conversion.tags.kept-one-keeps-its-content""",
    "9.1.6": " ".join(["canonical.numbers.spelling-is-that-of-ecma-262"] * 5),
    "21.4.4": "json.numbers.letter-after-the-point xml.truncated.in-the-name-of-an-element binary.objects.url-is-refused",
    "23.1.1": "user-info.both.user-info-and-parameters-together user-info.both.key-of-an-unknown-namespace-stays-whole",
    "23.1.2": "user-info.import.unknown-generic-keys",
    "23.2.2": """user-info.both.parameter-of-any-type user-info.export.user-info-wins-over-parameters user-info.export.generic-dictionary-wins-over-both
        user-info.both.content-text""",
    "23.3.4": """user-info.import.wrong-types-all-together user-info.import.empty-tags user-info.import.unknown-generic-keys user-info.import.uid-as-the-only-key
        user-info.import.attributes-that-break-a-rule user-info.import.attributes-that-break-a-rule user-info.import.types-that-break-a-rule
        user-info.import.contents-that-break-a-rule user-info.import.representation-of-unknown-kind user-info.import.unknown-members-of-an-attachment
        user-info.import.empty-run-between-runs user-info.import.thumbnail-of-a-media-type user-info.import.no-attachment-is-no-payload""",
    "23.3.5": """user-info.export.newer-version-is-reported user-info.export.overlay-of-the-activity-is-applied user-info.export.what-only-payloads-have
        user-info.export.what-only-payloads-have user-info.export.thumbnail-of-unknown-kind user-info.export.without-the-main-attachment-there-are-none
        exempt user-info.export.keys-of-the-system-are-refused user-info.export.user-info-wins-over-parameters
        user-info.export.what-comes-back-elsewhere-is-reported""",
    "14.5.3": "rows.file-name.default-of-an-image",
    "34.1.2": """rules.dictionary.text-is-any-text rules.dictionary.web-url-is-no-file-url rules.dictionary.web-page-is-accepted rules.dictionary.movie-is-accepted
        rules.dictionary.file-and-folder""",
    "32.4.3": """rules.limits.a-million-steps-of-predicates rules.limits.a-million-steps-of-values rules.limits.a-million-steps-of-keys-of-elements
        rules.limits.a-million-steps-of-comparisons rules.limits.elements-times-a-thousand""",
    "35.1.4": "mappings.taken.nothing-with-a-name",
    "35.2.3": """mappings.html.beside-an-empty-text mappings.content.html-beside-content-text mappings.html.empty-one-is-sent
        mappings.html.of-an-empty-text mappings.content.styled-text-is-a-file rows.second-html.first-counts rows.html-beside-others.a-link""",
    "35.4.1": """mappings.undefined-member.of-another-representation mappings.lost.text-and-its-other-representation
        mappings.lost.html-and-another-representation mappings.lost.file-after-a-property-list mappings.taken.nothing-with-a-name
        mappings.lost.member-of-the-second-representation mappings.undefined-member.of-a-file-that-arrives""",
    "37.1.3": """mappings.web.fields-of-a-desktop mappings.web.fields-of-android mappings.web.desktop-without-a-field-for-urls mappings.web.title-without-a-field
        mappings.web.link-alone-on-a-desktop""",
}

# Tables whose rows other checks of this file require, and the codes in first cells that no vector can have.
SHOWN_ELSEWHERE = {"24.2.5", "Appendix B. Media types and type identifiers", "25.1 One payload in three encodings"}
NO_VECTOR = {"data.base64", "input.failed", "output.failed", "limit.types", "limit.manifest"}


def all_tables():
    """Each table of the specifications: the clause or heading before it, and its rows."""
    place = ""
    for text in re.split(r"\n(?=\*\*[0-9.]+\*\*|#)", SPECIFICATION + "\n" + SHARE_TARGETS):
        place = (re.match(r"\*\*([0-9.]+)\*\*|#+ (.*)", text) or [None, place, None])[1] or text.partition("\n")[0].strip("# ")
        for number in range(len(re.findall(r"(?:^\|.*\n?)+", text, re.M))):
            yield place, rows(text, number)


def check_tables(vectors):
    """Checks that a vector covers each row of each table. Code in its first cell must occur in a vector, ignoring spaces; IN_WORDS names the vectors of other rows."""
    names = ("description", "userInfo", "content", "rule", "items", "types", "manifest", "findings", "losses", "notices", "meaning", "canonical")
    sources = [vector[name] for vector in vectors for name in ("input", "output") if name in vector]
    texts = [bytes_of(source) for source in sources if "parts" not in source]  # large documents test limits, not rows
    texts += [json.dumps([vector.get(name) for name in names], ensure_ascii=False).encode() for vector in vectors]
    inputs = [bytes_of(vector["input"]) for vector in vectors if vector["id"].startswith("rows.printed.") and "input" in vector]
    everything = b"\n".join(texts).replace(b" ", b"").replace(b'\\"', b'"').lower()
    ids = {vector["id"] for vector in vectors} | {"exempt"}
    count, used = 0, set()
    for place, table in all_tables():
        waiting = IN_WORDS.get(place, "").split()
        are_in_words = len(waiting) == len(table)
        for row in table:
            count += 1
            cells = [part.strip(", ") for one in code(row[0]) if one not in NO_VECTOR for part in one.split("…")]
            if place in SHOWN_ELSEWHERE:
                continue
            if are_in_words or not code(row[0]):
                id = waiting.pop(0) if waiting else ""
                used.add(place)
                if id not in ids and row[0] != "nothing":
                    fail(f"table after {place}", f"no vector is named for the row {row[0]!r}: {id}")
                continue
            for cell in cells:
                is_bytes = place == "2.2.5"
                if not (bytes.fromhex(cell) in inputs if is_bytes and re.fullmatch("([0-9A-F]{2} ?)+", cell) else cell.replace(" ", "").lower().encode() in everything):
                    fail(f"table after {place}", f"no vector has the row {cell!r}")
    for place in IN_WORDS.keys() - used:
        fail("IN_WORDS", f"no table after {place} has a row in words")
    print(f"tables: {count} rows, each in a vector")


def check_members(number, pattern, vectors):
    """Each member of a table is misused in the document, and in an overlay if it is allowed there."""
    text = SPECIFICATION.partition(f"\n### {number} " if number != "17.1" else "\n## 17. ")[2].partition("\n#")[0]
    found = {True: set(), False: set()}
    for vector in vectors:
        if vector["id"].startswith("rows.member"):
            for finding in vector["findings"]:
                pointer = finding["pointer"].removeprefix("/activities/com.example.x")
                if match := re.match(pattern, pointer):
                    found[pointer != finding["pointer"]].add(match[1])
    only_top = {"version", "must-understand", "activities", "excluded-activities"} if number == "13.2" else set()
    for member in firsts(rows(text)):
        for is_overlay in (False, True):
            if member not in found[is_overlay] and not (is_overlay and member in only_top):
                fail(f"clause {number}", f"no vector misuses {member} in {'an overlay' if is_overlay else 'the document'}")


def holds(vector, text):
    """Whether text occurs in the input, the rule or the items of a vector, verbatim or escaped."""
    data = bytes_of(vector["input"]) if "input" in vector else b""
    if isinstance(text, bytes):
        return any(text in base64.b64decode(one) for one in re.findall(rb'"\$data":"([^"]+)"', data))
    said = json.dumps([vector.get(name) for name in ("userInfo", "rule", "items")], ensure_ascii=False).encode()
    return any(one.encode("utf-8", "surrogatepass") in data + said for one in (text, json.dumps(text)[1:-1]))


# The members of a vector

ERRORS = set(re.findall(r"^\| `([a-z0-9.-]+)` \| [0-9.]+ \| .* \| Error \|$", SPECIFICATION, re.M))
IDS = {id for id in re.findall(r"^\| `([a-z0-9.-]+)` \| [0-9.]+ \|", SPECIFICATION + SHARE_TARGETS, re.M) if "." in id} | {"upstream.not-carried", "upstream.replaced", "upstream.moved"}


def encoding_of(data):
    """Clause 2.2.1, as far as it distinguishes the encodings."""
    if data.startswith(b"bplist"):
        return "binary"
    if data[:2] in (b"\xfe\xff", b"\xff\xfe") or re.match(rb"(\xef\xbb\xbf)?[ \t\r\n]*<", data):
        return "xml"
    return "json"


def check_vector(vector):
    place = vector["id"]
    if "input" in vector and encoding_of(bytes_of(vector["input"])) != vector["encoding"]:
        fail(place, f"the input is not {vector['encoding']}")
    for finding in vector.get("findings", []) + vector.get("losses", []) + vector.get("notices", []):
        if finding["id"] not in IDS:
            fail(place, f"the finding {finding['id']} does not exist")
    if vector["kind"] == "invalid":
        is_error = any(finding["id"] in ERRORS for finding in vector["findings"])
        if is_error != vector.get("error", False):
            fail(place, "error differs from Appendix A")
        for finding in vector["findings"]:
            check_location(place, finding, bytes_of(vector["input"]))
    if "canonical" in vector:
        check_canonical(place, vector["meaning"], vector["canonical"])


def check_location(place, finding, data):
    """Line and column are those of the offset (21.4.6)."""
    if "offset" not in finding:
        return
    offset = finding["offset"]
    if offset > len(data):
        return fail(place, f"offset {offset} is beyond the input")
    if "line" not in finding:
        return
    utf16 = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}.get(data[:2])
    base, codec = (2, utf16) if utf16 else (3 if data[:3] == b"\xef\xbb\xbf" and data[3:4] == b"<" else 0, "utf-8")
    lines = re.split("\r\n|\n|\r", data[base:offset].decode(codec))
    if (len(lines), len(lines[-1]) + 1) != (finding["line"], finding["column"]):
        fail(place, f"offset {offset} is line {len(lines)}, column {len(lines[-1]) + 1}")


# Canonical forms, by Python's own parsers


class Pairs(list):
    """A dictionary as pairs, so that nothing is lost."""


def as_json(meaning):
    """The JSON form of a description: dictionaries become pairs, and numbers become tuples, so that parsed JSON can be compared with it."""
    if isinstance(meaning, (str, bool)):
        return meaning
    if isinstance(meaning, list):
        return [as_json(element) for element in meaning]
    ((kind, content),) = meaning.items()
    if kind == "dictionary":
        return escaped([(key, as_json(value)) for key, value in content])
    if kind == "tag":
        return Pairs([(content[0], as_json(content[1]))])
    if kind == "real":
        return ("number", float(content))
    if kind == "integer":
        return ("number", float(content)) if abs(int(content)) < 2**53 else Pairs([("$integer", content)])
    return Pairs([("$" + kind, content)])


def escaped(pairs):
    """Clause 7.2.1, and the order of 9.1.3."""
    if len(pairs) == 1 and pairs[0][0].startswith("$"):
        return Pairs([("$" + pairs[0][0], pairs[0][1])])
    return Pairs(sorted(pairs, key=lambda pair: pair[0].encode("utf-16-be")))


EPOCH = datetime.datetime(1, 1, 1)


def as_plist(meaning, is_xml):
    """The description as a property list contains it, in the form of `plistlib`."""
    if isinstance(meaning, str):
        needs_tag = is_xml and re.search("[\0-\x08\x0b-\x1f\ufffe\uffff]", meaning)
        return {"$string": base64.b64encode(meaning.encode()).decode()} if needs_tag else meaning
    if isinstance(meaning, bool):
        return meaning
    if isinstance(meaning, list):
        return [as_plist(element, is_xml) for element in meaning]
    ((kind, content),) = meaning.items()
    if kind == "dictionary":
        return {key: as_plist(value, is_xml) for key, value in escaped(content)}
    if kind == "date":
        whole = datetime.datetime.strptime(content[:19], "%Y-%m-%dT%H:%M:%S")
        moment = whole + datetime.timedelta(milliseconds=int(content[20:23] or 0) if "." in content else 0)
        return {"$date": content} if is_xml and "." in content else moment
    if kind == "url":
        return {"$url": content}
    return {"integer": int, "real": float, "data": base64.b64decode}[kind](content)


def shown(value):
    """A value of `plistlib` with distinct kinds, and dates to the millisecond."""
    if isinstance(value, dict):
        return ("dictionary", [(key, shown(value[key])) for key in value])
    if isinstance(value, list):
        return [shown(element) for element in value]
    if isinstance(value, datetime.datetime):
        return ("date", round((value - EPOCH) / datetime.timedelta(milliseconds=1)))
    return (type(value).__name__, value)


def check_canonical(place, meaning, canonical):
    text = canonical["json"]
    read = json.loads(text, object_pairs_hook=Pairs, parse_int=lambda n: ("number", float(n)), parse_float=lambda n: ("number", float(n)))
    if read != as_json(meaning):
        fail(place, "the canonical JSON is not that of the meaning")
    if re.search(r"\s", re.sub(r'"(?:[^"\\]|\\.)*"', '""', text)):
        fail(place, "the canonical JSON has white space")
    for encoding, data in [("xml", canonical.get("xml", "").encode()), ("binary", base64.b64decode(canonical["binary"]))]:
        if data and shown(plistlib.loads(data)) != shown(as_plist(meaning, encoding == "xml")):
            fail(place, f"the canonical {encoding} is not that of the meaning")


# The properties that flags name


def strings(vector):
    """The texts of a vector: its input, description and userInfo."""
    data = bytes_of(vector["input"]) if "input" in vector else b""
    return data + json.dumps([vector.get("description"), vector.get("userInfo")], ensure_ascii=False).encode("utf-8", "surrogatepass")


def has(pattern):
    """Whether a pattern occurs in the texts of a vector."""
    compiled = re.compile(pattern.encode() if isinstance(pattern, str) else pattern, re.S)
    return lambda vector: compiled.search(strings(vector)) is not None


def starts(*heads):
    return lambda vector: bytes_of(vector["input"]).startswith(heads)


def objects(vector):
    """The keys of each object of a JSON input, including repeated keys."""
    found = []
    json.loads(bytes_of(vector["input"]), object_pairs_hook=lambda pairs: found.append([key for key, _ in pairs]) or None, parse_constant=str)
    return found


def dictionaries(meaning):
    """The keys of each dictionary of a description."""
    if isinstance(meaning, list):
        return [keys for element in meaning for keys in dictionaries(element)]
    if isinstance(meaning, dict):
        ((kind, content),) = meaning.items()
        if kind == "dictionary":
            return [[key for key, _ in content]] + [keys for _, value in content for keys in dictionaries(value)]
        return dictionaries(content[1]) if kind == "tag" else []
    return []


def keys_of(vector):
    """The keys of the dictionaries of a vector, if they are known."""
    described = [vector[name] for name in ("meaning", "lenient", "description") if name in vector]
    described += [{"dictionary": vector["userInfo"]["dictionary"]}] if "userInfo" in vector else []
    if described or vector.get("encoding") != "json":
        return [keys for description in described for keys in dictionaries(description)]
    return objects(vector)


def has_duplicate(vector):
    return (
        any(len(set(keys)) < len(keys) for keys in objects(vector))
        if vector["encoding"] == "json"
        else len(re.findall(rb"<key>a</key>|<key>&#97;</key>", bytes_of(vector["input"]))) > 1 or vector["encoding"] == "binary"
    )


def orders_differ(vector):
    texts = [bytes_of(vector["input"]).decode()] if vector["kind"] == "convert" else []
    found = keys_of(vector) if not texts else objects(vector)
    return any(sorted(keys) != sorted(keys, key=lambda key: key.encode("utf-16-be")) for keys in found)


def looks_equal(vector):
    def seen(key):
        return unicodedata.normalize("NFKC", key)

    known = {"NSExtensionItemAttributedTitleKey", "x-extension-item"}
    return any(len({seen(key) for key in keys}) < len(keys) or {seen(key) for key in keys} & known - set(keys) for keys in keys_of(vector)) or has(
        "x-extension-item\u0301".encode()
    )(vector)


def data_tags(vector):
    return [base64.b64encode(b"").decode() + found.decode() for found in re.findall(rb'"\$(?:data|string)"\s*:\s*"([^"]*)"', strings(vector))]


def is_not_utf8(vector):
    try:
        bytes_of(vector["input"]).decode("utf-8")
    except UnicodeDecodeError:
        return True
    return False


def size(count):
    """Whether an input has exactly this size."""
    return lambda vector: len(bytes_of(vector["input"])) == count


def has_great_integer(vector):
    numbers = re.findall(
        rb'"(?:\$integer|integer)"\s*:\s*"(-?[0-9]+)"|<integer>(-?[0-9]+)', strings(vector) + json.dumps(vector.get("meaning", "")).encode()
    )
    return any(abs(int(a or b)) >= 2**53 for a, b in numbers)


def deepest(vector):
    """The maximum number of consecutive opening brackets, elements or references."""
    data = bytes_of(vector["input"])
    if data.startswith(b"bplist"):
        return struct.unpack(">Q", data[-24:-16])[0]
    runs = re.findall(rb"(?:\[|\{\"[^\"]*\":){100,}|(?:<array>|<dict>){100,}", data)
    return max((run.count(b"[") + run.count(b"{") + run.count(b"<") for run in runs), default=0)


PROPERTIES = {
    "bom": starts(b"\xef\xbb\xbf"),
    "xml-bom-refused": starts(b"\xef\xbb\xbf"),
    "utf16-unread": starts(b"\xfe\xff", b"\xff\xfe"),
    "location-bom": starts(b"\xef\xbb\xbf", b"\xff\xfe"),
    "duplicate-key": has_duplicate,
    "duplicate-key-by-escape": lambda v: has_duplicate(v) and has(r"\\u")(v),
    "duplicate-key-deep": has_duplicate,
    "plist-duplicate-key": has_duplicate,
    "utf16-order": orders_differ,
    "keys-normalised": looks_equal,
    "upstream-keys-normalised": looks_equal,
    "proto-key": lambda v: any("__proto__" in keys for keys in keys_of(v)),
    "key-of-prototype": lambda v: any("constructor" in keys for keys in keys_of(v)),
    "integer-like-keys": lambda v: any(key.isdecimal() for keys in keys_of(v) for key in keys),
    "empty-key-lost": lambda v: any("" in keys for keys in keys_of(v)),
    "keys-folded": lambda v: any(len({key.lower() for key in keys}) < len(keys) for keys in keys_of(v)),
    "trailing-comma": has(r",\s*[}\]]"),
    "json-comment": has(r"/[*/]"),
    "leading-zero": has(r":0[0-9]"),
    "nan-literal": has(r"NaN|Infinity"),
    "plus-sign": has(r":\+1"),
    "raw-control": has(rb'"[^"]*[\n\t][^"]*"'),
    "utf8-latin1": is_not_utf8,
    "utf8-overlong": is_not_utf8,
    "utf8-surrogate": lambda v: is_not_utf8(v) and has(b"\xed\xa0")(v),
    "utf8-beyond": lambda v: is_not_utf8(v) and has(b"\xf4\x90")(v),
    "utf8-cut": is_not_utf8,
    "lone-high-surrogate": has(r"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])"),
    "lone-low-surrogate": has(r"(?<!\\ud83d)\\u[dD][c-fC-F]"),
    "surrogates-reversed": has(r"\\udc00\\ud800"),
    "trailing-nul": has(rb"}\x00"),
    "unclosed": lambda v: bytes_of(v["input"])[-1:] != b"}",
    "base64-unpadded": lambda v: has(rb"\$data|public")(v) and (v["kind"] == "valid" or any(len(text) % 4 for text in data_tags(v))),
    "base64-pad-bits": lambda v: any(re.search(r"[^AQgw]==$", text) for text in data_tags(v)),
    "base64-pad-bits-of-two": lambda v: any(re.search(r"[^AEIMQUYcgkosw048=]=$", text) for text in data_tags(v)),
    "base64-line-breaks": lambda v: any(len(text) > 76 or "\\n" in text for text in data_tags(v)),
    "base64-white-space": lambda v: any(" " in text for text in data_tags(v)),
    "base64-url": lambda v: any(re.search("[-_+/]", text) for text in data_tags(v)),
    "integer-as-double": has_great_integer,
    "minus-zero": lambda v: has(rb"-0|\x23\x80\x00|\x22\x80\x00")(v),
    "imprecise-taken": has(r":-?[0-9]{16,}"),
    "overflow-taken": has(r":-?1(?:\.7976931348623158|e|0{300})"),
    "date-offset": has(r"\+00:00"),
    "date-leap-day": has("2026-02-29"),
    "date-century": has("1900-02-29"),
    "date-hour-24": has("T24:"),
    "date-leap-second": has(":60Z"),
    "date-fraction-zero": has(r"\.000Z"),
    "date-year-zero": has('"0000-'),
    "url-repaired": has(r"fi\\nle:"),
    "url-space": has('[^"]* [^"]*"}?,?"version'),
    "url-non-ascii": has(b"\xc3\xa4"),
    "url-scheme-case": has("FILE:"),
    "url-escape": has("%z"),
    "null-kept": has("null"),
    "null-drops-array": has(r"\[[^\]]*null"),
    "null-present": has("null"),
    "null-hides": has("null"),
    "null-leaves-empty": has("null"),
    "null-in-tag": has("null"),
    "null-written-back": has("null"),
    "convert-null-dropped": has(rb"null|\xd1\x01\x02\x51a\x00"),
    "tag-with-several-keys": has(rb'\{"\$[^}]*,"'),
    "tag-not-escaped": lambda v: any(len(keys) == 1 and keys[0].startswith("$") for keys in keys_of(v)),
    "uid-accepted": has(r"CF\$UID"),
    "plist-uid-accepted": has(r"CF\$UID"),
    "upstream-uid": has(r"CF\$UID"),
    "tag-unread-in-plist": lambda v: v["encoding"] != "json" and has(r"\$(data|date|integer|url|string)")(v),
    "true-equals-one": lambda v: has(r":1\b|\[1\b|\"1\"")(v) and has("true")(v),
    "runs-joined": has("com.example.x|blink"),
    "empty-run-taken": has('"text"[:,] ?""'),
    "version-as-decimal": has(r"1\.10\b"),
    "version-as-text": has(r'"10\.0"'),
    "must-understand-ignored": has("must-understand"),
    "unknown-member-lost": has("com.example|colour|CF|[$]x|sha|name"),
    "overlay-empty-inherited": has(r'"activities":.*(\[\]|\{\}|"")'),
    "overlay-appended": has(r'"activities"'),
    "first-representation-dropped": has(r'"type-identifier".*"type-identifier"'),
    "limit-document-less": size(16777216),
    "number-of-many-digits": has(b"[0-9]{1000000}"),
    "deep-nesting": lambda v: deepest(v) >= 1000,
    "billion-laughs": has("<!ENTITY"),
    "internal-subset": has(r"<!DOCTYPE[^>]*\["),
    "cdata-unread": has(r"<!\[CDATA\["),
    "line-ends-kept": has(rb"\r\n.*\r[^\n]"),
    "cr-reference-lost": has("&#13;"),
    "file-outside-folder": lambda v: "folder" not in v,
    "path-parent": has(r"\.\./"),
    "name-bidi": has("\u202e".encode()),
    "name-length": has("a{256}"),
    "name-length-characters": has("(?:\u00e9){128}".encode()),
}


def check_properties(vector):
    for flag in vector["flags"]:
        if flag in PROPERTIES and not PROPERTIES[flag](vector):
            fail(vector["id"], f"does not have what its flag {flag} requires")
    is_right = {"valid": True, "invalid": False, "encode-refused": False}.get(vector["kind"])
    if re.search(r"-is-(refused|malformed|an-error)$", vector["id"]) and is_right:
        fail(vector["id"], "is valid")


# Strings

DEFINED = set(re.findall(r"`([a-z0-9-]+)`", "".join(re.findall(r"^\| `.*$", SPECIFICATION, re.M)))) | {"CF$UID", "__proto__", "constructor"}


def named_key(key, seen):
    """A key that the format defines, or its number among all other keys."""
    return key if key in DEFINED or key.startswith("$") else f"key {seen.setdefault(key, len(seen))}"


def without_strings(source):
    """The text of an input without its strings. Of repeated parts, only the first ten copies and the number of copies count."""
    if "parts" in source:
        few = [{**part, "times": min(part["times"], 10)} for part in source["parts"]]
        return without_strings({"base64": base64.b64encode(b"".join(map(part_bytes, few)))}), [part["times"] for part in source["parts"]]
    data = bytes_of(source)
    seen = {}
    if encoding_of(data) == "binary":
        return re.sub(rb"[A-Za-z][A-Za-z0-9 .,:/-]{3,}", b"S", data)
    text = data.decode("latin-1")
    if encoding_of(data) == "xml":
        text = re.sub(r"<(string|date|data)>.*?</", r"<\1>S</", text, flags=re.S)
        return re.sub(r"<key>(.*?)</key>", lambda m: f"<key>{named_key(m[1], seen)}</key>", text)
    return re.sub(r'"((?:[^"\\]|\\.)*)"(\s*:)?', lambda m: f'"{named_key(m[1], seen)}":' if m[2] else '"S"', text, flags=re.S)


def described_without_strings(value, seen):
    if isinstance(value, str):
        return "S"
    if isinstance(value, list):
        return [described_without_strings(element, seen) for element in value]
    if isinstance(value, dict):
        if "dictionary" in value:
            return {
                k: (
                    [[named_key(key, seen), described_without_strings(v, seen)] for key, v in c]
                    if k == "dictionary"
                    else described_without_strings(c, seen)
                )
                for k, c in value.items()
            }
        return {k: c if k in ("integer", "real") else described_without_strings(c, seen) for k, c in value.items()}
    return value


def check_strings(vectors):
    """Vectors of a kind that differ only in strings catch different mistakes."""
    groups = collections.defaultdict(list)
    for vector in vectors:
        seen = {}
        rest = [vector.get(name) for name in ("kind", "to", "direction", "folder", "encodings")]
        rest += [
            vector.get("activity") is None,
            without_strings(vector["input"]) if "input" in vector else None,
            described_without_strings(vector.get("description"), seen),
            described_without_strings(vector.get("userInfo"), seen),
            # Mappings and rules are about the strings themselves.
            *(vector.get(name) for name in ("rule", "items", "types", "receiver", "manifest", "platform", "content")),
            vector.get("input") if vector["kind"] == "map" else None,
        ]
        groups[repr(rest)].append(vector)
    for alike in groups.values():
        by_flags = collections.defaultdict(list)
        for vector in alike:
            by_flags[tuple(sorted(vector["flags"]))].append(vector["id"])
        for ids in by_flags.values():
            if len(ids) > 1:
                fail(ids[0], f"differs only in strings from {', '.join(ids[1:])}")


# The guide


def without_pairs(value):
    """JSON in the form that a validator accepts."""
    if isinstance(value, Pairs):
        return {key: without_pairs(content) for key, content in value}
    if isinstance(value, tuple):
        return value[1]
    return [without_pairs(element) for element in value] if isinstance(value, list) else value


def check_guide(vectors):
    """The guide states how many of the forbidden payloads the schema of payloads catches."""
    payload = Validator(ROOT / "Schemas/v1", "payload")
    refused = [vector for vector in vectors if vector["kind"] == "encode-refused" and "json" in vector["encodings"]]
    caught = sum(not payload.is_valid(without_pairs(as_json(vector["description"]))) for vector in refused)
    if f"it catches {caught} of the {len(refused)}." not in (ROOT / "Schemas/conformance/README.md").read_text("utf-8"):
        fail("guide", f"the schema catches {caught} of {len(refused)} forbidden payloads")


def check_levels(groups):
    """The guide states how many cases there are of each level."""
    cases = [case for group in groups for vector in group["vectors"] for case in run.expand(vector, group["group"])]
    count = collections.Counter(case.vector["level"] for case in cases)
    wanted = f"""make {len(cases):,} cases. {count["MUST"]:,} have the level MUST and count; {count["SHOULD"]} have the level SHOULD and {count["MAY"]} the level MAY."""
    if wanted not in (ROOT / "Schemas/conformance/README.md").read_text("utf-8"):
        fail("guide", f"the vectors {wanted}")


def main():
    validator = check_schemas()
    paths = sorted((KIT / "vectors").glob("*.json"))
    groups = {path: json.loads(path.read_text("utf-8")) for path in paths}
    vectors = [vector for group in groups.values() for vector in group["vectors"]]
    for path, group in groups.items():
        check_group(path, group, validator)
    notes = {}
    for path, group in groups.items():
        for flag, note in group["notes"].items():
            if notes.setdefault(flag, note) != note:
                fail(path.name, f"the flag {flag} has two notes")
    for bug, count in collections.Counter(note["bug"] for note in notes.values()).items():
        if count > 1 or not bug.split()[0].endswith("s"):
            fail("notes", f"{bug!r} {'is the bug of several flags' if count > 1 else 'does not start with a verb in the third person'}")
    for id, count in collections.Counter(vector["id"] for vector in vectors).items():
        if count > 1:
            fail(id, "is the id of several vectors")
    for vector in vectors:
        check_vector(vector)
        check_properties(vector)
    check_strings([vector for vector in vectors if not vector["id"].startswith(("rows.", "scale."))])
    check_rows(vectors)
    check_tables(vectors)
    check_guide(vectors)
    check_levels(groups.values())
    check_clauses(vectors, "--table" in sys.argv)
    for flag in PROPERTIES.keys() - notes.keys():
        fail("PROPERTIES", f"no vector has the flag {flag}")
    for path, group in groups.items():
        kinds = collections.Counter(vector["kind"] for vector in group["vectors"])
        print(f"{path.stem:12} {group['count']:5}   {', '.join(f'{count} {kind}' for kind, count in sorted(kinds.items()))}")
    levels = collections.Counter(vector["level"] for vector in vectors)
    print(f"vectors: {len(vectors)} checked ({', '.join(f'{count} {level}' for level, count in levels.items())}), {len(notes)} flags")
    if len(vectors) <= 1000:
        fail("vectors", "the README promises more than a thousand")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
