// Values as the conformance kit describes them (Schemas/conformance/v1/description.schema.json), in both directions.
// Here, a value is a node of json.mjs. A dictionary is described as a list of pairs, so that `JSON.parse` does not lose a key.

import { integer as parseInteger, isDate } from "./scalars.mjs";

/** A description of something that the format cannot represent. */
export class NoValue extends Error {}

/** The description of a node. */
export function describe(node) {
  switch (node.k) {
    case "string": case "bool": return node.v;
    case "int": return { integer: String(node.v) };
    case "real": return { real: String(node.v) };
    case "date": case "url": return { [node.k]: node.v };
    case "data": return { data: node.v.toString("base64") };
    case "array": return node.v.map(describe);
    case "dict": return { dictionary: [...node.v].map(([key, member]) => [key, describe(member.v)]) };
    case "tag": return { tag: [node.name, describe(node.v)] };
  }
  throw new TypeError(`unknown kind of value: ${node.k}`);
}

/** The node of a description. URLs are not checked. */
export function valueOf(description) {
  if (typeof description === "boolean") return { k: "bool", v: description };
  if (typeof description === "string") return { k: "string", v: text(description) };
  if (Array.isArray(description)) return { k: "array", v: description.map(valueOf) };
  const entries = Object.entries(description ?? {});
  if (entries.length !== 1 || !kinds.has(entries[0][0])) throw new NoValue(`expected a description, found ${JSON.stringify(description)}`);
  const [[kind, content]] = entries;
  return kinds.get(kind)(content);
}

const kinds = new Map(Object.entries({
  integer: (content) => whole(parseInteger(content) ?? refuse(`no integer: ${content}`)),
  real: (content) => real(Number(content)),
  date: (content) => (isDate(content) ? { k: "date", v: content } : refuse(`expected a date, found ${content}`)),
  url: (content) => ({ k: "url", v: text(content) }),
  data: (content) => ({ k: "data", v: Buffer.from(content, "base64") }),
  tag: ([name, content]) => ({ k: "tag", name: text(name), v: valueOf(content) }),
  dictionary,
}));

function refuse(why) {
  throw new NoValue(why);
}

/** A string of Unicode scalar values (6.2.1). JSON escapes can contain lone surrogates. */
const text = (content) => (content.isWellFormed() ? content : refuse("half a surrogate pair"));

const whole = (v) => ({ k: "int", v });

/** A finite double. If it is integral, the result is an integer (6.3.4). */
function real(v) {
  if (!Number.isFinite(v)) refuse(`not finite: ${v}`);
  return Number.isSafeInteger(v) ? whole(BigInt(v)) : { k: "real", v };
}

/** A dictionary with distinct keys (6.2.3). */
function dictionary(pairs) {
  const v = new Map(pairs.map(([key, member]) => [text(key), { v: valueOf(member) }]));
  return v.size === pairs.length ? { k: "dict", v } : refuse("duplicate key");
}
