/// An error inside a reader, to which the document later adds a pointer and a location.
struct Fault: Error {
    var code: Finding.Code
    var offset: Int
    var message: String

    init(_ code: Finding.Code, at offset: Int, _ message: String) {
        self.code = code
        self.offset = offset
        self.message = message
    }
}
