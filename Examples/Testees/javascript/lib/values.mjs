// Values, independent of members: findings of sections 6 and 7, nulls (6.7.1), equality, and the canonical form (9.1).

import { Fail } from "./findings.mjs";
import { isSafe } from "./scalars.mjs";

/** Reports the findings of sections 6 and 7, except in the values in `reserved`, which only have `member.reserved` (12.1.3). */
export function checkValue(node, path, report, reserved) {
  if (isNeedless(node)) report.find("tag.needless", path, node.at);
  switch (node.k) {
    case "null": report.find("value.null", path, node.at); break;
    case "real": if (node.imprecise) report.find("number.imprecise", path, node.at); break;
    case "array": node.v.forEach((v, i) => checkValue(v, { up: path, step: i }, report, reserved)); break;
    case "dict": for (const [key, { at, v }] of node.v) judgeMember(key, at, v, path, report, reserved); break;
    case "tag":
      report.find(node.isKnown ? "tag.malformed" : "tag.unknown", path, node.at);
      judgeMember(node.name, node.nameAt, node.v, path, report, reserved);
  }
}

/** Whether a known tag or a tag in its content is redundant: one finding for all of them (21.1.5, 21.4.3). */
const isNeedless = (node) => node.needless || (node.inner !== undefined && isNeedless(node.inner));

function judgeMember(key, at, v, path, report, reserved) {
  const below = { up: path, step: key };
  if (isUnsupported(key) && !reserved?.has(v)) report.find("key.unsupported", below, at);
  checkValue(v, below, report, reserved);
}

const isUnsupported = (key) => /[\0-\x08\x0b-\x1f\ufffe\uffff]/.test(key);  // 6.2.4: all but TAB and LF

/** A copy without nulls, or undefined if the value contains only nulls (6.7.1, 21.2.2). */
export function withoutNulls(node) {
  switch (node.k) {
    case "null": return undefined;
    case "array": return filled({ ...node, v: node.v.map(withoutNulls).filter((e) => e) }, node);
    case "tag": {
      const v = withoutNulls(node.v);
      return v && { ...node, v };
    }
    case "dict": {
      const members = [...node.v].map(([key, m]) => [key, { ...m, v: withoutNulls(m.v) }]);
      return filled({ ...node, v: new Map(members.filter(([, m]) => m.v)) }, node);
    }
  }
  return node;
}

const size = ({ v }) => v.size ?? v.length;

/** A copy of an array or dictionary, or undefined if it was not empty and nothing remains. */
export const filled = (copy, source) => (size(copy) || !size(source) ? copy : undefined);

/** Equality (6.1.2). */
export function equal(a, b) {
  if (a.k !== b.k) return false;
  switch (a.k) {
    case "null": return true;
    case "data": return a.v.equals(b.v);
    case "array": return a.v.length === b.v.length && a.v.every((v, i) => equal(v, b.v[i]));
    case "tag": return a.name === b.name && equal(a.v, b.v);
    case "dict": return a.v.size === b.v.size && [...a.v].every(([key, m]) => b.v.has(key) && equal(m.v, b.v.get(key).v));
  }
  return a.v === b.v;
}

/** 9.1.4. For well-formed text, JSON.stringify escapes exactly the characters of that clause. */
const quoted = (text) => JSON.stringify(text);

/** The escaped form of a key (7.2.1). */
export const writtenKey = (key, size) => (size === 1 && key.startsWith("$") ? `$${key}` : key);

/** The order of keys: by UTF-16 units (9.1.3). */
export const byUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The bytes of the canonical form (9.1). Refuses a null, and a dictionary that would be read as a UID (6.7.2, 7.2.5). */
export function canonical(root) {
  const out = [];
  write(root, null, out);
  return Buffer.from(out.join(""), "utf8");
}

function write(node, path, out) {
  switch (node.k) {
    case "null": throw new Fail("value.null", path, node.at);
    case "bool": case "real": out.push(String(node.v)); break;  // 9.1.6
    case "int": out.push(isSafe(node.v) ? String(node.v) : `{"$integer":"${node.v}"}`); break;  // 8.1.1
    case "string": out.push(quoted(node.v)); break;
    case "data": out.push(`{"$data":"${node.v.toString("base64")}"}`); break;
    case "date": out.push(`{"$date":"${node.v}"}`); break;
    case "url": out.push(`{"$url":${quoted(node.v)}}`); break;
    case "array":
      out.push("[");
      node.v.forEach((v, i) => {
        if (i) out.push(",");
        write(v, { up: path, step: i }, out);
      });
      out.push("]");
      break;
    case "tag":
      out.push("{", quoted(node.name), ":");
      write(node.v, { up: path, step: node.name }, out);
      out.push("}");
      break;
    case "dict": {
      if (node.v.size === 1 && node.v.has("CF$UID")) throw new Fail("value.uid", path, node.at);
      out.push("{");
      let isFirst = true;
      for (const key of [...node.v.keys()].sort(byUnits)) {  // with one key, its escape does not matter to the order
        if (!isFirst) out.push(",");
        isFirst = false;
        out.push(quoted(writtenKey(key, node.v.size)), ":");
        write(node.v.get(key).v, { up: path, step: key }, out);
      }
      out.push("}");
    }
  }
}
