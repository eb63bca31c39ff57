import Essentials

extension ExtensionItem: CustomStringConvertible, CustomDebugStringConvertible {
    /// The title and the attachments in one line.
    public var description: String {
        var parts = [title?.quotedStart ?? "untitled", mainAttachment.description]
        let count = additionalAttachments.count
        if count > 0 { parts.append("\(count) more") }
        return "ExtensionItem(\(parts.joined(separator: ", ")))"
    }

    /// The members of the item, one per line, with long values cut.
    public var debugDescription: String {
        var lines = ["ExtensionItem \(version)"]
        lines += OverlayMember.allCases.map { "\($0.rawValue): \(summary(of: $0) ?? "none")" }
        lines += [
            "activities: \(activities.prefix(16).map(\.rawValue))",
            "excluded activities: \(excludedActivities.prefix(16).map(\.rawValue))",
            "unknown members: \(unknownMembers)",
            "findings: \(findings.count)",
        ]
        return lines.joined(separator: "\n  ")
    }
}

extension ExtensionItem {
    /// Returns the value of a member in one line, cut if it is long; nil if there is none.
    package func summary(of member: OverlayMember) -> String? { members.summary(of: member) }
}

extension Attachment: CustomStringConvertible, CustomDebugStringConvertible {
    /// The suggested name and the representations in one line.
    public var description: String {
        let name = suggestedName.map { $0.quotedStart + " " } ?? ""
        let forms = representations.prefix(8).map(\.description).joined(separator: " or ")
        let count = representations.count
        return name + forms + (count > 8 ? " … \(count) in all" : "")
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}

extension Representation: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type and a short form of the content; data by its size alone.
    public var description: String {
        "\(typeIdentifier.rawValue.cut(to: 80)) \(contentDescription)"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    private var contentDescription: String {
        switch content {
        case .url(let url): "<\(url.absoluteString.cut(to: 80))>"
        case .text(let text): text.quotedStart
        case .data(let data): data.description
        case .file(let file): file.description
        case .propertyList(let value): value.description
        case .unknown: "<unknown>"
        }
    }
}

extension AttributedText: CustomStringConvertible, CustomDebugStringConvertible {
    /// The beginning of the text, without styling.
    public var description: String {
        var start = ""
        for run in runs where start.unicodeScalars.count <= 80 { start += run.text.cut(to: 80) }
        return start.quotedStart
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}

extension ItemMembers {
    /// Returns the value of a member in one line, cut if it is long; nil if there is none.
    func summary(of member: OverlayMember) -> String? {
        var summary = Summary(members: self)
        Self.visit(member, &summary)
        return summary.text
    }

    private struct Summary: MemberVisitor {
        let members: ItemMembers
        var text: String?

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            text = members[dynamicMember: place].unlessEmpty?.summary
        }
    }
}
