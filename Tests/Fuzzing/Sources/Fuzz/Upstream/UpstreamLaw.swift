import Foundation
import WireFormat
import XExtensionItem

/// The mapping from and to upstream's userInfo is idempotent, and reports every loss.
///
/// The bytes are read twice: as a payload, and as an arbitrary userInfo.
enum UpstreamLaw {
    private static let namespaces = ["com.example", "com.example.app", "org.example"]

    static func check(_ bytes: Data) throws -> Bool {
        guard let document = try? WireDocument(bytes),
            let root = document.value(at: .root)?.dictionaryValue
        else { return false }
        let item = try? ExtensionItem(decoding: bytes)
        try check(import: upstream(root, item))
        if let item {
            for activity in item.activities.prefix(3) { try check(item, activity) }
            try check(item, nil)
        }
        return true
    }

    /// An upstream item: the payload's user info or else the whole payload, and the other
    /// properties unchanged.
    private static func upstream(_ root: WireDictionary, _ item: ExtensionItem?) -> UpstreamItem {
        // Values that reading set aside are not part of an upstream item.
        guard let item = item?.resolved(for: "") else {
            return UpstreamItem(userInfo: root, attachments: [.text("x")])
        }
        let free = root["user-info"]?.dictionaryValue ?? root
        return UpstreamItem(
            userInfo: free, title: item.title, contentText: item.contentText,
            attachments: [item.mainAttachment] + item.additionalAttachments)
    }

    private static func check(import upstream: UpstreamItem) throws {
        guard let (item, losses) = try? upstream.extensionItem(namespaces: namespaces) else {
            return
        }
        try checkWritable(item)
        let (back, more) = item.upstreamItem()
        require(more.isEmpty, "an imported value cannot be exported: \(more)")
        if losses.isEmpty {
            require(back == upstream, "lost without a reported loss: \(back), not \(upstream)")
        }
        let (again, others) = try back.extensionItem(namespaces: namespaces)
        require(others.isEmpty, "the written item has the losses \(others)")
        require(again == item, "the written item is read as a different item")
    }

    private static func check(_ item: ExtensionItem, _ activity: ActivityType?) throws {
        let (upstream, losses) = item.upstreamItem(for: activity)
        guard !upstream.attachments.isEmpty else {
            return require(!losses.isEmpty, "no attachments, but no reported loss")
        }
        let resolved = item.resolved(for: activity ?? "")
        let known = resolved.parameters.namespaces.filter(isNamespace)
        let (back, more) = try upstream.extensionItem(namespaces: known)
        require(more.isEmpty, "the exported item is imported with the losses \(more)")
        try checkWritable(back)
        if losses.isEmpty {
            require(back == resolved, "lost without a reported loss: \(back), not \(resolved)")
        }
        let (again, others) = back.upstreamItem()
        require(again == upstream, "export to upstream is not idempotent")
        require(others.allSatisfy { $0.code == .movedUpstream }, "unexpected losses \(others)")
    }

    private static func checkWritable(_ item: ExtensionItem) throws {
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = true
        do throws(PayloadError) {
            for encoding in WireEncoding.all {
                let bytes = try item.encoded(as: encoding)
                let findings = ExtensionItem.findings(in: bytes, reading: reading)
                require(findings.isEmpty, "writing an imported item causes \(findings)")
            }
        } catch {
            // Lenient reading checks base64 only on loading, and a file needs its folder.
            let isExpected = error.findings.allSatisfy {
                $0.code == .malformedBase64 || $0.code == .fileOutsideFolder
            }
            if !isExpected { throw error }
        }
    }

    /// Whether text is a reverse-DNS name: labels of letters, digits and hyphens, joined by dots.
    private static func isNamespace(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return words.count > 1
            && words.allSatisfy { word in
                !word.isEmpty && word.allSatisfy { isWordByte($0) }
            }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
