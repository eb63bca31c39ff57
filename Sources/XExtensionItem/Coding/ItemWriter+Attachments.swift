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
        var types: Set<TypeIdentifier> = []
        for one in representations where !types.insert(one.typeIdentifier).inserted {
            throw WireError(
                .duplicateType, reason: "the type “\(one.typeIdentifier)” twice in one attachment")
        }
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

extension Representation: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        if !isKnown, unknownMembers.isEmpty {
            throw WireError(
                .representationContent, reason: "an unknown content, and no member to hold it")
        }
        var members = try MemberWriter<RepresentationMember>(kept, &writer)
        try members.write(.data, data, &writer)
        try members.write(.file, file, &writer)
        try members.write(.propertyList, propertyList, &writer)
        try members.write(.text, text, &writer)
        try members.write(.typeIdentifier, typeIdentifier, &writer)
        try members.write(.url, url, &writer)
        try members.finish(&writer)
    }

    private var data: WireData? { if case .data(let value) = content { value } else { nil } }
    private var file: FileReference? { if case .file(let value) = content { value } else { nil } }
    private var text: String? { if case .text(let value) = content { value } else { nil } }
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
