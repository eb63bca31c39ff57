import Essentials

/// A URL stored as text.
///
/// The `URL` is created on request: it takes about 300 bytes, and a payload may have a URL in every
/// run of text.
struct URLText: Sendable {
    private enum Storage {
        case text(String)
        /// A URL that cannot be restored from its text, for example one with a base URL.
        indirect case object(URL)
    }

    private let storage: Storage

    /// The absence of a URL, encoded as an empty string.
    static let empty = URLText(storage: .text(""))

    private init(storage: Storage) {
        self.storage = storage
    }

    /// Creates the URL of a payload from valid text.
    init(reading text: String) {
        storage = .text(text)
    }

    /// Creates the text of a URL that a program sets.
    init(_ url: URL) {
        let text = url.absoluteString
        storage = URL(verbatim: text) == url ? .text(text) : .object(url)
    }

    /// The URL; nil if the text is empty, or if Foundation cannot parse it.
    var url: URL? {
        switch storage {
        case .text(let text): URL(verbatim: text)
        case .object(let url): url
        }
    }

    /// The URL as it is encoded.
    var text: String {
        switch storage {
        case .text(let text): text
        case .object(let url): url.absoluteString
        }
    }
}
