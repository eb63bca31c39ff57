#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ItemReader {
    /// Reads the members that the document and overlays share, and passes any other member to
    /// `others`.
    ///
    /// In an overlay, an empty value removes the item's value. In the document, it is a finding.
    mutating func presentation(
        _ node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        others: (inout ItemReader, ItemMember, WireNode, inout KeptMembers) -> Void
    ) -> (values: PresentationValues, kept: KeptMembers) {
        var result = PresentationValues()
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: ItemMember, node, kept: inout KeptMembers) in
            guard name.isOverlayable else {
                return others(&reader, name, node, &kept)
            }
            if reader.isEmptyValue(node, bytes, of: name) {
                if isOverlay { return result.remove(name) }
                reader.reportDefault(node)
                reader.setAside(name, node, &kept)
            } else {
                reader.read(name, node, bytes, into: &result, &kept)
            }
        }
        return (result, kept)
    }

    /// Whether a value is the empty value of its member's type; a main attachment has no empty
    /// value.
    private func isEmptyValue(
        _ node: WireNode, _ bytes: RawSpan, of name: ItemMember
    ) -> Bool {
        switch (name, document.kind(of: node)) {
        case (.title, .string), (.sourceURL, .string):
            document.string(at: node, bytes)?.utf8.isEmpty == true
        case (.additionalAttachments, .array), (.contentText, .array), (.tags, .array),
            (.thumbnail, .dictionary), (.referrer, .dictionary), (.parameters, .dictionary),
            (.userInfo, .dictionary):
            document.count(of: node) == 0
        default:
            false
        }
    }

    private mutating func read(
        _ name: ItemMember, _ node: WireNode, _ bytes: RawSpan,
        into result: inout PresentationValues,
        _ kept: inout KeptMembers
    ) {
        switch name {
        case .mainAttachment:
            result.mainAttachment = take(name, node, &kept) { $0.attachment($1, bytes) }
        case .additionalAttachments:
            result.additionalAttachments = takeArray(name, node, &kept) { $0.attachment($1, bytes) }
        case .title:
            result.title = take(name, node, &kept) { $0.anyString($1, bytes) }
        case .contentText:
            result.contentText = contentText(name, node, bytes, &kept)
        case .thumbnail:
            result.thumbnail = take(name, node, &kept) {
                $0.thumbnail($1, bytes).map(Override.replaced)
            }
        case .tags:
            result.tags = takeArray(name, node, &kept) { $0.string($1, bytes) }
        case .sourceURL:
            result.sourceURL = take(name, node, &kept) {
                $0.urlText($1, bytes).map(Override.replaced)
            }
        case .referrer:
            result.referrer = take(name, node, &kept) { $0.referrer($1, bytes) }
        case .parameters:
            result.parameters = take(name, node, &kept) { $0.parameters($1, bytes) }
        case .userInfo:
            result.userInfo = take(name, node, &kept) { $0.userInfo($1, bytes) }
        case .activities, .excludedActivities, .mustUnderstand, .version:
            break
        }
    }
}

extension PresentationValues {
    /// Sets a member to its empty value, which removes the item's value.
    fileprivate mutating func remove(_ name: ItemMember) {
        switch name {
        case .additionalAttachments: additionalAttachments = []
        case .title: title = ""
        case .contentText: contentText = AttributedText()
        case .thumbnail: thumbnail = .removed
        case .tags: tags = []
        case .sourceURL: sourceURL = .removed
        case .referrer: referrer = Referrer()
        case .parameters: parameters = Parameters()
        case .userInfo: userInfo = WireDictionary()
        case .mainAttachment, .activities, .excludedActivities, .mustUnderstand, .version: break
        }
    }
}
