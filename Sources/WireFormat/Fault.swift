/// An error inside a reader, before the document adds its pointer and location.
struct Fault: Error {
    var code: WireError.Code
    var offset: Int
    var message: String

    init(_ code: WireError.Code, at offset: Int, _ message: String) {
        self.code = code
        self.offset = offset
        self.message = message
    }
}
