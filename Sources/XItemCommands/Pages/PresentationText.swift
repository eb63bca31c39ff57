import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What an overlay changes, a line for each value.
enum PresentationText {
    static func lines(_ overlay: Presentation) -> [String] {
        let parts: [(String, String?)] = [
            ("main attachment", overlay.mainAttachment.map(types)),
            ("attachments", overlay.additionalAttachments.map { list($0.map(types)) }),
            ("title", overlay.title.map { list($0.isEmpty ? [] : [ValueText.quoted($0)]) }),
            ("text", overlay.contentText.map { list($0.isEmpty ? [] : [text($0)]) }),
            (
                "thumbnail",
                overlay.thumbnail.map {
                    list(($0.value?.typeIdentifier.rawValue).map { [$0] } ?? [])
                }
            ),
            ("tags", overlay.tags.map(list)),
            ("source", overlay.sourceURL.map { list($0.value.map { [$0.absoluteString] } ?? []) }),
            (
                "referrer",
                overlay.referrer.map { $0.isEmpty ? "removed" : $0.appName ?? "replaced" }
            ),
            ("parameters", overlay.parameters.map { list($0.namespaces) }),
            ("user info", overlay.userInfo.map { list($0.keys) }),
        ]
        let known = parts.compactMap { name, value in value.map { "\(name): \(SafeText.line($0))" }
        }
        return known
            + overlay.unknownMembers.map {
                "\(SafeText.line($0.key)): \($0.value.isEmpty ? "removed" : ValueText.line($0.value))"
            }
    }

    private static func list(_ parts: [String]) -> String {
        parts.isEmpty ? "removed" : parts.joined(separator: ", ")
    }

    private static func types(_ attachment: Attachment) -> String {
        attachment.representations.map(\.typeIdentifier.rawValue).joined(separator: " or ")
    }

    private static func text(_ text: AttributedText) -> String {
        ValueText.quoted(text.plainText)
    }
}
