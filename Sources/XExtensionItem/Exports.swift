// Clients need not import `UniformTypes` and `WireFormat` themselves.
@_exported public import UniformTypes
@_exported public import WireFormat
