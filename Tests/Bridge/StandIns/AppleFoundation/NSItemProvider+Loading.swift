// Stand-in for Foundation's NSItemProvider.h: loading.
//
// Documented, in the comments of that header: completion handlers run on an internal queue; "items
// registered using the binary interface will appear as NSData" to `loadItem`; "if the item is
// retrieved using the binary interface, the original object will be retrieved and coerced to
// NSData", by a table that lists NSURL ("the contents of the URL is read"), but no UIImage on iOS,
// and no NSString, NSArray or NSDictionary; the file of `loadFileRepresentation` is deleted when
// the handler returns; without a handler for previews, the system may create one with QuickLook.
//
// Seen: a package such as a Live Photo loads as a folder, and its data is an archive. The file of a
// UIImage starts with a binary property list (tigase/siskin-im, issue 248). The file of an NSURL is
// a binary property list that names the file (keybase/client, issue 29549; wireapp/wire-ios, issue
// 4172). Because this contradicts the table, a test chooses the conversion.
public import Foundation

extension NSItemProvider {
    /// The bytes or the file that the system creates from an object.
    public enum ObjectBytes: CaseIterable, Sendable {
        /// A binary property list, as seen.
        case archive
        /// The conversions of the header's table; an error for other objects.
        case table
        /// Undocumented: also strings as UTF-8, and containers as property lists.
        case contents
    }
    /// Chosen by tests.
    @TaskLocal public static var objectBytes = ObjectBytes.archive

    /// Handlers are called here: "the completion handler is called on an internal queue".
    private static let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)

    private static var noCoercion: NSError { failure(.unavailableCoercionError) }

    static func failure(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: nil)
    }

    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let link = ProgressLink()
        guard let source = source(typeIdentifier) else {
            Self.queue.async { completionHandler(nil, Self.failure(.itemUnavailableError)) }
            return link.progress
        }
        let bytes = Self.objectBytes
        Self.queue.async {
            switch source {
            case .data(let load):
                link.follow(load { data, error in completionHandler(data, error) })
            case .file(let load):
                link.follow(
                    load { url, _, error in
                        completionHandler(url.flatMap { try? Data(contentsOf: $0) }, error)
                    })
            case .item(let load):
                load(
                    { item, error in
                        let data = item.flatMap { Self.coerced($0, bytes) }
                        completionHandler(data, data == nil ? error ?? Self.noCoercion : nil)
                    }, NSData.self, nil)
            }
        }
        return link.progress
    }

    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let link = ProgressLink()
        guard let source = source(typeIdentifier) else {
            Self.queue.async { completionHandler(nil, Self.failure(.itemUnavailableError)) }
            return link.progress
        }
        let lender = FileLender(name: name, completionHandler)
        let bytes = Self.objectBytes
        Self.queue.async {
            switch source {
            case .data(let load):
                link.follow(
                    load { data, error in
                        lender.lend(error, data.map { data in { try data.write(to: $0) } })
                    })
            case .file(let load):
                link.follow(
                    load { url, _, error in
                        lender.lend(
                            error,
                            url.map { url in { try FileManager.default.copyItem(at: url, to: $0) } }
                        )
                    })
            case .item(let load):
                load(
                    { item, error in
                        let data = item.flatMap { Self.coerced($0, bytes) }
                        lender.lend(
                            data == nil ? error ?? Self.noCoercion : nil,
                            data.map { data in { try data.write(to: $0) } })
                    }, NSData.self, nil)
            }
        }
        return link.progress
    }

    @available(iOS, deprecated: 27.0)
    @available(macOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(watchOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
        objectLoadCount += 1
        guard let source = source(typeIdentifier) else {
            Self.queue.async { completionHandler?(nil, Self.failure(.itemUnavailableError)) }
            return
        }
        Self.queue.async {
            switch source {
            // "Items registered using the binary interface will appear as NSData."
            case .data(let load):
                _ = load { data, error in completionHandler?(data as NSData?, error) }
            case .file(let load):
                _ = load { url, _, error in
                    completionHandler?(url.flatMap { try? Data(contentsOf: $0) } as NSData?, error)
                }
            case .item(let load): load(completionHandler, nil, nil)
            }
        }
    }

    /// The image that QuickLook creates if the sender has none; chosen by tests.
    @TaskLocal public static var quickLookImage: Data?

    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!
    ) {
        if let previewImageHandler {
            previewImageHandler(completionHandler, nil, options)
        } else if let image = Self.quickLookImage {
            completionHandler(image as NSData, nil)
        } else {
            completionHandler(nil, Self.failure(.itemUnavailableError))
        }
    }

    // Overloads that the compiler could choose for a call with `await`.
    @available(iOS, deprecated: 27.0)
    @available(macOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(watchOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding { throw Self.failure(.unknownError) }

    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:]
    ) async throws -> any NSSecureCoding { throw Self.failure(.unknownError) }

    /// The bytes of an object; for an archive, only its first bytes.
    private static func coerced(_ item: any NSSecureCoding, _ bytes: ObjectBytes) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let url as NSURL where bytes == .archive: return list([url.absoluteString, ""])
        case let url as NSURL where url.isFileURL: return try? Data(contentsOf: url as URL)
        case _ where bytes == .archive: return Data("bplist00 of \(Swift.type(of: item))".utf8)
        case let text as NSString where bytes == .contents: return Data((text as String).utf8)
        case let url as NSURL where bytes == .contents: return Data(url.absoluteString.utf8)
        case is NSDictionary where bytes == .contents, is NSArray where bytes == .contents:
            return list(item)
        default: return nil
        }
    }

    private static func list(_ object: Any) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    }
}

/// A progress that forwards its cancellation to the progress of a handler, once that is known.
private final class ProgressLink: @unchecked Sendable {
    let progress = Progress.discreteProgress(totalUnitCount: 100)
    private let lock = NSLock()
    private var inner: Progress?

    init() {
        // The cycle keeps the link alive, because the receiver holds only the progress.
        progress.cancellationHandler = { self.lock.withLock { self.inner }?.cancel() }
    }

    func follow(_ other: Progress?) {
        lock.withLock { inner = other }
        if progress.isCancelled { other?.cancel() }
    }
}

/// Passes a file to the handler, and deletes it when the handler returns.
private struct FileLender: Sendable {
    let name: String?
    let handler: @Sendable (URL?, (any Error)?) -> Void

    init(name: String?, _ handler: @escaping @Sendable (URL?, (any Error)?) -> Void) {
        self.name = name
        self.handler = handler
    }

    func lend(_ error: (any Error)?, _ fill: ((URL) throws -> Void)?) {
        guard let fill else { return handler(nil, error) }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("stand-in-\(UUID().uuidString)")
        let file = folder.appendingPathComponent(name ?? "item")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try fill(file)
            handler(file, nil)
        } catch {
            handler(nil, error)
        }
        // "This file will be deleted when the completion handler returns."
        try? FileManager.default.removeItem(at: folder)
    }
}
