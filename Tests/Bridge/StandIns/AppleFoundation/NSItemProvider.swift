// Stand-in for Foundation's NSItemProvider.h: the declarations.
//
// Signatures: the generated interface of Xcode 15's NSItemProvider.h, checked against
// developer.apple.com for iOS 16 to 18 and onestack.dev, Foundation/NSItemProvider (SDK 27.1).
// Behavior: the comments of that header.
public import Foundation

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

public let NSExtensionJavaScriptPreprocessingResultsKey =
    "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

open class NSItemProvider: NSObject, NSCopying {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias LoadHandler =
        @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    public typealias DataHandler =
        @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    public typealias FileHandler =
        @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?

    public static let errorDomain = "NSItemProviderErrorDomain"
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    enum Source {
        case data(DataHandler)
        case file(FileHandler)
        case item(LoadHandler)
    }

    private let lock = NSLock()
    private var sources: [(type: String, source: Source)] = []

    public override init() { super.init() }

    open var suggestedName: String?
    open var previewImageHandler: NSItemProvider.LoadHandler?

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { add(typeIdentifier, .data(loadHandler)) }

    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) { add(typeIdentifier, .file(loadHandler)) }

    open func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler
    ) { add(typeIdentifier, .item(loadHandler)) }

    private func add(_ type: String, _ source: Source) {
        lock.withLock {
            sources.removeAll { $0.type == type }
            sources.append((type, source))
        }
    }

    open var registeredTypeIdentifiers: [String] { lock.withLock { sources.map(\.type) } }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        source(typeIdentifier) != nil
    }

    /// The first registration whose type conforms.
    func source(_ type: String) -> Source? {
        lock.withLock { sources }.first { Conformance.conforms($0.type, to: type) }?.source
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.sources = lock.withLock { sources }
        copy.suggestedName = suggestedName
        copy.previewImageHandler = previewImageHandler
        return copy
    }
}

@available(*, unavailable)
extension NSItemProvider: @unchecked Sendable {}

/// The conformances of types that the tests need; UniformTypeIdentifiers has them on Apple's systems.
enum Conformance {
    private static let parents: [String: [String]] = [
        "public.png": ["public.image"], "public.jpeg": ["public.image"],
        "public.image": ["public.data"], "public.plain-text": ["public.text"],
        "public.html": ["public.text"], "public.text": ["public.data"],
        "public.mpeg-4": ["public.movie"], "public.movie": ["public.data"],
        "com.adobe.pdf": ["public.data"], "public.file-url": ["public.url"],
        "public.url": ["public.data"], "com.apple.property-list": ["public.data"],
        "public.data": ["public.item"],
    ]

    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
    }
}
