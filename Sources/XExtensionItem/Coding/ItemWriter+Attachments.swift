extension Attachment {
    func write(to writer: inout WireWriter) throws(WireError) {
        guard !representations.isEmpty || kept.setAside["representations"] != nil else {
            throw WireError(.missingMember, reason: "an attachment without representations")
        }
        var types: Set<TypeIdentifier> = []
        for one in representations where !types.insert(one.typeIdentifier).inserted {
            throw WireError(
                .duplicateType, reason: "the type “\(one.typeIdentifier)” twice in one attachment")
        }
        try writer.members(of: AttachmentMember.self, kept) {
            (members: inout MemberWriter<AttachmentMember>, writer: inout WireWriter)
                throws(WireError) in
            try members.member(.representations, representations, &writer) {
                (representations, writer) throws(WireError) in
                try writer.array(representations) { (one, writer) throws(WireError) in
                    try one.write(to: &writer)
                }
            }
            let name = suggestedName.flatMap { $0.utf8.isEmpty ? nil : $0 }
            try members.member(.suggestedName, name, &writer) { (name, writer) throws(WireError) in
                if let fault = SuggestedName.fault(in: name) {
                    throw WireError(.unsafeName, reason: fault)
                }
                try writer.string(name)
            }
        }
    }
}

extension Representation {
    /// Writes a thumbnail, whose content is an image: data, a file or a URL.
    func writeThumbnail(to writer: inout WireWriter) throws(WireError) {
        switch content {
        case .text, .propertyList:
            throw WireError(
                .representationContent, reason: "a thumbnail is data, a file or a URL")
        case .data, .file, .url, .unknown:
            try write(to: &writer)
        }
    }

    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.members(of: RepresentationMember.self, kept) {
            (members: inout MemberWriter<RepresentationMember>, writer: inout WireWriter)
                throws(WireError) in
            try members.member(.data, data, &writer) { (data, writer) throws(WireError) in
                try writer.data(data)
            }
            try members.member(.file, file, &writer) { (file, writer) throws(WireError) in
                try file.write(to: &writer)
            }
            try members.member(.propertyList, propertyList, &writer) {
                (value, writer) throws(WireError) in
                try writer.value(value)
            }
            try members.member(.text, text, &writer) { (text, writer) throws(WireError) in
                try writer.string(text)
            }
            try members.member(.typeIdentifier, typeIdentifier, &writer) {
                (type, writer) throws(WireError) in
                guard type.isWellFormed else {
                    throw WireError(
                        .malformedTypeIdentifier, reason: "“\(type)” is no type identifier")
                }
                try writer.string(type.rawValue)
            }
            try members.member(.url, url, &writer) { (url, writer) throws(WireError) in
                try writer.urlString(url)
            }
        }
    }
}

extension Representation {
    private var data: WireData? { if case .data(let value) = content { value } else { nil } }
    private var file: FileReference? { if case .file(let value) = content { value } else { nil } }
    private var text: String? { if case .text(let value) = content { value } else { nil } }
    private var propertyList: WireValue? {
        if case .propertyList(let value) = content { value } else { nil }
    }
}

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Representation {
    private var url: URL? { if case .url(let value) = content { value } else { nil } }
}

extension FileReference {
    func write(to writer: inout WireWriter) throws(WireError) {
        if let fault = FileReference.fault(in: path) { throw WireError(.filePath, reason: fault) }
        guard let count = Int64(exactly: byteCount), 0...(1 << 53 - 1) ~= count else {
            throw WireError(.fileByteCount, reason: "a file of \(byteCount) bytes")
        }
        try writer.members(of: FileMember.self, kept) {
            (members: inout MemberWriter<FileMember>, writer: inout WireWriter)
                throws(WireError) in
            try members.member(.byteCount, count, &writer) { (count, writer) throws(WireError) in
                try writer.number(WireNumber(integerLiteral: count))
            }
            try members.member(.path, path, &writer) { (path, writer) throws(WireError) in
                try writer.string(path)
            }
        }
    }
}
