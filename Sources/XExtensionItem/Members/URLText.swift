package import Essentials

/// A URL stored as text.
///
/// The `URL` is created only on request, because it takes about 300 bytes, and creating one costs an
/// eighth of the instructions of decoding a whole small payload.
package struct URLText: Sendable {
    private enum Storage {
        case text(String)
        /// A URL that a program set, and its text. The URL is stored because some URLs, such as
        /// those with a base URL, cannot be restored from the text. The text is stored because
        /// computing it for each use would be slow.
        indirect case object(URL, text: String)
    }

    private let storage: Storage

    /// The absence of a URL, encoded as an empty string.
    static let empty = URLText(reading: "")

    /// The text must be empty, or a URL that clause 18 allows.
    init(reading text: String) {
        storage = .text(text)
    }

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

    package var text: String {
        switch storage {
        case .text(let text), .object(_, let text): text
        }
    }
}
