/// Whoever imports the library also gets the values that its free places hold.
@_exported public import WireFormat
