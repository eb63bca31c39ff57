"""Conformance of types (31.2): Appendix D of the payload format, and the additional types of rules."""

from xextensionitem.notices import PARENTS

from .predicate_nodes import TypeTable

FURTHER = {
    "public.item": [],
    "public.data": ["public.item"],
    "public.directory": ["public.item"],
    "public.folder": ["public.directory"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.utf8-plain-text": ["public.plain-text"],
    "com.apple.property-list": ["public.data"],
}


def table(declared):
    """The types that every program knows, and those that a bundle declares. A bundle cannot change known types."""
    return TypeTable({**PARENTS, **FURTHER}, declared)
