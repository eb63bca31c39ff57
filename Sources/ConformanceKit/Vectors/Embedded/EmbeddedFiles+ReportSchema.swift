// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let reportSchema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://xextensionitem.org/schemas/conformance/v1/report.schema.json",
  "title": "Report",
  "description": "What became of every case with every testee, as xitem conformance run --report json writes it.",
  "type": "object",
  "properties": {
    "$schema": { "const": "https://xextensionitem.org/schemas/conformance/v1/report.schema.json" },
    "kit": { "description": "The version of the kit.", "type": "string", "pattern": "^1\\.[0-9]+$" },
    "level": { "description": "Cases of this level and those that bind more decided about success.", "$ref": "#/$defs/level" },
    "seed": { "description": "What the cases were shuffled with; a decimal number of up to 64 bits. Absent when they were not.", "type": "string", "pattern": "^(0|[1-9][0-9]*)$" },
    "groups": {
      "description": "The groups of the vectors, in their order.",
      "type": "array",
      "items": {
        "type": "object",
        "properties": { "name": { "type": "string" }, "title": { "type": "string" } },
        "required": ["name", "title"],
        "additionalProperties": false
      }
    },
    "testees": { "description": "The testees, in the order in which they were named.", "type": "array", "items": { "$ref": "#/$defs/testee" } }
  },
  "required": ["$schema", "kit", "level", "groups", "testees"],
  "additionalProperties": false,
  "$defs": {
    "level": { "enum": ["MUST", "SHOULD", "MAY"] },
    "outcome": {
      "description": "What became of a case. A skip is not a pass.",
      "enum": ["passed", "failed", "wrongly accepted", "wrongly refused", "skipped", "crashed", "timed out", "protocol error"]
    },
    "strings": { "type": "array", "items": { "type": "string" } },
    "testee": {
      "type": "object",
      "properties": {
        "label": { "description": "The command.", "type": "string" },
        "name": { "description": "What it said of itself at the start; absent, as the next six, when it did not start.", "type": "string" },
        "version": { "type": "string" },
        "language": { "type": "string" },
        "encodings": { "type": "array", "items": { "enum": ["json", "xml", "binary"] } },
        "operations": { "type": "array", "items": { "enum": ["decode", "encode", "resolve", "write-back", "convert", "user-info", "notices"] } },
        "claims": { "type": "array", "items": { "enum": ["canonical", "findings", "locations"] } },
        "groups": { "description": "The groups that concern it; absent for all.", "$ref": "#/$defs/strings" },
        "start-failure": {
          "description": "Why it, or one of several of it, did not start.",
          "type": "object",
          "properties": {
            "kind": { "enum": ["crashed", "timed out", "protocol error"] },
            "message": { "type": "string" },
            "standard-error": { "type": "string" }
          },
          "required": ["kind", "message", "standard-error"],
          "additionalProperties": false
        },
        "counts": {
          "description": "How many cases have each outcome.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/outcome" },
          "additionalProperties": { "type": "integer", "minimum": 0 }
        },
        "results": { "description": "The cases, in the order of the vectors.", "type": "array", "items": { "$ref": "#/$defs/result" } }
      },
      "required": ["label", "counts", "results"],
      "dependentRequired": { "name": ["version", "language", "encodings", "operations", "claims"] },
      "additionalProperties": false
    },
    "result": {
      "type": "object",
      "properties": {
        "case": { "description": "The id of the vector, a slash, the operation, and the encoding.", "type": "string" },
        "group": { "type": "string" },
        "clause": { "description": "The clause of the specification that is tested.", "type": "string" },
        "level": { "$ref": "#/$defs/level" },
        "outcome": { "$ref": "#/$defs/outcome" },
        "known": { "description": "Whether the case is listed among the known failures; it is not if the member is absent.", "const": true },
        "lines": { "description": "What is wrong, or why the case was skipped.", "$ref": "#/$defs/strings" },
        "input": { "description": "What the testee was given, as text. This and the next five stand where the case was not passed.", "type": "string" },
        "expected": { "type": "string" },
        "got": { "type": "string" },
        "comment": { "type": "string" },
        "notes": {
          "description": "The faults that the vector is known to catch.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": { "bug": { "type": "string" }, "effect": { "type": "string" } },
            "required": ["bug", "effect"],
            "additionalProperties": false
          }
        },
        "standard-error": { "description": "The end of what the testee wrote to its standard error.", "type": "string" }
      },
      "required": ["case", "group", "clause", "level", "outcome"],
      "dependentRequired": { "input": ["expected", "got", "notes", "standard-error"] },
      "additionalProperties": false
    }
  }
}

"""#
}
