import Essentials

extension UpstreamFilter {
    /// Records one loss for each omitted part, with the first rule that the part breaks; clause
    /// 23.1.6.
    mutating func attachment(_ attachment: Attachment, at pointer: String) -> Attachment? {
        let place = pointer + step(AttachmentMember.representations)
        var types: Set<TypeIdentifier> = []
        var representations: [Representation] = []
        for (position, one) in attachment.representations.enumerated() {
            let place = place + JSONPointer.step(String(position))
            guard let one = representation(one, besides: types, at: place) else { continue }
            types.insert(one.typeIdentifier)
            representations.append(one)
        }
        guard !representations.isEmpty else {
            recordLoss(
                .missingMember, at: pointer,
                "no representation of this attachment can be mapped")
            return nil
        }
        recordUnknown(attachment.unknownMembers, at: pointer)
        let named = pointer + step(AttachmentMember.suggestedName)
        return Attachment(
            representations: representations,
            suggestedName: name(attachment.suggestedName, at: named))
    }

    private mutating func name(_ name: String?, at pointer: String) -> String? {
        guard let name = string(name.map(WireValue.string), at: pointer) else { return nil }
        guard let fault = SuggestedName.fault(in: name) else { return name }
        recordLoss(.unsafeName, at: pointer, fault)
        return nil
    }

    private mutating func representation(
        _ representation: Representation, besides types: Set<TypeIdentifier>, at pointer: String
    ) -> Representation? {
        guard representation.isKnown else {
            recordLoss(
                .notCarriedUpstream, at: pointer, "content of an unknown kind")
            return nil
        }
        let folder = passesFolders ? representation.folder : nil
        guard let type = folder?.typeIdentifier ?? type(representation, at: pointer) else {
            return nil
        }
        guard !types.contains(type) else {
            recordLoss(.duplicateType, at: pointer, "the type “\(type)” occurs a second time")
            return nil
        }
        guard let content = folder?.content ?? content(representation.content, at: pointer) else {
            return nil
        }
        if type != representation.typeIdentifier {
            let place = pointer + step(RepresentationMember.typeIdentifier)
            recordLoss(
                .mediaType, at: place, "“\(representation.typeIdentifier)” becomes “\(type)”")
        }
        recordUnknown(representation.unknownMembers, at: pointer)
        return Representation(typeIdentifier: type, content: content)
    }

    /// A thumbnail is data, a file or a URL; clause 16.1.1.
    mutating func thumbnail(
        _ thumbnail: Representation, at pointer: String
    ) -> Representation? {
        switch thumbnail.content {
        case .text, .propertyList:
            recordLoss(
                .representationContent, at: pointer, "a thumbnail must be data, a file or a URL")
            return nil
        case .data, .file, .url, .unknown:
            return representation(thumbnail, besides: [], at: pointer)
        }
    }

    /// Replaces a media type with its uniform type identifier, if it has one; clauses 14.3.1 to
    /// 14.3.3.
    private mutating func type(
        _ representation: Representation, at pointer: String
    ) -> TypeIdentifier? {
        let type = representation.typeIdentifier
        guard type.isWellFormed else {
            recordLoss(
                .malformedTypeIdentifier, at: pointer,
                "expected a type identifier, found \(type.rawValue.quotedStart)")
            return nil
        }
        let isURL = if case .url = representation.content { true } else { false }
        guard isURL == (type == .url), type != .fileURL else {
            recordLoss(
                .urlTypeIdentifier, at: pointer,
                "a URL must have the type “public.url”; other content must have a type other than "
                    + "“public.url” and “public.file-url”")
            return nil
        }
        return TypeIdentifier(mediaType: type.rawValue) ?? type
    }

    private mutating func content(
        _ content: Representation.Content, at pointer: String
    ) -> Representation.Content? {
        switch content {
        case .url(let url):
            return self.url(url.url, at: pointer + step(RepresentationMember.url))
                .map { .url(URLText($0)) }
        case .propertyList(let value):
            let place = pointer + step(RepresentationMember.propertyList)
            return self.value(value, at: place, level: 6).map(Representation.Content.propertyList)
        case .file(let file):
            return self.file(file, at: pointer + step(RepresentationMember.file))
                .map(Representation.Content.file)
        case .text, .data, .unknown: return content
        }
    }

    private mutating func file(_ file: FileReference, at pointer: String) -> FileReference? {
        let path = pointer + step(FileMember.path)
        if let fault = FileReference.fault(in: file.path) {
            recordLoss(.filePath, at: path, fault)
            return nil
        }
        guard !paths.contains(file.path) else {
            recordLoss(.filePath, at: path, "the path “\(file.path)” occurs a second time")
            return nil
        }
        guard 0...(1 << 53 - 1) ~= Int64(file.byteCount) else {
            let place = pointer + step(FileMember.byteCount)
            recordLoss(.fileByteCount, at: place, "the file size \(file.byteCount) is out of range")
            return nil
        }
        paths.insert(file.path)
        recordUnknown(file.unknownMembers, at: pointer)
        var result = file
        result.kept = KeptMembers()
        return result
    }

    private func step(_ name: some MemberName) -> String { JSONPointer.step(name.rawValue) }
}

extension Representation {
    /// The representation without unknown members, or nil if it is not the URL of a folder.
    fileprivate var folder: Representation? {
        guard let url, url.isFileURL, typeIdentifier.conforms(to: .directory) else { return nil }
        return Representation(typeIdentifier: typeIdentifier, content: content)
    }
}
