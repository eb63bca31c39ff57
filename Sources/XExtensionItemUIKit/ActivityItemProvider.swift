#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    /// Provides the content of an item source to a share sheet. The content is created in the
    /// background after the user chooses an activity.
    ///
    ///     let provider = ActivityItemProvider(source)
    ///     let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    ///
    /// The sheet offers the activities for the placeholder of the main attachment. An activity gets
    /// an extension item, or only the main attachment, according to `DeliveryRules`. If creating
    /// the item fails, the activity gets `NSNull`, and ``failure`` has the reason.
    public final class ActivityItemProvider: UIActivityItemProvider, @unchecked Sendable {
        private struct Outcome: @unchecked Sendable {
            var object: Any = NSNull()
            var attachment: ExtensionItem.Attachment?
            var thumbnail: UIImage?
            var losses: [Loss] = []
            var failure: (any Error)?
        }

        private let source: ItemSource
        private let rules: DeliveryRules
        private let options: SendingOptions
        /// The files for activities that do not accept an extension item. Such an activity may keep
        /// the URL of its file.
        private let staging = StagingFolder(outlivesItsOwner: true)
        private let lock = NSLock()
        // The lock guards the properties below.
        private var task: Task<Void, Never>?
        private var outcome = Outcome()
        private var thumbnails: [ActivityType?: SizedThumbnail] = [:]
        private var thumbnailSize: ThumbnailProvider.Size?

        /// Creates the provider of one activity item.
        ///
        /// - Parameters:
        ///   - source: the content.
        ///   - rules: the activities that get only the main attachment.
        ///   - options: the attributes for styled text, and whether to include the payload. By
        ///     default, styled text has fonts and colors of UIKit, and the payload is not included.
        public init(
            _ source: ItemSource, rules: DeliveryRules = .standard, options: SendingOptions = .uiKit
        ) {
            self.source = source
            self.rules = rules
            self.options = options
            super.init(
                placeholderItem: PlainObject.placeholder(for: source.mainAttachment.placeholder))
        }

        /// The error of the last request; nil if the request succeeded, or before the first
        /// request.
        public var failure: (any Error)? { lock.withLock { outcome.failure } }

        /// The losses of the last request. Some activities get only the main attachment, with
        /// the title and the thumbnail; every other value is then a loss.
        public var losses: [Loss] { lock.withLock { outcome.losses } }

        /// The object for the chosen activity, never nil.
        ///
        /// The system reads this property on a secondary thread, which waits for the providers of
        /// the source. On the main thread, this property returns the previous result or `NSNull`,
        /// because waiting there for a provider on the main actor would deadlock.
        public override var item: Any {
            let activity = activityType.map { ActivityType(rawValue: $0.rawValue) }
            guard !isMainThread else {
                return lock.withLock {
                    if outcome.object is NSNull, outcome.failure == nil {
                        outcome.failure = RequestedOnMainThread()
                    }
                    return outcome.object
                }
            }
            let made = wait(Outcome()) { await self.outcome(for: activity) }
            lock.withLock { outcome = made }
            return made.object
        }

        /// Cancels the providers of the source.
        public override func cancel() {
            super.cancel()
            lock.withLock { task }?.cancel()
        }

        private var isMainThread: Bool { pthread_main_np() != 0 }

        private func wait<Value: Sendable>(
            _ initial: Value, for work: @escaping @Sendable () async -> Value
        ) -> Value {
            let done = DispatchSemaphore(value: 0)
            // The semaphore ensures that the task writes the value before this thread returns it.
            nonisolated(unsafe) var value = initial
            let task = Task {
                value = await work()
                done.signal()
            }
            lock.withLock { self.task = task }
            if isCancelled { task.cancel() }
            done.wait()
            return value
        }

        private func outcome(for activity: ActivityType?) async -> Outcome {
            var outcome = Outcome()
            let thumbnail = thumbnail(for: activity)
            let loaded = ItemProviderLosses()
            do {
                let delivery = try await ItemProviderLosses.$current.withValue(loaded) {
                    try await self.delivery(for: activity)
                }
                switch delivery {
                case .item(let item):
                    outcome.attachment = item.mainAttachment
                    (outcome.object, outcome.losses) = try item.systemItem(
                        options, preview: item.thumbnail == nil ? thumbnail : nil)
                    outcome.losses += loaded.losses(in: item)
                case .attachment(let attachment):
                    outcome.attachment = attachment
                    let object = try await PlainObject.object(for: attachment, staging)
                    let item = try await plainItem(attachment, activity)
                    outcome.object = object
                    outcome.losses = PlainObject.losses(of: item, object) + loaded.losses(in: item)
                }
                let size = lock.withLock { thumbnailSize }
                outcome.thumbnail = await PlainObject.image { try await thumbnail?.image(size) }
            } catch {
                outcome = Outcome(failure: error)
            }
            return outcome
        }

        /// Omits a thumbnail that is created on demand; ``thumbnail(for:)`` provides it in the
        /// requested size.
        private func delivery(for activity: ActivityType?) async throws -> Delivery {
            var source = source
            if source.thumbnail?.isMadeLater == true { source.thumbnail = nil }
            guard let activity else { return .item(try await source.item()) }
            if source[activity].thumbnail?.isMadeLater == true { source[activity].thumbnail = nil }
            return try await source.delivery(for: activity, rules: rules)
        }

        /// Returns an item from which the losses are computed. No provider is called, so the
        /// additional attachments have no content.
        private func plainItem(
            _ attachment: ExtensionItem.Attachment, _ activity: ActivityType?
        ) async throws -> ExtensionItem {
            guard let activity else { return ExtensionItem(mainAttachment: attachment) }
            var source = source
            source[activity].mainAttachment = AttachmentProvider(attachment)
            source[activity].additionalAttachments = source[activity].additionalAttachments
                .map { _ in .text("") }
            source[activity].thumbnail = nil
            return try await source.item(for: activity)
        }

        private func thumbnail(for activity: ActivityType?) -> SizedThumbnail? {
            let provider = activity.map { source[$0].thumbnail } ?? source.thumbnail
            guard let provider else { return nil }
            return lock.withLock {
                let thumbnail = thumbnails[activity] ?? SizedThumbnail(provider, for: activity)
                thumbnails[activity] = thumbnail
                return thumbnail
            }
        }

        // MARK: Requests of the share sheet

        /// The title for the activity.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            guard let activityType else { return source.title ?? "" }
            return source[ActivityType(rawValue: activityType.rawValue)].title ?? ""
        }

        /// The uniform type identifier of the main attachment, or, before an activity is chosen, of
        /// its placeholder.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            let made = activityType == nil ? nil : lock.withLock { outcome.attachment }
            return PlainObject.typeIdentifier(of: made ?? source.mainAttachment.placeholder)
        }

        /// The thumbnail in the size that the sheet suggests.
        ///
        /// On the main thread, which must not wait, this is the image that
        /// `ThumbnailProvider.drawing(_:)` draws in this size, or the thumbnail that was created
        /// with the item.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
            suggestedSize size: CGSize
        ) -> UIImage? {
            let activity = activityType.map { ActivityType(rawValue: $0.rawValue) }
            let size = ThumbnailProvider.Size(width: size.width, height: size.height)
            guard let thumbnail = thumbnail(for: activity) else { return nil }
            if thumbnail.provider.isMadeLater, let draw = thumbnail.provider.immediate {
                return PlainObject.smallImage(try? draw(activity, size))
            }
            guard isMainThread else {
                return wait(nil) { await PlainObject.image { try await thumbnail.image(size) } }
            }
            let made = lock.withLock {
                thumbnailSize = size
                return outcome.thumbnail
            }
            return made
                ?? PlainObject.smallImage(try? thumbnail.provider.immediate?(activity, size))
        }
    }

    struct RequestedOnMainThread: Error, LocalizedError, CustomStringConvertible {
        var description: String {
            "the item was requested on the main thread; expected a secondary thread"
        }
        var errorDescription: String? { description }
    }
#endif
