package import Essentials

struct RecognizedEncoding: Sendable {
    enum ByteOrder {
        case big, little
    }

    var encoding: WireEncoding
    /// The byte order of UTF-16; nil for input in UTF-8 or binary.
    var utf16: ByteOrder?

    /// - Throws: `encoding.unrecognized`, `encoding.openstep` or `json.byte-order-mark`.
    init(recognizing bytes: RawSpan) throws(PayloadError) {
        if bytes.matches("bplist", at: 0) {
            encoding = .binary
        } else if let order = Self.utf16Mark(bytes) {
            (encoding, utf16) = (.xml, order)
        } else {
            let hasMark = bytes.hasUTF8Mark
            encoding = try Self.text(bytes, from: hasMark ? 3 : 0)
            if hasMark, encoding == .json {
                throw PayloadError(
                    code: .jsonByteOrderMark, location: .init(offset: 0, line: 1, column: 1),
                    message: "JSON starts with a byte order mark, which RFC 8259 forbids")
            }
        }
    }

    private static func utf16Mark(_ bytes: RawSpan) -> ByteOrder? {
        guard bytes.byteCount >= 2 else { return nil }
        switch (bytes.byte(at: 0), bytes.byte(at: 1)) {
        case (0xFE, 0xFF): return .big
        case (0xFF, 0xFE): return .little
        default: return nil
        }
    }

    private static func text(_ bytes: RawSpan, from start: Int) throws(PayloadError) -> WireEncoding
    {
        let position = bytes.endOfWhiteSpace(from: start)
        guard position < bytes.byteCount else {
            throw unrecognized("the input is empty", at: position)
        }
        switch bytes.byte(at: position) {
        case UInt8(ascii: "<"):
            return .xml
        case UInt8(ascii: "{"):
            let next = bytes.endOfWhiteSpace(from: position + 1)
            guard next < bytes.byteCount else { return .json }
            let byte = bytes.byte(at: next)
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") else {
                throw openStep(at: position)
            }
            return .json
        case UInt8(ascii: "("):
            throw openStep(at: position)
        case UInt8(ascii: "/")
        where bytes.matches("//", at: position) || bytes.matches("/*", at: position):
            throw openStep(at: position)
        case UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), 0x30...0x39,
            UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            return .json
        default:
            throw unrecognized(
                "the start of the input is neither JSON nor a property list", at: position)
        }
    }

    fileprivate static func isBlank(_ bytes: RawSpan) -> Bool {
        bytes.endOfWhiteSpace(from: bytes.hasUTF8Mark ? 3 : 0) == bytes.byteCount
    }

    private static func unrecognized(_ reason: String, at offset: Int) -> PayloadError {
        PayloadError(
            code: .unrecognizedEncoding, location: .init(offset: offset),
            message: reason + expected)
    }

    private static func openStep(at offset: Int) -> PayloadError {
        PayloadError(
            code: .openStepList, location: .init(offset: offset),
            message: "an OpenStep property list, which payloads do not support" + expected)
    }

    private static var expected: String {
        "; expected " + WireEncoding.Form.allCases.map(\.noun).alternatives
    }

    /// Returns UTF-16 input as UTF-8, up to the first malformed character; nil for other input,
    /// which is read in place.
    func transcoded(_ data: Data) -> (utf8: Data, cut: Fault?)? {
        guard let utf16 else { return nil }
        let (utf8, isWhole) = UTF16Text.utf8(of: data, isBigEndian: utf16 == .big)
        let reason = "the byte order mark indicates UTF-16, but the bytes are not valid UTF-16"
        return (utf8, isWhole ? nil : Fault(.xmlEncoding, at: utf8.count, reason))
    }

    /// Converts an offset in the document's storage to an offset in the input. The two differ only
    /// for UTF-16.
    func originalOffset(_ offset: Int, _ counter: LineCounter) -> Int {
        utf16 == nil ? offset : 2 + counter.utf16Count * 2
    }
}

extension WireDocument {
    /// Returns whether a document can start with these bytes. If not, the caller need not read more
    /// of the input.
    package static func canBegin(with start: Data) -> Bool {
        RecognizedEncoding.isBlank(start.bytes)
            || (try? RecognizedEncoding(recognizing: start.bytes)) != nil
    }
}
