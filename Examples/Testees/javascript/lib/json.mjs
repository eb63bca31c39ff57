// A strict JSON reader on bytes (sections 2.2, 3, 6.3, 7 and 10). It creates nodes:
//   { k: "null" | "bool" | "int" | "real" | "string" | "data" | "date" | "url" | "array" | "dict" | "tag", at: offset, … }
// with `v` as the value: a BigInt for an int, a Number for a real, a Buffer for data, an array of nodes for an array, a Map of
// key to { at, v: node } for a dict. A kept tag has `name`, `nameAt` and `v`, its content.

import { Fail } from "./findings.mjs";
import { base64, integer, isDate, isSafe, urlFinding } from "./scalars.mjs";

export const limits = {  // the third column of 10.1.1
  document: 16777216, depth: 64, values: 100000, string: 1048576, text: 8388608, data: 12582912, number: 1024,
};

const isSpace = (b) => b === 0x20 || b === 0x0a || b === 0x0d || b === 0x09;
const isDigit = (b) => b >= 0x30 && b <= 0x39;
const code = (text) => text.charCodeAt(0);
const escapes = new Map([["\"", "\""], ["\\", "\\"], ["/", "/"], ["b", "\b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "\t"]]
  .map(([a, b]) => [code(a), b]));

/** The value of a known tag with the content `text` (7.1.2), or null if it is malformed. */
function known(name, text, at) {
  switch (name) {
    case "$data": { const v = base64(text); return v && { k: "data", v, at }; }
    case "$date": return isDate(text) ? { k: "date", v: text, at } : null;
    case "$integer": { const v = integer(text); return v === null ? null : { k: "int", v, at, needless: isSafe(v) }; }
    case "$url": return urlFinding(text) ? null : { k: "url", v: text, at };
    case "$string": {
      const bytes = base64(text);
      if (!bytes) return null;
      try {
        return { k: "string", v: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), at, needless: true };
      } catch {
        return null;
      }
    }
  }
  return null;
}
const knownNames = new Set(["$data", "$date", "$integer", "$url", "$string"]);

/** Recognition (2.2). Returns the offset of the first significant byte of JSON. */
function recognise(bytes) {
  const starts = (...list) => list.every((b, i) => bytes[i] === b);
  const unsupported = () => new Fail("encoding.unsupported", null, 0);  // 2.2.5
  if (bytes.subarray(0, 6).toString("latin1") === "bplist") throw unsupported();
  if (starts(0xfe, 0xff) || starts(0xff, 0xfe)) throw unsupported();
  const mark = starts(0xef, 0xbb, 0xbf);
  let i = mark ? 3 : 0;
  while (isSpace(bytes[i])) i++;
  const first = String.fromCharCode(bytes[i] ?? 0);
  if (first === "<") throw unsupported();
  if (first === "(" || (first === "/" && (bytes[i + 1] === 0x2f || bytes[i + 1] === 0x2a))) throw new Fail("encoding.openstep", null, i);
  if (first === "{") {
    let j = i + 1;
    while (isSpace(bytes[j])) j++;
    if (j < bytes.length && bytes[j] !== 0x22 && bytes[j] !== 0x7d) throw new Fail("encoding.openstep", null, i);
  }
  if (!/[{["\-0-9tfn]/.test(first)) throw new Fail("encoding.unrecognized", null, i);
  if (mark) throw new Fail("json.byte-order-mark", null, 0);
  return i;
}

/** Reads a document into nodes. Throws Fail. */
export function readJSON(bytes) {
  const start = recognise(bytes);
  if (bytes.length > limits.document) throw new Fail("limit.document", null, start);
  const reader = new Reader(bytes, start);
  const root = reader.value(null, 1);
  reader.end();
  if (root.k !== "dict") throw new Fail("document.not-dictionary", null, root.at);
  return root;
}

class Reader {
  values = 0;
  text = 0;
  data = 0;

  constructor(bytes, pos) {
    this.bytes = bytes;
    this.pos = pos;
  }

  /** Throws the error for the byte at the current position. */
  bad(path, id = "json.syntax", at = this.pos) {
    if (at >= this.bytes.length) throw new Fail("json.truncated", path, this.bytes.length);
    if (this.bytes[at] >= 0x80) this.sequence(at, path);
    throw new Fail(id, path, at);
  }

  /** The length of the UTF-8 sequence at an offset (3.1.3); its first byte is the location of its error. */
  sequence(at, path) {
    const b = this.bytes[at];
    if (b < 0x80) return 1;
    let n = 0;
    let low = 0x80;
    let high = 0xbf;
    if (b >= 0xc2 && b <= 0xdf) n = 2;
    else if (b >= 0xe0 && b <= 0xef) {
      n = 3;
      if (b === 0xe0) low = 0xa0;
      if (b === 0xed) high = 0x9f;
    } else if (b >= 0xf0 && b <= 0xf4) {
      n = 4;
      if (b === 0xf0) low = 0x90;
      if (b === 0xf4) high = 0x8f;
    } else throw new Fail("json.utf-8", path, at);
    for (let i = 1; i < n; i++) {
      const c = this.bytes[at + i];
      if (!(c >= low && c <= high)) throw new Fail("json.utf-8", path, at);  // at the end of the input, c is undefined
      low = 0x80;
      high = 0xbf;
    }
    return n;
  }

  space() {
    while (isSpace(this.bytes[this.pos])) this.pos++;
  }

  end() {
    this.space();
    if (this.pos < this.bytes.length) this.bad(null, "json.trailing");
  }

  count(path, at) {
    if (++this.values > limits.values) throw new Fail("limit.values", path, at);
  }

  countText(text, path, at) {
    const n = Buffer.byteLength(text);
    if (n > limits.string) throw new Fail("limit.string", path, at);
    this.text += n;
    if (this.text > limits.text) throw new Fail("limit.text", path, at);
  }

  value(path, level) {
    const at = this.pos;
    const b = this.bytes[at];
    if (b === 0x7b) return this.knownTag(path, at) ?? this.dictionary(path, level, at);
    if (b === 0x5b) return this.array(path, level, at);
    if (b === 0x22) {
      this.count(path, at);
      const v = this.string(path);
      this.countText(v, path, at);
      return { k: "string", v, at };
    }
    if (b === 0x2d || isDigit(b)) return this.number(path, at);
    for (const [word, v] of [["null", null], ["true", true], ["false", false]]) {
      if (b !== code(word)) continue;
      this.count(path, at);
      for (const c of word) {
        if (this.bytes[this.pos] !== code(c)) this.bad(path);
        this.pos++;
      }
      return v === null ? { k: "null", at } : { k: "bool", v, at };
    }
    return this.bad(path && path.up);  // no value has begun here
  }

  /** A well-formed known tag with a string as its content. It is not a level, and its text does not count (10.1.2). */
  knownTag(path, at) {
    try {
      this.pos++;
      this.space();
      if (this.bytes[this.pos] !== 0x22 || this.longKey()) throw new Fail("json.syntax");
      const name = this.string(path);
      this.space();
      if (!knownNames.has(name) || this.bytes[this.pos++] !== 0x3a) throw new Fail("json.syntax");
      this.space();
      if (this.bytes[this.pos] !== 0x22) throw new Fail("json.syntax");
      const text = this.string(path);
      this.space();
      const node = this.bytes[this.pos++] === 0x7d ? known(name, text, at) : null;
      if (!node) throw new Fail("json.syntax");
      this.count(path, at);
      this.countKnown(node, path, at);
      return node;
    } catch (error) {
      if (!(error instanceof Fail) || error.message.startsWith("limit.")) throw error;
      this.pos = at;  // read it as a dictionary
      return null;
    }
  }

  /** Whether a key is too long for the name of a known tag, even with escapes. Keeps the lookahead short. */
  longKey() {
    const end = this.bytes.indexOf(0x22, this.pos + 1);
    return end < 0 || end - this.pos > 60;
  }

  countKnown(node, path, at) {
    if (node.k === "string" || node.k === "url") this.countText(node.v, path, at);
    if (node.k === "data" && (this.data += node.v.length) > limits.data) throw new Fail("limit.data", path, at);
  }

  open(path, level, at) {
    this.count(path, at);
    if (level > limits.depth) throw new Fail("limit.depth", path, at);
    this.pos++;
    this.space();
  }

  array(path, level, at) {
    this.open(path, level, at);
    const v = [];
    if (this.bytes[this.pos] === 0x5d) {
      this.pos++;
      return { k: "array", v, at };
    }
    for (;;) {
      v.push(this.value({ up: path, step: v.length }, level + 1));
      this.space();
      const b = this.bytes[this.pos];
      if (b !== 0x2c && b !== 0x5d) this.bad(path);
      this.pos++;
      if (b === 0x5d) return { k: "array", v, at };
      this.space();
    }
  }

  dictionary(path, level, at) {
    this.open(path, level, at);
    const v = new Map();
    if (this.bytes[this.pos] === 0x7d) {
      this.pos++;
      return { k: "dict", v, at };
    }
    for (;;) {
      const keyAt = this.pos;
      if (this.bytes[this.pos] !== 0x22) this.bad(path);
      const key = this.string(path);
      this.countText(key, path, at);
      if (v.has(key)) throw new Fail("value.duplicate-key", { up: path, step: key }, keyAt);
      this.space();
      if (this.bytes[this.pos] !== 0x3a) this.bad(path);
      this.pos++;
      this.space();
      v.set(key, { at: keyAt, v: this.value({ up: path, step: key }, level + 1) });  // 21.4.2: the key as written
      this.space();
      const b = this.bytes[this.pos];
      if (b !== 0x2c && b !== 0x7d) this.bad(path);
      this.pos++;
      if (b === 0x7d) return this.dictionaryOrTag(v, path, at);
      this.space();
    }
  }

  /** Section 7: tags and escapes, for a dictionary with exactly one key. */
  dictionaryOrTag(members, path, at) {
    if (members.size !== 1) return { k: "dict", v: members, at };
    const [[key, member]] = members;
    if (key === "CF$UID") throw new Fail("value.uid", path, at);
    if (key.startsWith("$$")) return { k: "dict", v: new Map([[key.slice(1), member]]), at };
    if (!key.startsWith("$")) return { k: "dict", v: members, at };
    const isKnown = knownNames.has(key);
    const node = isKnown && member.v.k === "string" ? known(key, member.v.v, at) : null;
    if (!node) return { k: "tag", name: key, nameAt: member.at, v: member.v, at, isKnown };
    if (node.k === "data") this.countKnown(node, path, at);
    node.inner = member.v;  // 7.1.9: the content has its own findings
    return node;
  }

  number(path, at) {
    this.count(path, at);
    const digits = () => {
      if (!isDigit(this.bytes[this.pos])) this.bad(path);
      while (isDigit(this.bytes[this.pos])) {
        if (++this.pos - at > limits.number) throw new Fail("limit.number", path, at);
      }
    };
    let isPlain = true;
    if (this.bytes[this.pos] === 0x2d) this.pos++;
    if (this.bytes[this.pos] === 0x30) this.pos++;
    else digits();
    if (this.bytes[this.pos] === 0x2e) {
      isPlain = false;
      this.pos++;
      digits();
    }
    if (this.bytes[this.pos] === 0x65 || this.bytes[this.pos] === 0x45) {
      isPlain = false;
      this.pos++;
      if (this.bytes[this.pos] === 0x2b || this.bytes[this.pos] === 0x2d) this.pos++;
      digits();
    }
    if (this.pos - at > limits.number) throw new Fail("limit.number", path, at);
    const spelling = this.bytes.toString("latin1", at, this.pos);
    const double = Number(spelling);
    if (!Number.isFinite(double)) throw new Fail("number.overflow", path, at);
    if (Number.isSafeInteger(double)) return { k: "int", v: BigInt(double), at };  // 6.3.3 to 6.3.5
    return { k: "real", v: double, at, imprecise: isPlain && spelling !== String(double) };  // 6.3.6
  }

  /** A string, at its opening quote; returns its text. */
  string(path) {
    const { bytes } = this;
    let text = "";
    let from = ++this.pos;
    for (;;) {
      const b = bytes[this.pos];
      if (b === 0x22) {
        text += bytes.toString("utf8", from, this.pos++);
        return text;
      }
      if (b === 0x5c) {
        text += bytes.toString("utf8", from, this.pos);
        text += this.escape(path);
        from = this.pos;
      } else if (b >= 0x80) this.pos += this.sequence(this.pos, path);
      else if (b >= 0x20) this.pos++;
      else this.bad(path);
    }
  }

  escape(path) {
    const at = this.pos++;
    const simple = escapes.get(this.bytes[this.pos]);
    if (simple !== undefined) {
      this.pos++;
      return simple;
    }
    const unit = this.unit(path);
    if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
    if (unit >= 0xdc00) throw new Fail("json.surrogate", path, at);  // 3.1.4
    const second = this.pos;
    const end = this.bytes.length;
    if (second >= end || (this.bytes[second] === 0x5c && second + 1 >= end)) this.bad(path, "json.truncated", end);
    const next = this.bytes[second] === 0x5c ? second + 1 : second;
    if (this.bytes[next] >= 0x80) this.sequence(next, path);  // invalid UTF-8 is reported first
    if (this.bytes[second] !== 0x5c || this.bytes[second + 1] !== 0x75) throw new Fail("json.surrogate", path, at);
    this.pos++;
    const low = this.unit(path);
    if (low < 0xdc00 || low > 0xdfff) throw new Fail("json.surrogate", path, at);
    return String.fromCharCode(unit, low);
  }

  /** `uXXXX` */
  unit(path) {
    if (this.bytes[this.pos] !== 0x75) this.bad(path);
    this.pos++;
    let unit = 0;
    for (let i = 0; i < 4; i++, this.pos++) {
      const digit = "0123456789abcdef".indexOf(String.fromCharCode(this.bytes[this.pos] ?? 0).toLowerCase());
      if (digit < 0) this.bad(path);
      unit = unit * 16 + digit;
    }
    return unit;
  }
}
