// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let readmeText = #"""
# The conformance kit

For everybody who writes or reads XExtensionItem payloads in a language of their own. The kit has test vectors, each about one clause of
the [specification](../wire-format.md), and a program that asks an implementation of yours what they say. This page leads from nothing to
an encoder that passes, in an afternoon; its second half is a reference.

| here | what it is |
|---|---|
| `v1/vectors/*.json` | The vectors, a file for each group. A JSON parser is all that they need. |
| `v1/vectors.schema.json` | What such a file is. |
| `v1/description.schema.json` | How a value is described, so that no JSON parser can change it. |
| `v1/request.schema.json`, `v1/response.schema.json` | The lines between the kit and an implementation. |
| `v1/report.schema.json` | The report as JSON. |
| `../../Examples/Testees` | Implementations to copy from: [Python](../../Examples/Testees/python), [JavaScript](../../Examples/Testees/javascript), [Perl](../../Examples/Testees/perl), [shell](../../Examples/Testees/shell). |

All of this travels inside the tool: `xitem conformance copy DIR` writes it to a folder.

## An encoder in an afternoon

### 1. The tool

The kit is a command of `xitem`. With Swift 6.2 or later:

```sh
swift build -c release --product xitem
export PATH="$PWD/.build/release:$PATH"
xitem conformance run --only 'referrer.*'
```

Without a testee it tests the library that it is made of, so that you see what success looks like:

```text
XExtensionItem, Swift

group     passed  failed
referrer      94       ·
all           94       ·

XExtensionItem: 94 passed: success
```

### 2. A payload

Write one from your language, or by hand, and look at it as a strict reader does:

```sh
printf '{ "version": "1.0", "title": "Hello" }' | xitem validate -
```

```text
-:1:1: main-attachment.missing: expected a main attachment to share (13.2.2)
```

