// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let responseSchema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://xextensionitem.org/schemas/conformance/v1/response.schema.json",
  "title": "Response",
  "description": "A line that a testee writes to its standard output: one for each request but stop. The kit ignores members that it does not know.",
  "type": "object",
  "properties": {
    "seq": { "description": "The number of the request.", "type": "integer", "minimum": 0 }
  },
  "required": ["seq"],
  "oneOf": [{ "$ref": "#/$defs/started" }, { "required": ["outcome"], "$ref": "#/$defs/ran" }],
  "$defs": {
    "started": {
      "description": "The response to start: what the testee is, and which cases concern it.",
      "properties": {
        "protocol": { "description": "The version of this protocol.", "const": 1 },
        "name": { "type": "string", "minLength": 1 },
        "version": { "description": "The version of what is tested.", "type": "string" },
        "language": { "description": "The language it is written in, and its version.", "type": "string" },
        "format": { "description": "The version of the payload format that it knows.", "type": "string" },
        "encodings": { "type": "array", "items": { "$ref": "vectors.schema.json#/$defs/encoding" }, "minItems": 1, "uniqueItems": true },
        "operations": {
          "type": "array",
          "items": { "enum": ["decode", "encode", "resolve", "write-back", "convert", "user-info", "notices"] },
          "minItems": 1,
          "uniqueItems": true
        },
        "groups": { "description": "The groups of vectors that concern it. Absent is all.", "type": "array", "items": { "$ref": "vectors.schema.json#/$defs/word" } },
        "claims": {
          "description": "What it wants to be held to beyond what everybody has to do: canonical output, byte for byte (9.1, 9.3, 9.4); findings, each with id and pointer (21.1.2); their locations (21.4). Absent is nothing.",
          "type": "array",
          "items": { "enum": ["canonical", "findings", "locations"] },
          "uniqueItems": true
        }
      },
      "required": ["protocol", "name", "encodings", "operations"],
      "not": { "required": ["outcome"] }
    },
    "ran": {
      "description": "The response to run.",
      "oneOf": [
        {
          "description": "What was read, resolved or imported.",
          "properties": {
            "outcome": { "const": "meaning" },
            "meaning": { "$ref": "description.schema.json" },
            "losses": { "$ref": "#/$defs/losses" }
          },
          "required": ["meaning"]
        },
        {
          "description": "What was written, in base64.",
          "properties": { "outcome": { "const": "payload" }, "payload": { "$ref": "vectors.schema.json#/$defs/base64" } },
          "required": ["payload"]
        },
        {
          "description": "What was exported.",
          "properties": {
            "outcome": { "const": "user-info" },
            "userInfo": { "$ref": "vectors.schema.json#/$defs/upstream" },
            "losses": { "$ref": "#/$defs/losses" }
          },
          "required": ["userInfo"]
        },
        {
          "description": "What was noticed, in any order.",
          "properties": {
            "outcome": { "const": "notices" },
            "notices": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
          },
          "required": ["notices"]
        },
        {
          "description": "The payload, or the meaning, breaks a rule. The findings are compared where the testee claims findings.",
          "properties": {
            "outcome": { "const": "refused" },
            "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
            "reason": { "type": "string" }
          }
        },
        {
          "description": "The case does not concern the testee. A skip is not a pass.",
          "properties": { "outcome": { "const": "skipped" }, "reason": { "type": "string" } },
          "required": ["reason"]
        },
        {
          "description": "The testee failed. It counts as a crash.",
          "properties": { "outcome": { "const": "failure" }, "message": { "type": "string" } },
          "required": ["message"]
        }
      ]
    },
    "finding": {
      "description": "A finding; the members that vectors.schema.json has, and any others.",
      "type": "object",
      "properties": {
        "id": { "type": "string" },
        "pointer": { "type": "string", "pattern": "^(/[\\s\\S]*)?$" },
        "offset": { "type": "integer", "minimum": 0 },
        "line": { "type": "integer", "minimum": 1 },
        "column": { "type": "integer", "minimum": 1 }
      },
      "required": ["id", "pointer"]
    },
    "losses": { "description": "What was not carried (23.3.3), in any order. Absent is nothing.", "type": "array", "items": { "$ref": "#/$defs/finding" } }
  }
}

"""#
}
