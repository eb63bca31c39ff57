#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the parts of an item as events. What a reader would refuse or drop is refused here.
extension ExtensionItem {
    func write(to writer: inout WireWriter) throws(WireError) {
        try general.write(to: &writer, item: self)
    }
}

extension Presentation {
    /// Writes an overlay, or, when an item is given, the document.
    func write(to writer: inout WireWriter, item: ExtensionItem? = nil) throws(WireError) {
        try writer.members(of: ItemMember.self, kept) {
            (members: inout MemberWriter<ItemMember>, writer: inout WireWriter) throws(WireError) in
            try writeFirst(&members, &writer, item)
            try writeLast(&members, &writer)
            try members.member(.version, item?.version, &writer) {
                (version, writer) throws(WireError) in
                try writer.string(version.description)
            }
        }
    }

    /// Writes the members up to `referrer`.
    private func writeFirst(
        _ members: inout MemberWriter<ItemMember>, _ writer: inout WireWriter,
        _ item: ExtensionItem?
    ) throws(WireError) {
        let overlays = item.map { $0.activities.filter { !$0.value.isEmpty } } ?? [:]
        let activities = overlays.isEmpty ? nil : overlays.sorted { $0.key < $1.key }
        try members.member(.activities, activities, &writer) {
            (activities, writer) throws(WireError) in
            try Self.write(activities, to: &writer)
        }
        try members.member(.additionalAttachments, additionalAttachments, &writer) {
            (attachments, writer) throws(WireError) in
            try writer.array(attachments) { (one, writer) throws(WireError) in
                try one.write(to: &writer)
            }
        }
        try members.member(.contentText, contentText, &writer) { (text, writer) throws(WireError) in
            try writer.array(AttributedText(text.runs).runs) { (run, writer) throws(WireError) in
                try run.write(to: &writer)
            }
        }
        let excluded = item.map(\.excludedActivities).flatMap { $0.isEmpty ? nil : $0 }
        try members.member(.excludedActivities, excluded, &writer) {
            (activities, writer) throws(WireError) in
            try writer.array(activities) { (activity, writer) throws(WireError) in
                try writer.string(activity.rawValue)
            }
        }
        try members.member(.mainAttachment, mainAttachment, &writer) {
            (attachment, writer) throws(WireError) in
            try attachment.write(to: &writer)
        }
        try members.member(.mustUnderstand, Never?.none, &writer) { (_, _) throws(WireError) in }
    }

    /// Writes the members from `parameters` on.
    private func writeLast(
        _ members: inout MemberWriter<ItemMember>, _ writer: inout WireWriter
    ) throws(WireError) {
        try members.member(.parameters, parameters, &writer) { (value, writer) throws(WireError) in
            try writer.dictionary(value.written)
        }
        try members.member(.referrer, referrer, &writer) { (value, writer) throws(WireError) in
            try value.write(to: &writer)
        }
        try members.member(.sourceURL, sourceURL, &writer) { (value, writer) throws(WireError) in
            guard let url = value.value else { return try writer.string("") }
            try writer.urlString(url)
        }
        try members.member(.tags, tags, &writer) { (tags, writer) throws(WireError) in
            try writer.array(tags) { (tag, writer) throws(WireError) in try writer.string(tag) }
        }
        try members.member(.thumbnail, thumbnail, &writer) { (value, writer) throws(WireError) in
            guard let thumbnail = value.value else {
                return try writer.dictionary(WireDictionary())
            }
            try thumbnail.writeThumbnail(to: &writer)
        }
        try members.member(.title, title, &writer) { (title, writer) throws(WireError) in
            try writer.string(title)
        }
        try members.member(.userInfo, userInfo, &writer) { (value, writer) throws(WireError) in
            try writer.dictionary(value)
        }
    }

    private static func write(
        _ overlays: [(key: ActivityType, value: Presentation)], to writer: inout WireWriter
    ) throws(WireError) {
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
