#!/usr/bin/env node
// The command line and the batch mode. See README.md.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Fail, Unsupported, describe } from "./lib/findings.mjs";
import { canonical, readItem, readValue, resolve, writeBack } from "./lib/document.mjs";

/** One request, on bytes: { findings, output } or { errors }. Throws Unsupported. */
export function run(action, bytes, { inFolder = false, activity } = {}) {
  let findings = [];
  try {
    if (action === "canonicalize") {
      const read = readValue(bytes);
      findings = read.findings;
      const isRefused = findings.some((f) => f.id === "value.null");  // 6.7.2
      return { findings: describe(findings, bytes), ...(isRefused ? {} : { output: canonical(read.root) }) };
    }
    if (!["validate", "resolve", "write-back"].includes(action)) throw new Unsupported(`no such action: ${action}`);
    const read = readItem(bytes, { inFolder });
    findings = read.findings;
    const answer = { findings: describe(findings, bytes) };
    if (action === "resolve" && read.item) answer.output = canonical(resolve(read.item, activity));
    if (action === "write-back" && read.item) answer.output = writeBack(read.root);
    return answer;
  } catch (error) {
    if (!(error instanceof Fail)) throw error;
    return { errors: describe([error.finding], bytes) };  // it is reported alone (21.1.3)
  }
}

/** One request of the batch mode. */
export function answer(request) {
  try {
    if (typeof request?.text !== "string" && typeof request?.base64 !== "string") throw new Unsupported("a request has base64 or text");
    const action = request.do === "convert" && request.to === "json" ? "canonicalize" : request.do;
    const bytes = typeof request.text === "string" ? Buffer.from(request.text, "utf8") : Buffer.from(request.base64, "base64");
    const { output, ...rest } = run(action, bytes, { inFolder: request.folder === true, activity: request.activity });
    return output ? { ...rest, base64: output.toString("base64") } : rest;
  } catch (error) {
    return { failure: error.message };
  }
}

async function batch() {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    let reply;
    try {
      reply = answer(JSON.parse(line));
    } catch (error) {
      reply = { failure: error.message };
    }
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}

async function main(args) {
  const usage = "usage: xextensionitem.mjs validate|canonicalize|resolve|write-back [--folder] [--activity ID] FILE, or batch";
  const [action, ...rest] = args;
  if (action === "batch") return batch();
  const options = {};
  let file;
  while (rest.length) {
    const word = rest.shift();
    if (word === "--folder") options.inFolder = true;
    else if (word === "--activity" && rest.length) options.activity = rest.shift();
    else if (file === undefined && !word.startsWith("--")) file = word;
    else throw new Unsupported(usage);
  }
  if (file === undefined) throw new Unsupported(usage);
  const { findings = [], errors = [], output } = run(action, readFileSync(file), options);
  const shown = [...findings, ...errors];
  const stream = action === "validate" ? process.stdout : process.stderr;
  for (const finding of shown) stream.write(`${JSON.stringify(finding)}\n`);
  if (output) process.stdout.write(output);
  process.exitCode = action === "validate" ? Number(shown.length > 0) : Number(!output);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
}
