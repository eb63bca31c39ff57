// The string formats of scalars: base64 (6.5), dates (6.4.2), integers (7.1.2), URLs (18) and other patterns.

const maxSafe = BigInt(Number.MAX_SAFE_INTEGER);
export const isSafe = (n) => n >= -maxSafe && n <= maxSafe;

/** The bytes of base64, or null (6.5.1). Each character is checked (21.1.4). */
export function base64(text) {
  if (text.length % 4 !== 0) return null;
  const pad = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const body = pad ? text.slice(0, -pad) : text;
  if (/[^A-Za-z0-9+/]/.test(body)) return null;
  const bytes = Buffer.from(body, "base64");
  const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".indexOf(body.at(-1));
  if ((pad === 1 && last & 3) || (pad === 2 && last & 15)) return null;  // unused bits must be zero
  return bytes;
}

export function isDate(text) {
  const m = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z$/.exec(text);
  if (!m || m[7] === "000" || text.endsWith("\n")) return false;
  const [year, month, day, hour, minute, second] = m.slice(1, 7).map(Number);
  if (year < 1 || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return day >= 1 && day <= days;
}

/** The integer of a `$integer`, or null. */
export function integer(text) {
  if (text.length > 20 || !/^(0|-?[1-9][0-9]*)$/.test(text)) return null;
  const n = BigInt(text);
  return n >= -(2n ** 63n) && n < 2n ** 64n ? n : null;
}

export const isReverseDNS = (text) => {  // 1.1.6, without a pattern that backtracks
  const parts = text.split(".");
  return parts.length > 1 && parts.every((part) => part !== "" && !/[^A-Za-z0-9-]/.test(part));
};

const inHost = /[^A-Za-z0-9._~!$&'()*+,;=%-]/;
const inUser = /[^A-Za-z0-9._~!$&'()*+,;=%:-]/;
const inPath = /[^A-Za-z0-9._~!$&'()*+,;=%:@/-]/;
const inQuery = /[^A-Za-z0-9._~!$&'()*+,;=%:@/?-]/;

/** null if the text is a valid URL, otherwise the id of its finding (18.1.1, 18.1.2). Does not match the whole text with one regular expression, because long text exhausts it. */
export function urlFinding(text) {
  const m = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text);
  if (!m || /%(?![0-9A-Fa-f]{2})/.test(text)) return "url.malformed";
  let rest = text.slice(m[0].length);
  for (const mark of ["#", "?"]) {
    const i = rest.indexOf(mark);
    if (i < 0) continue;
    if (inQuery.test(rest.slice(i + 1))) return "url.malformed";
    rest = rest.slice(0, i);
  }
  if (rest.startsWith("//")) {
    const slash = rest.indexOf("/", 2);
    const end = slash < 0 ? rest.length : slash;
    if (!isAuthority(rest.slice(2, end))) return "url.malformed";
    rest = rest.slice(end);
  }
  if (inPath.test(rest)) return "url.malformed";
  return ["file", "content", "blob", "data", "javascript"].includes(m[1].toLowerCase()) ? "url.scheme" : null;
}

function isAuthority(text) {
  const sign = text.indexOf("@");
  if (sign >= 0 && inUser.test(text.slice(0, sign))) return false;
  const hostAndPort = text.slice(sign + 1);
  if (hostAndPort.startsWith("[")) {
    const end = hostAndPort.indexOf("]");
    if (end < 0) return false;
    const after = hostAndPort.slice(end + 1);
    return isIPLiteral(hostAndPort.slice(1, end)) && (after === "" || (after[0] === ":" && !/[^0-9]/.test(after.slice(1))));
  }
  const colon = hostAndPort.indexOf(":");
  if (colon < 0) return !inHost.test(hostAndPort);
  return !inHost.test(hostAndPort.slice(0, colon)) && !/[^0-9]/.test(hostAndPort.slice(colon + 1));
}

function isIPLiteral(text) {
  const future = /^v([0-9a-f]+)\./i.exec(text);
  if (future) return text.length > future[0].length && !/[^A-Za-z0-9._~!$&'()*+,;=:-]/.test(text.slice(future[0].length));
  const halves = text.split("::");
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [h, half] of halves.entries()) {
    if (half === "") continue;
    const parts = half.split(":");
    for (const [i, part] of parts.entries()) {
      const isEnd = h === halves.length - 1 && i === parts.length - 1;
      if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups += 1;
      else if (isEnd && isIPv4(part)) groups += 2;
      else return false;
    }
  }
  return halves.length === 2 ? groups <= 7 : groups === 8;
}

const isIPv4 = (text) => {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((p) => /^(0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])$/.test(p));
};
