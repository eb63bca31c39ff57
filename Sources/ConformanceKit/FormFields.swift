import Essentials
import WireFormat

/// Typed access to the members of a JSON object.
struct FormFields {
    let members: WireDictionary

    init(_ json: WireValue) throws(FormError) {
        guard let members = json.dictionaryValue else { throw FormError("", "expected an object") }
        self.members = members
    }

    /// Parses JSON. The limits allow the description of any payload that a reader must accept.
    init(text: Data) throws(FormError) {
        var limits = WireLimits()
        limits.depth = WireLimits.maximumDepth
        limits.stringByteCount = 256 << 20
        limits.textByteCount = 512 << 20
        limits.valueCount = 10_000_000
        let document: WireDocument
        do throws(PayloadError) {
            document = try WireDocument(text, limits: limits)
        } catch {
            throw FormError("", "invalid JSON: \(error.code.rawValue)\(Self.place(error.location))")
        }
        guard document.encoding == .json, document.kind(of: .root) == .dictionary else {
            throw FormError("", "expected a JSON object")
        }
        members = document.dictionary(at: .root)
    }

    private static func place(_ location: Finding.Location?) -> String {
        guard let line = location?.line, let column = location?.column else { return "" }
        return " at line \(line), column \(column)"
    }

    subscript(name: String) -> WireValue? { members[name] }

    /// Returns nil if the member is missing. The error names the expected `type`.
    func optional<Content>(
        _ name: String, _ type: String, _ content: (WireValue) -> Content?
    ) throws(FormError) -> Content? {
        guard let value = members[name] else { return nil }
        guard let result = content(value) else { throw FormError(name, "expected \(type)") }
        return result
    }

    func optionalString(_ name: String) throws(FormError) -> String? {
        try optional(name, "a string") { $0.stringValue }
    }

    func optionalBoolean(_ name: String) throws(FormError) -> Bool? {
        try optional(name, "true or false") { $0.booleanValue }
    }

    func optionalInteger(_ name: String) throws(FormError) -> Int? {
        try optional(name, "an integer") { $0.numberValue?.int64.flatMap { Int(exactly: $0) } }
    }

    func optionalArray(_ name: String) throws(FormError) -> [WireValue]? {
        try optional(name, "an array") { $0.arrayValue }
    }

    func optionalStrings(_ name: String) throws(FormError) -> [String]? {
        try optionalArray(name)?.map { element throws(FormError) in
            guard let text = element.stringValue else {
                throw FormError(name, "expected an array of strings")
            }
            return text
        }
    }

    func optionalDescription(_ name: String) throws(FormError) -> Description? {
        guard let value = members[name] else { return nil }
        return try Description(json: value, at: name)
    }

    func optionalEncoding(_ name: String) throws(FormError) -> WireEncoding? {
        let names = WireEncoding.all.map(\.description).joined(separator: ", ")
        return try optional(name, "one of \(names)") {
            $0.stringValue.flatMap(WireEncoding.init(named:))
        }
    }

    func optionalMarks(_ name: String) throws(FormError) -> [FindingMark]? {
        try optionalObjects(name, FindingMark.init)
    }

    func optionalObject<Content>(
        _ name: String, _ content: (FormFields) throws(FormError) -> Content
    ) throws(FormError) -> Content? {
        try members[name].map { value throws(FormError) in try Self.object(value, name, content) }
    }

    func optionalObjects<Content>(
        _ name: String, _ content: (FormFields) throws(FormError) -> Content
    ) throws(FormError) -> [Content]? {
        try optionalArray(name)?.enumerated().map { position, value throws(FormError) in
            try Self.object(value, "\(name)/\(position)", content)
        }
    }

    private static func object<Content>(
        _ value: WireValue, _ place: String,
        _ content: (FormFields) throws(FormError) -> Content
    ) throws(FormError) -> Content {
        do throws(FormError) {
            return try content(try FormFields(value))
        } catch {
            throw error.within(place)
        }
    }

    func required<Content>(
        _ name: String, _ content: (String) throws(FormError) -> Content?
    ) throws(FormError) -> Content {
        guard let value = try content(name) else { throw .missing(name) }
        return value
    }

    func string(_ name: String) throws(FormError) -> String {
        try required(name, optionalString)
    }

    func base64(_ name: String) throws(FormError) -> Data {
        guard let bytes = Base64Text.bytes(of: try string(name)) else {
            throw FormError(name, "expected base64")
        }
        return bytes
    }
}

extension WireValue {
    static func strings(_ texts: [String]) -> WireValue { .array(texts.map(WireValue.string)) }
}

/// A violation of the schema in a file of vectors, a report or a testee's message.
package struct FormError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The file, the vector and the field, if known.
    package var place: String
    package var message: String

    init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    func within(_ outer: String) -> FormError {
        FormError(place.isEmpty ? outer : "\(outer): \(place)", message)
    }

    static func missing(_ name: String) -> FormError { FormError(name, "is missing") }

    /// The error as a predicate: "lacks `name`", "is invalid at `groups`: expected an array".
    var predicate: String {
        if self == .missing(place) { return "lacks `\(place)`" }
        return place.isEmpty ? "is invalid: \(message)" : "is invalid at `\(place)`: \(message)"
    }

    package var description: String { place.isEmpty ? message : "\(place): \(message)" }

    package var errorDescription: String? { description }
}

/// Base64 (RFC 4648, section 4) in vectors and messages.
enum Base64Text {
    /// Returns nil if `text` is not canonical base64.
    static func bytes(of text: String) -> Data? {
        // Foundation accepts nonzero pad bits. Encoding the bytes again detects them.
        guard let bytes = Data(base64Encoded: text),
            bytes.base64EncodedString().isIdentical(to: text)
        else { return nil }
        return bytes
    }
}
