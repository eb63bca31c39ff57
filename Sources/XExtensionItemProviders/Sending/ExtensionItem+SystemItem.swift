#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    extension ExtensionItem {
        /// Returns the item as an extension item of the system, and the losses of the mapping; section
        /// 23.
        ///
        /// Nothing is loaded: attachments are read when a receiver asks for them.
        ///
        /// - Parameters:
        ///   - activity: the activity to resolve for, or nil for the values for all activities.
        ///   - options: whether the payload travels too, and the attributes for styled text.
        /// - Returns: the extension item, and the losses of `upstream(for:)` together with those of
        ///   item providers and attributed strings.
        /// - Throws: `main-attachment.missing` if nothing of the main attachment can be carried; the
        ///   errors of `WireData/load()` for data in user info and parameters.
        public func systemItem(
            for activity: ActivityType? = nil, _ options: SendingOptions = SendingOptions()
        ) throws(WireError) -> (item: NSExtensionItem, losses: [UpstreamLoss]) {
            let resolved = activity.map(resolved) ?? self
            var (upstream, losses) = upstream(for: activity)
            let providers = try resolved.providers(upstream, carriesPayload: options.carriesPayload)
            let item = NSExtensionItem()
            // The system keeps the other properties in the user info, so it must be set first.
            item.userInfo = try resolved.systemUserInfo(upstream.userInfo, &losses)
            item.attachments = providers
            if let text = upstream.contentText {
                item.attributedContentText = text.attributedString(options.styling)
                losses += text.losses(options.styling, at: "/content-text")
            }
            item.attributedTitle = upstream.title.map { NSAttributedString(string: $0) }
            losses += resolved.providerLosses(upstream, losses)
            return (item, losses)
        }

        /// Returns item providers for drag and drop and for the pasteboard: one for each attachment,
        /// the first also with the whole payload.
        ///
        /// Other apps take the attachments. An app with this library makes a ``ReceivedItem`` of the
        /// item providers, and gets the item from ``ReceivedItem/payload(reading:)``.
        ///
        /// - Parameter activity: the activity to resolve for, or nil for the item as it is.
        /// - Returns: the item providers, in the order of the attachments.
        /// - Throws: `main-attachment.missing` if nothing of the main attachment can be carried.
        public func itemProviders(
            for activity: ActivityType? = nil
        ) throws(WireError) -> [NSItemProvider] {
            let resolved = activity.map(resolved) ?? self
            return try resolved.providers(upstream(for: activity).item, carriesPayload: true)
        }

        private func providers(
            _ upstream: UpstreamItem, carriesPayload: Bool
        ) throws(WireError) -> [NSItemProvider] {
            let staging = StagingFolder()
            let providers = upstream.attachments.map { NSItemProvider($0, staging: staging) }
            guard let main = providers.first else {
                throw WireError(
                    code: .missingMainAttachment,
                    message: "expected a main attachment that an item provider can carry")
            }
            if let thumbnail = upstream.thumbnail, thumbnail.url == nil {
                main.previewImageHandler = { done, _, _ in
                    let done = UncheckedBox(done)
                    Task {
                        do { done.value?(try await thumbnail.load() as NSData, nil) } catch {
                            done.value?(nil, error)
                        }
                    }
                }
            }
            // Not an attachment of its own, because receivers count attachments; and the last
            // representation, because receivers take the first that they know.
            if carriesPayload {
                main.registerFile(.payload) {
                    let file = try staging.place(for: "item.xitem.plist")
                    try await write(to: file, as: .binary)
                    return file
                }
            }
            return providers
        }

        /// Returns the user info as objects.
        private func systemUserInfo(
            _ userInfo: WireDictionary, _ losses: inout [UpstreamLoss]
        ) throws(WireError) -> [AnyHashable: Any] {
            var objects: [AnyHashable: Any] = [:]
            for (key, value) in userInfo {
                let pointer = pointer(ofUserInfo: key)
                // Keys that differ in composition alone are one key of a Swift dictionary.
                guard objects[key] == nil else {
                    losses.append(
                        UpstreamLoss(
                            code: .replacedUpstream, pointer: pointer,
                            message: "another value takes the key"))
                    continue
                }
                var writer = ObjectWriter(at: pointer)
                objects[key] = try writer.object(of: value)
                losses += writer.losses
            }
            return objects
        }

        /// The place of the value that became a key of `userInfo`.
        private func pointer(ofUserInfo key: String) -> String {
            if userInfo[key] != nil { return "/user-info" + key.pointerStep }
            for namespace in parameters.namespaces.sorted(by: { $0.utf8.count > $1.utf8.count }) {
                let bytes = (namespace + ".").utf8
                guard key.utf8.starts(with: bytes) else { continue }
                let rest = String(decoding: key.utf8.dropFirst(bytes.count), as: UTF8.self)
                if parameters[namespace][rest] != nil {
                    return "/parameters" + namespace.pointerStep + rest.pointerStep
                }
            }
            return "/user-info" + key.pointerStep
        }
    }
#endif
