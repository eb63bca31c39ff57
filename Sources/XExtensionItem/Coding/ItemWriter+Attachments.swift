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

    /// Whether there is at least one representation, and no two have the same type.
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
        // In canonical order, only “url” comes after “type-identifier”.
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
    /// Writes the content under its member name.
    ///
    /// A switch over a property would copy the content; a switch over `self` does not.
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
    /// Writes the reference, and always marks it as doubtful: only a reader can tell whether a file
    /// may stand here and whether its path is unique.
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<FileMember>(kept, &writer)
        try members.write(.byteCount, WireNumber(integerLiteral: Int64(byteCount)), &writer)
        try members.write(.path, path, &writer)
        try members.finish(&writer)
    }
}
