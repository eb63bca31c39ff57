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

extension Referrer: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<ReferrerMember>(kept, &writer)
        try members.write(.androidAppURL, judged: writtenAndroidAppURL, &writer)
        try members.write(.appName, judged: appName.unlessEmpty, &writer)
        try members.write(.appStoreID, judged: appStoreID.unlessEmpty, &writer)
        try members.write(.googlePlayID, judged: googlePlayID.unlessEmpty, &writer)
        try members.write(.iOSAppURL, judged: writtenIOSAppURL, &writer)
        try members.write(.webURL, judged: writtenWebURL, &writer)
        try members.finish(&writer)
    }
}
