#!/usr/bin/env node
// A testee of the conformance kit, which tests the reader and writer in this folder.
//
//   testee.js                              answers JSON Lines until it is stopped
//   testee.js start|decode|encode|… …      answers one case and exits
//
// Schemas/conformance/README.md describes both. To create your own testee, keep this file, replace the functions under
// "The operations" with calls to your reader or writer, and replace the two functions of lib/description.mjs for your values.

import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { NoValue, describe, valueOf } from "./lib/description.mjs";
import { canonical, readItem, readValue, resolve, writeBack } from "./lib/document.mjs";
import { Fail, describe as located } from "./lib/findings.mjs";

const start = {
  protocol: 1,
  name: "xextensionitem (JavaScript)",
  version: "1.0",
  language: `JavaScript, Node ${process.versions.node}`,
  format: "1.0",
  encodings: ["json"],
  operations: ["decode", "encode", "resolve", "write-back", "convert"],
  claims: ["canonical", "findings", "locations"],
};

/** An operation or an encoding that the testee does not support. */
class Unknown extends Error {}

/** The payload breaks a rule, or the format cannot represent the description. */
class Refused extends Error {
  constructor(findings, bytes) {
    super();
    this.findings = located(findings, bytes);
  }
}

// The operations. Each takes the request with its payload as bytes, and returns the members of its response.

const operations = {
  /** Reads strictly (21.1). Refuses a payload with findings. */
  "decode": ({ payload, folder }) => {
    const { item, findings } = reading(() => readItem(payload, { inFolder: folder }), payload);
    if (findings.length) throw new Refused(findings, payload);
    return { meaning: describe(item) };
  },

  /** Writes a payload. A producer refuses to write one with findings (1.2.1). */
  "encode": ({ meaning, folder, encoding }) => {
    if (encoding !== "json") throw new Unknown(`no ${encoding} here`);
    const payload = reading(() => canonical(valueOf(meaning)), Buffer.alloc(0));
    const { findings } = reading(() => readItem(payload, { inFolder: folder }), payload);
    if (findings.length) throw new Refused(findings, payload);
    return { payload };
  },

  /** Reads leniently (21.2), and resolves for an activity or for no activity (19.3). */
  "resolve": ({ payload, folder, activity }) => {
    const { item, findings } = reading(() => readItem(payload, { inFolder: folder }), payload);
    if (!item) throw new Refused(findings, payload);
    return { meaning: describe(resolve(item, activity ?? undefined)), findings: located(findings, payload) };
  },

  /** Reads leniently, changes nothing, and writes (21.3). */
  "write-back": ({ payload, folder }) => {
    const { root, item, findings } = reading(() => readItem(payload, { inFolder: folder }), payload);
    if (!item) throw new Refused(findings, payload);
    return { payload: reading(() => writeBack(root), payload) };
  },

  /** Converts without interpreting members (section 8). */
  "convert": ({ payload, to }) => {
    if (to !== "json") throw new Unknown(`no ${to} here`);
    return { payload: reading(() => canonical(readValue(payload).root), payload) };
  },
};

/** The result of reading or writing, or a refusal if it fails. */
function reading(work, bytes) {
  try {
    return work();
  } catch (error) {
    throw error instanceof Fail ? new Refused([error.finding], bytes) : error;
  }
}

// The protocol, which is independent of payloads.

/** The response to one request. Every request has a response, even after an error. */
function answer(request) {
  try {
    const operation = operations[request.operation];
    if (!operation) throw new Unknown("no such operation here");
    const reply = operation({ ...request, folder: request.folder === true });
    return { outcome: reply.payload ? "payload" : "meaning", ...reply };
  } catch (error) {
    if (error instanceof Refused) return { outcome: "refused", findings: error.findings };
    if (error instanceof NoValue) return { outcome: "refused", reason: error.message };
    if (error instanceof Unknown) return { outcome: "skipped", reason: error.message };
    return { outcome: "failure", message: String(error.stack) };  // a fault of this program, not of the payload
  }
}

/** JSON Lines: one response line per request line, until `stop`. */
async function converse() {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const { seq, command, ...request } = JSON.parse(line);
    if (command === "stop") return process.stdin.destroy();
    let reply = start;
    if (command === "run") {
      if (request.payload !== undefined) request.payload = Buffer.from(request.payload, "base64");
      reply = answer(request);
      if (reply.payload) reply = { ...reply, payload: reply.payload.toString("base64") };
    }
    process.stdout.write(`${JSON.stringify({ seq, ...reply })}\n`);
  }
}

const statuses = { meaning: 0, payload: 0, refused: 3, skipped: 4, failure: 70 };

/** One case: its input on standard input, its output on standard output, its outcome as the exit status. */
function answerOnce(operation, ...words) {
  if (operation === "start") return console.log(JSON.stringify(start));
  const [encoding, option] = words.filter((word) => word !== "--folder");
  const request = { operation, encoding, to: option, activity: option, folder: words.includes("--folder") };
  const source = readFileSync(0);
  if (operation === "encode") request.meaning = JSON.parse(source);
  else request.payload = source;
  const { outcome, ...reply } = answer(request);
  if (outcome === "payload") writeFileSync(1, reply.payload);
  else if (outcome === "meaning") writeFileSync(1, `${JSON.stringify(reply.meaning)}\n`);
  if (outcome !== "payload" && (outcome !== "meaning" || reply.findings?.length)) console.error(JSON.stringify({ ...reply, meaning: undefined }));
  process.exitCode = statuses[outcome];
}

if (process.argv.length > 2) answerOnce(...process.argv.slice(2));
else await converse();
