import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionItem {
    /// Whether any base64 is malformed among the data that lenient reading checks at once: all data
    /// but the content of representations and thumbnails; clause 21.2.6.
    var hasMalformedFreeData: Bool {
        general.hasMalformedFreeData || presentations.values.contains(where: \.hasMalformedFreeData)
    }
}

extension Presentation {
    fileprivate var hasMalformedFreeData: Bool {
        kept.hasMalformedData || userInfo?.hasMalformedData == true
            || parameters?.written.hasMalformedData == true
            || mainAttachment?.hasMalformedFreeData == true
            || additionalAttachments?.contains(where: \.hasMalformedFreeData) == true
            || contentText?.runs.contains(where: \.kept.hasMalformedData) == true
            || referrer?.kept.hasMalformedData == true
            || thumbnail?.value?.hasMalformedFreeData == true
    }
}

extension Attachment {
    fileprivate var hasMalformedFreeData: Bool {
        kept.hasMalformedData || representations.contains(where: \.hasMalformedFreeData)
    }
}

extension Representation {
    fileprivate var hasMalformedFreeData: Bool {
        unknownMembers.hasMalformedData || propertyList?.isMalformedData == true
    }
}

extension KeptMembers {
    fileprivate var hasMalformedData: Bool {
        !isEmpty && (unknown.hasMalformedData || setAside.hasMalformedData)
    }
}

extension WireDictionary {
    fileprivate var hasMalformedData: Bool { contains { $0.value.isMalformedData } }
}

extension WireValue {
    /// Whether the value is, or contains, data that cannot be loaded.
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
