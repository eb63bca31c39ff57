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
        members.lazy.map { PageRow($0.key, $0.value.description) }
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
        PageRow(one.typeIdentifier.rawValue, content(one.content))
    }

    private static func content(_ content: Representation.Content) -> String {
        switch content {
        case .url(let url): url.text
        case .text(let text): "\(ByteCountText.text(text.utf8.count)) \(text.quotedStart)"
        case .data(let data): ByteCountText.text(data.byteCount)
        case .file(let file): "\(ByteCountText.text(file.byteCount)) in \(file.path)"
        case .propertyList(let value): value.description
        case .unknown: "(content of an unknown kind)"
        }
    }

    // MARK: Details

    private var details: [PageRow] {
        var rows: [PageRow] = []
        if let thumbnail = item.thumbnail {
            let text = "\(thumbnail.typeIdentifier.rawValue), \(Self.content(thumbnail.content))"
            rows.append(PageRow("Thumbnail", text))
        }
        if !item.tags.isEmpty { rows.append(PageRow("Tags", item.tags.joined(separator: ", "))) }
        if let url = item.sourceURL { rows.append(PageRow("Source", url.absoluteString)) }
        if let referrer = item.referrer { rows += Self.rows(of: referrer) }
        if !item.excludedActivities.isEmpty {
            let names = item.excludedActivities.map(\.rawValue).joined(separator: ", ")
            rows.append(PageRow("Excluded", names))
        }
        rows.append(PageRow("Format", "version \(item.version)"))
        return rows
    }

    private static func rows(of referrer: Referrer) -> [PageRow] {
        let known = ReferrerOption.allCases.compactMap { option in
            option.text(of: referrer).map { PageRow(option.title, $0) }
        }
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
        for (member, name, values) in members where overridden.contains(member) {
            let strings = values(overlay)
            let text = strings.isEmpty ? "removed" : strings.joined(separator: ", ")
            try output.write("\(indentation)\(name): \(SafeText.line(text))\n")
        }
        for (key, value) in overlay.changedUnknownMembers {
            let text = "\(key): \(value?.description ?? "removed")"
            try output.write("\(indentation)\(SafeText.line(text))\n")
        }
    }

    /// All members, in the order of the page. If `values` returns an empty array, the overlay
    /// removes the member.
    static let members:
        [(
            member: OverlayMember, name: String,
            values: @Sendable (ExtensionItem.Overlay) -> [String]
        )] = [
            (.mainAttachment, "main attachment", { [types($0.mainAttachment)] }),
            (.additionalAttachments, "attachments", { $0.additionalAttachments.map(types) }),
            (.title, "title", { $0.title.map { [$0.quotedStart] } ?? [] }),
            (.contentText, "text", { $0.contentText.map { [$0.plainText.quotedStart] } ?? [] }),
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
