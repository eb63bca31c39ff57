/// Inspects values in place, without creating any.
///
/// Pass the bytes of ``WireDocument/withBytes(_:)`` to functions that need them.
extension WireDocument {
    /// Whether the document has neither nulls nor other findings about values.
    package var hasCleanValues: Bool { index.findings.isEmpty && !index.hasNulls }

    /// The content of a container: elements, or keys and values in turn.
    package struct Content: Sendable {
        fileprivate var position: Int
        fileprivate let end: Int

        static let empty = Content(position: 0, end: 0)
    }

    /// Returns the content of an array or a dictionary; nil for any other node, and for an empty
    /// container.
    package func content(of node: WireNode, _ kind: WireKind) -> Content? {
        let entry = index.entries[node.position]
        guard entry.isKind(kind), entry.isContainer, entry.count > 0 else { return nil }
        return Content(position: node.position + 1, end: entry.end)
    }

    package func isEmpty(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        let entry = index.entries[node.position]
        return entry.isKind(.string)
            ? !isFilledString(node, bytes) : entry.isContainer && entry.count == 0
    }

    package func isKind(_ node: WireNode, _ kind: WireKind) -> Bool {
        index.entries[node.position].isKind(kind)
    }

    package func nextElement(_ content: inout Content) -> WireNode? {
        guard content.position < content.end else { return nil }
        let element = content.position
        content.position = index.next(after: element)
        return WireNode(element)
    }

    @inline(__always)
    package func nextMember(_ content: inout Content) -> (key: WireNode, value: WireNode)? {
        guard content.position < content.end else { return nil }
        let key = content.position
        content.position = index.next(after: key + 1)
        return (WireNode(key), WireNode(key + 1))
    }

    // MARK: Text

    package func isFilledString(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        let entry = index.entries[node.position]
        guard entry.isKind(.string), entry.byteCount > 0 else { return false }
        // Text that starts with a comment or a CDATA section can be empty when decoded, so decode
        // it.
        return entry.form != .xmlEscapes || bytes.byte(at: entry.offset) != UInt8(ascii: "<")
            || !index.string(entry, bytes).utf8.isEmpty
    }

    /// Returns whether the UTF-8 of a string or a key meets the condition `holds`; false for any
    /// other node.
    ///
    /// Text that is stored as plain UTF-8 is checked in place; any other text is decoded first.
    package func isText(
        at node: WireNode, _ bytes: RawSpan, _ holds: (RawSpan) -> Bool
    ) -> Bool {
        isText(at: node, bytes) { stored, range, hasEscapes in
            !hasEscapes && holds(stored.extracting(range))
        }
    }

    /// The closure receives the text as a range of bytes. If it returns false for text with JSON
    /// escapes, it is called again with the decoded text.
    @inline(__always)
    package func isText(
        at node: WireNode, _ bytes: RawSpan,
        _ holds: (_ stored: RawSpan, _ range: Range<Int>, _ hasEscapes: Bool) -> Bool
    ) -> Bool {
        let entry = index.entries[node.position]
        guard entry.isKey || entry.isKind(.string) else { return false }
        switch entry.form {
        case .plain: return holds(bytes, entry.range, false)
        case .arena: return holds(index.arena.span.bytes, entry.range, false)
        case .jsonEscapes where holds(bytes, entry.range, true): return true
        // Decode every other form.
        default: return index.string(entry, bytes).withBytes { holds($0, 0..<$0.byteCount, false) }
        }
    }
}

extension WireDocument {
    package func kindName(of node: WireNode) -> String {
        if let (tag, _) = knownTag(at: node) { return "a malformed “\(tag.rawValue)”" }
        return number(at: node)?.kindName ?? kind(of: node).name
    }

    /// Returns the message for a known tag with malformed content, for example `expected base64 in
    /// “$data”, found “QU!D”`; nil for any other node.
    package func malformedTagMessage(_ node: WireNode) -> String? {
        knownTag(at: node).map { tag, content in
            let found = string(at: content)?.quotedStart ?? kindName(of: content)
            return "expected \(tag.expectedContent) in “\(tag.rawValue)”, found \(found)"
        }
    }

    /// If a node is a dictionary with a known tag as its key and malformed content, returns the tag
    /// and the content; nil for any other node.
    private func knownTag(at node: WireNode) -> (tag: WireTag, content: WireNode)? {
        guard kind(of: node) == .unknownTag,
            let member = canonicalMembers(of: node, nulls: true).first(where: { _ in true }),
            let tag = WireTag(rawValue: key(of: member))
        else { return nil }
        return (tag, member.node)
    }
}
