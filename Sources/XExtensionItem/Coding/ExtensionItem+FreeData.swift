import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionItem {
    /// Whether base64 is malformed that lenient reading has to check at once: all but that of the
    /// content of representations and thumbnails; clause 21.2.6.
    var hasMalformedFreeData: Bool {
        ([general] + presentations.values).contains(where: \.hasMalformedFreeData)
    }
}

extension Presentation {
    fileprivate var hasMalformedFreeData: Bool {
        var part = self
        var dictionaries = [userInfo, parameters?.written].compactMap(\.self)
        part.forEachKept { dictionaries += [$0.unknown, $0.setAside] }
        let attachments = [mainAttachment].compactMap(\.self) + (additionalAttachments ?? [])
        let representations =
            attachments.flatMap(\.representations) + [thumbnail?.value].compactMap { $0 ?? nil }
        return representations.contains { one in
            one.unknownMembers.hasMalformedData || one.propertyList?.isMalformedData == true
        } || dictionaries.contains(where: \.hasMalformedData)
    }
}

extension WireDictionary {
    fileprivate var hasMalformedData: Bool { contains { $0.value.isMalformedData } }
}

extension WireValue {
    /// Whether the value is, or holds, data that cannot be loaded.
    fileprivate var isMalformedData: Bool {
        switch self {
        case .data(let data): (try? data.forEachChunk { _ in }) == nil
        case .array(let elements): elements.contains(where: \.isMalformedData)
        case .dictionary(let members): members.hasMalformedData
        case .unknownTag(_, let content): content.isMalformedData
        case .boolean, .number, .string, .date, .url: false
        }
    }
}
