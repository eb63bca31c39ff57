/// An error inside a reader, before the document adds where it stands.
struct Fault: Error {
    var code: WireError.Code
    var offset: Int
    var reason: String

    init(_ code: WireError.Code, at offset: Int, _ reason: String) {
        self.code = code
        self.offset = offset
        self.reason = reason
    }
}
