// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let vectorsSchema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://xextensionitem.org/schemas/conformance/v1/vectors.schema.json",
  "title": "Vectors",
  "description": "A group of test vectors for encoders and decoders of the payload format. A JSON parser is all that is needed to use them.",
  "type": "object",
  "properties": {
    "$schema": { "const": "../vectors.schema.json" },
    "kit": { "description": "The version of the kit: the major one changes when a reader of this file has to change.", "const": "1.0" },
    "group": { "description": "The name of the group, which is that of the file.", "$ref": "#/$defs/word" },
    "title": { "type": "string", "minLength": 1 },
    "clauses": { "description": "The sections of the specification that the group is about.", "type": "array", "items": { "$ref": "#/$defs/clause" }, "minItems": 1 },
    "count": { "description": "How many vectors there are.", "type": "integer", "minimum": 1 },
    "notes": {
      "description": "What each flag of the vectors stands for: a fault of an implementation.",
      "type": "object",
      "propertyNames": { "$ref": "#/$defs/word" },
      "additionalProperties": {
        "type": "object",
        "properties": {
          "bug": { "description": "What the implementation does.", "type": "string", "minLength": 1 },
          "effect": { "description": "What follows from it.", "type": "string", "minLength": 1 }
        },
        "required": ["bug", "effect"],
        "additionalProperties": false
      }
    },
    "vectors": { "type": "array", "items": { "$ref": "#/$defs/vector" }, "minItems": 1 }
  },
  "required": ["kit", "group", "title", "clauses", "count", "notes", "vectors"],
  "additionalProperties": false,
  "$defs": {
    "word": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
    "clause": { "type": "string", "pattern": "^[0-9]+(\\.[0-9]+)*$" },
    "encoding": { "enum": ["json", "xml", "binary"] },
    "base64": { "type": "string", "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" },
    "bytes": {
      "description": "Bytes: a text, which stands for its UTF-8; base64 where the bytes matter; or pieces, each to be repeated, where they are many.",
      "type": "object",
      "properties": {
        "text": { "type": "string" },
        "base64": { "$ref": "#/$defs/base64" },
        "parts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": { "base64": { "$ref": "#/$defs/base64" }, "times": { "type": "integer", "minimum": 1 } },
            "required": ["base64", "times"],
            "additionalProperties": false
          },
          "minItems": 1
        }
      },
      "minProperties": 1,
      "maxProperties": 1,
      "additionalProperties": false
    },
    "finding": {
      "description": "A finding (1.1.3): its id, the pointer (21.4.1), and the location (21.4.5) where the vector is about it.",
      "type": "object",
      "properties": {
        "id": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*$" },
        "pointer": { "type": "string", "pattern": "^(/[\\s\\S]*)?$" },
        "offset": { "type": "integer", "minimum": 0 },
        "line": { "type": "integer", "minimum": 1 },
        "column": { "type": "integer", "minimum": 1 }
      },
      "required": ["id", "pointer"],
      "additionalProperties": false
    },
    "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" }, "minItems": 1 },
    "description": { "$ref": "description.schema.json" },
    "upstream": {
      "description": "What the extension item of the ported library holds (section 23): the dictionary userInfo, and the three properties that the system keeps apart from it. Runs and attachments are described as a payload has them, and may break its rules.",
      "type": "object",
      "properties": {
        "dictionary": { "$ref": "description.schema.json#/$defs/dictionary/properties/dictionary" },
        "title": { "type": "string" },
        "content-text": { "type": "array", "items": { "$ref": "description.schema.json#/$defs/dictionary" } },
        "attachments": { "type": "array", "items": { "$ref": "description.schema.json#/$defs/dictionary" } }
      },
      "required": ["dictionary"],
      "additionalProperties": false
    },
    "vector": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Group, topic, and what is true. It never changes, and is never given to another vector.",
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*$"
        },
        "clause": { "description": "The clause that the vector tests.", "$ref": "#/$defs/clause" },
        "also": { "description": "Further clauses that it shows.", "type": "array", "items": { "$ref": "#/$defs/clause" }, "minItems": 1 },
        "level": { "description": "The word of the clause; a clause without one says what a payload is, and is MUST by 1.2.", "enum": ["MUST", "SHOULD", "MAY"] },
        "flags": { "description": "The faults that the vector catches, by the names of the notes.", "type": "array", "items": { "$ref": "#/$defs/word" }, "uniqueItems": true },
        "comment": { "type": "string", "minLength": 1 },
        "kind": { "enum": ["valid", "invalid", "resolve", "write-back", "convert", "encode-refused", "user-info", "notices"] },
        "encoding": { "description": "The encoding of the input; JSON where it is recognised as none.", "$ref": "#/$defs/encoding" },
        "input": { "$ref": "#/$defs/bytes" },
        "folder": { "description": "Whether the input is read as the document of a payload folder (14.6); it is not if the member is absent.", "const": true },
        "meaning": { "description": "What the reading delivers.", "$ref": "#/$defs/description" },
        "canonical": {
          "description": "The input as 9.1, 9.3 and 9.4 write it; binary in base64.",
          "type": "object",
          "properties": { "json": { "type": "string" }, "xml": { "type": "string" }, "binary": { "$ref": "#/$defs/base64" } },
          "required": ["json", "binary"],
          "additionalProperties": false
        },
        "findings": { "$ref": "#/$defs/findings" },
        "error": { "description": "Whether no reading delivers the item.", "const": true },
        "ends": { "description": "Whether a finding ends the reading (21.1.3): one of them may be reported alone.", "const": true },
        "lenient": { "description": "What lenient reading and resolution for no activity deliver.", "$ref": "#/$defs/description" },
        "activity": { "description": "The activity type that the item is resolved for, or none.", "type": ["string", "null"] },
        "to": { "description": "The encoding to convert to.", "$ref": "#/$defs/encoding" },
        "output": { "description": "What the conversion gives, byte for byte.", "$ref": "#/$defs/bytes" },
        "description": { "description": "What no producer may write.", "$ref": "#/$defs/description" },
        "encodings": { "description": "The encodings that it may not be written in.", "type": "array", "items": { "$ref": "#/$defs/encoding" }, "minItems": 1, "uniqueItems": true },
        "direction": { "description": "From userInfo to a payload, back, or both: then nothing is lost either way.", "enum": ["import", "export", "both"] },
        "namespaces": { "description": "The namespaces that the program knows besides com.tumblr.tumblr.", "type": "array", "items": { "type": "string" }, "minItems": 1 },
        "userInfo": { "$ref": "#/$defs/upstream" },
        "losses": { "description": "What is reported as left out, moved or replaced, in any order; nothing if the member is absent.", "$ref": "#/$defs/findings" },
        "notices": { "description": "What a checker notices (24.2), in any order; nothing if the member is absent.", "$ref": "#/$defs/findings" }
      },
      "required": ["id", "clause", "level", "flags", "kind"],
      "unevaluatedProperties": false,
      "oneOf": [
        { "$ref": "#/$defs/valid" }, { "$ref": "#/$defs/invalid" }, { "$ref": "#/$defs/resolve" }, { "$ref": "#/$defs/write-back" },
        { "$ref": "#/$defs/convert" }, { "$ref": "#/$defs/encode-refused" }, { "$ref": "#/$defs/user-info" }, { "$ref": "#/$defs/notices" }
      ]
    },
    "valid": {
      "description": "Strict reading accepts the input. One whose input has parts has neither meaning nor canonical form here: it is accepted, and that is all.",
      "properties": { "kind": { "const": "valid" }, "findings": false, "error": false, "ends": false, "lenient": false, "activity": false, "to": false, "output": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["encoding", "input"],
      "if": { "properties": { "input": { "required": ["parts"] } } },
      "then": { "properties": { "meaning": false, "canonical": false } },
      "else": { "required": ["meaning", "canonical"] }
    },
    "invalid": {
      "description": "Strict reading refuses the input with these findings, in any order. Lenient reading fails with an error, and delivers something else otherwise.",
      "properties": { "kind": { "const": "invalid" }, "meaning": false, "canonical": false, "activity": false, "to": false, "output": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["encoding", "input", "findings"],
      "dependentRequired": { "ends": ["error"] },
      "oneOf": [{ "required": ["error"] }, { "required": ["lenient"] }]
    },
    "resolve": {
      "description": "Lenient reading, and resolution for the activity (19.3), deliver the meaning.",
      "properties": { "kind": { "const": "resolve" }, "canonical": false, "findings": false, "error": false, "ends": false, "lenient": false, "to": false, "output": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["encoding", "input", "activity", "meaning"]
    },
    "write-back": {
      "description": "An editor that reads the input leniently and changes nothing writes a document (21.3); the meaning is that of this whole document, with what lenient reading set aside and with kept tags.",
      "properties": { "kind": { "const": "write-back" }, "canonical": false, "findings": false, "error": false, "ends": false, "lenient": false, "activity": false, "to": false, "output": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["encoding", "input", "meaning"]
    },
    "convert": {
      "description": "A converter (section 8) writes the output, or refuses the input with the findings.",
      "properties": { "kind": { "const": "convert" }, "folder": false, "meaning": false, "canonical": false, "error": false, "ends": false, "lenient": false, "activity": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["encoding", "input", "to"],
      "oneOf": [{ "required": ["output"] }, { "required": ["findings"] }]
    },
    "encode-refused": {
      "description": "A producer that is asked to write the value in one of the encodings refuses.",
      "properties": { "kind": { "const": "encode-refused" }, "encoding": false, "input": false, "meaning": false, "canonical": false, "findings": false, "error": false, "ends": false, "lenient": false, "activity": false, "to": false, "output": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false, "notices": false },
      "required": ["description", "encodings"]
    },
    "notices": {
      "description": "Strict reading accepts the input, and a checker makes the notices of it.",
      "properties": { "kind": { "const": "notices" }, "folder": false, "meaning": false, "canonical": false, "findings": false, "error": false, "ends": false, "lenient": false, "activity": false, "to": false, "output": false, "description": false, "encodings": false, "direction": false, "namespaces": false, "userInfo": false, "losses": false },
      "required": ["encoding", "input"]
    },
    "user-info": {
      "description": "The mapping of section 23. Import: userInfo gives the meaning of a payload, or the findings for which there is none. Export: the input, resolved for the activity, gives userInfo.",
      "properties": { "kind": { "const": "user-info" }, "folder": false, "canonical": false, "error": false, "ends": false, "lenient": false, "to": false, "output": false, "description": false, "encodings": false, "notices": false },
      "required": ["direction", "userInfo"],
      "allOf": [
        { "if": { "properties": { "direction": { "const": "import" } } }, "then": { "properties": { "input": false, "activity": false }, "oneOf": [{ "required": ["meaning"] }, { "required": ["findings"] }] } },
        { "if": { "properties": { "direction": { "const": "export" } } }, "then": { "properties": { "meaning": false, "findings": false }, "required": ["encoding", "input", "activity"] } },
        { "if": { "properties": { "direction": { "const": "both" } } }, "then": { "properties": { "findings": false, "losses": false }, "required": ["encoding", "input", "activity", "meaning"] } }
      ]
    }
  }
}

"""#
}
