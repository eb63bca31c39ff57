import WireFormat

/// The member `share_target` of a web manifest.
struct WebShareManifest {
    private let params: WireDictionary
    let isPosted: Bool
    let isMultipart: Bool
    let files: [WebShareTarget.FileField]
    private(set) var warnings: [OfferWarning] = []

    init(_ target: WireDictionary) {
        params = target["params"]?.dictionaryValue ?? [:]
        isPosted = target["method"]?.stringValue?.uppercased() == "POST"
        isMultipart = target["enctype"]?.stringValue?.lowercased() == "multipart/form-data"
        let entries = params["files"].map { $0.arrayValue ?? [$0] } ?? []
        files = entries.compactMap(Self.field)
        if files.count < entries.count {
            warn("a field for files without a name", "share_target/params/files")
        }
        for field in files where field.accept.isEmpty {
            warn("“\(field.name)” accepts nothing", "share_target/params/files")
        }
        if isPosted, target["enctype"] == nil {
            warn("a posted form without enctype", "share_target/enctype")
        }
    }

    private mutating func warn(_ message: String, _ key: String) {
        warnings.append(OfferWarning(.ignored, message, place: .key(key)))
    }

    func field(_ name: String) -> String? {
        params[name]?.stringValue.flatMap { $0.utf8.isEmpty ? nil : $0 }
    }

    private static func field(_ value: WireValue) -> WebShareTarget.FileField? {
        guard let entry = value.dictionaryValue, let name = entry["name"]?.stringValue,
            !name.utf8.isEmpty
        else { return nil }
        let accept = entry["accept"]
        let patterns =
            accept?.arrayValue?.compactMap(\.stringValue) ?? accept?.stringValue.map { [$0] }
        return .init(name: name, accept: (patterns ?? []).filter { !$0.utf8.isEmpty })
    }
}
