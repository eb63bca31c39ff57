package import Essentials

/// The time and the validators of a server's last answer about a file.
package struct CacheValidation: Hashable, Codable, Sendable {
    /// The time when the server last confirmed the file.
    package var checkedAt: Date
    /// The header field `ETag`, for `If-None-Match`; nil if the server sent none.
    package let entityTag: String?
    /// The header field `Last-Modified`, for `If-Modified-Since`; nil if the server sent none.
    package let lastModified: String?

    package init(checkedAt: Date, entityTag: String?, lastModified: String?) {
        self.checkedAt = checkedAt
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    /// Returns whether the answer is too old. An answer from the future counts as too old, because
    /// the clock must have been set back.
    package func isDue(at now: Date, lifetime: TimeInterval) -> Bool {
        let age = now.timeIntervalSince(checkedAt)
        return age < 0 || age >= lifetime
    }

    /// The header fields with which the server can answer 304.
    package var requestFields: [String: String] {
        var fields: [String: String] = [:]
        fields["If-None-Match"] = entityTag
        fields["If-Modified-Since"] = lastModified
        return fields
    }
}
