public import Essentials

extension WireWriter {
    package mutating func value(_ value: WireValue) throws(PayloadError) {
        switch value {
        case .boolean(let value): try boolean(value)
        case .number(let value): try number(value)
        case .string(let value): try string(value)
        case .data(let value): try data(value)
        case .date(let value): try date(value)
        case .url(let value): try url(value)
        case .array(let elements):
            try begin(.array)
            let isBeyond = isTooDeep
            try elements.withSpan { elements throws(PayloadError) in
                for number in isBeyond ? 0..<0 : elements.indices {
                    try elements.lend(number) { value throws(PayloadError) in
                        try self.value(value)
                    }
                }
            }
            try end(.array)
        case .dictionary(let dictionary):
            try self.dictionary(dictionary)
        case .unknownTag:
            try decodedTag(value.decodingTags)
        }
    }

    /// Writes a value that ``WireValue/decodingTags`` returned for an unknown tag.
    private mutating func decodedTag(_ value: WireValue) throws(PayloadError) {
        guard case .unknownTag(let name, let content) = value else { return try self.value(value) }
        requireCheck()
        try begin(.dictionary)
        try key(name)
        if !isTooDeep { try self.value(content) } else { try boolean(true) }
        try end(.dictionary)
    }

    /// Unless `byte` is 0, calls ``requireCheck()`` if a key is empty or contains `byte`.
    package mutating func dictionary(
        _ dictionary: borrowing WireDictionary, keysWithout byte: UInt8 = 0
    ) throws(PayloadError) {
        try begin(.dictionary)
        let isBeyond = isTooDeep
        try dictionary.members.withSpan { members throws(PayloadError) in
            let isOnly = members.count == 1
            for number in isBeyond ? 0..<0 : members.indices {
                try members.lend(number) { member throws(PayloadError) in
                    if isOnly {
                        try onlyKey(member.key, without: byte)
                    } else {
                        try key(member.key, without: byte)
                    }
                    try value(member.value)
                }
            }
        }
        try end(.dictionary)
    }

    /// Writes a dictionary of nonempty dictionaries. Calls ``requireCheck()`` for any other value,
    /// for an inner key that is empty or contains `byte`, and for an outer key if `isName` returns
    /// false. A key for which `isName` returns true must need no escapes.
    package mutating func dictionaries(
        _ dictionaries: borrowing WireDictionary, keysWithout byte: UInt8,
        named isName: (borrowing String) -> Bool
    ) throws(PayloadError) {
        try begin(.dictionary)
        try dictionaries.members.withSpan { members throws(PayloadError) in
            for number in members.indices {
                try members.lend(number) { member throws(PayloadError) in
                    if isName(member.key) {
                        key(plain: member.key)
                    } else {
                        requireCheck()
                        try members.count == 1 ? onlyKey(member.key) : key(member.key)
                    }
                    try inner(member.value, keysWithout: byte)
                }
            }
        }
        try end(.dictionary)
    }

    private mutating func inner(_ value: WireValue, keysWithout byte: UInt8) throws(PayloadError) {
        guard case .dictionary(let members) = value, !members.isEmpty else {
            requireCheck()
            return try self.value(value)
        }
        try dictionary(members, keysWithout: byte)
    }

    private mutating func string(
        at node: WireNode, of document: WireDocument, _ bytes: RawSpan
    ) throws(PayloadError) {
        let entry = document.index.entries[node.position]
        switch entry.form {
        case .plain: try string(bytes.extracting(entry.range))
        case .arena: try string(document.index.arena.span.bytes.extracting(entry.range))
        // Decode every other form.
        default: try string(document.index.string(entry, bytes))
        }
    }

    /// Writes a node of a document and everything below it, without creating values.
    mutating func node(
        _ node: WireNode, of document: WireDocument, _ bytes: RawSpan
    ) throws(PayloadError) {
        let kind = document.kind(of: node)
        switch kind {
        case .array:
            try begin(.array)
            for element in document.elements(of: node) {
                try self.node(element, of: document, bytes)
            }
            try end(.array)
        case .dictionary, .unknownTag:
            let isOnly = kind == .dictionary && document.count(of: node) == 1
            try begin(.dictionary)
            for member in document.canonicalMembers(of: node, nulls: true) {
                let key = document.key(of: member, bytes)
                if isOnly { try onlyKey(key) } else { try self.key(key) }
                try self.node(member.node, of: document, bytes)
            }
            try end(.dictionary)
        case .null:
            try null()
        case .string:
            try string(at: node, of: document, bytes)
        case .boolean, .number, .data, .date, .url:
            if let value = document.value(at: node, bytes) { try self.value(value) }
        }
    }
}

