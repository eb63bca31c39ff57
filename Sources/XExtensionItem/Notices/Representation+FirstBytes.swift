extension Representation {
    /// The type of the content's first bytes if it contradicts the declared type, otherwise nil.
    ///
    /// Only the first bytes are decoded or read. A file that cannot be read gives nil; loading it
    /// throws the error.
    var contradictingType: TypeIdentifier? {
        guard let bytes = firstBytes, let found = TypeIdentifier(detecting: bytes),
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
    /// The first bytes, as many as type detection needs; nil if they cannot be read.
    fileprivate var firstBytes: [UInt8]? {
        let first = try? firstPiece(ofAtMost: TypeIdentifier.firstByteCount + 2)
        return first.flatMap { $0.isEmpty ? nil : Array($0) }
    }
}
