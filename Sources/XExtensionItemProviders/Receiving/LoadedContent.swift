#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    import XExtensionItem

    /// A representation made from the answer of an item provider.
    struct LoadedContent: Sendable {
        let representation: Representation
        /// Objects in a property list that no payload holds, with pointers from the representation.
        var losses: [UpstreamLoss] = []

        init(_ representation: Representation) {
            self.representation = representation
        }

        /// Creates a representation from an object; nil if the content is to be loaded as a file.
        ///
        /// A file URL stands for the file, which is opened at once: the permission to open it ends with
        /// the caller.
        init?(object: (any NSSecureCoding)?, _ type: TypeIdentifier, _ error: (any Error)?) throws {
            switch object {
            case nil: throw error ?? MissingAnswer()
            case let url as NSURL where url.isFileURL: try self.init(file: url as URL, type)
            case let object? where type.conforms(to: .url):
                guard let url = Self.url(object) else { return nil }
                self.init(.url(url))
            case let text as NSString where type.conforms(to: .text):
                self.init(.text(text as String, typeIdentifier: type))
            case let data as NSData: self.init(.data(data as Data, typeIdentifier: type))
            case let object? where Self.isPropertyList(object):
                var reader = ObjectReader(at: "/property-list")
                guard let value = reader.value(of: object) else { return nil }
                self.init(.propertyList(value, typeIdentifier: type))
                losses = reader.losses
            default: return nil
            }
        }

        /// Opens a file, or keeps the URL of a folder, which only programs on the same system can use.
        private init(file url: URL, _ type: TypeIdentifier) throws {
            if type.conforms(to: .url) {
                let isFolder =
                    try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
                self.init(isFolder ? .url(url) : try .file(at: url))
            } else {
                self.init(try .file(at: url, typeIdentifier: type))
            }
        }

        private static func isPropertyList(_ object: any NSSecureCoding) -> Bool {
            object is NSDictionary || object is NSArray || object is NSString || object is NSNumber
                || object is NSDate || object is NSURL
        }

        /// The URL of an object that a loader of `public.url` answers with: an `NSURL`, its text, or
        /// the property list that an `NSURL` writes, an array with the text first.
        static func url(_ object: any NSSecureCoding) -> URL? {
            switch object {
            case let url as NSURL: (url as URL).absoluteURL
            case let text as NSString: URL(string: text as String)
            case let list as NSArray: (list.firstObject as? String).flatMap { URL(string: $0) }
            case let data as NSData: url(in: data as Data)
            default: nil
            }
        }

        private static func url(in data: Data) -> URL? {
            if let list = try? WireDocument(data), list.kind(of: .root) == .array {
                let first = list.elements(of: .root).first { _ in true }
                return first.flatMap { list.string(at: $0) }.flatMap { URL(string: $0) }
            }
            return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        }

        /// Returns a preview image; nil for an object without bytes.
        static func preview(
            _ object: (any NSSecureCoding)?, _ error: (any Error)?
        ) throws -> Representation? {
            switch object {
            case let data as NSData: .image(data as Data)
            case let url as NSURL where url.isFileURL: try .file(at: url as URL)
            case nil: throw error ?? MissingAnswer()
            default: nil
            }
        }
    }
#endif
