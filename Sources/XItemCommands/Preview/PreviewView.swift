import Essentials
import ShareTargets
import XExtensionItem

/// The parts of the page for one activity, or for all activities.
struct PreviewView {
    /// The members that each part shows. Remarks on these members are shown in the same part.
    static let headMembers = ["title", "source-url", "thumbnail", "referrer"]
    static let textMembers = ["content-text"]
    static let attachmentMembers = ["main-attachment", "additional-attachments"]
    static let detailMembers = ["tags", "parameters", "user-info"]
    static let members = headMembers + textMembers + attachmentMembers + detailMembers

    private static let addresses: [ReferrerOption] = [
        .webURL, .iOSAppURL, .androidAppURL, .appStoreID, .googlePlayID,
    ]
    private static let greatestCount = 200
    /// The number of attachments that the page shows without unfolding.
    private static let unfoldedCount = 10

    let item: ExtensionItem
    /// The activity; nil for the values for all activities.
    let activity: ActivityType?
    let remarks: PreviewRemarks

    func parts(_ images: inout PreviewImages) -> [PreviewFragment] {
        [head(&images), text, attachments(&images), details]
    }

    // MARK: Parts

    private func head(_ images: inout PreviewImages) -> PreviewFragment {
        var part = PreviewFragment()
        part.add("<header>")
        if let picture = picture(&images) {
            part.add("<div class=\"picture\">")
            part.addImage(picture)
            part.add("</div>")
        }
        part.add("<div>")
        if let title = item.title {
            part.add(title, in: "h1", limit: 500)
        } else {
            part.add("<h1 class=\"none\">No title</h1>")
        }
        if let name = item.referrer?.appName { part.add(name, in: "p", class: "faint", limit: 200) }
        part.add("</div></header>")
        if let source = item.sourceURL { part.add(line("Source", source.absoluteString)) }
        for option in Self.addresses {
            guard let text = item.referrer.flatMap(option.text) else { continue }
            part.add(line(option.title, text))
        }
        part.add(remarks.html(on: Self.headMembers, of: activity))
        return part
    }

    /// The image number of the thumbnail, or else of the first image in the main attachment.
    private func picture(_ images: inout PreviewImages) -> Int? {
        let candidates = [item.thumbnail].compactMap(\.self) + item.mainAttachment.representations
        for one in candidates.prefix(Self.greatestCount) {
            if case .image(let number)? = images.entry(one) { return number }
        }
        return nil
    }

    private func line(_ name: String, _ address: String) -> String {
        "<p class=\"faint\">\(name): \(PreviewFragment.link(address, PreviewFragment.cut(address, 500)))</p>"
    }

    private var text: PreviewFragment {
        var part = PreviewFragment()
        if let text = item.contentText, !text.isEmpty { part.add(PreviewFragment.text(text)) }
        let found = remarks.html(on: Self.textMembers, of: activity)
        if !found.isEmpty { part.add(found) }
        return part
    }

    private func attachments(_ images: inout PreviewImages) -> PreviewFragment {
        var part = PreviewFragment()
        part.add("<h2>Attachments</h2>")
        part.add(remarks.html(on: Self.attachmentMembers, of: activity))
        let all = item.attachments
        for (position, attachment) in all.prefix(Self.greatestCount).enumerated() {
            if position == Self.unfoldedCount {
                let count = CountText.text(all.count - position, "more attachment")
                part.add("<details><summary>\(count)</summary>")
            }
            add(attachment, AttachmentName.text(position), to: &part, &images)
        }
        part.add(Self.more(all.count, "attachment"))
        if all.count > Self.unfoldedCount { part.add("</details>") }
        return part
    }

    private func add(
        _ attachment: ExtensionItem.Attachment, _ label: String, to part: inout PreviewFragment,
        _ images: inout PreviewImages
    ) {
        part.add("<section class=\"card\">")
        let name = attachment.suggestedName.map { PreviewFragment.cut($0, 300) } ?? ""
        part.add("<h3><small>\(label)</small> <bdi>\(name)</bdi></h3>")
        for one in attachment.representations.prefix(Self.greatestCount) {
            add(one, to: &part, &images)
        }
        part.add("</section>")
    }

    private func add(
        _ one: Representation, to part: inout PreviewFragment, _ images: inout PreviewImages
    ) {
        let type = PreviewFragment.cut(one.typeIdentifier.rawValue, 200)
        let size = one.byteCount.map { ", " + ByteCountText.text($0) } ?? ""
        part.add("<p class=\"type\"><code>\(type)</code>\(size)</p>")
        switch (images.entry(one), one.content) {
        case (.image(let number)?, _): part.addImage(number)
        case (.leftOut(let reason)?, _): part.add("<p class=\"faint\">\(reason)</p>")
        case (nil, .url(let url)):
            let address = url.text
            part.add("<p>\(PreviewFragment.link(address, PreviewFragment.cut(address, 2000)))</p>")
        case (nil, .text(let text)): part.add(text, in: "pre")
        case (nil, .propertyList(let value)): part.add(value.description, in: "pre")
        case (nil, .unknown):
            part.add("<p class=\"faint\">content of an unknown kind</p>")
        case (nil, .data), (nil, .file): break
        }
    }

    private var details: PreviewFragment {
        var rows = ""
        if !item.tags.isEmpty {
            let tags = item.tags.prefix(Self.greatestCount).map {
                "<span class=\"tag\" dir=\"auto\">\(PreviewFragment.cut($0, 200))</span>"
            }
            rows += "<p>\(tags.joined(separator: " "))</p>" + Self.more(item.tags.count, "tag")
        }
        for namespace in item.parameters.namespaces.prefix(Self.greatestCount) {
            rows += Self.table("Parameters for \(namespace)", item.parameters[namespace])
        }
        rows += Self.table("User info", item.userInfo)
        rows += Self.table("Other members", item.unknownMembers)
        var part = PreviewFragment()
        let found = remarks.html(on: Self.detailMembers, of: activity)
        if !(rows + found).isEmpty { part.add("<h2>Details</h2>" + rows + found) }
        return part
    }

    private static func table(_ title: String, _ members: WireDictionary) -> String {
        guard !members.isEmpty else { return "" }
        let rows = members.prefix(greatestCount).map { key, value in
            "<tr><th scope=\"row\">\(PreviewFragment.cut(key, 200))</th>"
                + "<td dir=\"auto\">\(PreviewFragment.cut(value.description, 1000))</td></tr>"
        }
        return "<h3>\(PreviewFragment.cut(title, 200))</h3><table>\(rows.joined())</table>"
            + more(members.count, "member")
    }

    private static func more(_ count: Int, _ thing: String) -> String {
        count > greatestCount
            ? "<p class=\"faint\">\(CountText.text(count - greatestCount, "more \(thing)"))</p>"
            : ""
    }
}
