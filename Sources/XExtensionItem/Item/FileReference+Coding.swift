import Essentials

extension ItemWalk {
    /// Reads a reference to a file of the payload folder; clause 14.6.3.
    mutating func file(_ node: WireNode, _ bytes: RawSpan) -> FileReference? {
        if !reading.isInPayloadFolder {
            report(.fileOutsideFolder, node, "a file reference outside a payload folder")
        }
        guard isDictionary(node) else { return nil }
        var (path, byteCount): (String?, Int?)
        var kept = KeptMembers()
        let found = members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: FileMember, node, kept: inout KeptMembers) in
            switch name {
            case .path: path = walk.take(name, node, &kept) { $0.filePath($1, bytes) }
            case .byteCount: byteCount = walk.take(name, node, &kept) { $0.byteCount($1) }
            }
        }
        let missing = FileMember.allCases
            .filter { !found.has(FileMember.names.bit(of: $0)) }
            .map { "“\($0.rawValue)”" }
        if !missing.isEmpty {
            report(.missingMember, node, "expected " + missing.joined(separator: " and "))
        }
        guard let path, let byteCount else { return nil }
        var file = FileReference(path: path, byteCount: byteCount)
        file.kept = kept
        file.folder = folder
        return file
    }

    /// Reads the path. Even an ``ItemCheck`` creates the string, because the paths of a document
    /// are compared with each other.
    private mutating func filePath(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard let path = document.string(at: node, bytes) else {
            reportType(node, "expected a string")
            return nil
        }
        if let fault = FileReference.fault(in: path) {
            report(.filePath, node, fault)
            // A malformed path is an error, so reading fails. The path is returned nevertheless: if
            // this returned nil, the main attachment could be reported as missing too.
            //
            // An overlay with a reserved name is read without findings, so reading succeeds. Nil
            // then sets the value aside, so that it is written back.
            return reportsFindings ? path : nil
        }
        if !paths.insert(path).inserted {
            report(.filePath, node, "the path \(path.quotedStart) occurs twice in the document")
        }
        return path
    }

    private mutating func byteCount(_ node: WireNode) -> Int? {
        if let number = document.number(at: node)?.int64, 0...(1 << 53 - 1) ~= number {
            return Int(exactly: number)
        }
        report(.fileByteCount, node, "expected an integer from 0 to 2^53−1")
        return nil
    }
}

extension FileReference: MemberValue {
    /// Always requires a check: only a reader can determine whether a file is allowed here and
    /// whether its path is unique.
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        writer.wire.requireCheck()
        var members = try MemberWriter<FileMember>(kept, &writer)
        try members.write(.byteCount, checked: WireNumber(byteCount), &writer)
        try members.write(.path, checked: path, &writer)
        try members.finish(&writer)
    }
}
