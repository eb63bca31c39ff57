#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a member of the model can hold. What a reader would refuse or drop is refused in writing.
protocol MemberValue: ~Copyable {
    /// Writes the value as events.
    func write(to writer: inout WireWriter) throws(WireError)
}

extension Bool: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.boolean(self) }
}

extension String: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.string(self) }
}

extension URL: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.urlString(self) }
}

extension WireData: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.data(self) }
}

extension WireDictionary: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.dictionary(self) }
}

extension WireNumber: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.number(self) }
}

extension WireValue: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.value(self) }
}

extension Array: MemberValue where Element: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.beginArray()
        try withSpan { elements throws(WireError) in
            for position in elements.indices {
                do throws(WireError) {
                    try elements.write(at: position, to: &writer)
                } catch {
                    throw error.inside(String(position))
                }
            }
        }
        try writer.endArray()
    }
}

extension Span where Element: MemberValue & ~Copyable {
    /// Writes an element where it lies. Of elements that may be copied, the subscript makes copies to
    /// be written; where they might not be, it lends them.
    @inline(__always)
    fileprivate func write(at position: Int, to writer: inout WireWriter) throws(WireError) {
        try self[position].write(to: &writer)
    }
}

extension TypeIdentifier: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        guard isWellFormed else {
            throw WireError(.malformedTypeIdentifier, reason: "“\(self)” is no type identifier")
        }
        try writer.string(rawValue)
    }
}
