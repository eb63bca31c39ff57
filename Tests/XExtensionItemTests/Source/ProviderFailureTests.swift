import Foundation
import Testing
import XExtensionItem

/// Providers are the app's code: they can throw, hang, and return unexpected values.
@Suite(.timeLimit(.minutes(5)))
struct ProviderFailureTests {
    struct Broken: Error {}

    /// Signals that it was called, and never returns, even if its task is cancelled.
    private static func hang(_ started: Gate) async {
        await started.pass()
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    private static func hanging(_ started: Gate) -> AttachmentProvider {
        AttachmentProvider.perActivity(placeholder: .text("")) { _ in
            await hang(started)
            return nil
        }
    }

    @Test func cancellationEndsTheWaitForAProviderThatHangs() async throws {
        let started = Gate(count: 4)
        var source = ItemSource(mainAttachment: Self.hanging(started))
        source.additionalAttachments = [Self.hanging(started)]
        source.thumbnail = .perActivity { _, _ in
            await Self.hang(started)
            return nil
        }
        let task = Task { [source] in try await source.item() }
        await started.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func anErrorEndsTheWaitForAProviderThatHangs() async throws {
        let started = Gate(count: 2)
        var source = ItemSource(mainAttachment: Self.hanging(started))
        source.additionalAttachments = [
            AttachmentProvider.perActivity(placeholder: .text("")) { _ in
                await started.pass()
                throw Broken()
            }
        ]
        let error = await #expect(throws: AttachmentError.self) { try await source.item() }
        #expect(error?.pointer == "/additional-attachments/0")
        #expect(error?.underlying is Broken)
    }

    /// A timeout as in the documentation: two tasks, and the first result wins.
    @Test func cancellationActsAsTimeout() async throws {
        let started = Gate(count: 2)
        let source = ItemSource(mainAttachment: Self.hanging(started))
        let item = await withTaskGroup(of: ExtensionItem?.self) { group in
            group.addTask { try? await source.item() }
            group.addTask {
                await started.pass()
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        #expect(item == nil)
    }

    @Test func cancelledTasksCallNoProvider() async throws {
        let calls = Calls()
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { _ in
                await calls.add("called")
                return .text("x")
            })
        let gate = Gate(count: 2)
        let task = Task {
            await gate.pass()
            return try await source.item()
        }
        task.cancel()
        await gate.pass()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await calls.all.isEmpty)
    }

    /// Encoding fails if a payload cannot represent the result of a provider, and nothing is written.
    @Test func unrepresentableAnswersFailOnEncoding() async throws {
        var source = ItemSource(text: "x")
        source.thumbnail = .perActivity { _, _ in Representation.text("x") }
        let text = try await source.item()
        let content = ["representation.content /thumbnail"]
        #expect(try refusal { try text.encoded(as: .json) } == content)
        let empty = try await ItemSource(
            mainAttachment: .perActivity(placeholder: .text("x")) { _ in
                ExtensionItem.Attachment(representations: [])
            }
        ).item()
        let missing = [
            "main-attachment.missing /main-attachment", "member.missing /main-attachment",
        ]
        #expect(try refusal { try empty.encoded(as: .json) } == missing)
        let twice = try await ItemSource(
            mainAttachment: .perActivity(placeholder: .image(Data())) { _ in
                ExtensionItem.Attachment(representations: [
                    Representation.text("x", typeIdentifier: .png),
                    Representation.text("y", typeIdentifier: .png),
                ])
            }
        ).item()
        let type = "/main-attachment/representations/1/type-identifier"
        let duplicate = ["representation.duplicate-type \(type)"]
        #expect(try refusal { try twice.encoded(as: .json) } == duplicate)
    }
}
