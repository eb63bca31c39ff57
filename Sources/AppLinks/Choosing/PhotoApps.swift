public import Essentials
import UniformTypes
import WireFormat

/// Finds the apps that accept content from the calling app, as PhotoAppLink does.
extension AppType {
    /// Returns the installed apps that receive content.
    ///
    /// Call this again when the calling app becomes active, because apps may have been installed or
    /// removed in the meantime.
    ///
    /// - Parameters:
    ///   - installed: the schemes that can be opened on the device.
    ///   - ownBundleIdentifier: the bundle identifier of the calling app, which the result omits.
    ///   - now: the current time. Before the list's `launchDate`, the result is empty.
    /// - Returns: the apps, in the order of the list.
    public func destinations(
        installed: InstalledSchemes, excluding ownBundleIdentifier: String? = nil,
        at now: Date = Date()
    ) -> [LinkedApp] {
        handoffApps(excluding: ownBundleIdentifier, at: now).filter {
            $0.acceptsHandoff(installed) == true
        }
    }

    /// Returns the apps of the list that the person can install from the store.
    ///
    /// - Parameters:
    ///   - device: `iPhone` or `iPad`.
    ///   - installed: the schemes that can be opened on the device. If it is unknown whether an app
    ///     is installed, the result omits the app.
    ///   - ownBundleIdentifier: the bundle identifier of the calling app, which the result omits.
    ///   - now: the current time. Before the list's `launchDate`, the result is empty.
    /// - Returns: the apps that are not installed, are in the store, and run on the device.
    public func appsToInstall(
        on device: String, installed: InstalledSchemes,
        excluding ownBundleIdentifier: String? = nil, at now: Date = Date()
    ) -> [LinkedApp] {
        let other = device.isDevice("iPad") ? "iPhone" : "iPad"
        return handoffApps(excluding: ownBundleIdentifier, at: now).filter { app in
            app.acceptsHandoff(installed) == false && app.isLiveInStore
                && !app.platforms.contains { $0.isDevice(other) }
        }
    }

    /// Returns the app that content can be returned to.
    ///
    /// The scheme comes from a URL that any app may have sent. If this returns nil, do not open the
    /// scheme.
    ///
    /// - Parameter scheme: the scheme to return to, from the received URL.
    /// - Returns: the first app that has the scheme, receives content, and accepts content that is
    ///   returned to it.
    public func app(forReturnScheme scheme: String) -> LinkedApp? {
        let scheme = scheme.lowercasedASCII
        return apps.first { app in
            app.schemes.contains(scheme) && app.receivesContent != false && app.allowsReturn
        }
    }

    private func handoffApps(excluding own: String?, at now: Date) -> [LinkedApp] {
        if let launchDate, launchDate > now { return [] }
        return apps.filter { app in
            guard let own, let identifier = app.bundleIdentifier else { return true }
            return !identifier.isSameKey(as: own)
        }
    }

    /// The list is not valid before this date.
    private var launchDate: Date? {
        let key = PhotoAppMember.prefix + PhotoAppMember.launchDate.rawValue
        return unknownMembers[key]?.dateValue?.date
    }
}

/// The members that only PhotoAppLink's lists have.
extension LinkedApp {
    /// Whether the store has a version that receives content.
    package var isLiveInStore: Bool { photoValue(.liveOnAppStore)?.booleanValue ?? false }

    /// A sentence about the app, to show in a list of apps to install; nil if PhotoAppLink's list
    /// has none.
    public var description: String? { photoValue(.description)?.stringValue }

    /// Whether the app is free, so that a list shows “Free” instead of “Store”; nil if unknown.
    public var isFree: Bool? { photoValue(.freeApp)?.booleanValue }

    /// Whether the app accepts content that is returned to it. True by default; only lists of 2009
    /// can forbid returning content.
    package var allowsReturn: Bool { photoValue(.allowReturn)?.booleanValue ?? true }

    /// Whether an app that receives content is installed. Nil if the app does not receive content,
    /// if its probe has no scheme, or if it is unknown whether the scheme can be opened.
    package func acceptsHandoff(_ installed: InstalledSchemes) -> Bool? {
        guard receivesContent != false, let probe, let scheme = SchemeName.lowercased(of: probe)
        else {
            return nil
        }
        return installed.canOpen(scheme: scheme)
    }

    /// Returns the app's page in Apple's App Store; nil if the list has no valid ID of the app.
    public func storePage() -> URL? {
        guard let appStoreID, !appStoreID.utf8.isEmpty,
            appStoreID.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        else { return nil }
        return URL(string: "https://itunes.apple.com/app/id\(appStoreID)?mt=8")
    }

    /// The URL of the app's largest icon, always with https; nil if the list has none.
    public var iconURL: URL? {
        let members: [PhotoAppMember] = [
            .thumbnail2xURL, .thumbnail2x, .thumbnailURL, .thumbnail,
        ]
        guard let text = members.lazy.compactMap({ photoValue($0)?.stringValue }).first,
            let scheme = SchemeName.lowercased(of: text), SchemeName.web.contains(scheme)
        else { return nil }
        return URL(string: "https" + String(decoding: text.utf8.drop { $0 != 0x3A }, as: UTF8.self))
    }

    private func photoValue(_ member: PhotoAppMember) -> WireValue? {
        unknownMembers[PhotoAppMember.prefix + member.rawValue]
    }
}

extension String {
    fileprivate func isDevice(_ word: String) -> Bool {
        lowercasedASCII.utf8.starts(with: word.lowercasedASCII.utf8)
    }
}
