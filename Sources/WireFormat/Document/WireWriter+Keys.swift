extension WireWriter {
    /// Writes a key that needs no escapes: ASCII without quotes, backslashes, `&`, `<`, `>` and
    /// control characters.
    package mutating func key(plain value: borrowing String) {
        value.withBytes { text in
            tally.text(text.byteCount)
            if isCompact, output.hasRoom(forShort: text) {
                json.key(plain: text, &output)
            } else {
                emitSlow(plainKey: text)
            }
        }
    }

    @inline(never)
    private mutating func emitSlow(plainKey text: RawSpan) { _ = emit(key: text, isPlain: true) }

    /// Writes a key of a dictionary with several members, without escaping a leading `$`. Unless
    /// `byte` is 0, calls ``requireCheck()`` if the key is empty or contains `byte`.
    ///
    /// - Throws: `key.unsupported` if the output is XML, which cannot represent the key.
    package mutating func key(
        _ value: borrowing String, without byte: UInt8 = 0
    ) throws(PayloadError) {
        if !isCompact || !emitShort(key: value, without: byte) {
            try emitSlow(key: value, without: byte)
        }
    }

    /// Writes a key in compact JSON if it is known to be short and plain; returns whether it wrote
    /// the key.
    @inline(__always)
    private mutating func emitShort(key value: borrowing String, without byte: UInt8) -> Bool {
        var isWritten = false
        value.withBytes { text in
            guard output.hasRoom(forShort: text), text.byteCount > 0,
                json.key(text, ifPlainWithout: byte, &output)
            else { return }
            tally.text(text.byteCount)
            isWritten = true
        }
        return isWritten
    }

    @inline(never)
    private mutating func emitSlow(
        key value: borrowing String, without byte: UInt8
    ) throws(PayloadError) {
        let isSupported = value.withBytes { emitChecked(key: $0, without: byte) }
        if !isSupported {
            try refuse(
                PayloadError(
                    code: .unsupportedKey,
                    message: "XML cannot represent the key \(value.quotedStart)"))
        }
    }

    /// Writes a key, after the checks that the purpose requires; returns whether the output can
    /// represent the key.
    private mutating func emitChecked(key text: RawSpan, without byte: UInt8) -> Bool {
        tally.text(text.byteCount)
        if form.holdsEveryText, purpose == .conversion { return emit(key: text, isPlain: false) }
        let isPlain = text.isPlain(without: byte)
        if byte != 0, !isPlain || text.byteCount == 0,
            text.byteCount == 0 || text.hasByte(byte, in: 0..<text.byteCount)
        {
            requireCheck()
        }
        return emit(key: text, isPlain: isPlain)
            && (isPlain || purpose == .conversion || XMLText.canRepresent(text))
    }

    @inline(__always)
    private mutating func emit(key text: RawSpan, isPlain: Bool) -> Bool {
        switch form {
        case .json: json.key(text, &output)
        case .xml: return xml.key(text, isPlain: isPlain, &output)
        case .binary: binary?.string(text)
        }
        return true
    }

    /// Writes the only key of a dictionary, and escapes it if it could be mistaken for a tag.
    ///
    /// - Throws: `value.uid` for `CF$UID`, because no reader accepts it.
    package mutating func onlyKey(_ value: String, without byte: UInt8 = 0) throws(PayloadError) {
        if value.isIdentical(to: "CF$UID") {
            try refuse(
                PayloadError(
                    code: .uid,
                    message: "a dictionary whose only key is CF$UID would be read as a UID"))
        }
        try key(value.utf8.first == UInt8(ascii: "$") ? "$" + value : value, without: byte)
    }
}
