#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionItem {
    /// Writes the item as the document.
    func write(to writer: inout WireWriter) throws(WireError) {
        try general.write(to: &writer, item: self)
    }
}

extension Presentation: MemberValue {
    /// Writes an overlay.
    func write(to writer: inout WireWriter) throws(WireError) {
        try write(to: &writer, item: nil)
    }

    /// Writes an overlay, or, when an item is given, the document.
    fileprivate func write(
        to writer: inout WireWriter, item: ExtensionItem?
    ) throws(WireError) {
        let excluded = item?.excludedActivities.map(\.rawValue) ?? []
        let overlays = Overlays(item)
        var members = try MemberWriter<ItemMember>(kept, &writer)
        try members.write(.activities, overlays.isEmpty ? nil : overlays, &writer)
        try members.write(.additionalAttachments, additionalAttachments, &writer)
        try members.write(.contentText, writtenText?.runs, &writer)
        try members.write(.excludedActivities, excluded.isEmpty ? nil : excluded, &writer)
        try members.write(.mainAttachment, mainAttachment, &writer)
        try members.write(.mustUnderstand, [String]?.none, &writer)
        try members.write(.parameters, parameters?.written, &writer)
        try members.write(.referrer, referrer, &writer)
        try members.write(.sourceURL, sourceURL, &writer)
        try members.write(.tags, writtenTags, &writer)
        try members.write(.thumbnail, thumbnail.map(Thumbnail.init), &writer)
        try members.write(.title, title, &writer)
        try members.write(.userInfo, userInfo, &writer)
        try members.write(.version, item?.version.description, &writer)
        try members.finish(&writer)
    }
}

/// The overlays of an item, in the canonical order.
private struct Overlays: MemberValue {
    private let overlays: [(key: ActivityType, value: Presentation)]

    init(_ item: ExtensionItem?) {
        overlays = item?.overlays.sorted { $0.key < $1.key } ?? []
    }

    var isEmpty: Bool { overlays.isEmpty }

    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.beginDictionary()
        for (activity, overlay) in overlays {
            if overlays.count == 1 {
                try writer.onlyKey(activity.rawValue)
            } else {
                try writer.key(activity.rawValue)
            }
            do throws(WireError) {
                try overlay.write(to: &writer)
            } catch {
                throw error.inside(activity.rawValue)
            }
        }
        try writer.endDictionary()
    }
}

extension Override<URL>: MemberValue {
    /// Writes the URL; the empty string where it is removed.
    func write(to writer: inout WireWriter) throws(WireError) {
        if let value { try writer.urlString(value) } else { try writer.string("") }
    }
}

/// A thumbnail, whose content is an image: data, a file or a URL; the empty dictionary where it is removed.
private struct Thumbnail: MemberValue {
    let override: Override<Representation>

    init(_ override: Override<Representation>) {
        self.override = override
    }

    func write(to writer: inout WireWriter) throws(WireError) {
        guard let image = override.value else { return try WireDictionary().write(to: &writer) }
        switch image.content {
        case .text, .propertyList:
            throw WireError(
                .representationContent, reason: "a thumbnail is data, a file or a URL")
        case .data, .file, .url, .unknown:
            try image.write(to: &writer)
        }
    }
}