The smallest payload that has nothing wrong is in [25.2](../wire-format.md#252-the-smallest-payload). If all that you want to know is
whether the payloads are right that your program writes anyway, let it write them into a folder, and stop here:

```sh
xitem conformance check payloads/
```

```text
payloads/hello.json:1:1: main-attachment.missing: expected a main attachment to share (13.2.2)
2 payloads, 1 with findings
```

### 3. From a description to your values

To compare what you write with what you were to write, the kit has to tell you what that is. It does so in *descriptions*: JSON in which
every value says its kind.

| value | described as |
|---|---|
| string, boolean | itself: `"café"`, `true` |
| array | an array of descriptions: `["a", {"integer": "1"}]` |
| dictionary | pairs, in any order: `{"dictionary": [["title", "Hello"], ["tags", ["a"]]]}` |
| integer, up to 2^64−1 | decimal text: `{"integer": "-12"}` |
| real | decimal text: `{"real": "4.5"}` |
| date | the text of 6.4.2: `{"date": "2026-11-20T08:00:00Z"}` |
| data | base64: `{"data": "iVBORw0KGgo="}` |
| a value of the kind URL (6.6) | `{"url": "https://example.com/"}`; members such as `source-url` are strings |
| kept tag (7.1.5, 7.1.6) | its key and its content: `{"tag": ["$point", [{"integer": "1"}]]}` |

A payload is described by the description of its dictionary. The members have the names of the specification:

```json
{ "dictionary": [
  ["version", "1.0"],
  ["main-attachment", { "dictionary": [["representations", [
    { "dictionary": [["type-identifier", "public.plain-text"], ["text", "Hello"]] }
  ]]] }]
] }
```

`xitem conformance show item.document.smallest` shows that vector in full: its input, this description of it, and its canonical form in
each encoding.

Write a function that makes of a description what your encoder takes; [description.py](../../Examples/Testees/python/description.py) is one. If your
encoder takes a type of its own rather than any dictionary, fill that in, and refuse what it has no room for.

### 4. A testee

A *testee* is a program that reads lines and answers each with a line, both JSON. It is asked three things:

```text
→ {"seq":0,"command":"start","protocol":1,"seed":0}
← {"seq":0,"protocol":1,"name":"mine","encodings":["json"],"operations":["encode"]}
→ {"seq":1,"command":"run","case":"item.document.smallest/encode-json","operation":"encode","encoding":"json","folder":false,"meaning":{"dictionary":[…]}}
← {"seq":1,"outcome":"payload","payload":"eyJ2ZXJzaW9uIjoiMS4wIiwi…"}
→ {"seq":2,"command":"stop"}
```

`payload` is the base64 of the bytes that you wrote. Flush after each line, and write nothing else to standard output; standard error is
yours. [testee.pl](../../Examples/Testees/perl/testee.pl) is a whole one with its encoder, in 50 lines. If your language makes it hard to
answer line by line, see [one process a case](#one-process-a-case).

### 5. Run it

```sh
xitem conformance run --testee 'perl testee.pl' --skip '*.writing.*'
```

```text
Perl encoder, Perl v5.36.0

group        passed  failed  skipped
activities        4       ·      114
attachments      14       ·      257
…
xml              33       ·      513
all             193       ·     3415

Perl encoder: 193 passed, 3415 skipped: success
```

What the testee did not say that it does is skipped, and a skip is not a pass: the last line counts both. `*.writing.*` are the vectors
about what must not be written; they come in step 6. When a case fails, the report says what was wrong with the payload, which clause it
broke, and which fault makes a program do so. This is what Perl does to the text of an integer once it has been compared with a number:

```text
values.numbers.great-integers-are-tagged/encode-json: failed (6.3.6, MUST)
  the payload breaks a rule: tag.malformed at “/user-info/v/0”: a known tag with content that is not of its form (7.1.5)
  the payload breaks a rule: number.imprecise at “/user-info/v/0/$integer”: an integer that a double does not hold; expected “$integer” (6.3.6)
  …
  perhaps it reads integers as doubles: an id of 64 bits becomes another one
```

`show` prints a vector with its input, its meaning and its canonical form, and `--only` runs some:

```sh
xitem conformance show values.numbers.great-integers-are-tagged
xitem conformance run --testee 'perl testee.pl' --only 'values.numbers.*'
```

What goes wrong most often:

- an integer beyond ±(2^53−1) written as a JSON number, or one within as `$integer` (8.1.1);
- a dictionary whose one key begins with `$`, written without the escape (7.2.1);
- the encoder's language that writes `1e21` or `0.1` its own way: any spelling that reads as the same double is right, unless you claim
  canonical output;
- null for what is absent: leave the member out.

### 6. What must not be written

Every payload that a producer writes has to be without a finding (1.2.1). The cases of `*.writing.*` ask you to write what has one: an
empty title, a relative URL, two representations of one type. The right answer is `{"seq":7,"outcome":"refused"}`. Whether your encoder
throws, or cannot even express it, does not matter; leaving out what is wrong and writing the rest is no refusal.

The cheapest way there is to check what you wrote before you hand it out, with a JSON Schema validator and
[payload.schema.json](../v1/payload.schema.json): it catches 37 of the 40. The three others are equal neighbouring runs, a type that occurs
twice in one attachment, and files outside a payload folder ([what a schema cannot check](../README.md#what-a-schema-cannot-check)).

Until then, keep a list of what is known to fail:

```sh
xitem conformance run --testee 'perl testee.pl' --known known-failures.txt --update   # writes the list
xitem conformance run --testee 'perl testee.pl' --known known-failures.txt            # passes, as long as nothing else fails
```

It is a text file with the id of a case on each line, and `#` before comments. A case on the list that passes fails the run, so that the
list gets shorter and never hides anything.

### 7. More claims

- Add `"claims": ["canonical"]` to the answer to `start` when your output is the one of section 9, byte for byte: sorted by UTF-16 units,
  numbers as ECMA-262 writes them. Who signs payloads needs this.
- Add `"xml"` or `"binary"` to the encodings.
- Add operations: `decode` is a strict reader, and `convert`, `resolve` and `write-back` come after it. See [operations](#operations).

### 8. In continuous integration

Everything that a job needs is the tool and your testee. As a script, for any system:

```sh
set -e
git clone --depth 1 --branch "$KIT_VERSION" "$KIT_REPOSITORY" kit
swift build --package-path kit -c release --product xitem
kit/.build/release/xitem conformance run \
    --testee './my-testee' --known conformance-failures.txt \
    --report table --report junit -o conformance.xml --report html -o conformance.html
```

The exit status is 0 if every case that counts is passed, skipped or known to fail. A job that starts from a container image takes
`swift:6.2` for the second line, and keeps `kit/.build` between runs; with `--static-swift-stdlib` the tool is one file, which runs in an
image without Swift. In the syntax of GitHub's workflows:

```yaml
jobs:
  conformance:
    runs-on: ubuntu-latest
    container: swift:6.2
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with: { repository: "${{ vars.KIT_REPOSITORY }}", ref: "${{ vars.KIT_VERSION }}", path: kit }
      - uses: actions/cache@v4
        with: { path: kit/.build, key: "kit-${{ vars.KIT_VERSION }}" }
      - run: swift build --package-path kit -c release --product xitem
      - run: kit/.build/release/xitem conformance run --testee ./my-testee --known conformance-failures.txt
               --report table --report junit -o conformance.xml --report html -o conformance.html
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: conformance, path: conformance.* }
```

Fix the version: a new version of the kit has new vectors, and a vector that you do not pass fails your build.

## Reference

### The protocol

The kit starts the testee with `/bin/sh -c`, writes a request to its standard input, and waits for one line with the same `seq` on its
standard output. Binary content is in base64. Members that a testee or the kit does not know are ignored.
[request.schema.json](v1/request.schema.json) and [response.schema.json](v1/response.schema.json) have every message.

The answer to `start` says what the testee is:

| member | |
|---|---|
| `protocol` | 1 |
| `name`, `version`, `language` | for reports; the name is required |
| `encodings` | of `json`, `xml`, `binary`: those that it reads or writes |
| `operations` | those that it does |
| `groups` | those that concern it; all unless given |
| `claims` | what it wants to be held to beyond what everybody has to do: `canonical` output, `findings` (ids and pointers in refusals), `locations` of findings |

Findings are compared in any order, except where the specification leaves it to the reader which of several errors it reports (21.1.3): there one
is enough, and any error of a limit stands for every other.

After `stop` it ends by itself, with status 0. A testee that crashes, or does not answer within `--timeout`, is started again for the next
case.

### Operations

| operation | is given | does | answers |
|---|---|---|---|
| `encode` | `meaning`, `encoding` | writes a payload, or refuses | `payload` |
| `decode` | `payload`, `encoding` | reads strictly (21.1) | `meaning` of the whole payload |
| `resolve` | `payload`, `encoding`, `activity` or null | reads leniently (21.2), and resolves (19.3) | `meaning` of what is left |
| `write-back` | `payload`, `encoding` | reads leniently, changes nothing, writes in the same encoding (21.3) | `payload` |
| `convert` | `payload`, `encoding`, `to` | converts without a look at names (8) | `payload` |
| `user-info` | `direction`, and `userInfo`, or `payload` and `activity`; `namespaces` | maps from or to the ported library's userInfo (23) | `meaning`, or `userInfo`; `losses` |
| `notices` | `payload`, `encoding` | reads strictly, and says what can deceive (24.2); no reader has to | `notices` |

`"folder": true` says that the payload is the document of a payload folder, which may hold `file` (14.6.6). The encoding tells what the
kit takes the payload for; a reader recognises it from the bytes (2.2.1).

| answer | |
|---|---|
| `{"outcome": "meaning", "meaning": …}` | what was read; with `losses` for `user-info` |
| `{"outcome": "payload", "payload": "…"}` | what was written |
| `{"outcome": "user-info", "userInfo": …, "losses": […]}` | what was exported |
| `{"outcome": "notices", "notices": [{"id": "text.control-character", "pointer": "/title"}]}` | what was noticed, in any order |
| `{"outcome": "refused", "findings": [{"id": "url.malformed", "pointer": "/source-url"}]}` | the rules forbid it. `findings`, with `line`, `column` and `offset` if you like, are compared if they are claimed |
| `{"outcome": "skipped", "reason": "…"}` | this case does not concern the testee |
| `{"outcome": "failure", "message": "…"}` | the testee itself failed; counts as a crash |

### Outcomes

| outcome | |
|---|---|
| passed | the answer is right |
| failed | the answer is of the right sort, and wrong |
| wrongly accepted | a payload or a meaning was taken that breaks a rule |
| wrongly refused | one was refused that does not |
| skipped | the testee does not do this; it is no pass |
| crashed, timed out | there was no answer |
| protocol error | the answer is none: not one line of JSON with the right `seq` and the members of the schema |

The exit status looks at the cases of level MUST, or of `--level` and those that bind more.

### One process a case

With `--one-shot 'command'` in place of `--testee` the kit starts the command for each case. A shell script around a program that exists
is enough; [testee.sh](../../Examples/Testees/shell/testee.sh) is one.

| called as | standard input | standard output |
|---|---|---|
| `command start` | | the answer to `start`; if the command fails here, JSON alone and all operations but `notices` are assumed |
| `command encode ENCODING` | the description, as JSON | the payload |
| `command decode ENCODING` | the payload | the description |
| `command resolve ENCODING ACTIVITY` | the payload | the description; no activity is an empty argument |
| `command write-back ENCODING` | the payload | the payload |
| `command convert ENCODING TO` | the payload | the payload |
| `command user-info import` | `{"userInfo": …, "namespaces": […]}` | `{"meaning": …, "losses": […]}` |
| `command user-info export ENCODING ACTIVITY` | the payload | `{"userInfo": …, "losses": […]}` |
| `command notices ENCODING` | the payload | `{"notices": […]}` |

`--folder` stands last where it applies. The exit status is 0 for done, 3 for refused, 4 for skipped; everything else is a crash. Status 1
is none of them on purpose: it is what most languages end with when nobody catches an exception, and a decoder that fails at its first
line would pass for one that refuses everything.

### The vectors without the kit

The files in `v1/vectors` are made to be read by any test of yours. A group has `vectors`, and `notes` that say what each flag stands for: a
fault, and what follows from it. A vector has

| member | |
|---|---|
| `id` | group, topic, and what is true; it never changes |
| `clause`, `also` | the clause that it tests, and others that it shows |
| `level` | MUST, SHOULD or MAY |
| `flags` | the faults that it catches |
| `kind` | what follows |
| `encoding`, `input` | the payload: `text`, or `base64`, or `parts` to be repeated `times` times and joined |
| `folder` | whether it is read as the document of a payload folder; not unless it is there |

| kind | what is true |
|---|---|
| `valid` | Strict reading accepts the input, which means `meaning`. `canonical` has the same payload in each encoding. |
| `invalid` | Strict reading refuses it, with these `findings`. With `error` every reading does; with `ends` one of the findings is enough. Otherwise lenient reading delivers `lenient`. |
| `resolve` | Lenient reading and resolution for `activity` deliver `meaning`. |
| `write-back` | An editor that changes nothing writes `meaning`. |
| `convert` | Conversion `to` another encoding gives `output`, or is refused with `findings`. |
| `encode-refused` | Nobody may write `description` in any of `encodings`. |
| `user-info` | The mapping of section 23, in one `direction` or both. |
| `notices` | Strict reading accepts the input, and a checker makes these `notices`; none if the member is absent. |

All that a strict reader of JSON has to do, in Python, where `read` is the reader and raises an exception:

```python
import base64, json, pathlib

for path in pathlib.Path("v1/vectors").glob("*.json"):
    for vector in json.loads(path.read_text("utf-8"))["vectors"]:
        if vector["kind"] not in ("valid", "invalid") or vector["encoding"] != "json":
            continue
        data = vector["input"]
        parts = data.get("parts") or [{"base64": data["base64"] if "base64" in data else base64.b64encode(data["text"].encode()), "times": 1}]
        try:
            read(b"".join(base64.b64decode(part["base64"]) * part["times"] for part in parts), is_in_folder=vector.get("folder", False))
            accepted = True
        except ValueError:
            accepted = False
        assert accepted == (vector["kind"] == "valid"), (vector["id"], vector["clause"])
```

### What stays

The ids of vectors and cases are stable: a later version of the kit adds vectors, mends one that was wrong, and never gives an id another
meaning. `v1` and `"protocol": 1` change when an existing testee or test would have to change; members may be added at any time.

"""#
}
