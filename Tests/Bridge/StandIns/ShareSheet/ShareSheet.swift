// The behavior of UIKit's share sheet with activity items, from documentation and headers.
//
// Documented: the placeholder and a type without an activity come first; the operation of an item
// provider runs on a secondary thread before its item is fetched; "the methods of this protocol are
// executed on your app's main thread" (UIActivityItemSource). Unknown: the order of the other
// requests, and, because the protocol is not isolated to an actor, whether they are always made on
// the main thread. A test chooses both. On Linux, the main actor does not run on the main thread,
// so another thread plays its role. The program MainThread uses the real main thread.
import Foundation
public import UIKit

/// One run of a share sheet over the items of a controller, with a log of its questions.
@MainActor public final class ShareSheet {
    /// The values that an activity gets from one activity item.
    public struct Received: @unchecked Sendable {
        public var placeholder: Any = NSNull()
        public var item: Any?
        public var subject = ""
        public var dataTypeIdentifier = ""
        public var thumbnail: UIImage?
    }

    /// A request after the user chose an activity.
    public enum Question: String, CaseIterable, Sendable {
        case item, type, subject, thumbnail
    }

    public private(set) var log: [String] = []
    private let controller: UIActivityViewController
    private let questions: [Question]
    private let thumbnailSize: CGSize
    private let asksOnMainThread: Bool

    /// - Parameters:
    ///   - questions: the questions in order; those before `item` are asked before the operation.
    ///   - asksOnMainThread: whether the questions are asked on the main thread.
    public init(
        _ controller: UIActivityViewController, questions: [Question] = Question.allCases,
        thumbnailSize: CGSize = CGSize(width: 60, height: 40), asksOnMainThread: Bool = true
    ) {
        self.controller = controller
        self.questions = questions
        self.thumbnailSize = thumbnailSize
        self.asksOnMainThread = asksOnMainThread
    }

    /// Presents the sheet, and chooses an activity.
    ///
    /// - Parameter started: called when an item provider runs in the background.
    public func choose(
        _ type: UIActivity.ActivityType,
        started: (@Sendable (UIActivityItemProvider) -> Void)? = nil
    ) async -> [Received] {
        guard controller.excludedActivityTypes?.contains(type) != true else {
            log.append("excluded")
            return []
        }
        var received: [Received] = []
        for item in controller.activityItems {
            guard let source = item as? any UIActivityItemSource else { continue }
            received.append(await ask(source, type, started))
        }
        return received
    }

    private func ask(
        _ source: any UIActivityItemSource, _ type: UIActivity.ActivityType,
        _ started: (@Sendable (UIActivityItemProvider) -> Void)?
    ) async -> Received {
        // When the sheet appears: the class of the placeholder, and a type for data.
        log += ["placeholder", "type of the placeholder"]
        var received = Received()
        let box = SourceBox(
            source: source, controller: controller, size: thumbnailSize,
            isMainThread: asksOnMainThread)
        received.placeholder = source.activityViewControllerPlaceholderItem(controller)
        _ = source.activityViewController(controller, dataTypeIdentifierForActivityType: nil)
        // After the user has chosen an activity.
        for question in questions {
            if question == .item, let provider = source as? UIActivityItemProvider {
                log.append("operation")
                provider.choice = type
                await run(provider, started)
            }
            log.append(question.rawValue)
            received = await box.answer(question, type, received)
        }
        return received
    }

    /// Runs an item provider on a secondary thread.
    private func run(
        _ provider: UIActivityItemProvider,
        _ started: (@Sendable (UIActivityItemProvider) -> Void)?
    ) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            provider.completionBlock = { done.resume() }
            // Not an operation queue: Dispatch on Linux replaces only one blocked worker per
            // second.
            onThread(isMain: false) { provider.start() }
            started?(provider)
        }
    }
}

/// The source of one activity item, which may be asked on any thread.
private struct SourceBox: @unchecked Sendable {
    let source: any UIActivityItemSource
    let controller: UIActivityViewController
    let size: CGSize
    let isMainThread: Bool

    private func answer(
        _ question: ShareSheet.Question, _ type: UIActivity.ActivityType,
        _ received: inout ShareSheet.Received
    ) {
        switch question {
        case .item:
            received.item = source.activityViewController(controller, itemForActivityType: type)
        case .type:
            received.dataTypeIdentifier = source.activityViewController(
                controller, dataTypeIdentifierForActivityType: type)
        case .subject:
            received.subject = source.activityViewController(
                controller, subjectForActivityType: type)
        case .thumbnail:
            received.thumbnail = source.activityViewController(
                controller, thumbnailImageForActivityType: type, suggestedSize: size)
        }
    }

    func answer(
        _ question: ShareSheet.Question, _ type: UIActivity.ActivityType,
        _ received: ShareSheet.Received
    ) async -> ShareSheet.Received {
        await withCheckedContinuation { done in
            onThread(isMain: isMainThread) {
                var received = received
                answer(question, type, &received)
                done.resume(returning: received)
            }
        }
    }
}

/// Runs work on a thread that acts as the main thread or as a secondary one, with the caller's
/// task-local values.
private func onThread(isMain: Bool, _ work: @escaping @Sendable () -> Void) {
    let textStorage = NSExtensionItem.textStorage
    Thread {
        CallingThread.$isMain.withValue(isMain) {
            NSExtensionItem.$textStorage.withValue(textStorage, operation: work)
        }
    }.start()
}
