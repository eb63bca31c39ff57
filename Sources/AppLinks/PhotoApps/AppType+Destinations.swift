import UniformTypes
import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Which apps content can be handed to, as PhotoAppLink chose them.
extension AppType {
    /// Finds the apps that content can be handed to now.
    ///
    /// Nothing is remembered: ask again when the app becomes active, for apps come and go.
    ///
    /// - Parameters:
    ///   - availability: what can be opened on the device.
    ///   - ownBundleIdentifier: the app that asks, which is left out; nil for none.
    ///   - now: the time; before the list's `launchDate` there are no apps.
    /// - Returns: the apps that are there and take content, in the order of the list.
    public func destinations(
        _ availability: some AppAvailability, excluding ownBundleIdentifier: String? = nil,
        at now: Date = Date()
    ) -> [LinkedApp] {
        handoffApps(excluding: ownBundleIdentifier, at: now).filter {
            $0.takesHandoff(availability) == true
        }
    }

    /// Finds the apps to offer from the store.
    ///
    /// - Parameters:
    ///   - device: `iPhone` or `iPad`.
    ///   - availability: what can be opened on the device. Apps of which nobody can know whether they
    ///     are there are left out.
    ///   - ownBundleIdentifier: the app that asks, which is left out; nil for none.
    ///   - now: the time; before the list's `launchDate` there are no apps.
    /// - Returns: the apps that are not there, are in the store, and run on this kind of device.
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

    /// When the list comes into force.
    private var launchDate: Date? {
        let key = PhotoAppMember.prefix + PhotoAppMember.launchDate.rawValue
        guard case .date(let date) = unknownMembers[key] else { return nil }
        return date.date
    }
}
