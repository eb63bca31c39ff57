// Stand-in for Foundation's NSItemProvider.h: the declarations.
//
// Declared: NSItemProvider.h of SDK 27, with its availability, its Sendable blocks and its nullability.
// visionOS has the same declarations as iOS.
public import Foundation

@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    @available(macOS, unavailable)
    case team = 1
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    case group = 2
    case ownProcess = 3
}

@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

// Declared: "@interface NSURL (NSItemProvider) <NSItemProviderReading, NSItemProviderWriting>". How it
// writes a URL is not documented.
extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public let NSItemProviderPreferredImageSizeKey: String = "NSItemProviderPreferredImageSizeKey"
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public let NSExtensionJavaScriptPreprocessingResultsKey: String =
    "NSExtensionJavaScriptPreprocessingResultsKey"
@available(iOS 8.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
@available(macOS, unavailable)
public let NSExtensionJavaScriptFinalizeArgumentKey: String =
    "NSExtensionJavaScriptFinalizeArgumentKey"

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSItemProvider: NSObject, NSCopying {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias LoadHandler =
        @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    typealias DataHandler =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileHandler =
        @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    public class var errorDomain: String { "NSItemProviderErrorDomain" }
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

    @available(iOS, deprecated: 27.0)
    @available(macOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(watchOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item, let typeIdentifier else { return }
        nonisolated(unsafe) let object = item
        add(typeIdentifier, .item { done, _, _ in done?(object, nil) })
    }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open var suggestedName: String? {
        get { name }
        set { name = newValue }
    }
    // Needs no availability attributes, because the tests run on Linux.
    var name: String?
    /// The calls of `loadItem`; read by tests.
    public internal(set) var objectLoadCount = 0

    open var previewImageHandler: NSItemProvider.LoadHandler?

    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { add(typeIdentifier, .data(loadHandler)) }

    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) ->
            Progress?
    ) { add(typeIdentifier, .file(loadHandler)) }

    @available(iOS, deprecated: 27.0)
    @available(macOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(watchOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    open func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler
    ) { add(typeIdentifier, .item(loadHandler)) }

    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            add(
                type,
                .data {
                    object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                })
        }
    }

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
        copy.name = name
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
