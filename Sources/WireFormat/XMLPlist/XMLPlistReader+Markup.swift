extension XMLPlistReader {
    /// Reads what stands before the root element.
    mutating func readProlog(_ bytes: RawSpan) throws(Fault) {
        if bytes.matches("\u{FEFF}", at: 0) { position = 3 }
        if bytes.matches("<?xml", at: position), isSpace(bytes, at: position + 5) {
            try readDeclaration(bytes)
        }
        try skipMisc(bytes)
        if bytes.matches("<!DOCTYPE", at: position) {
            try skipDocumentType(bytes)
            try skipMisc(bytes)
        }
    }

    private func isSpace(_ bytes: RawSpan, at offset: Int) -> Bool {
        offset < bytes.byteCount && XMLContent.isWhiteSpace(bytes.byte(at: offset))
    }

    private mutating func readDeclaration(_ bytes: RawSpan) throws(Fault) {
        let start = position
        position += 5
        let attributes = try scanAttributes(bytes)
        guard attributes.first?.name == "version", attributes[0].value.hasPrefix("1.") else {
            throw Fault(.xmlSyntax, at: start, "expected an XML declaration of version 1.0")
        }
        if let encoding = attributes.first(where: { $0.name == "encoding" }) {
            let name = encoding.value.lowercased()
            guard ["utf-8", "us-ascii"].contains(name) || (isTranscoded && name == "utf-16") else {
                throw Fault(
                    .xmlEncoding, at: start,
                    "the encoding “\(encoding.value)”; expected UTF-8, or UTF-16 with its mark")
            }
        }
        try expect("?", bytes)
        try expect(">", bytes)
    }

    /// Skips white space, comments and processing instructions.
    mutating func skipMisc(_ bytes: RawSpan) throws(Fault) {
        while true {
            skipWhiteSpace(bytes)
            if bytes.matches("<!--", at: position) {
                position = try XMLContent.endOfComment(bytes, from: position)
            } else if bytes.matches("<?", at: position) {
                position = try XMLContent.endOfInstruction(bytes, from: position)
            } else {
                return
            }
        }
    }

    /// Skips a document type declaration: a name and where its definition would be, never fetched.
    private mutating func skipDocumentType(_ bytes: RawSpan) throws(Fault) {
        let start = position
        position += 9
        guard skipWhiteSpace(bytes), bytes.matches("plist", at: position) else {
            throw Fault(.xmlDocumentType, at: start, "expected the document type “plist”")
        }
        position += 5
        if skipWhiteSpace(bytes) { try skipExternalIdentifier(bytes) }
        skipWhiteSpace(bytes)
        if peek(bytes) == UInt8(ascii: "[") {
            throw Fault(
                .xmlDocumentType, at: position,
                "an internal subset in the document type declaration; expected none")
        }
        try expect(">", bytes)
    }

    private mutating func skipExternalIdentifier(_ bytes: RawSpan) throws(Fault) {
        let literals: Int
        if bytes.matches("PUBLIC", at: position) {
            literals = 2
        } else if bytes.matches("SYSTEM", at: position) {
            literals = 1
        } else {
            return
        }
        position += 6
        for _ in 0..<literals {
            guard skipWhiteSpace(bytes) else {
                throw Fault(.xmlSyntax, at: position, "expected white space")
            }
            _ = try scanLiteral(bytes)
        }
    }
}
