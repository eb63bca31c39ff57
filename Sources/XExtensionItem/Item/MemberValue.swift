import Essentials

/// A value that can be written. Writing a value that breaks a rule does not fail, but requires a
/// check of the output.
protocol MemberValue: ~Copyable {
    func write(to writer: inout ItemWriter) throws(PayloadError)
}

extension Bool: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.boolean(self) }
}

extension String: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.string(self) }
}

extension URLText: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        let text = text
        if text.utf8.isEmpty {
            try writer.wire.string(text)
        } else {
            try writer.wire.urlString(text)
        }
    }
}

extension WireData: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.data(self) }
}

extension WireDictionary: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try writer.wire.dictionary(self)
    }
}

extension WireNumber: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.number(self) }
}

extension WireValue: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.value(self) }
}

extension Array: MemberValue where Element: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try writer.wire.begin(.array)
        try withSpan { elements throws(PayloadError) in
            for position in elements.indices {
                do throws(PayloadError) {
                    try elements.write(at: position, to: &writer)
                } catch {
                    throw error.inside(String(position))
                }
            }
        }
        try writer.wire.end(.array)
    }
}

extension Span where Element: MemberValue & ~Copyable {
    /// Writes an element without copying it. The subscript copies an element whose type is known to
    /// be copyable. This extension does not know that the type is copyable, so the subscript
    /// borrows the element.
    @inline(__always)
    fileprivate func write(at position: Int, to writer: inout ItemWriter) throws(PayloadError) {
        try self[position].write(to: &writer)
    }
}

/// A type identifier that was checked together with the content.
struct WrittenType: MemberValue {
    let identifier: TypeIdentifier
    let isPlain: Bool

    func write(to writer: inout ItemWriter) throws(PayloadError) {
        if isPlain {
            try writer.wire.string(plain: identifier.rawValue)
        } else {
            try writer.wire.string(identifier.rawValue)
        }
    }
}
