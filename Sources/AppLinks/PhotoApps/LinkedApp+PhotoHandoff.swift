public import Essentials
import WireFormat

/// The members of PhotoAppLink's lists that other catalogs do not have.
extension LinkedApp {
    /// Whether the store has a version that receives content. False by default.
    public var isLiveInStore: Bool { photoBoolean(.liveOnAppStore) ?? false }

    /// Whether content may be returned to this app. True by default; only lists of 2009 forbid it.
    public var allowsReturn: Bool { photoBoolean(.allowReturn) ?? true }

    /// Returns whether the app is installed and receives content.
    ///
    /// - Parameter availability: the schemes that can be opened on the device.
    /// - Returns: nil if this is unknown: the app has no scheme, or receives nothing.
    public func takesHandoff(_ availability: some AppAvailability) -> Bool? {
        guard receives != false, let probe, let scheme = SchemeName.lowercased(of: probe) else {
            return nil
        }
        return availability.canOpen(scheme: scheme)
    }

    /// Returns the app's page in Apple's store.
    ///
    /// - Parameter affiliate: the affiliate to add to the URL. None by default.
    /// - Returns: the URL; nil if the list has no valid number of the app.
    public func storePage(affiliate: StoreAffiliate? = nil) -> URL? {
        guard let appStoreID, !appStoreID.utf8.isEmpty,
            appStoreID.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        else { return nil }
        var text = "https://itunes.apple.com/app/id\(appStoreID)?mt=8"
        if let affiliate { text += affiliate.query }
        return URL(string: text)
    }

    /// Returns the URL of the app's icon, always with https.
    ///
    /// - Parameter scale: pixels for a point of the screen.
    /// - Returns: the URL of the nearest size, 57 or 114 pixels; nil if the list has no icon.
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
