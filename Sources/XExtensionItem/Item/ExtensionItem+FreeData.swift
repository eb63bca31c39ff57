import Essentials
import WireFormat

extension ExtensionItem {
    /// Whether any base64 is malformed, except in the `data` of representations and thumbnails.
    /// Lenient reading checks that `data` only when it is loaded, and all other base64 up front;
    /// clause 21.2.6.
    var hasMalformedFreeData: Bool {
        members.hasMalformedFreeData || overlays.values.contains(where: \.hasMalformedFreeData)
    }
}

extension ItemMembers {
    fileprivate var hasMalformedFreeData: Bool {
        kept.hasMalformedData
            || SharedMember.allCases.contains { self[$0]?.hasMalformedFreeData == true }
    }
}

extension Representation {
    var hasMalformedFreeData: Bool {
        if unknownMembers.hasMalformedData { return true }
        return switch content {
        case .propertyList(let value): value.isMalformedData
        case .url, .text, .data, .file, .unknown: false
        }
    }
}

extension KeptMembers {
    var hasMalformedData: Bool {
        !isEmpty && (unknown.hasMalformedData || setAside.hasMalformedData)
    }
}

extension WireDictionary {
    var hasMalformedData: Bool { contains { $0.value.isMalformedData } }
}

extension WireValue {
    var isMalformedData: Bool {
        switch self {
        case .data(let data): (try? data.forEachChunk { _ in }) == nil
        case .array(let elements): elements.contains(where: \.isMalformedData)
        case .dictionary(let members): members.hasMalformedData
        case .unknownTag(_, let content): content.isMalformedData
        case .boolean, .number, .string, .date, .url: false
        }
    }
}
