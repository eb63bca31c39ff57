#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    extension ReceivedItem {
        /// Loads the attachments, and creates the item; section 23.
        ///
        /// If one of several types of an attachment cannot be loaded, that is a loss; if none can
        /// be loaded, it is an error. A folder, such as the package of a Live Photo, is a loss. An
        /// item provider may never respond; cancel the task to stop waiting.
        ///
        /// - Parameters:
        ///   - accepted: the types to load; types that conform to one of them are loaded too. If
        ///     nil, all types are loaded. An attachment without a type to load is omitted.
        ///   - namespaces: the namespaces of parameters that the program knows, besides
        ///     `com.tumblr.tumblr`.
        ///   - width: the number of attachments to load at the same time; 2 by default.
        ///   - progress: a progress whose total becomes the number of types to load.
        /// - Returns: the item, and the losses, whose pointers refer to `userInfo`. In a pointer,
        ///   the index of an attachment counts only the attachments that are loaded.
        /// - Throws: `AttachmentError` if an attachment cannot be loaded; the errors of
        ///   `UpstreamItem/extensionItem(namespaces:)`; `CancellationError`.
        public func extensionItem(
            conformingTo accepted: Set<TypeIdentifier>? = nil, namespaces: [String] = [],
            atOnce width: Int = 2, progress: Progress? = nil
        ) async throws -> (item: ExtensionItem, losses: [Loss]) {
            let loads = attachments.enumerated().map { position, attachment in
                AttachmentLoad(position, attachment, accepted)
            }.filter { !$0.types.isEmpty }
            progress?.totalUnitCount = Int64(loads.reduce(0) { $0 + $1.types.count })
            // Loading the preview can take as long as loading the attachments, so both run
            // concurrently.
            async let preview = preview(loads)
            let loaded = try await Self.load(loads, atOnce: max(1, width), progress)
            let upstream = UpstreamItem(
                userInfo: userInfo, title: title, contentText: contentText,
                attachments: loaded.map(\.attachment), thumbnail: try await preview)
            let (item, losses) = try upstream.extensionItem(namespaces: namespaces)
            let own = loaded.enumerated().flatMap { position, one in
                one.losses(at: "\(SystemProperties.attachmentsPointer)/\(position)")
            }
            return (item, objectLosses + own + losses)
        }

        /// Loads the payload that the sender included with the main attachment, or returns nil if
        /// the sender did not include a payload.
        ///
        /// Prefer the payload over the extension item, because the payload is lossless.
        ///
        /// - Parameter reading: reading options; lenient by default.
        /// - Returns: the item, or nil.
        /// - Throws: the error of the item provider; `PayloadError`; `CancellationError`.
        public func payload(reading: ExtensionItem.Reading = .lenient) async throws
            -> ExtensionItem?
        {
            guard let carrier = attachments.first(where: { $0.typeIdentifiers.contains(.payload) })
            else { return nil }
            return try await carrier.withFile(.payload, nil) { file in
                try ExtensionItem(contentsOf: file, reading: reading)
            }
        }

        /// Loads the results that the extension's JavaScript file returned for a web page in
        /// Safari, or nil.
        ///
        /// - Throws: the error of the item provider; `CancellationError`.
        public func javaScriptResults() async throws -> WireDictionary? {
            for attachment in attachments where attachment.typeIdentifiers.contains(.propertyList) {
                let list = try await attachment.load(.propertyList).propertyList?.dictionaryValue
                if let results = list?[NSExtensionJavaScriptPreprocessingResultsKey] {
                    return results.dictionaryValue
                }
            }
            return nil
        }

        private static func load(
            _ loads: [AttachmentLoad], atOnce width: Int, _ progress: Progress?
        ) async throws -> [LoadedAttachment] {
            try await withThrowingTaskGroup(of: LoadedAttachment.self) { group in
                var waiting = loads[...]
                var loaded: [LoadedAttachment] = []
                func startNext() {
                    guard let next = waiting.popFirst() else { return }
                    group.addTask { try await next.run(progress) }
                }
                for _ in 0..<width { startNext() }
                while let one = try await group.next() {
                    loaded.append(one)
                    startNext()
                }
                return loaded.sorted { $0.position < $1.position }
            }
        }

        /// The preview image of the main attachment, if the main attachment is loaded.
        private func preview(_ loads: [AttachmentLoad]) async throws -> Representation? {
            guard let main = loads.first, main.position == 0 else { return nil }
            return try await main.attachment.loadPreview()
        }
    }
#endif
