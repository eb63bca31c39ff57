// Reading the item: the findings of sections 11 to 20, and marks on the nodes for lenient reading (21.2):
//   aside: the value is set aside.

import { mediaTypes } from "./media-types.mjs";
import { isReverseDNS, urlFinding } from "./scalars.mjs";
import { byUnits, equal, withoutNulls } from "./values.mjs";

export const contents = ["url", "text", "data", "file", "property-list"];  // 14.2.1
const sizes = { string: (v) => v.length, array: (v) => v.length, dict: (v) => v.size };
const isEmpty = (node) => node.k in sizes && sizes[node.k](node.v) === 0;

/** The members of a dictionary. A null member is absent (6.7.1). */
export const there = (dict) => new Map([...dict.v].filter(([, m]) => m.v.k !== "null"));

/** The version, with its findings (11.1): { isNewer, isUnsupported }. */
export function checkVersion(root, report) {
  const member = there(root).get("version");
  if (!member) {
    report.find("version.missing", null, root.at);
    return {};
  }
  const path = { up: null, step: "version" };
  const text = member.v.k === "string" ? member.v.v : "";
  if (!/^[1-9][0-9]{0,4}\.(0|[1-9][0-9]{0,4})$/.test(text)) {
    report.find("version.malformed", path, member.v.at);
    return {};
  }
  const [major, minor] = text.split(".").map(Number);
  if (major !== 1) report.find("version.unsupported", path, member.v.at);
  return { isNewer: minor > 0, isUnsupported: major !== 1 };
}

export class Checker {
  paths = [];  // of files: { text, path, at, order }
  reserved = new Set();  // values with a reserved name (`member.reserved`)

  constructor(report, { isNewer = false, inFolder = false }) {
    Object.assign(this, { report, isNewer, inFolder });
  }

  // The document and its overlays (13.2, 19.2)

  document(root) {
    this.body(root, null, false);
    this.repeatedPaths();
  }

  body(dict, path, inOverlay) {
    const { at } = dict;
    const opt = (kind, inside) => (v, p) => this.optional(v, p, kind, inside, inOverlay);
    const notInOverlay = (handler) => (v, p, keyAt) => (inOverlay ? this.misplaced(v, p, keyAt) : handler(v, p));
    this.members(dict, path, {
      "version": notInOverlay(() => {}),
      "must-understand": notInOverlay((v, p) => this.mustUnderstand(v, p)),
      "main-attachment": (v, p) => this.required(v, p, "dict", () => this.attachment(v, p)),
      "additional-attachments": opt("array", (v, p) => this.elements(v, p, "dict", (e, q) => this.attachment(e, q))),
      "title": opt("string"),
      "content-text": opt("array", (v, p) => this.contentText(v, p)),
      "thumbnail": opt("dict", (v, p) => this.representation(v, p, true)),
      "tags": opt("array", (v, p) => this.elements(v, p, "string", (e, q) => {
        if (isEmpty(e)) this.setAside("member.default", e, q);
      })),
      "source-url": opt("string", (v, p) => this.url(v, p)),
      "referrer": opt("dict", (v, p) => this.referrer(v, p)),
      "activities": notInOverlay(opt("dict", (v, p) => this.activities(v, p))),
      "excluded-activities": notInOverlay(opt("array", (v, p) => this.elements(v, p, "string", (e, q) => this.activityName(e.v, q, e.at, e)))),
      "parameters": opt("dict", (v, p) => this.parameters(v, p)),
      "user-info": opt("dict", (v, p) => this.userInfo(v, p)),
    }, at);
  }

  misplaced(v, path, keyAt) {
    this.report.find("activity.member", path, keyAt);
    v.aside = true;
  }

  /** 11.3.2 */
  mustUnderstand(v, path) {
    if (v.k === "array" && v.v.length === 0) return this.setAside("member.default", v, path);
    if (v.k === "array" && v.v.every((e) => e.k === "null")) return;
    this.report.find("must-understand.unknown", path, v.at);
  }

  activities(dict, path) {
    for (const [key, { at, v }] of there(dict)) {
      const p = { up: path, step: key };
      if (!this.activityName(key, p, at, v)) continue;
      if (v.k !== "dict") this.setAside("member.type", v, p);
      else if (isEmpty(v)) this.setAside("member.default", v, p);
      else this.body(v, p, true);
    }
  }

  /** 19.1.1; false if the name is reserved. */
  activityName(name, path, at, node) {
    if (name.startsWith("$")) return this.isReserved(node, path, at);
    if (!isReverseDNS(name)) this.report.find("activity.name", path, at);
    return true;
  }

