public import AppLinks
public import Foundation
import UniformTypes

extension CatalogUpdater {
    /// Updates the icon of an app, unless the server's last answer about it is still valid.
    ///
    /// - Parameters:
    ///   - app: the app. Icons are stored by name, so an app that belongs to several types has one
    ///     icon.
    ///   - url: the `https` URL of the icon, such as `LinkedApp.iconURL` for an app of
    ///     PhotoAppLink's list. A stored icon from another URL is no longer valid.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: the outcome.
    /// - Throws: ``UpdateError``, for example if the answer is not a PNG or JPEG image; an error of
    ///   `URLSession` or of the file system. The old icon is then kept.
    @discardableResult
    public func updateIcon(
        of app: LinkedApp, from url: URL, lifetime: TimeInterval = defaultLifetime
    ) async throws -> Outcome {
        try await once(iconFile(app)) { [self] in
            try await updateIconFile(of: app, from: url, lifetime)
        }
    }

    private func updateIconFile(
        of app: LinkedApp, from url: URL, _ lifetime: TimeInterval
    ) async throws -> Outcome {
        var state = iconState(of: app, from: url)
        if let state, !state.isDue(at: now(), lifetime: lifetime) { return .valid }
        let response = try await fetch(
            url, state?.requestFields ?? [:], limit: Self.maximumIconByteCount)
        if let response {
            guard [.png, .jpeg].contains(TypeIdentifier(detecting: response.body)) else {
                throw UpdateError.notAnImage
            }
            try store(response.body, in: iconFile(app))
            state = response.validation(at: now())
        }
        state?.checkedAt = now()
        try store(encoding: IconState(url: url, validation: state), in: iconStateFile(app))
        return response == nil ? .unchanged : .replaced
    }

    /// Returns the bytes of an app's icon, or nil if it was not downloaded.
    public nonisolated func icon(of app: LinkedApp) -> Data? {
        try? Data(contentsOf: iconFile(app))
    }

    private nonisolated func iconFile(_ app: LinkedApp) -> URL {
        folder.appending(path: "icons/" + (app.iconFileNames(scale: 1).first ?? app.key))
    }

    private nonisolated func iconStateFile(_ app: LinkedApp) -> URL {
        iconFile(app).appendingPathExtension("bplist")
    }

    /// Returns nil if there is no stored icon, or if it came from another URL.
    private func iconState(of app: LinkedApp, from url: URL) -> CacheValidation? {
        guard icon(of: app) != nil, let bytes = try? Data(contentsOf: iconStateFile(app)),
            let state = try? PropertyListDecoder().decode(IconState.self, from: bytes)
        else { return nil }
        return state.url == url ? state.validation : nil
    }
}

/// The data that is stored beside an icon, for its next update.
private struct IconState: Codable {
    let url: URL
    let validation: CacheValidation?
}
