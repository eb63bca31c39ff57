import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An item as `xitem inspect` shows it: a heading, then what there is, part by part.
struct ItemPage {
    let item: ExtensionItem
    let style: TerminalStyle

    init(_ item: ExtensionItem, isStyled: Bool) {
        self.item = item
        style = TerminalStyle(isOn: isStyled)
    }

    /// The whole page.
    var text: String {
        var parts = [heading]
        parts += [
            section("Text", item.contentText.map(StyledText(style: style).lines) ?? []),
            section("Attachments", attachments),
            section("Details", details),
            section("Activities", activities),
            section("Parameters", parameters),
            section("User info", Self.members(item.userInfo)),
            section("Other members", Self.members(item.unknownMembers)),
        ].filter { !$0.isEmpty }
        return parts.joined(separator: "\n\n")
    }

    private var heading: String {
        item.title.map { style.bold(SafeText.line($0)) } ?? style.faint("(no title)")
    }

    private func section(_ name: String, _ lines: [String]) -> String {
        guard !lines.isEmpty else { return "" }
        return ([style.bold(name)] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    // MARK: Attachments

    private var attachments: [String] {
        lines(item.mainAttachment, label: "main")
            + item.additionalAttachments.enumerated().flatMap { number, attachment in
                lines(attachment, label: String(number + 1))
            }
    }

    private func lines(_ attachment: Attachment, label: String) -> [String] {
        let name = attachment.suggestedName.map { " “\(SafeText.line($0))”" } ?? ""
        let others = Self.members(attachment.unknownMembers).map { "  " + $0 }
        return [label + name] + Self.rows(attachment.representations.map(Self.row)) + others
    }

    private static func row(_ one: Representation) -> [String] {
        [SafeText.line(one.typeIdentifier.rawValue), content(one.content)]
    }

    private static func content(_ content: Representation.Content) -> String {
        switch content {
        case .url(let url): SafeText.line(url.absoluteString)
        case .text(let text): "\(ByteCountText.text(text.utf8.count)) \(ValueText.quoted(text))"
        case .data(let data): ByteCountText.text(data.byteCount)
        case .file(let file):
            "\(ByteCountText.text(file.byteCount)) in \(SafeText.line(file.path))"
        case .propertyList(let value): ValueText.line(value)
        case .unknown: "(a content that this version does not know)"
        }
    }

    /// Rows of two columns, the second one aligned.
    private static func rows(_ rows: [[String]]) -> [String] {
        let width = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            "  " + row[0] + String(repeating: " ", count: width - row[0].count + 2) + row[1]
        }
    }

    // MARK: The rest

    private var details: [String] {
        var rows: [[String]] = []
        if let thumbnail = item.thumbnail {
            rows.append(["Thumbnail", Self.row(thumbnail).joined(separator: ", ")])
        }
        if !item.tags.isEmpty {
            rows.append(["Tags", item.tags.map(SafeText.line).joined(separator: ", ")])
        }
        if let url = item.sourceURL { rows.append(["Source", SafeText.line(url.absoluteString)]) }
        if let referrer = item.referrer { rows += Self.rows(of: referrer) }
        if !item.excludedActivities.isEmpty {
            let names = item.excludedActivities.map { SafeText.line($0.rawValue) }
            rows.append(["Excluded", names.joined(separator: ", ")])
        }
        rows.append(["Format", "version \(item.version)"])
        return Self.rows(rows).map { String($0.dropFirst(2)) }
    }

    private static func rows(of referrer: Referrer) -> [[String]] {
        let parts: [(String, String?)] = [
            ("From", referrer.appName), ("App Store", referrer.appStoreID),
            ("Google Play", referrer.googlePlayID), ("On the web", referrer.webURL?.absoluteString),
            ("In the iOS app", referrer.iOSAppURL?.absoluteString),
            ("In the Android app", referrer.androidAppURL?.absoluteString),
        ]
        let known = parts.compactMap { name, value in value.map { [name, SafeText.line($0)] } }
        return known
            + referrer.unknownMembers.map { [SafeText.line($0.key), ValueText.line($0.value)] }
    }

    private var activities: [String] {
        item.presentations.sorted { $0.key < $1.key }.flatMap { activity, overlay in
            [SafeText.line(activity.rawValue)] + PresentationText.lines(overlay).map { "  " + $0 }
        }
    }

    private var parameters: [String] {
        item.parameters.namespaces.flatMap { namespace in
            [SafeText.line(namespace)]
                + Self.members(item.parameters[namespace]).map { "  " + $0 }
        } + Self.members(item.parameters.unknownMembers)
    }

    private static func members(_ members: WireDictionary) -> [String] {
        rows(members.map { [SafeText.line($0.key), ValueText.line($0.value)] })
            .map { String($0.dropFirst(2)) }
    }
}
