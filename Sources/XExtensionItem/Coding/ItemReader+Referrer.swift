extension ItemReader {
    /// Reads the referrer; nil if no member is usable. Clause 17.1.1.
    mutating func referrer(_ node: WireNode, _ bytes: RawSpan) -> Referrer? {
        guard isDictionary(node) else { return nil }
        var referrer = Referrer()
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: ReferrerMember, node, kept: inout KeptMembers) in
            switch name {
            case .appName:
                referrer.appName = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .appStoreID:
                referrer.appStoreID = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .googlePlayID:
                referrer.googlePlayID = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .webURL:
                referrer.writtenWebURL = reader.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .iOSAppURL:
                referrer.writtenIOSAppURL = reader.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .androidAppURL:
                referrer.writtenAndroidAppURL = reader.take(name, node, &kept) {
                    $0.urlText($1, bytes)
                }
            }
        }
        let hadUnknown = !kept.unknown.isEmpty
        let isNothing = referrer.isEmpty && !hadUnknown
        referrer.kept = kept
        return isNothing ? nil : referrer
    }
}
