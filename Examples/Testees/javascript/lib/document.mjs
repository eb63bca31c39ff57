// Reading a document strictly and leniently (21), resolving it (19.3), and writing it back (21.3).

import { Report } from "./findings.mjs";
import { readJSON } from "./json.mjs";
import { Checker, contents, equalButText, checkVersion, there } from "./checker.mjs";
import { canonical, filled, checkValue, withoutNulls } from "./values.mjs";

/** Reads without interpreting members, as a converter does (1.2.3): { root, findings }. Throws Fail. */
export function readValue(bytes) {
  const root = readJSON(bytes);
  const report = new Report();
  checkValue(root, null, report);
  return { root, findings: report.list };
}

/** Reads the item: { root, findings, item }. The item is the result of lenient reading, or null after an error. Throws Fail. */
export function readItem(bytes, { inFolder = false } = {}) {
  const root = readJSON(bytes);
  const report = new Report();
  const { isNewer, isUnsupported } = checkVersion(root, report);
  const checker = new Checker(report, { isNewer, inFolder });
  let item = null;
  if (!isUnsupported) {  // 11.1.4
    checker.document(root);
    item = deliver(root);
    if (!item.v.has("main-attachment")) {  // 13.2.2
      const main = there(root).get("main-attachment");
      report.find("main-attachment.missing", main ? { up: null, step: "main-attachment" } : null, main ? main.v.at : root.at);
    }
  }
  checkValue(root, null, report, checker.reserved);
  return { root, findings: report.list, item: report.errors.length ? null : item };
}

/** 19.3.1: resolves the result of lenient reading. */
export function resolve(item, activity) {
  const result = new Map(item.v);
  const overlay = item.v.get("activities")?.v.v.get(activity);
  for (const [name, member] of overlay && !activity.startsWith("$") ? overlay.v.v : []) {
    if (["version", "must-understand", "activities", "excluded-activities"].includes(name)) continue;
    const { k, v } = member.v;
    const isEmpty = (k === "string" && v === "") || (k === "array" && v.length === 0) || (k === "dict" && v.size === 0);
    if (!isEmpty) result.set(name, member);
    else if (name !== "main-attachment") result.delete(name);
  }
  result.delete("activities");
  result.delete("excluded-activities");
  return { ...item, v: result };
}

/** The bytes of a document that an editor writes back (21.3): without nulls, and with the members in `changes` replaced. */
export function writeBack(root, changes = new Map()) {
  const result = withoutNulls(root);
  for (const [name, node] of changes) {
    if (node) result.v.set(name, { v: node });
    else result.v.delete(name);
  }
  return canonical(result);
}

// Lenient reading (21.2): each function returns a copy without values that are set aside, or undefined for an absent value.

/** A copy of a dictionary. `inside` maps a key to the function for its member; all other members only lose nulls. */
function members(dict, inside = {}) {
  const special = new Map(Object.entries(inside));
  const handler = typeof inside === "function" ? inside : (key) => special.get(key) ?? withoutNulls;
  const v = new Map();
  for (const [key, member] of there(dict)) {
    if (member.v.aside) continue;
    const node = handler(key)(member.v);
    if (node) v.set(key, { ...member, v: node });
  }
  return { ...dict, v };
}

/** The remaining elements. If no element remains, the array is absent, unless it was empty before (as in an overlay). */
function elements(array, inside = withoutNulls) {
  return filled({ ...array, v: array.v.filter((e) => e.k !== "null" && !e.aside).map(inside).filter((e) => e) }, array);
}

function deliver(dict) {
  const eachOf = (inside) => (v) => filled(members(v, (key) => (key.startsWith("$") ? withoutNulls : inside)), v);  // `$`: 12.1.3
  return members(dict, {
    "main-attachment": attachment,
    "additional-attachments": (v) => elements(v, attachment),
    "content-text": contentText,
    "thumbnail": (v) => (v.v.size ? representation(v) : v),  // an overlay may have an empty thumbnail
    "tags": (v) => elements(v),
    "referrer": (v) => filled(members(v), v),
    "activities": eachOf(deliver),
    "excluded-activities": (v) => elements(v),
    "parameters": eachOf(withoutNulls),
  });
}

function attachment(dict) {
  if (dict.aside) return undefined;
  const copy = members(dict, { "representations": (v) => elements(v, representation) });
  return copy.v.has("representations") ? copy : undefined;
}

function representation(dict) {
  if (dict.aside) return undefined;
  const copy = members(dict, { "file": file });
  const held = contents.filter((name) => there(dict).has(name));
  const hasContent = held.length ? held.every((name) => copy.v.has(name)) : copy.v.size > 1;  // 14.2.4
  return copy.v.has("type-identifier") && hasContent ? copy : undefined;
}

function file(dict) {
  if (dict.aside) return undefined;
  const copy = members(dict);
  return copy.v.has("path") && copy.v.has("byte-count") ? copy : undefined;
}

/** Drops empty runs, then joins adjacent runs with equal attributes (15.1.3, 15.1.4). */
function contentText(array) {
  if (!array.v.length) return array;
  const runs = [];
  for (const run of array.v.filter((e) => e.k !== "null" && !e.aside).map((e) => members(e))) {
    const text = run.v.get("text")?.v;
    if (!text || text.v === "") continue;
    const last = runs.at(-1);
    if (last && equalButText(last, run)) last.v.set("text", { v: { ...text, v: last.v.get("text").v.v + text.v } });
    else runs.push(run);
  }
  return runs.length ? { ...array, v: runs } : undefined;
}

export { canonical };
