extension XMLPlistReader {
    mutating func readProlog(_ bytes: RawSpan) throws(Fault) {
        // Transcoded UTF-16 no longer has its byte order mark.
        if !isTranscoded, bytes.hasUTF8Mark { position = 3 }
        if bytes.matches("<?xml", at: position), isSpace(bytes, at: position + 5) {
            try readDeclaration(bytes)
        }
        try skipMisc(bytes)
        if bytes.matches("<!DOCTYPE", at: position) {
            try skipDocumentType(bytes)
            declarations = ["<!--"]
            try skipMisc(bytes)
        }
    }

    private func isSpace(_ bytes: RawSpan, at offset: Int) -> Bool {
        offset < bytes.byteCount && XMLContent.isWhiteSpace(bytes.byte(at: offset))
    }

    private mutating func readDeclaration(_ bytes: RawSpan) throws(Fault) {
        position += 5
        var names = ["version", "encoding", "standalone"]
        while let start = try scanAttributeName(bytes) {
            let name = bytes.uncheckedString(start..<position)
            guard let place = names.firstIndex(where: { $0.isIdentical(to: name) }),
                place == 0 || names.count < 3
            else { throw declarationFault(at: start) }
            names.removeFirst(place + 1)
            try scanEquals(bytes)
            let literal = try scanLiteral(bytes)
            let value = bytes.uncheckedString(literal)
            switch name {
            case "version":
                guard value.isIdentical(to: "1.0") else {
                    throw declarationFault(at: literal.lowerBound)
                }
            case "encoding":
                try checkEncoding(value, at: literal.lowerBound, bytes)
            default:
                guard ["yes", "no"].contains(value) else {
                    throw declarationFault(at: literal.lowerBound)
                }
            }
        }
        guard position < bytes.byteCount else { throw truncated("expected “?>”") }
        guard names.count < 3 else { throw declarationFault(at: position) }
        try expect("?", bytes)
        try expect(">", bytes)
    }

    private func declarationFault(at offset: Int) -> Fault {
        Fault(
            .xmlSyntax, at: offset,
            "expected an XML declaration with version 1.0, then optionally encoding and standalone")
    }

    private mutating func checkEncoding(
        _ encoding: String, at offset: Int, _ bytes: RawSpan
    ) throws(Fault) {
        switch encoding.lowercased() {
        case "utf-16" where isTranscoded, "utf-8" where !isTranscoded: return
        case "us-ascii" where !isTranscoded:
            for place in position..<bytes.byteCount where bytes.byte(at: place) >= 0x80 {
                encodingFault = Fault(
                    .xmlEncoding, at: place, "a non-ASCII byte; the declared encoding is US-ASCII")
                return
            }
        default:
            throw Fault(
                .xmlEncoding, at: offset,
                "the encoding \(encoding.quotedStart); expected UTF-8, or UTF-16 with a byte order mark"
            )
        }
    }

