// Stand-in for Foundation's NSItemProvider.h: loading.
//
// Sources: see NSItemProvider.swift.
public import Foundation

extension NSItemProvider {
    /// Handlers are called here: "the completion handler is called on an internal queue".
    private static let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)

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
                    { item, error in completionHandler(item.flatMap(Self.coerced), error) },
                    NSData.self, nil)
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
        let lender = FileLender(name: suggestedName, completionHandler)
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
                        let data = item.flatMap(Self.coerced)
                        lender.lend(error, data.map { data in { try data.write(to: $0) } })
                    }, NSData.self, nil)
            }
        }
        return link.progress
    }

    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
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
                _ = load { url, _, error in completionHandler?(url as NSURL?, error) }
            case .item(let load): load(completionHandler, nil, nil)
            }
        }
    }

    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!
    ) {
        guard let previewImageHandler else {
            completionHandler(nil, Self.failure(.itemUnavailableError))
            return
        }
        previewImageHandler(completionHandler, nil, options)
    }

    /// The bytes of an object. How the system writes a web URL is not documented.
    static func coerced(_ item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data((text as String).utf8)
        case let url as NSURL where url.isFileURL: return try? Data(contentsOf: url as URL)
        case let url as NSURL: return Data((url as URL).absoluteString.utf8)
        case is NSDictionary, is NSArray:
            return try? PropertyListSerialization.data(
                fromPropertyList: item, format: .binary, options: 0)
        default: return nil
        }
    }
}

/// A progress that forwards its cancellation to the progress of a handler, once that is known.
private final class ProgressLink: @unchecked Sendable {
    let progress = Progress(totalUnitCount: 100)
    private let lock = NSLock()
    private var inner: Progress?

    init() {
        // A cycle: the receiver has only the progress.
        progress.cancellationHandler = { self.lock.withLock { self.inner }?.cancel() }
    }

    func follow(_ other: Progress?) {
        lock.withLock { inner = other }
        if progress.isCancelled { other?.cancel() }
    }
}

/// Hands out a file that is deleted when the handler returns.
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
