import Essentials

extension ExtensionItem: CustomStringConvertible, CustomDebugStringConvertible {
    /// The title and the attachments in one line.
    public var description: String {
        var parts = [title?.quotedStart ?? "untitled", mainAttachment.description]
        let count = additionalAttachments.count
        if count > 0 { parts.append("\(count) more") }
        return "ExtensionItem(\(parts.joined(separator: ", ")))"
    }

    /// The members of the item, one per line; long values are truncated.
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
    /// Returns the value of a member in one line, truncated if it is long; nil for an absent
    /// member.
    package func summary(of member: OverlayMember) -> String? { members.summary(of: member.member) }
}

extension ItemMembers {
    /// Returns the value of a member in one line, truncated if it is long; nil for an absent
    /// member.
    func summary(of member: SharedMember) -> String? {
        var summary = Summary(members: self)
        Self.visit(member, &summary)
        return summary.text
    }

    private struct Summary: MemberVisitor {
        let members: ItemMembers
        var text: String?

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            text = members[dynamicMember: place].unlessEmpty?.summary
        }
    }
}
