public import Essentials
import UniformTypes
import WireFormat

/// The apps that content can be handed to, chosen as in PhotoAppLink.
extension AppType {
    /// Returns the installed apps that receive content.
    ///
    /// Call this again when the app becomes active, because apps are installed and removed.
    ///
    /// - Parameters:
    ///   - availability: the schemes that can be opened on the device.
    ///   - ownBundleIdentifier: the bundle identifier of the calling app, which is left out.
    ///   - now: the current time. Before the list's `launchDate`, the result is empty.
    /// - Returns: the apps, in the order of the list.
    public func destinations(
        _ availability: some AppAvailability, excluding ownBundleIdentifier: String? = nil,
        at now: Date = Date()
    ) -> [LinkedApp] {
        handoffApps(excluding: ownBundleIdentifier, at: now).filter {
            $0.takesHandoff(availability) == true
        }
    }

    /// Returns the apps to offer from the store.
    ///
    /// - Parameters:
    ///   - device: `iPhone` or `iPad`.
    ///   - availability: the schemes that can be opened on the device. If it is unknown whether an app is
    ///     installed, the app is left out.
    ///   - ownBundleIdentifier: the bundle identifier of the calling app, which is left out.
    ///   - now: the current time. Before the list's `launchDate`, the result is empty.
    /// - Returns: the apps that are not installed, are in the store, and run on the device.
    public func more(
        on device: String, _ availability: some AppAvailability,
        excluding ownBundleIdentifier: String? = nil, at now: Date = Date()
    ) -> [LinkedApp] {
        let other = PlainLetters(device).begins(with: PlainLetters("iPad")) ? "iPhone" : "iPad"
        return handoffApps(excluding: ownBundleIdentifier, at: now).filter { app in
            app.takesHandoff(availability) == false && app.isLiveInStore
                && !app.platforms.contains {
                    PlainLetters($0).begins(with: PlainLetters(other))
                }
        }
    }

    private func handoffApps(excluding own: String?, at now: Date) -> [LinkedApp] {
        if let launchDate, launchDate > now { return [] }
        return apps.filter { app in
            guard let own, let identifier = app.bundleIdentifier else { return true }
            return !identifier.isSameKey(as: own)
        }
    }

    /// The date from which on the list is valid.
    private var launchDate: Date? {
        let key = PhotoAppMember.prefix + PhotoAppMember.launchDate.rawValue
        guard case .date(let date) = unknownMembers[key] else { return nil }
        return date.date
    }
}
