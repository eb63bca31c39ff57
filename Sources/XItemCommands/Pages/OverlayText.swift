import Essentials
import XExtensionItem

/// The changes of an overlay, one line for each value.
enum OverlayText {
    /// Writes the lines, each after an indentation.
    static func write(
        _ overlay: ExtensionItem.Overlay, of item: ExtensionItem, indentation: String,
        to output: inout PageOutput
    ) throws(CommandError) {
        let overridden = overlay.overriddenMembers
        let known = members.filter { overridden.contains($0.member) }
        // Members that this page does not know are named all the same.
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
        try write(unknown: overlay.unknownMembers, item.unknownMembers, indentation, to: &output)
    }

    private static func write(
        unknown members: WireDictionary, _ inherited: WireDictionary, _ indentation: String,
        to output: inout PageOutput
    ) throws(CommandError) {
        for key in Set(members.keys).union(inherited.keys).sorted()
        where members[key] != inherited[key] {
            let text = members[key].map { ValueText.line($0) } ?? "removed"
            try output.write("\(indentation)\(SafeText.line(key)): \(text)\n")
        }
    }

    /// The members that pages show in their own way.
    static let knownMembers = Set(members.map(\.member))

    /// The members in the order of the page, each with the parts of its value.
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

    private static func types(_ attachment: Attachment) -> String {
        attachment.representations.map(\.typeIdentifier.rawValue).joined(separator: " or ")
    }
}
