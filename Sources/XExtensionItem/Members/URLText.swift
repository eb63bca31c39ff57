#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A URL as it is written. The object is made when it is asked for: it takes three hundred bytes, and
/// a payload may hold as many URLs as there are runs of text.
struct URLText: Sendable {
    private enum Storage {
        case text(String)
        /// A URL that its text does not bring back, for example one with a base.
        indirect case object(URL)
    }

    private let storage: Storage

    /// Takes a URL over from a payload; nil for text that the system makes no URL of.
    init?(reading text: String) {
        guard URL(asItStands: text) != nil else { return nil }
        storage = .text(text)
    }

    /// Takes a URL over from a program.
    init(_ url: URL) {
        let text = url.absoluteString
        storage = URL(asItStands: text) == url ? .text(text) : .object(url)
    }

    /// The URL.
    var url: URL? {
        switch storage {
        case .text(let text): URL(asItStands: text)
        case .object(let url): url
        }
    }

    /// The URL as it is written.
    var text: String {
        switch storage {
        case .text(let text): text
        case .object(let url): url.absoluteString
        }
    }
}
