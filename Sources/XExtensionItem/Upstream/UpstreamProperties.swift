import Essentials

/// Creates the properties of an upstream item from dictionaries in the form of a payload; clause
/// 23.3.3.
///
/// Checks only the kinds of the values, and records a value of the wrong kind as a loss. The
/// platform's objects may break the rules for payloads; the mapping reports such violations.
package struct UpstreamProperties {
    package private(set) var losses: [Loss] = []

    package init() {}

    package mutating func title(_ value: WireValue?) -> String? {
        string(value, at: UpstreamKey.title.pointer)
    }

    package mutating func contentText(_ value: WireValue?) -> AttributedText? {
        let pointer = UpstreamKey.contentText.pointer
        guard let elements = array(value, at: pointer) else { return nil }
        var runs: [TextRun] = []
        for (position, element) in elements.enumerated() {
            let place = pointer + JSONPointer.step(String(position))
            guard let members = element.dictionaryValue else {
                record("a dictionary", at: place)
                continue
            }
            runs.append(run(members, at: place))
        }
        return AttributedText(runs)
    }

    /// The attachments, and the thumbnail, which is a member of the first attachment.
    package mutating func attachments(
        _ value: WireValue?
    ) -> (attachments: [ExtensionItem.Attachment], thumbnail: Representation?) {
        let pointer = UpstreamKey.attachments.pointer
        let elements = array(value, at: pointer) ?? []
        var thumbnail: Representation?
        var attachments: [Attachment] = []
        for (position, element) in elements.enumerated() {
            // The mapping reports an attachment without representations, so a value of another kind
            // needs no loss here.
            var members = element.dictionaryValue ?? WireDictionary()
            let place = pointer + JSONPointer.step(String(position))
            if position == 0, let value = members["thumbnail"] {
                thumbnail = representation(value)
                members["thumbnail"] = nil
            }
            attachments.append(attachment(members, at: place))
        }
        return (attachments, thumbnail)
    }

    private mutating func attachment(_ members: WireDictionary, at pointer: String) -> Attachment {
        let representations = AttachmentMember.representations.rawValue
        let name = AttachmentMember.suggestedName.rawValue
        let elements =
            array(members[representations], at: pointer + JSONPointer.step(representations)) ?? []
        var attachment = Attachment(
            representations: elements.map { representation($0) },
            suggestedName: string(members[name], at: pointer + JSONPointer.step(name)))
        for (key, value) in members where AttachmentMember(rawValue: key) == nil {
            attachment.unknownMembers[key] = value
        }
        return attachment
    }

    /// The mapping reports content of an unknown kind, so a value of another kind needs no loss.
    package func representation(_ value: WireValue) -> Representation {
        let members = value.dictionaryValue ?? WireDictionary()
        let type = members[RepresentationMember.typeIdentifier.rawValue]?.stringValue ?? ""
        let content = RepresentationMember.allCases.lazy.compactMap { member in
            members[member.rawValue].flatMap { Self.content(member, $0) }
        }.first
        var result = Representation(
            typeIdentifier: TypeIdentifier(rawValue: type), content: content ?? .unknown)
        for (key, value) in members where RepresentationMember(rawValue: key) == nil {
            result.unknownMembers[key] = value
        }
        return result
    }

    private static func content(
        _ member: RepresentationMember, _ value: WireValue
    ) -> Representation.Content? {
        switch member {
        case .data: value.dataValue.map { .data($0) }
        case .file: value.dictionaryValue.flatMap(file).map { .file($0) }
        case .propertyList: .propertyList(value)
        case .text: value.stringValue.map { .text($0) }
        case .url: value.anyURL.map { .url(URLText($0)) }
        case .typeIdentifier: nil
        }
    }

    private static func file(_ members: WireDictionary) -> FileReference? {
        guard let path = members[FileMember.path.rawValue]?.stringValue else { return nil }
        let count = members[FileMember.byteCount.rawValue]?.numberValue?.int64 ?? 0
        var file = FileReference(path: path, byteCount: Int(clamping: count))
        for (key, value) in members where FileMember(rawValue: key) == nil {
            file.unknownMembers[key] = value
        }
        return file
    }

    private mutating func run(_ members: WireDictionary, at pointer: String) -> TextRun {
        var run = TextRun("")
        for (name, value) in members {
            let place = pointer + JSONPointer.step(name)
            switch RunMember(rawValue: name) {
            case .text: run.text = string(value, at: place) ?? ""
            case .bold: run.isBold = boolean(value, at: place)
            case .italic: run.isItalic = boolean(value, at: place)
            case .underline: run.isUnderlined = boolean(value, at: place)
            case .strikethrough: run.isStruckThrough = boolean(value, at: place)
            case .code: run.isCode = boolean(value, at: place)
            case .link: run.link = known(value.anyURL, "a URL", at: place)
            case .foregroundColor: run.foregroundColor = color(value, at: place)
            case .backgroundColor: run.backgroundColor = color(value, at: place)
            case .fontName: run.fontName = string(value, at: place)
            case .fontSize:
                run.fontSize = known(value.numberValue?.double, "a number", at: place)
            case nil: run.unknownMembers[name] = value
            }
        }
        return run
    }

    // MARK: Kinds

    private mutating func string(_ value: WireValue?, at pointer: String) -> String? {
        value.flatMap { known($0.stringValue, "a string", at: pointer) }
    }

    private mutating func array(_ value: WireValue?, at pointer: String) -> [WireValue]? {
        value.flatMap { known($0.arrayValue, "an array", at: pointer) }
    }

    private mutating func boolean(_ value: WireValue, at pointer: String) -> Bool {
        known(value.booleanValue, "a boolean", at: pointer) ?? false
    }

    private mutating func color(_ value: WireValue, at pointer: String) -> TextColor? {
        known(value.stringValue.flatMap { TextColor($0) }, "a color", at: pointer)
    }

    private mutating func known<Value>(
        _ value: Value?, _ kind: String, at pointer: String
    ) -> Value? {
        if value == nil { record(kind, at: pointer) }
        return value
    }

    private mutating func record(_ kind: String, at pointer: String) {
        losses.append(Loss(code: .memberType, pointer: pointer, message: "expected \(kind)"))
    }
}

extension WireValue {
    fileprivate var anyURL: URL? { urlValue ?? stringValue.flatMap { URL(verbatim: $0) } }
}
