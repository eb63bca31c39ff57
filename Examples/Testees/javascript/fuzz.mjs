// Mutates the inputs of the vectors, and checks: no crash, locations within the input, stable canonical forms (9.1.9), and
// resolved documents without errors (19.3.1).  node fuzz.mjs [COUNT] [SEED]

import { readdirSync, readFileSync } from "node:fs";
import { run } from "./xextensionitem.mjs";

let seed = Number(process.argv[3] ?? 1);
const random = (n) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};
const folder = new URL("../../../Schemas/conformance/v1/vectors/", import.meta.url);
const vectors = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")).vectors);
const inputs = vectors.filter((v) => v.input?.text?.startsWith("{")).map((v) => Buffer.from(v.input.text, "utf8"));
const words = ["null", "{}", "[]", "\"\"", "0", "{\"$x\":1}", "{\"$$x\":1}", "{\"$data\":\"QQ==\"}", "\\ud800", "__proto__", "$", ",", "\"a\":1,", "}", "]", "é"];
const ways = [
  (b, i) => Buffer.concat([b.subarray(0, i), b.subarray(i + 1 + random(4))]),
  (b, i) => Buffer.concat([b.subarray(0, i), Buffer.from([random(256)]), b.subarray(i + 1)]),
  (b, i) => Buffer.concat([b.subarray(0, i), Buffer.from(words[random(words.length)]), b.subarray(i + random(6))]),
  (b, i) => {  // replaces a value with another
    const text = b.toString("latin1");
    const found = [...text.matchAll(/"[^"]*"(?!:)|[0-9]+|true|false/g)];
    if (!found.length) return b.subarray(0, i);
    const m = found[random(found.length)];
    return Buffer.from(text.slice(0, m.index) + words[random(8)] + text.slice(m.index + m[0].length), "latin1");
  },
];

export function mutant() {
  let bytes = inputs[random(inputs.length)];
  for (let n = 1 + random(2); n > 0; n--) bytes = ways[random(ways.length)](bytes, random(bytes.length));
  return bytes;
}

function check(bytes) {
  const fail = (what) => { throw new Error(`${what}: ${bytes.toString("base64")}`); };
  const { findings, errors } = run("validate", bytes);
  for (const f of findings ?? errors) {
    if (!(f.offset >= 0 && f.offset <= bytes.length) || f.line < 1 || f.column < 1) fail(`location of ${f.id}`);
  }
  const { output } = run("canonicalize", bytes);
  if (output && !run("canonicalize", output).output.equals(output)) fail("canonical form");
  const resolved = run("resolve", bytes, { activity: "com.example.x" }).output;
  if (resolved && !run("resolve", resolved).output) fail("resolution");
  if (resolved && findings.length === 0 && run("validate", resolved, {}).findings?.length !== 0) fail("validity of the resolved document");
}

if (process.argv[1]?.endsWith("fuzz.mjs")) {
  const count = Number(process.argv[2] ?? 20000);
  for (let i = 0; i < count; i++) check(mutant());
  console.log(`${count} mutants passed`);
}
