// Findings (Appendix A), pointers and locations (21.4).

const clauses = `encoding.unrecognized 2.2.4 E, encoding.openstep 2.2.3 E, encoding.unsupported 2.2.5 E, json.byte-order-mark 3.1.2 E, json.syntax 3.1.1 E,
json.truncated 3.1.5 E, json.trailing 3.1.6 E, json.utf-8 3.1.3 E, json.surrogate 3.1.4 E, number.overflow 6.3.2 E,
value.duplicate-key 6.2.3 E, value.uid 7.2.5 E, document.not-dictionary 2.1.1 E, limit.document 10.1.3 E, limit.depth 10.1.3 E,
limit.values 10.1.3 E, limit.string 10.1.3 E, limit.text 10.1.3 E, limit.data 10.1.3 E, limit.number 10.1.3 E,
version.missing 11.1.1 E, version.malformed 11.1.2 E, version.unsupported 11.1.4 E, must-understand.unknown 11.3.2 E,
main-attachment.missing 13.2.2 E, file.path 14.6.2 E, value.null 6.7.1, tag.needless 7.1.4, tag.malformed 7.1.5, tag.unknown 7.1.6,
number.imprecise 6.3.6, key.unsupported 6.2.4, member.unknown 12.1.2, member.reserved 12.1.3, member.type 13.1.1,
member.missing 13.1.2, member.default 13.1.3, representation.content 14.2.3, representation.duplicate-type 14.3.5,
type-identifier.malformed 14.3.1, type-identifier.media-type 14.3.2, type-identifier.url 14.3.3, url.malformed 18.1.1,
url.scheme 18.1.2, suggested-name.unsafe 14.5.1, file.outside-folder 14.6.6, file.byte-count 14.6.4, text.empty-run 15.1.3,
text.equal-runs 15.1.4, color.malformed 15.2.3, font-size.range 15.2.4, activity.name 19.1.1, activity.member 19.2.2,
namespace.name 20.1.2, parameter.key 20.1.3, user-info.reserved 20.2.2`;

const table = new Map(clauses.split(/,\s*/).map((row) => {
  const [id, clause, error] = row.split(" ");
  return [id, { clause, error: error === "E" }];
}));

export const isError = (id) => table.get(id).error;

/** An error, which ends reading (21.1.3). A path is null for the document, otherwise { up, step }. */
export class Fail extends Error {
  constructor(id, path = null, at = 0) {
    super(id);
    this.finding = { id, path, at };
  }
}

/** The JSON Pointer of a path (21.4.1). */
export function pointer(path) {
  const steps = [];
  for (let p = path; p; p = p.up) steps.push(String(p.step).replaceAll("~", "~0").replaceAll("/", "~1"), "/");
  return steps.reverse().join("");
}

/** Collects findings; stops after 1,000 of each kind (21.1.8). */
export class Report {
  errors = [];
  others = [];

  find(id, path, at) {
    const list = isError(id) ? this.errors : this.others;
    if (list.length < 1000) list.push({ id, path, at });
  }

  get list() {
    return [...this.errors, ...this.others].slice(0, 1000);
  }
}

/** Findings for output, in the order of the input. One pass over the input counts lines and columns (21.4.6). */
export function describe(findings, bytes) {
  const hasLines = !findings.some((f) => f.id.startsWith("encoding."));
  let room = 16 * 1024 * 1024;  // of pointers (21.1.8); errors come first
  const chosen = [];
  for (const f of [...findings].sort((a, b) => isError(b.id) - isError(a.id))) {
    if (room < 0) break;
    const text = pointer(f.path);
    room -= text.length;
    chosen.push({ ...f, text });
  }
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let line = 1;
  let column = 1;
  const shown = [];
  for (const f of chosen.sort((a, b) => a.at - b.at)) {
    for (; at < f.at; at++) {
      const b = bytes[at];
      if (b === 0x0a || (b === 0x0d && bytes[at + 1] !== 0x0a)) {
        line++;
        column = 1;
      } else if ((b & 0xc0) !== 0x80) {
        column++;
      }
    }
    const one = { id: f.id, clause: table.get(f.id).clause, pointer: f.text, offset: f.at };
    if (hasLines) Object.assign(one, { line, column });
    shown.push(one);
  }
  return shown;
}
