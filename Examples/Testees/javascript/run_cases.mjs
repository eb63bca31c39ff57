// Runs the JSON cases of the Python testee's data files, and prints what differs.
//   node run_cases.mjs [FOLDER]

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Unsupported } from "./lib/findings.mjs";
import { run } from "./xextensionitem.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../python", import.meta.url));
const load = (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
let passed = 0;
let failed = 0;
let skipped = 0;

function bytesOf({ input, base64, parts }) {
  if (parts) return Buffer.concat(parts.flatMap((p) => Array(p.times).fill(Buffer.from(p.base64, "base64"))));
  return input === undefined ? Buffer.from(base64, "base64") : Buffer.from(input, "utf8");
}

/** Counts one case; `differences` returns lines. */
function check(source, one, differences) {
  let lines;
  try {
    lines = differences(bytesOf(one));
  } catch (error) {
    if (error instanceof Unsupported) return skipped++;
    lines = [error.stack];
  }
  if (lines.length === 0) return passed++;
  failed++;
  console.log(`${source}: ${one.name} (${one.clause})${one.unclear ? ` [unclear: ${one.unclear}]` : ""}`);
  for (const line of lines) console.log(`    ${line.slice(0, 400)}`);
}

/** The members that a case gives of its findings, in one order. */
function shown(findings, asked) {
  const keys = [...new Set(asked.flatMap((f) => Object.keys(f)))];
  return findings.map((f) => JSON.stringify(keys.map((key) => f[key] ?? null))).sort();
}

/** Lines for what is wanted and not there, and what is there and not wanted. */
function compare(got, wanted, mayHaveLess) {
  const lines = [];
  const rest = [...got];
  for (const w of wanted) {
    const i = rest.indexOf(w);
    if (i >= 0) rest.splice(i, 1);
    else if (!mayHaveLess) lines.push(`- ${w}`);
  }
  return [...lines, ...rest.map((g) => `+ ${g}`)];
}

const differsAt = (output, wanted) => (output?.toString("utf8") === wanted ? [] : [`- ${wanted}`, `+ ${output ?? "no output"}`]);

for (const name of ["cases.json", "cases-large.json"]) {
  for (const one of load(name)) {
    check(name, one, (bytes) => {
      const { findings, errors } = run("validate", bytes, { inFolder: one.folder === true });
      const got = shown(findings ?? errors, one.findings);
      const wanted = shown(one.findings, one.findings);
      // An error that ends the reading may stand alone (21.1.3).
      const lines = one.error && errors ? (wanted.includes(got.at(-1)) ? [] : compare(got, wanted)) : compare(got, wanted);
      if (one.error && !errors) lines.push("+ the reading did not end");
      if (one.canonical !== undefined) lines.push(...differsAt(run("canonicalize", bytes).output, one.canonical));
      return lines;
    });
  }
}

for (const one of load("resolutions.json")) {
  check("resolutions.json", one, (bytes) => {
    const { output } = run("resolve", bytes, { inFolder: one.folder === true, activity: one.activity ?? undefined });
    return one.output === null ? (output ? [`+ ${output}`] : []) : differsAt(output, one.output);
  });
}

for (const one of load("conversions.json")) {
  if (one.to !== "json") {
    skipped++;
    continue;
  }
  check("conversions.json", one, (bytes) => {
    const { output, findings, errors } = run("canonicalize", bytes);
    if (!one.errors) return differsAt(output, one.output);
    const ids = (errors ?? findings).map((f) => f.id);
    const wanted = one.errors.map((e) => e.id ?? e);
    return !output && wanted.every((id) => ids.includes(id)) ? [] : [`- ${wanted}`, `+ ${ids}`];
  });
}

console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed ? 1 : 0;