extension Span where Element: ~Copyable {
    /// Calls a closure with an element, without copying it. The subscript copies an element whose
    /// type is known to be copyable. In this extension, the type is not known to be copyable, so
    /// the subscript only lends the element.
    @inline(__always)
    fileprivate func lend(
        _ position: Int, _ body: (borrowing Element) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        try body(self[position])
    }
}

extension WireDocument {
    /// Returns the document in an encoding. Compact JSON is canonical.
    ///
    /// - Parameters:
    ///   - encoding: The encoding of the result; JSON by default.
    ///   - isPretty: Whether JSON has line breaks and indentation; false by default.
    ///   - keepsNulls: Whether JSON keeps nulls, as RFC 8785 does; false by default, because
    ///     payloads have no nulls.
    /// - Returns: The bytes of the whole document.
    /// - Throws: `value.null` for a null that is not kept; `key.unsupported` if XML cannot
    ///   represent a key; `data.base64` for malformed data that was not checked while reading.
    public func encoded(
        as encoding: WireEncoding = .json, isPretty: Bool = false, keepsNulls: Bool = false
    ) throws(PayloadError) -> Data {
        if !keepsNulls || !encoding.form.hasNulls {
            try refuse(.null, "a null; omit the member")
        }
        return try encode(as: encoding, isPretty: isPretty, drain: nil)
    }

    /// Writes the document in an encoding, in chunks.
    ///
    /// - Parameters:
    ///   - encoding: The encoding of the output; JSON by default.
    ///   - isPretty: Whether JSON has line breaks and indentation; false by default.
    ///   - drain: Receives the bytes, in order.
    /// - Throws: The errors of ``encoded(as:isPretty:keepsNulls:)``; the error of the drain.
    public func write(
        as encoding: WireEncoding = .json, isPretty: Bool = false,
        into drain: @escaping (RawSpan) throws -> Void
    ) throws {
        do throws(PayloadError) {
            try output(as: encoding, isPretty: isPretty, to: drain)
        } catch {
            // The bytes are in memory, so only the drain can fail with an underlying error.
            throw error.underlying ?? error
        }
    }

    /// The error of the drain becomes the underlying error.
    package func output(
        as encoding: WireEncoding, isPretty: Bool, to drain: @escaping (RawSpan) throws -> Void
    ) throws(PayloadError) {
        try refuse(.null, "a null; omit the member")
        _ = try encode(as: encoding, isPretty: isPretty, drain: drain)
    }

    /// Throws the first finding with the given code, if there is one. Call this function before
    /// writing, for values that the encoding cannot represent.
    private func refuse(_ code: Finding.Code, _ reason: String) throws(PayloadError) {
        let first = index.findings.first { $0.code == code }
        guard let finding = first else { return }
        let place = place(of: finding.node)
        throw PayloadError(
            code: code, pointer: place.pointer, location: place.location, message: reason)
    }

    private func encode(
        as encoding: WireEncoding, isPretty: Bool, drain: ((RawSpan) throws -> Void)?
    ) throws(PayloadError) -> Data {
        if !encoding.form.holdsEveryText {
            try refuse(.unsupportedKey, "a key with a character that XML cannot represent")
        }
        var writer = WireWriter(encoding, isPretty: isPretty, drain: drain)
        try writer.node(.root, of: self, storage.bytes)
        return try writer.finish()
    }
}

extension WireValue {
    /// Reads a value from a document in any of the three encodings; the inverse of
    /// ``encoded(as:isPretty:)``. To decode one of your own types, see `decode(_:)`.
    ///
    /// - Parameters:
    ///   - bytes: The whole document. Data in the value refers to these bytes.
    ///   - limits: The limits of the reader.
    /// - Throws: The errors of ``WireDocument/init(_:limits:checksBase64:)``; `value.null` if the
    ///   document is null, or a container with only nulls. Reading omits all other nulls.
    public init(
        decoding bytes: Data, limits: WireLimits = WireLimits()
    ) throws(PayloadError) {
        let document = try WireDocument(bytes, limits: limits)
        guard let value = document.value else {
            let location = document.place(of: .root).location
            throw PayloadError(
                code: .null, location: location, message: "expected a value, found a null")
        }
        self = value
    }

    /// Returns the value as a document in an encoding. The default, compact JSON, is canonical.
    ///
    /// - Throws: `key.unsupported` if XML cannot represent a key; `value.uid` for a dictionary
    ///   whose only key is `CF$UID`; `data.base64` for malformed data that was not checked while
    ///   reading.
    public func encoded(
        as encoding: WireEncoding = .json, isPretty: Bool = false
    ) throws(PayloadError) -> Data {
        var writer = WireWriter(encoding, isPretty: isPretty)
        try writer.value(self)
        return try writer.finish()
    }
}
