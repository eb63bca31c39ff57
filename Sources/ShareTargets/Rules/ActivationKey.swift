import UniformTypes

/// The keys of a dictionary rule that Apple documents.
enum ActivationKey: String, CaseIterable, Hashable, Sendable {
    case version = "NSExtensionActivationDictionaryVersion"
    case strictMatching = "NSExtensionActivationUsesStrictMatching"
    case greatestCount = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
    case leastCount = "NSExtensionActivationSupportsAttachmentsWithMinCount"
    case file = "NSExtensionActivationSupportsFileWithMaxCount"
    case image = "NSExtensionActivationSupportsImageWithMaxCount"
    case movie = "NSExtensionActivationSupportsMovieWithMaxCount"
    case text = "NSExtensionActivationSupportsText"
    case webURL = "NSExtensionActivationSupportsWebURLWithMaxCount"
    case webPage = "NSExtensionActivationSupportsWebPageWithMaxCount"

    /// The keys that accept a kind of attachment.
    static let kinds: [ActivationKey] = [.text, .webURL, .webPage, .image, .movie, .file]

    /// The name of the kind in messages.
    var kind: String {
        switch self {
        case .file: "file"
        case .image: "image"
        case .movie: "movie"
        case .text: "text"
        case .webURL: "web URL"
        case .webPage: "web page"
        default: "attachment"
        }
    }

    /// The types to share for a kind.
    var types: [TypeIdentifier] {
        switch self {
        case .file: [.data]
        case .image: [.image]
        case .movie: [.movie]
        case .text: [.plainText]
        case .webURL: [.url]
        case .webPage: [.propertyList]
        default: []
        }
    }
}