    private static let publicIdentifier = ASCIISet(
        " \r\n'()+,./:=?;!*#@$_%-0123456789"
            + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// Skips white space, comments and processing instructions.
    mutating func skipMisc(_ bytes: RawSpan) throws(Fault) {
        skipWhiteSpace(bytes)
        while let end = try XMLContent.endOfMisc(bytes, from: position) {
            position = end
            skipWhiteSpace(bytes)
        }
    }

    /// Never fetches the DTD.
    private mutating func skipDocumentType(_ bytes: RawSpan) throws(Fault) {
        position += 9
        guard skipWhiteSpace(bytes) || position == bytes.byteCount else {
            throw Fault(.xmlSyntax, at: position, "expected white space")
        }
        let name = position
        position = XMLName.end(bytes, from: name)
        guard position < bytes.byteCount else { throw cut(bytes) }
        guard position > name else { throw Fault(.xmlSyntax, at: name, "expected “plist”") }
        guard bytes.uncheckedString(name..<position).isIdentical(to: "plist") else {
            throw Fault(.xmlDocumentType, at: name, "expected the document type “plist”")
        }
        if skipWhiteSpace(bytes) { try skipExternalIdentifier(bytes) }
        skipWhiteSpace(bytes)
        if peek(bytes) == UInt8(ascii: "[") {
            throw Fault(
                .xmlDocumentType, at: position,
                "the document type declaration has an internal subset, which is not allowed")
        }
        try expect(">", bytes)
    }

    private func cut(_ bytes: RawSpan) -> Fault {
        Fault(
            .xmlTruncated, at: bytes.byteCount,
            "the input ends inside the document type declaration")
    }

    private mutating func skipExternalIdentifier(_ bytes: RawSpan) throws(Fault) {
        let isPublic = bytes.matches("PUBLIC", at: position)
        guard isPublic || bytes.matches("SYSTEM", at: position) else {
            if bytes.isCut("PUBLIC", at: position) || bytes.isCut("SYSTEM", at: position) {
                throw cut(bytes)
            }
            let common = max(
                bytes.commonCount(with: "PUBLIC", at: position),
                bytes.commonCount(with: "SYSTEM", at: position))
            guard common == 0 else {
                throw Fault(.xmlSyntax, at: position + common, "expected “PUBLIC” or “SYSTEM”")
            }
            return
        }
        position += 6
        for number in 0..<(isPublic ? 2 : 1) {
            guard skipWhiteSpace(bytes) else {
                if position == bytes.byteCount { throw cut(bytes) }
                throw Fault(.xmlSyntax, at: position, "expected white space")
            }
            let literal = try scanLiteral(bytes)
            guard isPublic, number == 0 else { continue }
            for place in literal where !Self.publicIdentifier.contains(bytes.byte(at: place)) {
                throw Fault(
                    .xmlSyntax, at: place, "a character that is not allowed in a public identifier")
            }
        }
    }
}

/// Attributes, and the attribute-like parts of an XML declaration.
extension XMLPlistReader {
    /// Reads white space and the name of an attribute; returns the offset of the name, or nil if no
    /// name follows.
    mutating func scanAttributeName(_ bytes: RawSpan) throws(Fault) -> Int? {
        guard skipWhiteSpace(bytes) else { return nil }
        let start = position
        position = XMLName.end(bytes, from: start)
        guard position > start else { return nil }
        guard position < bytes.byteCount else { throw truncated("expected “=”") }
        return start
    }

    mutating func scanEquals(_ bytes: RawSpan) throws(Fault) {
        skipWhiteSpace(bytes)
        try expect("=", bytes)
        skipWhiteSpace(bytes)
    }

    mutating func scanAttributeValue(_ bytes: RawSpan) throws(Fault) {
        let quote = try scanQuote(bytes)
        while let byte = peek(bytes), byte != quote {
            switch byte {
            case UInt8(ascii: "<"):
                throw Fault(.xmlSyntax, at: position, "“<” in a quoted string")
            case UInt8(ascii: "&"):
                position = try XMLReference(bytes, at: position).end
            default:
                position += 1
            }
        }
        guard position < bytes.byteCount else { throw truncated("expected a closing quote") }
        position += 1
    }

    /// Returns the range between the quotes.
    mutating func scanLiteral(_ bytes: RawSpan) throws(Fault) -> Range<Int> {
        let quote = try scanQuote(bytes)
        let start = position
        while let byte = peek(bytes), byte != quote { position += 1 }
        guard position < bytes.byteCount else { throw truncated("expected a closing quote") }
        position += 1
        return start..<position - 1
    }

    private mutating func scanQuote(_ bytes: RawSpan) throws(Fault) -> UInt8 {
        guard let quote = peek(bytes) else { throw truncated("expected a quoted string") }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Fault(.xmlSyntax, at: position, "expected a quoted string")
        }
        position += 1
        return quote
    }
}
