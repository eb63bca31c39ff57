#if canImport(ObjectiveC) || STAND_INS
    import Essentials
    import XExtensionItem

    #if canImport(UIKit) && !os(watchOS)
        import UIKit
    #endif

    struct LoadedContent: Sendable {
        /// Nil if a payload cannot represent the content.
        private(set) var representation: Representation?
        /// The content, or the objects in it, that a payload cannot represent. Pointers are
        /// relative to the representation.
        private(set) var losses: [Loss] = []
        /// The name of the file, if the item provider returned a file URL.
        private(set) var fileName: String?

        private init(_ representation: Representation) {
            self.representation = representation
        }

        init(file url: URL, _ type: TypeIdentifier) throws {
            if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false {
                losses = [
                    .notCarried("", "a folder of type \(type), which a payload cannot represent")
                ]
            } else {
                representation = try .file(at: url, typeIdentifier: type)
            }
        }

        /// Passes the content of an object to `answer`, or nil if the content must be loaded as a
        /// file.
        static func make(
            _ object: (any NSSecureCoding)?, _ type: TypeIdentifier, _ error: (any Error)?,
            _ answer: @escaping @Sendable (Result<LoadedContent?, any Error>) -> Void
        ) {
            do {
                if let loaded = try LoadedContent(object: object, type, error) {
                    answer(.success(loaded))
                } else if type.conforms(to: .image),
                    let image = object as? any NSItemProviderWriting
                {
                    image.loadPNG {
                        answer($0.map { LoadedContent(.data($0, typeIdentifier: .png)) })
                    }
                } else {
                    answer(.success(nil))
                }
            } catch {
                answer(.failure(error))
            }
        }

        /// Creates a representation from an object; nil if the content must be loaded as a file.
        ///
        /// If the object is a file URL, its file is opened at once, because the permission to open
        /// it ends when the caller returns. An attributed string becomes its text.
        private init?(
            object: (any NSSecureCoding)?, _ type: TypeIdentifier, _ error: (any Error)?
        ) throws {
            switch object {
            case nil: throw error ?? MissingAnswer()
            case let url as NSURL where url.isFileURL && type.conforms(to: .url):
                try self.init(namedFile: url as URL)
            case let url as NSURL where url.isFileURL:
                try self.init(file: url as URL, type)
                fileName = (url as URL).lastPathComponent
            case let object? where type.conforms(to: .url):
                guard let url = Self.url(object) else { return nil }
                self.init(.url(url))
            case let text as NSString where type.conforms(to: .text):
                self.init(.text(text as String, typeIdentifier: type))
            case let text as NSAttributedString where type.conforms(to: .text):
                self.init(.text(text.string, typeIdentifier: .plainText))
                guard text.isStyled(.foundation) else { return }
                losses = [.notCarried("", "the styling of an attributed string")]
            case let data as NSData: self.init(.data(data as Data, typeIdentifier: type))
            case let object? where Self.isPropertyList(object):
                var reader = ObjectReader(at: "/property-list")
                guard let value = reader.value(of: object) else { return nil }
                self.init(.propertyList(value, typeIdentifier: type))
                losses = reader.losses
            default: return nil
            }
        }

        /// Opens the file at a URL. A folder remains a URL, which only programs on the same system
        /// can use.
        private init(namedFile url: URL) throws {
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            self.init(isFolder ? .url(url) : try .file(at: url))
            fileName = url.lastPathComponent
        }

        /// The maximum size in bytes of a small file; see ``mayRepresentObject(_:besideFile:)``.
        private static let maximumObject = 1 << 20

        /// Whether a file may represent an object, because it is small text or begins like an
        /// archive.
        ///
        /// In practice, the file that the system creates for a `UIImage`, or for the `NSURL` of a
        /// file, is an archive of that object. Other images and text never begin like an archive. A
        /// file of any other type may begin like an archive without representing an object, so this
        /// returns true only if such a file is also small. Small text that is offered beside a file
        /// URL does not represent an object, because it is the text of that file.
        func mayRepresentObject(_ type: TypeIdentifier, besideFile: Bool) -> Bool {
            guard let representation, !type.conforms(to: .propertyList) else { return false }
            let isText = type.conforms(to: .text)
            let isSmall = (representation.byteCount ?? .max) <= Self.maximumObject
            guard representation.firstBytes?.starts(with: Data("bplist".utf8)) == true else {
                return isText && isSmall && !besideFile
            }
            return isText || type.conforms(to: .image) || isSmall
        }

        private static func isPropertyList(_ object: any NSSecureCoding) -> Bool {
            object is NSDictionary || object is NSArray || object is NSString || object is NSNumber
                || object is NSDate || object is NSURL
        }

        /// Reads the object that a loader of `public.url` returns: an `NSURL`, the text of the URL,
        /// or the property list that an `NSURL` writes, which is an array with the text first.
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

        static func preview(
            _ object: (any NSSecureCoding)?, _ error: (any Error)?,
            _ answer: @escaping @Sendable (Result<Representation?, any Error>) -> Void
        ) {
            switch object {
            case nil: answer(.failure(error ?? MissingAnswer()))
            case let data as NSData: answer(.success(.image(data as Data)))
            case let url as NSURL:
                answer(Result { url.isFileURL ? try .file(at: url as URL) : nil })
            case let image as any NSItemProviderWriting where image.writesPNG:
                image.loadPNG { answer($0.map { .data($0, typeIdentifier: .png) }) }
            default: answer(.success(nil))
            }
        }
    }

    extension NSItemProviderWriting {
        fileprivate var writesPNG: Bool {
            Self.writableTypeIdentifiersForItemProvider.contains(TypeIdentifier.png.rawValue)
        }

        fileprivate func loadPNG(
            _ answer: @escaping @Sendable (Result<Data, any Error>) -> Void
        ) {
            #if canImport(UIKit) && !os(watchOS)
                if let image = self as? UIImage { return answer(Result { try image.uprightPNG() }) }
            #endif
            _ = loadData(withTypeIdentifier: TypeIdentifier.png.rawValue) { data, error in
                answer(Result { if let data { data } else { throw error ?? MissingAnswer() } })
            }
        }
    }

    extension Representation {
        var firstBytes: Data? {
            guard let bytes = try? bytes() else { return nil }
            return (try? bytes.firstChunk(ofAtMost: 4 << 10)) ?? Data()
        }
    }
#endif
