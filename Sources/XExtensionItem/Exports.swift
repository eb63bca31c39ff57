// Whoever imports the library also gets its values and its type identifiers.
@_exported public import UniformTypes
@_exported public import WireFormat
