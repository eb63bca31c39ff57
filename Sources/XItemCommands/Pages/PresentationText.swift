import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The changes of an overlay, one line for each value.
enum PresentationText {
    /// Writes the lines, each after an indentation.
    static func write(
        _ overlay: Presentation, indentation: String, to output: inout PageOutput
    ) throws(CommandFailure) {
        for (name, strings) in values(of: overlay) {
            guard let strings else { continue }
            try output.writeLine(
                "\(indentation)\(name): ", listing: strings.isEmpty ? ["removed"] : strings)
        }
        for (key, value) in overlay.unknownMembers {
            let text = value.isEmpty ? "removed" : ValueText.line(value)
            try output.write("\(indentation)\(SafeText.line(key)): \(text)\n")
        }
    }

    /// Returns the parts of each member: empty if the overlay removes it, nil if it does not change
    /// it.
    private static func values(of overlay: Presentation) -> [(name: String, value: [String]?)] {
        [
            ("main attachment", overlay.mainAttachment.map { [types($0)] }),
            ("attachments", overlay.additionalAttachments.map { $0.map(types) }),
            ("title", overlay.title.map { $0.isEmpty ? [] : [ValueText.quoted($0)] }),
            ("text", overlay.contentText.map { $0.isEmpty ? [] : [text($0)] }),
            (
                "thumbnail",
                overlay.thumbnail.map { ($0.value?.typeIdentifier.rawValue).map { [$0] } ?? [] }
            ),
            ("tags", overlay.tags),
            ("source", overlay.sourceURL.map { $0.value.map { [$0.absoluteString] } ?? [] }),
            ("referrer", overlay.referrer.map { $0.isEmpty ? [] : [$0.appName ?? "replaced"] }),
            ("parameters", overlay.parameters.map(\.namespaces)),
            ("user info", overlay.userInfo.map(\.keys)),
        ]
    }

    private static func types(_ attachment: Attachment) -> String {
        attachment.representations.map(\.typeIdentifier.rawValue).joined(separator: " or ")
    }

    private static func text(_ text: AttributedText) -> String {
        ValueText.quoted(text.plainText)
    }
}
