package import Essentials

/// A URL stored as text.
///
/// The `URL` is created on request: creating one takes about 300 bytes, and an eighth of the
/// instructions for decoding a small payload.
package struct URLText: Sendable {
    private enum Storage {
        /// The text that was read.
        case text(String)
        /// The URL that a program set, and its text. The text cannot always restore the URL, for
        /// example one with a base URL, and computing the text each time would be slow.
        indirect case object(URL, text: String)
    }

    private let storage: Storage

    /// The absence of a URL, encoded as an empty string.
    static let empty = URLText(reading: "")

    /// Creates the URL of a payload from valid text.
    init(reading text: String) {
        storage = .text(text)
    }

    /// Creates the text of a URL that a program sets.
    package init(_ url: URL) {
        storage = .object(url, text: url.absoluteString)
    }

    /// The URL; nil if the text is empty, or if Foundation cannot parse it.
    package var url: URL? {
        switch storage {
        case .text(let text): URL(verbatim: text)
        case .object(let url, _): url
        }
    }

    /// The URL as it is encoded.
    package var text: String {
        switch storage {
        case .text(let text), .object(_, let text): text
        }
    }
}
