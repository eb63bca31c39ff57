import Essentials

extension OutputBuffer {
    /// The base64 of this number of bytes fills one chunk.
    private static let dataSize = chunkSize / 4 * 3

    mutating func append(_ data: WireData) throws(PayloadError) {
        if countsData { return try skip(data, data.byteCount) }
        guard data.isExternal || data.filler != nil else {
            return try writeThrough(data.source.bytes)
        }
        _ = try append(data, inChunksOf: Self.dataSize) { true }
    }

    /// Appends external or base64 data in chunks of `size` bytes. Calls `isWanted` before each
    /// chunk, and stops if `isWanted` returns false. Returns whether all of the data was appended.
    mutating func append(
        _ data: WireData, inChunksOf size: Int, while isWanted: () -> Bool
    ) throws(PayloadError) -> Bool {
        guard let filler = data.filler else {
            return try forEachDecodedChunk(of: data, size, while: isWanted) {
                output, bytes throws(PayloadError) in
                try output.writeThrough(bytes)
            }
        }
        if !isDrained { reserve(data.byteCount + Self.storeSlack) }
        var decoder = Base64Decoder(range: 0..<data.source.count, filler: filler)
        while isWanted() {
            let count = try decoder.decode(data.source.bytes, quads: size / 3, to: &self)
            guard count > 0 else { return true }
            try drainIfNeeded()
        }
        return false
    }

    /// Appends data as base64, in chunks. Base64 without fillers is checked and copied.
    mutating func appendBase64(of data: WireData) throws(PayloadError) {
        if countsData { return try skip(data, Base64.characterCount(ofBytes: data.byteCount)) }
        if data.isExternal || data.filler == .whiteSpace || data.filler == .backslash {
            _ = try forEachDecodedChunk(of: data, Self.dataSize, while: { true }) {
                output, bytes throws(PayloadError) in
                Base64.encode(bytes, to: &output)
                try output.drainIfNeeded()
            }
            return
        }
        if !isDrained { reserve(Base64.characterCount(ofBytes: data.byteCount)) }
        if data.filler != nil { return try writeThrough(base64: data.source.bytes) }
        appendBase64(of: data.source.bytes)
        try drainIfNeeded()
    }

    private mutating func skip(_ data: WireData, _ count: Int) throws(PayloadError) {
        try data.check()
        skip(count)
    }

    private mutating func forEachDecodedChunk(
        of data: WireData, _ size: Int, while isWanted: () -> Bool,
        _ body: (inout OutputBuffer, RawSpan) throws(PayloadError) -> Void
    ) throws(PayloadError) -> Bool {
        var chunks = WireDataChunks(data, byteCount: size)
        var rest = data.byteCount
        while isWanted() {
            let hasMore = try chunks.next { bytes throws(PayloadError) in
                // A source can claim any size, so reserve room for the claimed size only after the
                // source has returned its first bytes.
                if !isDrained { reserve(Base64.characterCount(ofBytes: rest)) }
                rest -= bytes.byteCount
                try body(&self, bytes)
            }
            guard hasMore else { return true }
        }
        return false
    }

    mutating func appendBase64(of bytes: RawSpan) {
        for start in stride(from: 0, to: bytes.byteCount, by: Self.dataSize) {
            let end = min(start + Self.dataSize, bytes.byteCount)
            Base64.encode(bytes.extracting(start..<end), to: &self)
            drainDeferringErrors()
        }
    }

    /// Appends base64 without fillers unchanged, after checking each chunk.
    private mutating func writeThrough(base64 text: RawSpan) throws(PayloadError) {
        var decoder = Base64Decoder(range: 0..<text.byteCount, filler: .none)
        while !decoder.isFinished {
            let start = decoder.position
            _ = try decoder.check(text, quads: Self.chunkSize / 4)
            try writeThrough(text.extracting(start..<decoder.position))
        }
    }
}
