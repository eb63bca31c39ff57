import Essentials

extension OutputBuffer {
    /// The number of bytes to encode at once: their base64 is one piece.
    private static let dataSize = pieceSize / 4 * 3

    /// Appends the bytes of data, piece by piece.
    mutating func append(_ data: WireData) throws(WireFault) {
        if countsData { return try skip(data, data.byteCount) }
        guard data.isElsewhere || data.filler != nil else { return try pass(data.source.bytes) }
        _ = try append(data, inPiecesOf: Self.dataSize) { true }
    }

    /// Appends the bytes of data that is read or decoded, piece by piece.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - size: The byte count of a piece.
    ///   - isWanted: Called before each piece; returns whether to continue.
    /// - Returns: Whether all of the data was appended.
    /// - Throws: Errors of the data, and of the drain.
    mutating func append(
        _ data: WireData, inPiecesOf size: Int, while isWanted: () -> Bool
    ) throws(WireFault) -> Bool {
        guard let filler = data.filler else {
            return try forEachPiece(of: data, size, while: isWanted) {
                output, bytes throws(WireFault) in
                try output.pass(bytes)
            }
        }
        if !isDrained { reserve(data.byteCount + Self.overhang) }
        var decoder = Base64Decoder(range: 0..<data.source.count, filler: filler)
        while isWanted() {
            guard try decode(data.source.bytes, quads: size / 3, &decoder) else { return true }
            try settle()
        }
        return false
    }

    /// Appends the bytes of the next piece of a text; returns false at its end.
    private mutating func decode(
        _ text: RawSpan, quads: Int, _ decoder: inout Base64Decoder
    ) throws(WireFault) -> Bool {
        do throws(Base64.Malformed) {
            return try decoder.decode(text, quads: quads, to: &self) > 0
        } catch {
            throw error.wireError
        }
    }

    /// Appends data as base64, piece by piece. Text that is base64 already is checked and passed
    /// on.
    mutating func appendBase64(of data: WireData) throws(WireFault) {
        if countsData { return try skip(data, Base64.characterCount(ofBytes: data.byteCount)) }
        if data.isElsewhere || data.filler == .whiteSpace || data.filler == .backslash {
            _ = try forEachPiece(of: data, Self.dataSize, while: { true }) {
                output, bytes throws(WireFault) in
                Base64.encode(bytes, to: &output)
                try output.settle()
            }
            return
        }
        if !isDrained { reserve(Base64.characterCount(ofBytes: data.byteCount)) }
        if data.filler != nil { return try pass(base64: data.source.bytes) }
        appendBase64(of: data.source.bytes)
        try settle()
    }

    /// Checks data, and counts its bytes without writing them.
    private mutating func skip(_ data: WireData, _ count: Int) throws(WireFault) {
        try data.check()
        skip(count)
    }

    /// Calls a closure with each piece of data that is read or decoded.
    private mutating func forEachPiece(
        of data: WireData, _ size: Int, while isWanted: () -> Bool,
        _ body: (inout OutputBuffer, RawSpan) throws(WireFault) -> Void
    ) throws(WireFault) -> Bool {
        var pieces = WireDataPieces(data, byteCount: size)
        var rest = data.byteCount
        while isWanted() {
            let hasMore = try pieces.next { bytes throws(WireFault) in
                // Trust a size only once there are bytes, because a source can claim any size.
                if !isDrained { reserve(Base64.characterCount(ofBytes: rest)) }
                rest -= bytes.byteCount
                try body(&self, bytes)
            }
            guard hasMore else { return true }
        }
        return false
    }

    /// Appends bytes as base64, piece by piece.
    mutating func appendBase64(of bytes: RawSpan) {
        for start in stride(from: 0, to: bytes.byteCount, by: Self.dataSize) {
            let end = min(start + Self.dataSize, bytes.byteCount)
            Base64.encode(bytes.extracting(start..<end), to: &self)
            handOnIfMany()
        }
    }

    /// Appends base64 without fillers unchanged, after checking each piece.
    private mutating func pass(base64 text: RawSpan) throws(WireFault) {
        var decoder = Base64Decoder(range: 0..<text.byteCount, filler: .none)
        while !decoder.isFinished {
            let start = decoder.position
            do throws(Base64.Malformed) {
                _ = try decoder.check(text, quads: Self.pieceSize / 4)
            } catch {
                throw error.wireError
            }
            try pass(text.extracting(start..<decoder.position))
        }
    }
}

extension Base64.Malformed {
    /// The error of data whose text was not checked while reading.
    var wireError: WireFault {
        WireFault(
            code: .malformedBase64,
            message: "character \(offset) of the base64 text is not what RFC 4648 allows")
    }
}
