"""The XExtensionItem payload format 1.0, written only from its specification (Schemas/wire-format.md)."""

from .document import Document, canonicalize, convert, read, recognise, write
from .findings import Finding, ReadError
from .item import Reading, read_item, resolve, validate, write_back
from .notices import notices
from .values import NULL, Date, KeptTag, URL, Value

__all__ = [
    "Date", "Document", "Finding", "KeptTag", "NULL", "ReadError", "Reading", "URL", "Value",
    "canonicalize", "convert", "notices", "read", "read_item", "recognise", "resolve", "validate", "write", "write_back",
]
