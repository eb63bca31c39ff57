// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let descriptionSchema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://xextensionitem.org/schemas/conformance/v1/description.schema.json",
  "title": "Description",
  "description": "A value of the format (section 6) in neutral JSON, in which each value says its kind: strings, booleans and arrays stand for themselves, everything else is an object with one member that names the kind. No JSON parser can lose a key, merge two keys or change a number of it. A whole payload is described by the description of its dictionary. Nulls do not occur (6.7).",
  "$ref": "#/$defs/value",
  "$defs": {
    "value": {
      "oneOf": [
        { "type": "string" },
        { "type": "boolean" },
        { "type": "array", "items": { "$ref": "#/$defs/value" } },
        { "$ref": "#/$defs/integer" },
        { "$ref": "#/$defs/real" },
        { "$ref": "#/$defs/date" },
        { "$ref": "#/$defs/data" },
        { "$ref": "#/$defs/url" },
        { "$ref": "#/$defs/dictionary" },
        { "$ref": "#/$defs/tag" }
      ]
    },
    "integer": {
      "description": "An integer in decimal (6.3.1).",
      "type": "object",
      "properties": { "integer": { "type": "string", "pattern": "^-?[0-9]+$" } },
      "required": ["integer"],
      "additionalProperties": false
    },
    "real": {
      "description": "A double, in any decimal text that reads as it; the vectors write it as 9.1.6 does. One with an integral value within ±(2^53−1) is the integer (6.3.4).",
      "type": "object",
      "properties": { "real": { "type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$" } },
      "required": ["real"],
      "additionalProperties": false
    },
    "date": {
      "description": "A date as 6.4.2 writes it.",
      "type": "object",
      "properties": { "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?Z$" } },
      "required": ["date"],
      "additionalProperties": false
    },
    "data": {
      "description": "Bytes in base64 (6.5.1).",
      "type": "object",
      "properties": { "data": { "type": "string", "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" } },
      "required": ["data"],
      "additionalProperties": false
    },
    "url": {
      "description": "A value of the kind URL (6.6). Members that the format defines as URLs are strings.",
      "type": "object",
      "properties": { "url": { "type": "string" } },
      "required": ["url"],
      "additionalProperties": false
    },
    "dictionary": {
      "description": "A dictionary as pairs of key and value, in any order; the keys differ.",
      "type": "object",
      "properties": {
        "dictionary": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [{ "type": "string" }, { "$ref": "#/$defs/value" }],
            "minItems": 2,
            "maxItems": 2
          }
        }
      },
      "required": ["dictionary"],
      "additionalProperties": false
    },
    "tag": {
      "description": "A kept tag (7.1.5, 7.1.6) as the pair of its key and its content. It is distinct from every dictionary (7.1.8).",
      "type": "object",
      "properties": {
        "tag": {
          "type": "array",
          "prefixItems": [{ "type": "string", "pattern": "^\\$([^$]|$)" }, { "$ref": "#/$defs/value" }],
          "minItems": 2,
          "maxItems": 2
        }
      },
      "required": ["tag"],
      "additionalProperties": false
    }
  }
}

"""#
}
