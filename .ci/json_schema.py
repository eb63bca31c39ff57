"""Validators of JSON for the checks: `jsonschema-rs` decides, because it is fifty times as fast, and `jsonschema` describes the errors."""

import json

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012


class Validator:
    """A validator for a schema in a folder of schemas, which can refer to each other."""

    def __init__(self, folder, name):
        schemas = {path.name: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.schema.json"))}
        for schema in schemas.values():
            Draft202012Validator.check_schema(schema)
        named = [(schema["$id"], schema) for schema in schemas.values()]
        schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": schemas[name + ".schema.json"]["$id"]}
        self._fast = jsonschema_rs.validator_for(schema, registry=jsonschema_rs.Registry(named))
        registry = Registry().with_resources((id, DRAFT202012.create_resource(schema)) for id, schema in named)
        self._precise = Draft202012Validator(schema, registry=registry)

    def is_valid(self, document):
        """Whether a parsed document is valid."""
        return self._fast.is_valid(document)

    def error(self, document):
        """The most specific error of a parsed document with its place, or None."""
        if self.is_valid(document):
            return None
        error = best_match(self._precise.iter_errors(document))
        return f"{error.json_path}: {error.message:.400}" if error else "invalid for jsonschema-rs, but valid for jsonschema"
