extension ItemWalk {
    /// Reads the referrer; nil if no member is usable. Clause 17.1.1.
    mutating func referrer(_ node: WireNode, _ bytes: RawSpan) -> Referrer? {
        guard isDictionary(node) else { return nil }
        var draft = WalkDraft<Product, _>(Referrer.Values())
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: ReferrerMember, node, kept: inout KeptMembers) in
            switch name {
            case .appName:
                draft.set(\.appName, walk.take(name, node, &kept) { $0.line($1, bytes) })
            case .appStoreID:
                draft.set(\.appStoreID, walk.take(name, node, &kept) { $0.string($1, bytes) })
            case .googlePlayID:
                draft.set(\.googlePlayID, walk.take(name, node, &kept) { $0.string($1, bytes) })
            case .webURL:
                draft.set(\.webURL, walk.take(name, node, &kept) { $0.urlText($1, bytes) })
            case .iOSAppURL:
                draft.set(\.iOSAppURL, walk.take(name, node, &kept) { $0.urlText($1, bytes) })
            case .androidAppURL:
                draft.set(\.androidAppURL, walk.take(name, node, &kept) { $0.urlText($1, bytes) })
            }
        }
        draft.set(\.kept, kept)
        guard let values = draft.take(), !values.isEmpty || !kept.unknown.isEmpty else {
            return nil
        }
        return Referrer(values)
    }
}

extension Referrer: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireFault) {
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
