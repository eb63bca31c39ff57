#!/usr/bin/env node
// The command line. See README.md.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Fail, describe } from "./lib/findings.mjs";
import { canonical, readItem, readValue, resolve, writeBack } from "./lib/document.mjs";

/** One action, on bytes: { findings, output } or { errors }. */
export function run(action, bytes, { inFolder = false, activity } = {}) {
  let findings = [];
  try {
    if (action === "canonicalize") {
      const read = readValue(bytes);
      findings = read.findings;
      const isRefused = findings.some((f) => f.id === "value.null");  // 6.7.2
      return { findings: describe(findings, bytes), ...(isRefused ? {} : { output: canonical(read.root) }) };
    }
    if (!["validate", "resolve", "write-back"].includes(action)) throw new Error(`unknown action: ${action}`);
    const read = readItem(bytes, { inFolder });
    findings = read.findings;
    const answer = { findings: describe(findings, bytes) };
    if (action === "resolve" && read.item) answer.output = canonical(resolve(read.item, activity));
    if (action === "write-back" && read.item) answer.output = writeBack(read.root);
    return answer;
  } catch (error) {
    if (!(error instanceof Fail)) throw error;
    return { errors: describe([error.finding], bytes) };  // the only finding that is reported (21.1.3)
  }
}

function main(args) {
  const usage = "usage: xextensionitem.mjs validate|canonicalize|resolve|write-back [--folder] [--activity ID] FILE";
  const [action, ...rest] = args;
  const options = {};
  let file;
  while (rest.length) {
    const word = rest.shift();
    if (word === "--folder") options.inFolder = true;
    else if (word === "--activity" && rest.length) options.activity = rest.shift();
    else if (file === undefined && !word.startsWith("--")) file = word;
    else throw new Error(usage);
  }
  if (file === undefined) throw new Error(usage);
  const { findings = [], errors = [], output } = run(action, readFileSync(file), options);
  const shown = [...findings, ...errors];
  const stream = action === "validate" ? process.stdout : process.stderr;
  for (const finding of shown) stream.write(`${JSON.stringify(finding)}\n`);
  if (output) process.stdout.write(output);
  process.exitCode = action === "validate" ? Number(shown.length > 0) : Number(!output);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
