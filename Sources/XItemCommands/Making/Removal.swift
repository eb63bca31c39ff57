import ShareTargets
import XExtensionItem

/// An argument of `edit --remove`. It names the option that sets the value, such as `title`, or a
/// larger part, such as `tags`. Some names need a value, as in `tag=swift`.
struct Removal {
    static let form = OptionForm(
        "--remove", .text("name[=value]"),
        "Remove a value: title, tag=VALUE, attachment=N."
    ).repeatable

    /// The parts by name; nil for a part that needs a value, such as `tag=swift`.
    private static let parts: [(name: String, member: OverlayMember?)] = [
        ("attachment", nil), ("representation", nil), ("title", .title),
        ("content-markdown", .contentText), ("tag", nil), ("tags", .tags),
        ("thumbnail", .thumbnail), ("source-url", .sourceURL), ("referrer", .referrer),
        ("parameter", nil), ("parameters", .parameters), ("activity", nil), ("exclude", nil),
    ]

    static let names =
        parts.map(\.name) + ReferrerOption.allCases.map { "referrer-" + $0.member }

    private let name: String
    private let value: String

    init(_ text: String, _ form: CommandForm) throws(CommandError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        value = parts.count > 1 ? String(parts[1]) : ""
        guard Self.names.contains(name) else {
            throw .invalid(
                text, "--remove", form,
                expected: "one of " + Self.names.joined(separator: ", ")
                    + Suggestion.text(for: name, in: Self.names))
        }
        let needsValue = Self.parts.contains { $0.name == name && $0.member == nil }
        guard needsValue == !value.isEmpty else {
            throw .usage(
                needsValue
                    ? "The value '\(text)' is invalid for '--remove'; expected \(name)=VALUE"
                    : "The value '\(text)' is invalid for '--remove'; '\(name)' takes no value",
                form)
        }
    }

    /// Whether the text names a part that only the item itself has: all values for one activity, or
    /// an excluded activity. Other parts can belong to the item or to the values for one activity.
    static func isOfItem(_ text: String) -> Bool {
        ["activity=", "exclude="].contains(where: text.hasPrefix)
    }

    var isAttachment: Bool { ["attachment", "representation"].contains(name) }

    /// The bytes of the tag to remove; nil if this removes something else. Tags are compared by
    /// bytes, because Swift strings that encode “é” differently are equal.
    var tag: [UInt8]? { name == "tag" ? Array(value.utf8) : nil }

    func note(_ console: Console) {
        let text = value.isEmpty ? name : "\(name)=\(value)"
        console.writeError("note: " + SafeText.line("found no '\(text)' to remove"))
    }

    /// Removes an overlay or an excluded activity; returns whether it existed.
    func apply(to item: inout ExtensionItem) -> Bool {
        let activity = ActivityType(named: value)
        guard name == "activity" else {
            let count = item.excludedActivities.count
            item.excludedActivities.removeAll { $0 == activity }
            return item.excludedActivities.count < count
        }
        guard item.activities.contains(activity) else { return false }
        item[activity].reset()
        return true
    }

    /// Removes a value of an item or an activity; returns whether the value existed.
    func apply(to members: inout some SharedMembers) -> Bool {
        if let member = Self.parts.first(where: { $0.name == name })?.member {
            return members.remove(member)
        }
        if let member = ReferrerOption(rawValue: "--" + name) {
            return remove(member, from: &members)
        }
        // Other functions remove the other parts.
        return name == "parameter" && removeParameter(from: &members)
    }

    private func removeParameter(from members: inout some SharedMembers) -> Bool {
        let parts = Self.parts(of: value)
        let namespace = parts[0]
        guard parts.count == 2 else {
            guard members.parameters.namespaces.contains(namespace) else { return false }
            members.parameters[namespace] = [:]
            return true
        }
        guard members.parameters[namespace][parts[1]] != nil else { return false }
        members.parameters[namespace][parts[1]] = nil
        return true
    }

    private func remove(
        _ member: ReferrerOption, from members: inout some SharedMembers
    ) -> Bool {
        guard let former = members.referrer else { return false }
        var referrer = former
        switch member.property {
        case .text(let path): referrer[keyPath: path] = nil
        case .url(let path): referrer[keyPath: path] = nil
        }
        guard referrer != former else { return false }
        if referrer.isEmpty { members.remove(.referrer) } else { members.referrer = referrer }
        return true
    }

    /// A removed attachment becomes nil, so that the other attachments keep their numbers.
    func remove(from attachments: inout [ExtensionItem.Attachment?]) throws(CommandError) {
        let parts = Self.parts(of: value)
        let number = AttachmentName.position(of: parts[0])
        guard name == "representation" else {
            guard parts.count == 1, let number, attachments.indices.contains(number),
                attachments[number] != nil
            else { throw missing }
            attachments[number] = nil
            return
        }
        // Without a number, the type selects a representation of the main attachment.
        let place = number ?? 0
        let type = number == nil ? value : parts.dropFirst().first ?? ""
        guard attachments.indices.contains(place), var attachment = attachments[place],
            let found = attachment.representations.firstIndex(where: {
                $0.typeIdentifier.rawValue == type
            })
        else { throw missing }
        attachment.representations.remove(at: found)
        attachments[place] = attachment
    }

    /// Splits a value at its first slash. An empty part is kept: `namespace/` is not `namespace`.
    private static func parts(of value: String) -> [String] {
        value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
    }

    private var missing: CommandError {
        .findings(
            "Found no \(name) \(value); 'xitem inspect' lists the attachments and their "
                + "representations")
    }
}
