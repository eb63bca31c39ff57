#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Attachment: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        let name = suggestedName.unlessEmpty
        writer.doubt(unless: hasRightTypes && name.flatMap(SuggestedName.fault) == nil)
        var members = try MemberWriter<AttachmentMember>(kept, &writer)
        try members.write(.representations, judged: representations, &writer)
        try members.write(.suggestedName, judged: name, &writer)
        try members.finish(&writer)
    }

    /// Whether there are representations, no two of the same type.
    private var hasRightTypes: Bool {
        if representations.count == 1 { return true }
        var types: Set<TypeIdentifier> = []
        return !representations.isEmpty
            && representations.allSatisfy { types.insert($0.typeIdentifier).inserted }
    }
}

extension Representation: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<RepresentationMember>(kept, &writer)
        // In the canonical order, a URL alone comes after the type.
        if case .url = content {
            writer.judge(typeIdentifier, isURL: true)
            try members.write(.typeIdentifier, judged: typeIdentifier, &writer)
            try content.write(to: &members, &writer)
        } else {
            writer.judge(typeIdentifier, isURL: false)
            if case .unknown = content { writer.doubt(unless: !unknownMembers.isEmpty) }
            try content.write(to: &members, &writer)
            try members.write(.typeIdentifier, judged: typeIdentifier, &writer)
        }
        try members.finish(&writer)
    }
}

extension Representation.Content {
    /// Writes the member that the content is.
    ///
    /// To switch over a property copies what it holds, to switch over `self` does not.
    fileprivate func write(
        to members: inout MemberWriter<RepresentationMember>, _ writer: inout ItemWriter
    ) throws(WireError) {
        switch self {
        case .data(let value): try members.write(.data, judged: writer.data(value), &writer)
        case .file(let value): try members.write(.file, judged: value, &writer)
        case .propertyList(let value): try members.write(.propertyList, judged: value, &writer)
        case .text(let value): try members.write(.text, judged: value, &writer)
        case .url(let value): try members.write(.url, judged: value, &writer)
        case .unknown: break
        }
    }
}

extension FileReference: MemberValue {
    /// Writes the reference. Whether it may stand where it stands, and no other names the same file,
    /// is for the reader to say: it is always doubted.
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<FileMember>(kept, &writer)
        try members.write(.byteCount, WireNumber(integerLiteral: Int64(byteCount)), &writer)
        try members.write(.path, path, &writer)
        try members.finish(&writer)
    }
}
