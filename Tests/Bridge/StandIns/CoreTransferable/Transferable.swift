// Stand-in for CoreTransferable: the declarations that the bridge uses.
//
// Declared: developer.apple.com, CoreTransferable (Transferable, TransferRepresentation,
// FileRepresentation, ProxyRepresentation, SentTransferredFile, ReceivedTransferredFile). The
// asynchronous proxy came with iOS 16.1, and is deprecated since iOS 17.
public import Foundation
public import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation {
        get
    }
}

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never {
        let reason = "never called"
        return fatalError(reason)
    }
    public var body: Never {
        let reason = "never called"
        return fatalError(reason)
    }
}

extension URL: Transferable {
    public static var transferRepresentation: Never {
        let reason = "never called"
        return fatalError(reason)
    }
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
    where R.Item == Item { content }

    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
        _ first: A, _ second: B
    ) -> TupleTransferRepresentation<Item, A, B> where A.Item == Item, B.Item == Item {
        TupleTransferRepresentation(first: first, second: second)
    }
}

public struct TupleTransferRepresentation<
    Item: Transferable, A: TransferRepresentation, B: TransferRepresentation
>: TransferRepresentation {
    public let first: A
    public let second: B
    public typealias Body = Never
    public var body: Never {
        let reason = "never called"
        return fatalError(reason)
    }
}

public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
    public init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let contentType: UTType
    public let exporting: @Sendable (Item) async throws -> SentTransferredFile
    public let importing: @Sendable (ReceivedTransferredFile) async throws -> Item
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }
    // Overloads that the compiler could choose for a call.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { fatalError(contentTypeOnly) }
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { fatalError(contentTypeOnly) }
    public typealias Body = Never
    public var body: Never {
        let reason = "never called"
        return fatalError(reason)
    }
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    public let exporting: @Sendable (Item) async throws -> ProxyRepresentation
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
    }
    @available(iOS 16.1, macOS 13.1, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
    @available(iOS, deprecated: 17.0)
    @available(macOS, deprecated: 14.0)
    @available(tvOS, deprecated: 17.0)
    @available(watchOS, deprecated: 10.0)
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = exporting
    }
    public typealias Body = Never
    public var body: Never {
        let reason = "never called"
        return fatalError(reason)
    }
}

private let contentTypeOnly = "the bridge imports and exports one type"
