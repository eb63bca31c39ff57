#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Attachment: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        guard !representations.isEmpty else {
            throw WireError(.missingMember, reason: "an attachment without representations")
        }
        if representations.count > 1 { try checkTypes() }
        let name = suggestedName.unlessEmpty
        if let fault = name.flatMap(SuggestedName.fault) {
            throw WireError(.unsafeName, reason: fault)
                .inside(AttachmentMember.suggestedName.rawValue)
        }
        var members = try MemberWriter<AttachmentMember>(kept, &writer)
        try members.write(.representations, representations, &writer)
        try members.write(.suggestedName, name, &writer)
        try members.finish(&writer)
    }
}

extension Attachment {
    private func checkTypes() throws(WireError) {
        var types: Set<TypeIdentifier> = []
        for one in representations where !types.insert(one.typeIdentifier).inserted {
            throw WireError(
                .duplicateType, reason: "the type “\(one.typeIdentifier)” twice in one attachment")
        }
    }
}

extension Representation: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        var members = try MemberWriter<RepresentationMember>(kept, &writer)
        // In the canonical order, a URL alone comes after the type.
        if case .url = content {
            try members.write(.typeIdentifier, typeIdentifier, &writer)
            try content.write(to: &members, &writer)
        } else {
            if case .unknown = content, unknownMembers.isEmpty {
                throw WireError(
                    .representationContent, reason: "an unknown content, and no member to hold it")
            }
            try content.write(to: &members, &writer)
            try members.write(.typeIdentifier, typeIdentifier, &writer)
        }
        try members.finish(&writer)
    }
}

extension Representation.Content {
    /// Writes the member that the content is.
    ///
    /// To switch over a property copies what it holds, to switch over `self` does not.
    fileprivate func write(
        to members: inout MemberWriter<RepresentationMember>, _ writer: inout WireWriter
    ) throws(WireError) {
        switch self {
        case .data(let value): try members.write(.data, value, &writer)
        case .file(let value): try members.write(.file, value, &writer)
        case .propertyList(let value): try members.write(.propertyList, value, &writer)
        case .text(let value): try members.write(.text, value, &writer)
        case .url(let value): try members.write(.url, value, &writer)
        case .unknown: break
        }
    }
}

extension FileReference: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        if let fault = FileReference.fault(in: path) { throw WireError(.filePath, reason: fault) }
        guard let count = Int64(exactly: byteCount), 0...(1 << 53 - 1) ~= count else {
            throw WireError(.fileByteCount, reason: "a file of \(byteCount) bytes")
        }
        var members = try MemberWriter<FileMember>(kept, &writer)
        try members.write(.byteCount, WireNumber(integerLiteral: count), &writer)
        try members.write(.path, path, &writer)
        try members.finish(&writer)
    }
}
