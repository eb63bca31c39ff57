// Importing the library also imports its values and type identifiers.
@_exported public import UniformTypes
@_exported public import WireFormat
