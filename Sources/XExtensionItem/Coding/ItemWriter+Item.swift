#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionItem {
    /// Writes the item as a document.
    func write(to writer: inout ItemWriter) throws(WireError) {
        try general.write(to: &writer, item: self)
    }
}

extension Presentation: MemberValue {
    /// Writes an overlay.
    func write(to writer: inout ItemWriter) throws(WireError) {
        try write(to: &writer, item: nil)
    }

    /// Writes an overlay, or the document if an item is given.
    fileprivate func write(
        to writer: inout ItemWriter, item: ExtensionItem?
    ) throws(WireError) {
        let excluded = item?.excludedActivities ?? []
        let overlays = Overlays(item)
        let text = writtenText
        writer.doubt(unless: text?.hasAlikeNeighbours != true)
        var members = try MemberWriter<ItemMember>(kept, &writer)
        try members.write(.activities, judged: overlays.isEmpty ? nil : overlays, &writer)
        try members.write(.additionalAttachments, judged: additionalAttachments, &writer)
        try members.write(.contentText, judged: text?.runs, &writer)
        try members.write(.excludedActivities, judged: excluded.isEmpty ? nil : excluded, &writer)
        try members.write(.mainAttachment, judged: mainAttachment, &writer)
        try members.write(.mustUnderstand, [String]?.none, &writer)
        try members.write(.parameters, judged: parameters, &writer)
        try members.write(.referrer, judged: referrer, &writer)
        try members.write(.sourceURL, judged: writtenSourceURL, &writer)
        try members.write(.tags, judged: writtenTags, &writer)
        try members.write(.thumbnail, judged: thumbnail.map(Thumbnail.init), &writer)
        try members.write(.title, judged: title, &writer)
        try members.write(.userInfo, judged: userInfo.map(UserInfo.init), &writer)
        try members.write(.version, judged: item?.version.description, &writer)
        try members.finish(&writer)
    }
}

/// The overlays of an item, in canonical order.
private struct Overlays: MemberValue {
    private let overlays: [(key: ActivityType, value: Presentation)]

    init(_ item: ExtensionItem?) {
        overlays = item?.overlays.sorted { $0.key < $1.key } ?? []
    }

    var isEmpty: Bool { overlays.isEmpty }

    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.beginDictionary()
        for (activity, overlay) in overlays {
            writer.judge(activity)
            if overlays.count == 1 {
                try writer.wire.onlyKey(activity.rawValue)
            } else {
                try writer.wire.key(activity.rawValue)
            }
            do throws(WireError) {
                try overlay.write(to: &writer)
            } catch {
                throw error.inside(activity.rawValue)
            }
        }
        try writer.wire.endDictionary()
    }
}

extension ActivityType: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        writer.judge(self)
        try writer.wire.string(rawValue)
    }
}

extension Override<URLText>: MemberValue {
    /// Writes the URL, or an empty string if it is removed.
    func write(to writer: inout ItemWriter) throws(WireError) {
        if let value { try value.write(to: &writer) } else { try writer.wire.string("") }
    }
}

/// A thumbnail: data, a file or a URL, or an empty dictionary if it is removed.
private struct Thumbnail: MemberValue {
    let override: Override<Representation>

    init(_ override: Override<Representation>) {
        self.override = override
    }

    func write(to writer: inout ItemWriter) throws(WireError) {
        guard let image = override.value else { return try WireDictionary().write(to: &writer) }
        switch image.content {
        case .text, .propertyList: writer.wire.doubt()
        case .data, .file, .url, .unknown: break
        }
        try image.write(to: &writer)
    }
}
