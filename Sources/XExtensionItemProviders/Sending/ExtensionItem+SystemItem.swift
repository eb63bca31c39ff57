#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    /// Options for creating an `NSExtensionItem`.
    public struct SendingOptions: Sendable {
        /// Whether to include the whole payload as the last representation of the main attachment;
        /// false by default.
        ///
        /// A receiver with this library then gets the item losslessly, from
        /// ``ReceivedItem/payload(reading:)``. The payload is written on demand.
        public var carriesPayload = false
        /// The attributes for styled text; those of Foundation by default.
        public var styling = TextStyling.foundation

        /// Creates options with the default choices.
        public init() {}
    }

    extension ExtensionItem {
        /// Returns the item as an extension item of the system, and the losses of the mapping;
        /// section 23.
        ///
        /// Attachments are loaded only when a receiver requests them.
        ///
        /// - Parameters:
        ///   - activity: the activity to resolve for, or nil for the values for all activities.
        ///   - options: whether to include the payload, and the attributes for styled text.
        /// - Returns: the extension item, and the losses of `upstreamItem(for:)` together with
        ///   those of item providers and attributed strings.
        /// - Throws: `main-attachment.missing` if an item provider can carry no part of the main
        ///   attachment; the errors of `WireData/load()` for data in user info and parameters.
        public func systemItem(
            for activity: ActivityType? = nil, _ options: SendingOptions = SendingOptions()
        ) throws(PayloadError) -> (item: NSExtensionItem, losses: [Loss]) {
            try (activity.map(resolved) ?? self).systemItem(
                upstreamItem(for: activity), options, preview: nil)
        }

        /// Returns the extension item of an item that has no overlays. The preview image is created
        /// when a receiver requests it.
        package func systemItem(
            _ options: SendingOptions, preview: SizedThumbnail?
        ) throws(PayloadError) -> (item: NSExtensionItem, losses: [Loss]) {
            try systemItem(upstreamItem(), options, preview: preview)
        }

        private func systemItem(
            _ mapped: (item: UpstreamItem, losses: [Loss]), _ options: SendingOptions,
            preview: SizedThumbnail?
        ) throws(PayloadError) -> (item: NSExtensionItem, losses: [Loss]) {
            let upstream = mapped.item
            var losses = mapped.losses
            let providers = try providers(upstream, carriesPayload: options.carriesPayload)
            if let preview { providers[0].registerPreview { try await preview.image($0) } }
            let item = NSExtensionItem()
            // The system keeps the other properties in the user info, so the user info must be set
            // first.
            item.userInfo = try systemUserInfo(upstream.userInfo, &losses)
            item.attachments = providers
            if let text = upstream.contentText {
                let styling = options.styling.forExtensionItems
                item.attributedContentText = text.attributedString(styling: styling)
                losses += text.losses(styling, at: "/content-text")
            }
            item.attributedTitle = upstream.title.map { NSAttributedString(string: $0) }
            losses += providerLosses(upstream, losses)
            return (item, losses)
        }

        /// Returns item providers for drag and drop and for the pasteboard: one for each
        /// attachment, the first also with the whole payload.
        ///
        /// Other apps receive the attachments; text and property lists are offered as bytes. An
        /// app with this library creates a ``ReceivedItem`` from the item providers, and gets the
        /// item from ``ReceivedItem/payload(reading:)``.
        ///
        /// - Parameter activity: the activity to resolve for, or nil for the item as it is.
        /// - Returns: the item providers, in the order of the attachments.
        /// - Throws: `main-attachment.missing` if an item provider can carry no part of the main
        ///   attachment.
        public func itemProviders(
            for activity: ActivityType? = nil
        ) throws(PayloadError) -> [NSItemProvider] {
            let resolved = activity.map(resolved) ?? self
            return try resolved.providers(
                upstreamItem(for: activity).item, carriesPayload: true, offersBytes: true)
        }

        private func providers(
            _ upstream: UpstreamItem, carriesPayload: Bool, offersBytes: Bool = false
        ) throws(PayloadError) -> [NSItemProvider] {
            let staging = StagingFolder()
            let providers = upstream.attachments.map {
                NSItemProvider($0, staging: staging, offersBytes: offersBytes)
            }
            guard let main = providers.first else {
                throw PayloadError(
                    code: .missingMainAttachment,
                    message: "expected a main attachment that an item provider can carry")
            }
            if let thumbnail = upstream.thumbnail, thumbnail.url == nil {
                main.registerPreview { _ in thumbnail }
            }
            // The payload is not a separate attachment, because receivers count attachments. It is
            // the last representation, because receivers take the first one that they know.
            if carriesPayload {
                main.registerFile(.payload) {
                    let file = try staging.place(for: "item.xitem.plist")
                    try await write(to: file, as: .binary)
                    return file
                }
            }
            return providers
        }

        private func systemUserInfo(
            _ userInfo: WireDictionary, _ losses: inout [Loss]
        ) throws(PayloadError) -> [AnyHashable: Any] {
            var objects: [AnyHashable: Any] = [:]
            for (key, value) in userInfo {
                let pointer = pointer(ofUserInfo: key)
                guard !SystemProperties.isSystemKey(key) else {
                    losses.append(.notCarried(pointer, "the system reserves this key"))
                    continue
                }
                // A Swift dictionary treats canonically equivalent keys as equal, so another value
                // may use this key.
                guard objects[key] == nil else {
                    losses.append(
                        Loss(
                            code: .replacedUpstream, pointer: pointer,
                            message: "another value already uses the key"))
                    continue
                }
                var writer = ObjectWriter(at: pointer)
                objects[key] = try writer.object(of: value)
                losses += writer.losses
            }
            return objects
        }

        /// Returns the pointer, in this item, of the value that the mapping stored under a key of
        /// `userInfo`.
        private func pointer(ofUserInfo key: String) -> String {
            if userInfo[key] != nil { return "/user-info" + JSONPointer.step(key) }
            for namespace in parameters.namespaces.sorted(by: { $0.utf8.count > $1.utf8.count }) {
                let bytes = (namespace + ".").utf8
                guard key.utf8.starts(with: bytes) else { continue }
                let rest = String(decoding: key.utf8.dropFirst(bytes.count), as: UTF8.self)
                if parameters[namespace][rest] != nil {
                    return "/parameters" + JSONPointer.step(namespace) + JSONPointer.step(rest)
                }
            }
            return "/user-info" + JSONPointer.step(key)
        }
    }
#endif
