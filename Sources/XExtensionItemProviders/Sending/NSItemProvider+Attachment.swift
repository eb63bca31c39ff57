#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    extension NSItemProvider {
        /// The minimum size, in bytes, of data that is offered as a file.
        private static let fileThreshold = 64 << 10

        /// Creates an item provider with one registration for each representation, in the sender's
        /// order.
        ///
        /// URLs, text and property lists are registered as objects, because receivers that call
        /// `loadItem` expect objects. However, text or a property list is registered as data if its
        /// type conforms to neither `TypeIdentifier.text` nor `TypeIdentifier.propertyList`.
        ///
        /// Data of less than 64 KiB is registered as data. Larger data, and a file of a payload
        /// folder, is registered as a file that is written on demand. A media type becomes a
        /// uniform type, because the system knows no media types.
        ///
        /// - Parameter attachment: the attachment to offer. Content of an unknown kind is omitted.
        public convenience init(_ attachment: ExtensionItem.Attachment) {
            self.init(attachment, staging: StagingFolder())
        }

        /// After a drop or a paste, receivers request text and property lists as bytes, which the
        /// system does not always create from objects. `offersBytes` therefore registers both as
        /// data.
        package convenience init(
            _ attachment: ExtensionItem.Attachment, staging: StagingFolder,
            offersBytes: Bool = false
        ) {
            self.init()
            #if !os(tvOS) && !os(watchOS)
                suggestedName = attachment.systemName
            #endif
            for representation in attachment.representations {
                register(
                    representation, attachment.safeFileName(for: representation), staging,
                    offersBytes)
            }
        }

        private func register(
            _ representation: Representation, _ fileName: String, _ staging: StagingFolder,
            _ offersBytes: Bool
        ) {
            let type = representation.typeIdentifier.uniform
            guard !registeredTypeIdentifiers.contains(type.rawValue) else { return }
            switch representation.content {
            case .url(let url) where offersBytes && type == .url:
                if let url = url.url { registerObject(url.absoluteURL as NSURL, visibility: .all) }
            case .text(let text) where offersBytes || !type.isObject:
                registerData(type) { Data(text.utf8) }
            case .propertyList(let value)
            where !type.isObject || offersBytes && type.conforms(to: .propertyList):
                registerData(type) { try value.encoded(as: .binary) }
            case .url, .text, .propertyList:
                registerObject(type) { try await representation.systemObject() }
            case .data(let data) where data.byteCount < Self.fileThreshold:
                registerData(type) { try await representation.load() }
            case .data, .file:
                registerFile(type) {
                    let file = try staging.place(for: fileName)
                    try await representation.write(to: file)
                    return file
                }
            case .unknown: break
            }
        }

        func registerObject(
            _ type: TypeIdentifier,
            _ make: @escaping @Sendable () async throws -> any NSSecureCoding
        ) {
            registerItem(forTypeIdentifier: type.rawValue) { done, _, _ in
                let done = UncheckedBox(done)
                Task {
                    do { done.value?(try await make(), nil) } catch { done.value?(nil, error) }
                }
            }
        }

        private func registerData(
            _ type: TypeIdentifier, _ load: @escaping @Sendable () async throws -> Data
        ) {
            registerDataRepresentation(forTypeIdentifier: type.rawValue, visibility: .all) { done in
                let done = UncheckedBox(done)
                return Self.work {
                    do { done.value(try await load(), nil) } catch { done.value(nil, error) }
                }
            }
        }

        /// Registers a file that is written on demand, once for all loads.
        package func registerFile(
            _ type: TypeIdentifier, _ write: @escaping @Sendable () async throws -> URL
        ) {
            let file = SharedWork(write)
            registerFileRepresentation(
                forTypeIdentifier: type.rawValue, fileOptions: [], visibility: .all
            ) { done in
                let done = UncheckedBox(done)
                return Self.work {
                    do { done.value(try await file.value(), false, nil) } catch {
                        done.value(nil, false, error)
                    }
                }
            }
        }

        private static func work(_ body: @escaping @Sendable () async -> Void) -> Progress {
            let progress = Progress(totalUnitCount: 1)
            let task = Task {
                await body()
                progress.completedUnitCount = 1
            }
            progress.cancellationHandler = { task.cancel() }
            return progress
        }
    }

    extension TypeIdentifier {
        /// The uniform type for a media type, because the system knows no media types; any other
        /// type unchanged.
        package var uniform: TypeIdentifier {
            TypeIdentifier(mediaType: rawValue) ?? self
        }
    }

    extension ExtensionItem.Attachment {
        /// The suggested name of an item provider. The system derives a file name from it.
        ///
        /// A safe name is unchanged, with or without a filename extension.
        var systemName: String? {
            guard let suggestedName, let first = representations.first else { return nil }
            let safe = safeFileName(for: first)
            let stem = first.typeIdentifier.preferredFilenameExtension.map {
                suggestedName + "." + $0
            }
            return stem == safe ? suggestedName : safe
        }
    }

    extension URLText {
        /// The object that receivers expect: an absolute `NSURL`, because the system cannot load a
        /// relative URL (radar 46030386); an `NSString` if Foundation cannot parse the text.
        package var object: any NSSecureCoding {
            guard let url else { return NSString(string: text) }
            return url.absoluteURL as NSURL
        }
    }

    extension Representation {
        /// Returns the object that receivers expect from `loadItem`.
        ///
        /// - Throws: `representation.content` for content that an object cannot represent; the
        ///   errors of `loadText()`.
        package func systemObject() async throws -> any NSSecureCoding {
            switch content {
            case .url(let url): return url.object
            case .propertyList(let value):
                var writer = ObjectWriter(at: "")
                if let object = try writer.object(of: value) { return object }
                throw PayloadError(
                    WireFault(
                        code: .representationContent,
                        message: "expected a value that an object can represent"))
            case .text, .data, .file, .unknown: return NSString(string: try await loadText())
            }
        }
    }

    extension TypeIdentifier {
        /// Whether receivers request this type as an object. They request any other type as bytes,
        /// which must be registered, because the system cannot always derive them from an object.
        fileprivate var isObject: Bool { conforms(to: .propertyList) || conforms(to: .text) }
    }
#endif
