extension Representation {
    /// The type that the content's first bytes show where it contradicts the one declared; nil if
    /// none does, and for a file that cannot be read, which loading it will say.
    ///
    /// Nothing but the beginning is decoded or read.
    var contradictingType: TypeIdentifier? {
        guard let bytes = firstBytes, let found = TypeIdentifier.detected(fromFirstBytes: bytes),
            !typeIdentifier.mayBegin(like: found)
        else { return nil }
        return found
    }

    private var firstBytes: [UInt8]? {
        switch content {
        case .text(let text): Array(text.utf8.prefix(TypeIdentifier.firstByteCount))
        case .data(let data): data.firstBytes
        case .file(let file): file.data?.firstBytes
        case .url, .propertyList, .unknown: nil
        }
    }
}

extension WireData {
    /// The bytes at the beginning, as many as a look at them takes into account; nil where they cannot
    /// be had.
    fileprivate var firstBytes: [UInt8]? {
        var first: [UInt8]?
        // The second piece is never made: an error ends the walk.
        try? forEachChunk(ofAtMost: TypeIdentifier.firstByteCount + 2) {
            (piece: RawSpan) throws(WireError) in
            first = piece.withUnsafeBytes { Array($0) }
            throw WireError(code: .output, message: "enough")
        }
        return first
    }
}
