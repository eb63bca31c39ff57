#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a member of the model can hold. What a reader finds fault with is doubted, and written.
protocol MemberValue: ~Copyable {
    /// Writes the value as events.
    func write(to writer: inout ItemWriter) throws(WireError)
}

extension Bool: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.boolean(self) }
}

extension String: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.string(self) }
}

extension URL: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.urlString(self) }
}

extension WireData: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.data(self) }
}

extension WireDictionary: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.dictionary(self) }
}

extension WireNumber: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.number(self) }
}

extension WireValue: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) { try writer.wire.value(self) }
}

extension Array: MemberValue where Element: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.beginArray()
        try withSpan { elements throws(WireError) in
            for position in elements.indices {
                do throws(WireError) {
                    try elements.write(at: position, to: &writer)
                } catch {
                    throw error.inside(String(position))
                }
            }
        }
        try writer.wire.endArray()
    }
}

extension Span where Element: MemberValue & ~Copyable {
    /// Writes an element where it lies. Of elements that may be copied, the subscript makes copies to
    /// be written; where they might not be, it lends them.
    @inline(__always)
    fileprivate func write(at position: Int, to writer: inout ItemWriter) throws(WireError) {
        try self[position].write(to: &writer)
    }
}

extension TypeIdentifier: MemberValue {
    /// Writes the identifier, which is judged together with the content.
    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.string(rawValue)
    }
}
