import Essentials
import ShareTargets
import XExtensionItem

struct ItemPage {
    private typealias Body = (inout PageOutput) throws(CommandError) -> Void

    let item: ExtensionItem
    let style: TerminalStyle

    func write(to output: inout PageOutput) throws(CommandError) {
        try output.write(heading + "\n")
        if let text = item.contentText, !text.isEmpty {
            try section("Text", &output) { output throws(CommandError) in
                try StyledText(style: style).write(text, indentation: "  ", to: &output)
            }
        }
        try section("Attachments", &output, writeAttachments)
        try section("Details", &output) { output throws(CommandError) in
            try output.write(details, indentation: "  ")
        }
        if !item.activities.isEmpty { try section("Activities", &output, writeActivities) }
        if !item.parameters.namespaces.isEmpty || !item.parameters.unknownMembers.isEmpty {
            try section("Parameters", &output, writeParameters)
        }
        try section("User info", item.userInfo, &output)
        try section("Other members", item.unknownMembers, &output)
    }

    private var heading: String {
        item.title.map { style.bold(SafeText.line($0)) } ?? style.faint("(no title)")
    }

    private func section(
        _ name: String, _ output: inout PageOutput, _ body: Body
    ) throws(CommandError) {
        try output.write("\n" + style.bold(name) + "\n")
        try body(&output)
    }

    private func section(
        _ name: String, _ members: WireDictionary, _ output: inout PageOutput
    ) throws(CommandError) {
        guard !members.isEmpty else { return }
        try section(name, &output) { output throws(CommandError) in
            try output.write(Self.rows(members), indentation: "  ")
        }
    }

    private static func rows(_ members: WireDictionary) -> some Collection<PageRow> {
        members.lazy.map { PageRow(SafeText.line($0.key), .text(ValueText.line($0.value))) }
    }

    // MARK: Attachments

    private func writeAttachments(_ output: inout PageOutput) throws(CommandError) {
        for (position, attachment) in item.attachments.enumerated() {
            try Self.write(attachment, label: AttachmentName.text(position), to: &output)
        }
    }

    private static func write(
        _ attachment: ExtensionItem.Attachment, label: String, to output: inout PageOutput
    ) throws(CommandError) {
        let name = attachment.suggestedName.map { " “\(SafeText.line($0))”" } ?? ""
        try output.write("  \(label)\(name)\n")
        try output.write(attachment.representations.lazy.map(row), indentation: "    ")
        try output.write(rows(attachment.unknownMembers), indentation: "    ")
    }

    private static func row(_ one: Representation) -> PageRow {
        PageRow(SafeText.line(one.typeIdentifier.rawValue), .text(content(one.content)))
    }

    private static func content(_ content: Representation.Content) -> String {
        switch content {
        case .url(let url): SafeText.line(url.text)
        case .text(let text): "\(ByteCountText.text(text.utf8.count)) \(ValueText.quoted(text))"
        case .data(let data): ByteCountText.text(data.byteCount)
        case .file(let file):
            "\(ByteCountText.text(file.byteCount)) in \(SafeText.line(file.path))"
        case .propertyList(let value): ValueText.line(value)
        case .unknown: "(content of an unknown kind)"
        }
    }

    // MARK: Details

    private var details: [PageRow] {
        var rows: [PageRow] = []
        if let thumbnail = item.thumbnail {
            let type = SafeText.line(thumbnail.typeIdentifier.rawValue)
            rows.append(PageRow("Thumbnail", .text("\(type), \(Self.content(thumbnail.content))")))
        }
        if !item.tags.isEmpty { rows.append(PageRow("Tags", .list(item.tags))) }
        if let url = item.sourceURL { rows.append(PageRow("Source", .list([url.absoluteString]))) }
        if let referrer = item.referrer { rows += Self.rows(of: referrer) }
        for member in OverlayMember.allCases where !OverlayText.knownMembers.contains(member) {
            guard let text = item.summary(of: member) else { continue }
            rows.append(PageRow(member.rawValue, .text(SafeText.line(text))))
        }
        if !item.excludedActivities.isEmpty {
            rows.append(PageRow("Excluded", .list(item.excludedActivities.map(\.rawValue))))
        }
        rows.append(PageRow("Format", .text("version \(item.version)")))
        return rows
    }