  parameters(dict, path) {
    for (const [key, { at, v }] of there(dict)) {
      const p = { up: path, step: key };
      if (key.startsWith("$")) {
        this.isReserved(v, p, at);
        continue;
      }
      if (!isReverseDNS(key) && !(this.isNewer && !key.includes("."))) this.report.find("namespace.name", p, at);
      if (v.k !== "dict") this.setAside("member.type", v, p);
      else if (isEmpty(v)) this.setAside("member.default", v, p);
      else for (const [name, m] of there(v)) if (name === "" || name.includes(".")) this.report.find("parameter.key", { up: p, step: name }, m.at);
    }
  }

  userInfo(dict, path) {
    for (const [key, { at }] of there(dict)) {
      if (key.startsWith("x-extension-item")) this.report.find("user-info.reserved", { up: path, step: key }, at);
    }
  }

  referrer(dict, path) {
    const text = (v, p) => this.optional(v, p, "string");
    const url = (v, p) => this.optional(v, p, "string", () => this.url(v, p));
    this.members(dict, path, {
      "app-name": text, "app-store-id": text, "google-play-id": text, "web-url": url, "ios-app-url": url, "android-app-url": url,
    });
  }

  // Attachments (14) and thumbnails (16)

  attachment(dict, path) {
    const list = there(dict).get("representations")?.v;
    if (!list || (list.k === "array" && isEmpty(list))) this.setAside("member.missing", dict, path);
    const types = new Set();
    this.members(dict, path, {
      "representations": (v, p) => this.required(v, p, "array", () => this.elements(v, p, "dict", (e, q) => this.representation(e, q, false, types))),
      "suggested-name": (v, p) => this.optional(v, p, "string", () => {
        const isSafe = Buffer.byteLength(v.v) <= 255 && v.v !== "." && v.v !== ".."
          && !/[/\\:\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(v.v);
        if (!isSafe) this.setAside("suggested-name.unsafe", v, p);  // 14.5.1
      }),
    });
  }

  representation(dict, path, isThumbnail, types) {
    const present = there(dict);
    const type = present.get("type-identifier");
    if (!type) this.setAside("member.missing", dict, path);
    const held = contents.filter((name) => present.has(name));
    const hasUnknown = present.size > held.length + (type ? 1 : 0);
    const isForbidden = isThumbnail && (held.includes("text") || held.includes("property-list"));  // 16.1.1
    if (held.length > 1 || (held.length === 0 && !hasUnknown) || isForbidden) this.setAside("representation.content", dict, path);  // 14.2.3
    this.members(dict, path, {
      "type-identifier": (v, p) => this.required(v, p, "string", () => this.typeIdentifier(v, p, dict, held, types)),
      "url": (v, p) => this.required(v, p, "string", () => this.url(v, p)),
      "text": (v, p) => this.required(v, p, "string"),
      "data": (v, p) => this.required(v, p, "data"),
      "file": (v, p) => {
        if (!this.inFolder) this.report.find("file.outside-folder", p, v.at);  // 14.6.6
        this.required(v, p, "dict", () => this.file(v, p));
      },
      "property-list": () => {},
    });
  }

  typeIdentifier(node, path, dict, held, types) {
    const text = node.v;
    const isMedia = text.includes("/");
    const isWell = isMedia ? text.split("/").length === 2 && text.split("/").every((t) => t !== "" && !/[^a-z0-9!#$%&'*+.^_`{|}~-]/.test(t))
      : isReverseDNS(text);
    if (!isWell) {  // 14.3.1
      this.report.find("type-identifier.malformed", path, node.at);
      dict.aside = true;
    }
    if (mediaTypes.has(text)) this.report.find("type-identifier.media-type", path, node.at);  // 14.3.2
    const folded = text.replace(/[A-Z]/g, (c) => c.toLowerCase());  // 14.3.4
    if (folded === "public.file-url" || (folded === "public.url") !== held.includes("url")) {  // 14.3.3
      this.report.find("type-identifier.url", path, node.at);
    }
    if (types?.has(folded)) {  // 14.3.5
      this.report.find("representation.duplicate-type", path, node.at);
      dict.aside = true;
    }
    types?.add(folded);
  }

  file(dict, path) {
    if (!["path", "byte-count"].every((name) => there(dict).has(name))) this.setAside("member.missing", dict, path);
    this.members(dict, path, {
      "path": (v, p) => this.required(v, p, "string", () => {
        if (!isFilePath(v.v)) this.report.find("file.path", p, v.at);
        else this.paths.push({ text: v.v, path: p, at: v.at });
      }),
      "byte-count": (v, p) => {
        const isCount = v.k === "int" && v.v >= 0n && v.v <= BigInt(Number.MAX_SAFE_INTEGER);
        if (!isCount) this.setAside("file.byte-count", v, p);  // 14.6.4
      },
    });
  }

  /** Reports a repeated path at its later occurrence, in the order of the canonical form (21.4.4). */
  repeatedPaths() {
    const steps = (path) => (path ? [...steps(path.up), path.step] : []);
    const sorted = this.paths.map((p) => ({ ...p, steps: steps(p.path) })).sort((a, b) => {
      const i = a.steps.findIndex((step, i) => step !== b.steps[i]);
      return i < 0 ? 0 : typeof a.steps[i] === "number" ? a.steps[i] - b.steps[i] : byUnits(a.steps[i], b.steps[i]);
    });
    const seen = new Set();
    for (const { text, path, at } of sorted) {
      if (seen.has(text)) this.report.find("file.path", path, at);
      seen.add(text);
    }
  }

  // Styled text (15)

  contentText(array, path) {
    let before;
    this.elements(array, path, "dict", (run, p) => {
      this.run(run, p);
      if (before && equalButText(before, run)) this.report.find("text.equal-runs", p, run.at);  // 15.1.4
      before = run;
    });
  }

  run(dict, path) {
    if (!there(dict).has("text")) this.setAside("member.missing", dict, path);
    const flag = (v, p) => {
      if (v.k === "bool" && !v.v) this.setAside("member.default", v, p);  // 15.2.2
      else this.required(v, p, "bool");
    };
    const color = (v, p) => this.optional(v, p, "string", () => {
      if (!/^#[0-9A-F]{6}([0-9A-F]{2})?$/.test(v.v) || /^#.{6}FF$/.test(v.v)) this.setAside("color.malformed", v, p);  // 15.2.3
    });
    this.members(dict, path, {
      "text": (v, p) => this.required(v, p, "string", () => {
        if (isEmpty(v)) this.report.find("text.empty-run", path, dict.at);  // 15.1.3
      }),
      "bold": flag, "italic": flag, "underline": flag, "strikethrough": flag, "code": flag,
      "link": (v, p) => this.optional(v, p, "string", () => this.url(v, p)),
      "foreground-color": color, "background-color": color,
      "font-name": (v, p) => this.optional(v, p, "string"),
      "font-size": (v, p) => {  // 15.2.4
        if (v.k !== "int" && v.k !== "real") this.setAside("member.type", v, p);
        else if (v.v <= 0 || (v.k === "int" && v.v > BigInt(Number.MAX_SAFE_INTEGER))) this.setAside("font-size.range", v, p);
      },
    });
  }

  // Rules for all members (12, 13.1). A null has its own finding, and is absent for all other rules (6.7.1).

  setAside(id, node, path) {
    this.report.find(id, path, node.at);
    node.aside = true;
  }

  isReserved(node, path, at) {
    this.report.find("member.reserved", path, at);
    this.reserved.add(node);
    return false;
  }

  members(dict, path, table) {
    const handlers = new Map(Object.entries(table));
    for (const [key, { at, v }] of there(dict)) {
      const p = { up: path, step: key };
      if (handlers.has(key)) handlers.get(key)(v, p, at);
      else if (key.startsWith("$")) this.isReserved(v, p, at);  // 12.1.3
      else if (!key.includes(".") && !this.isNewer) this.report.find("member.unknown", p, at);  // 12.1.2
    }
  }

  required(node, path, kind, inside) {
    if (node.k !== kind) this.setAside("member.type", node, path);  // 13.1.1
    else inside?.();
  }

  optional(node, path, kind, inside, inOverlay = false) {
    this.required(node, path, kind, () => {
      if (!isEmpty(node)) inside?.(node, path);
      else if (!inOverlay) this.setAside("member.default", node, path);  // 13.1.3, 19.2.3
    });
  }

  elements(array, path, kind, inside) {
    array.v.forEach((v, i) => {
      if (v.k === "null") return;
      const p = { up: path, step: i };
      this.required(v, p, kind, () => inside(v, p));
    });
  }

  url(node, path) {
    const id = urlFinding(node.v);
    if (id) this.setAside(id, node, path);
  }
}

/** 14.6.2 */
function isFilePath(text) {
  const name = /^attachments\/([a-z0-9][a-z0-9._-]{0,99})$/.exec(text)?.[1];
  return name !== undefined && !name.endsWith(".") && !/^(con|prn|aux|nul|(com|lpt)[0-9])$/.test(name.split(".")[0]);
}

/** Whether two runs have equal members except `text`, ignoring nulls (15.1.4). */
export function equalButText(a, b) {
  const others = (run) => {
    const members = [...run.v].filter(([key]) => key !== "text").map(([key, m]) => [key, { v: withoutNulls(m.v) }]);
    return { k: "dict", v: new Map(members.filter(([, m]) => m.v)) };
  };
  return equal(others(a), others(b));
}
