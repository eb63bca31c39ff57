#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Foundation
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    /// Gives a share sheet the content of an item source, made in the background when somebody has
    /// chosen an activity.
    ///
    ///     let provider = ActivityItemProvider(source)
    ///     let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    ///
    /// The sheet offers the activities for the placeholder of the main attachment. An activity gets an
    /// extension item, or only the main attachment if `DeliveryRules` say so. If nothing could be
    /// made, it gets `NSNull`, and ``failure`` has the reason.
    public final class ActivityItemProvider: UIActivityItemProvider, @unchecked Sendable {
        /// What became of one choice of an activity.
        private struct Outcome {
            var object: Any = NSNull()
            var attachment: Attachment?
            var thumbnail: UIImage?
            var losses: [UpstreamLoss] = []
            var failure: (any Error)?
        }

        private let source: ItemSource
        private let rules: DeliveryRules
        private let options: SendingOptions
        /// The files for activities that take no extension item.
        private let staging = StagingFolder()
        private let lock = NSLock()
        // Guarded by the lock.
        private var task: Task<Void, Never>?
        private var outcome = Outcome()

        /// Creates the provider of one activity item.
        ///
        /// - Parameters:
        ///   - source: the content.
        ///   - rules: the activities that get only the main attachment.
        ///   - options: whether the payload travels too, and the attributes for styled text; fonts and
        ///     colors of UIKit by default.
        public init(
            _ source: ItemSource, rules: DeliveryRules = .standard, options: SendingOptions = .uiKit
        ) {
            self.source = source
            self.rules = rules
            self.options = options
            super.init(
                placeholderItem: PlainObject.placeholder(for: source.mainAttachment.placeholder))
        }

        /// The reason why there is nothing to share; nil if there is, or nothing was asked for yet.
        public var failure: (any Error)? { lock.withLock { outcome.failure } }

        /// The losses of the extension item that was made last.
        public var losses: [UpstreamLoss] { lock.withLock { outcome.losses } }

        /// The object for the chosen activity, never nil.
        ///
        /// The system asks on a secondary thread, which waits for the providers of the source. On the
        /// main thread the result is `NSNull`, because a provider that needs the main actor would never
        /// end.
        public override var item: Any {
            let activity = activityType.map { ActivityType(rawValue: $0.rawValue) }
            var made = Outcome()
            if Thread.isMainThread {
                made.failure = AskedOnMainThread()
            } else {
                made = wait { await self.outcome(for: activity) }
            }
            lock.withLock { outcome = made }
            return made.object
        }

        /// Cancels the providers of the source.
        public override func cancel() {
            super.cancel()
            lock.withLock { task }?.cancel()
        }

        private func wait(for work: @escaping @Sendable () async -> Outcome) -> Outcome {
            let done = DispatchSemaphore(value: 0)
            let work = Task {
                let made = await work()
                self.lock.withLock { self.outcome = made }
                done.signal()
            }
            lock.withLock { task = work }
            if isCancelled { work.cancel() }
            done.wait()
            return lock.withLock { outcome }
        }

        private func outcome(for activity: ActivityType?) async -> Outcome {
            var outcome = Outcome()
            do {
                switch try await delivery(for: activity) {
                case .item(let item):
                    outcome.attachment = item.mainAttachment
                    outcome.thumbnail = await PlainObject.image(item.thumbnail)
                    (outcome.object, outcome.losses) = try item.systemItem(for: nil, options)
                case .attachment(let attachment):
                    outcome.attachment = attachment
                    outcome.thumbnail = await PlainObject.image(try await thumbnail(for: activity))
                    outcome.object = try await PlainObject.object(for: attachment, staging)
                }
            } catch {
                outcome = Outcome(failure: error)
            }
            return outcome
        }

        private func delivery(for activity: ActivityType?) async throws -> Delivery {
            guard let activity else { return .item(try await source.item()) }
            return try await source.delivery(for: activity, rules: rules)
        }

        /// Makes the thumbnail for an activity that gets only the main attachment.
        private func thumbnail(for activity: ActivityType?) async throws -> Representation? {
            guard let activity else { return nil }
            var source = ItemSource(text: "")
            source.thumbnail = self.source[activity].thumbnail
            return try await source.item(for: activity).thumbnail
        }

        // MARK: Questions of the share sheet

        /// The title for the activity.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            guard let activityType else { return source.title ?? "" }
            return source[ActivityType(rawValue: activityType.rawValue)].title ?? ""
        }

        /// The type of the main attachment; that of its placeholder before an activity is chosen.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            let made = activityType == nil ? nil : lock.withLock { outcome.attachment }
            let attachment = made ?? source.mainAttachment.placeholder
            return attachment.representations.first?.typeIdentifier.rawValue ?? ""
        }

        /// The thumbnail, if the source has one of bytes.
        public override func activityViewController(
            _ activityViewController: UIActivityViewController,
            thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
            suggestedSize size: CGSize
        ) -> UIImage? {
            lock.withLock { outcome.thumbnail }
        }
    }

    /// The error of asking for the item on the main thread.
    struct AskedOnMainThread: Error, LocalizedError, CustomStringConvertible {
        var description: String {
            "expected to be asked for the item on a secondary thread, which can wait for it"
        }
        var errorDescription: String? { description }
    }
#endif
