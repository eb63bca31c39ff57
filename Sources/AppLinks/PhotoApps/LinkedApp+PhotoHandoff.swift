import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What PhotoAppLink's list says of an app beside the members of every catalog.
extension LinkedApp {
    /// Whether the version that takes content is in the store; false unless the list says so.
    public var isLiveInStore: Bool { photoBoolean(.liveOnAppStore) ?? false }

    /// Whether content may be returned to the app that it came from; true unless the list forbids it,
    /// which only those of 2009 do.
    public var allowsReturn: Bool { photoBoolean(.allowReturn) ?? true }

    /// Whether the app can be handed content, as far as anybody can know.
    ///
    /// - Parameter availability: what can be opened on the device now; ask again when the app becomes
    ///   active.
    /// - Returns: nil where nobody can know: the app has no scheme to ask for, or takes nothing.
    public func takesHandoff(_ availability: some AppAvailability) -> Bool? {
        guard receives != false, let probe, let scheme = SchemeName.lowercased(of: probe) else {
            return nil
        }
        return availability.canOpen(scheme: scheme)
    }

    /// The page of the app in Apple's store.
    ///
    /// - Parameter affiliate: the program and the campaign that the visit counts for; none unless given.
    /// - Returns: the URL; nil if the app's number is none.
    public func storePage(affiliate: StoreAffiliate? = nil) -> URL? {
        guard let appStoreID, !appStoreID.utf8.isEmpty,
            appStoreID.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        else { return nil }
        var text = "https://itunes.apple.com/app/id\(appStoreID)?mt=8"
        if let affiliate { text += affiliate.query }
        return URL(string: text)
    }

    /// Where the icon of the app is, over https whatever the list says.
    ///
    /// - Parameter scale: pixels for a point of the screen.
    /// - Returns: the nearest of the two sizes that the list has, 57 pixels and 114; nil if it has none.
    public func iconURL(scale: Int) -> URL? {
        let small = photoText(.thumbnailURL) ?? photoText(.thumbnail)
        let large = photoText(.thumbnail2xURL) ?? photoText(.thumbnail2x)
        guard let text = scale > 1 ? large ?? small : small ?? large,
            let scheme = SchemeName.lowercased(of: text), SchemeName.web.contains(scheme)
        else { return nil }
        return URL(string: "https" + String(decoding: text.utf8.drop { $0 != 0x3A }, as: UTF8.self))
    }

    private func photoBoolean(_ member: PhotoAppMember) -> Bool? {
        guard case .boolean(let value) = photoValue(member) else { return nil }
        return value
    }

    private func photoText(_ member: PhotoAppMember) -> String? {
        guard case .string(let text) = photoValue(member) else { return nil }
        return text
    }

    private func photoValue(_ member: PhotoAppMember) -> WireValue? {
        unknownMembers[PhotoAppMember.prefix + member.rawValue]
    }
}