    private static func rows(of referrer: Referrer) -> [PageRow] {
        let parts: [(String, String?)] = [
            ("From", referrer.appName), ("App Store", referrer.appStoreID),
            ("Google Play", referrer.googlePlayID), ("On the web", referrer.webURL?.absoluteString),
            ("In the iOS app", referrer.iOSAppURL?.absoluteString),
            ("In the Android app", referrer.androidAppURL?.absoluteString),
        ]
        let known = parts.compactMap { name, value in value.map { PageRow(name, .list([$0])) } }
        return known + rows(referrer.unknownMembers)
    }

    private func writeActivities(_ output: inout PageOutput) throws(CommandError) {
        for activity in item.activities {
            try output.write("  \(SafeText.line(activity.rawValue))\n")
            try OverlayText.write(item[activity], indentation: "    ", to: &output)
        }
    }

    private func writeParameters(_ output: inout PageOutput) throws(CommandError) {
        for namespace in item.parameters.namespaces {
            try output.write("  \(SafeText.line(namespace))\n")
            let members = item.parameters[namespace]
            try output.write(Self.rows(members), indentation: "    ")
        }
        try output.write(Self.rows(item.parameters.unknownMembers), indentation: "  ")
    }
}

enum OverlayText {
    static func write(
        _ overlay: ExtensionItem.Overlay, indentation: String, to output: inout PageOutput
    ) throws(CommandError) {
        let overridden = overlay.overriddenMembers
        let known = members.filter { overridden.contains($0.member) }
        // Also list the members for which this page has no special format.
        let others = overridden.subtracting(knownMembers)
        for (_, name, values) in known {
            let strings = values(overlay)
            try output.writeLine(
                "\(indentation)\(name): ", listing: strings.isEmpty ? ["removed"] : strings)
        }
        for member in OverlayMember.allCases where others.contains(member) {
            let text = overlay.summary(of: member) ?? "removed"
            try output.write("\(indentation)\(member.rawValue): \(SafeText.line(text))\n")
        }
        for (key, value) in overlay.changedUnknownMembers {
            let text = value.map { ValueText.line($0) } ?? "removed"
            try output.write("\(indentation)\(SafeText.line(key)): \(text)\n")
        }
    }

    /// The members that pages show in a special format.
    static let knownMembers = Set(members.map(\.member))

    /// The members in the order of the page. If `values` returns an empty array, the overlay
    /// removes the member.
    private static let members:
        [(
            member: OverlayMember, name: String,
            values: @Sendable (ExtensionItem.Overlay) -> [String]
        )] = [
            (.mainAttachment, "main attachment", { [types($0.mainAttachment)] }),
            (.additionalAttachments, "attachments", { $0.additionalAttachments.map(types) }),
            (.title, "title", { $0.title.map { [ValueText.quoted($0)] } ?? [] }),
            (
                .contentText, "text",
                { $0.contentText.map { [ValueText.quoted($0.plainText)] } ?? [] }
            ),
            (.thumbnail, "thumbnail", { $0.thumbnail.map { [$0.typeIdentifier.rawValue] } ?? [] }),
            (.tags, "tags", { $0.tags }),
            (.sourceURL, "source", { $0.sourceURL.map { [$0.absoluteString] } ?? [] }),
            (.referrer, "referrer", { $0.referrer.map { [$0.appName ?? "replaced"] } ?? [] }),
            (.parameters, "parameters", { $0.parameters.namespaces }),
            (.userInfo, "user info", { $0.userInfo.keys }),
        ]

    private static func types(_ attachment: ExtensionItem.Attachment) -> String {
        attachment.representations.map(\.typeIdentifier.rawValue).joined(separator: " or ")
    }
}
