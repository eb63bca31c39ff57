extension ItemReader {
    /// Reads the referrer; nil if no member is usable. Clause 17.1.1.
    mutating func referrer(_ node: WireNode, _ bytes: RawSpan) -> Referrer? {
        guard isDictionary(node) else { return nil }
        var values = Referrer.Values()
        readReferrer(&values, node, bytes)
        guard !values.isEmpty || !values.kept.unknown.isEmpty else { return nil }
        return Referrer(consume values)
    }

    private mutating func readReferrer(
        _ values: inout Referrer.Values, _ node: WireNode, _ bytes: RawSpan
    ) {
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: ReferrerMember, node, kept: inout KeptMembers) in
            switch name {
            case .appName:
                values.appName = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .appStoreID:
                values.appStoreID = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .googlePlayID:
                values.googlePlayID = reader.take(name, node, &kept) { $0.string($1, bytes) }
            case .webURL:
                values.webURL = reader.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .iOSAppURL:
                values.iOSAppURL = reader.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .androidAppURL:
                values.androidAppURL = reader.take(name, node, &kept) { $0.urlText($1, bytes) }
            }
        }
        values.kept = kept
    }
}

extension Referrer: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        let values = self.values
        var members = try MemberWriter<ReferrerMember>(kept, &writer)
        try members.write(.androidAppURL, judged: values.androidAppURL, &writer)
        try members.write(.appName, judged: values.appName.unlessEmpty, &writer)
        try members.write(.appStoreID, judged: values.appStoreID.unlessEmpty, &writer)
        try members.write(.googlePlayID, judged: values.googlePlayID.unlessEmpty, &writer)
        try members.write(.iOSAppURL, judged: values.iOSAppURL, &writer)
        try members.write(.webURL, judged: values.webURL, &writer)
        try members.finish(&writer)
    }
}
