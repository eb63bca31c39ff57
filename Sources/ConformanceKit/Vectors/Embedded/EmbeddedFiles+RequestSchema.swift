// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let requestSchema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://xextensionitem.org/schemas/conformance/v1/request.schema.json",
  "title": "Request",
  "description": "A line that the kit writes to the standard input of a testee. A testee ignores members that it does not know.",
  "type": "object",
  "properties": {
    "seq": { "description": "The number of the request, which the response repeats.", "type": "integer", "minimum": 0 },
    "command": { "enum": ["start", "run", "stop"] }
  },
  "required": ["seq", "command"],
  "oneOf": [{ "$ref": "#/$defs/start" }, { "$ref": "#/$defs/run" }, { "$ref": "#/$defs/stop" }],
  "unevaluatedProperties": false,
  "$defs": {
    "start": {
      "description": "The first request. The testee says what it is.",
      "properties": {
        "command": { "const": "start" },
        "protocol": { "description": "The version of this protocol.", "const": 1 },
        "seed": { "description": "For testees that draw random numbers.", "type": "integer", "minimum": 0 }
      },
      "required": ["protocol", "seed"]
    },
    "stop": {
      "description": "The last request. There is no response: the testee ends with exit status 0.",
      "properties": { "command": { "const": "stop" } }
    },
    "run": {
      "description": "One case. It is skipped beforehand when the testee did not name its operation, or an encoding that it has.",
      "properties": {
        "command": { "const": "run" },
        "case": { "description": "The id of the vector, and the operation; for messages.", "type": "string" },
        "operation": { "enum": ["decode", "encode", "resolve", "write-back", "convert", "user-info", "notices"] },
        "folder": { "description": "Whether the payload is the document of a payload folder (14.6). Absent is false.", "type": "boolean" }
      },
      "required": ["case", "operation"],
      "oneOf": [
        { "$ref": "#/$defs/decode" }, { "$ref": "#/$defs/encode" }, { "$ref": "#/$defs/resolve" }, { "$ref": "#/$defs/write-back" },
        { "$ref": "#/$defs/convert" }, { "$ref": "#/$defs/import" }, { "$ref": "#/$defs/export" }, { "$ref": "#/$defs/notices" }
      ]
    },
    "payload": {
      "properties": {
        "encoding": { "$ref": "vectors.schema.json#/$defs/encoding" },
        "payload": { "description": "The bytes of the payload, in base64.", "$ref": "vectors.schema.json#/$defs/base64" }
      },
      "required": ["encoding", "payload"]
    },
    "activity": {
      "properties": { "activity": { "description": "The activity type to resolve for; null for none.", "type": ["string", "null"] } },
      "required": ["activity"]
    },
    "namespaces": {
      "properties": { "namespaces": { "description": "The namespaces that are known besides com.tumblr.tumblr. Absent is none.", "type": "array", "items": { "type": "string" } } }
    },
    "decode": {
      "description": "Read the payload strictly (21.1), and answer with its meaning or refuse.",
      "$ref": "#/$defs/payload",
      "properties": { "operation": { "const": "decode" } }
    },
    "encode": {
      "description": "Write a payload of this meaning, or refuse.",
      "properties": {
        "operation": { "const": "encode" },
        "encoding": { "$ref": "vectors.schema.json#/$defs/encoding" },
        "meaning": { "$ref": "description.schema.json" }
      },
      "required": ["encoding", "meaning"]
    },
    "resolve": {
      "description": "Read the payload leniently (21.2), resolve it for the activity (19.3), and answer with the meaning or refuse.",
      "allOf": [{ "$ref": "#/$defs/payload" }, { "$ref": "#/$defs/activity" }],
      "properties": { "operation": { "const": "resolve" } }
    },
    "write-back": {
      "description": "Read the payload leniently, change nothing, and write it in the same encoding (21.3).",
      "$ref": "#/$defs/payload",
      "properties": { "operation": { "const": "write-back" } }
    },
    "convert": {
      "description": "Convert the payload (section 8), or refuse.",
      "$ref": "#/$defs/payload",
      "properties": { "operation": { "const": "convert" }, "to": { "$ref": "vectors.schema.json#/$defs/encoding" } },
      "required": ["to"]
    },
    "notices": {
      "description": "Read the payload strictly, and answer with the notices that there are (24.2), or refuse. Nobody has to have this operation.",
      "$ref": "#/$defs/payload",
      "properties": { "operation": { "const": "notices" } }
    },
    "import": {
      "description": "Make a payload of what the ported library's extension item holds (23.1), or refuse.",
      "$ref": "#/$defs/namespaces",
      "properties": {
        "operation": { "const": "user-info" },
        "direction": { "const": "import" },
        "userInfo": { "$ref": "vectors.schema.json#/$defs/upstream" }
      },
      "required": ["direction", "userInfo"]
    },
    "export": {
      "description": "Make what the ported library's extension item holds of a payload (23.2), or refuse.",
      "allOf": [{ "$ref": "#/$defs/payload" }, { "$ref": "#/$defs/activity" }, { "$ref": "#/$defs/namespaces" }],
      "properties": { "operation": { "const": "user-info" }, "direction": { "const": "export" } },
      "required": ["direction"]
    }
  }
}

"""#
}
