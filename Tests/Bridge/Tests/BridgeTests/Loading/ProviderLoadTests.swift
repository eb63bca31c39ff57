import Foundation
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

struct ProviderLoadTests {
    /// A new progress becomes a child of its thread's current progress, and cannot have a second parent.
    @Test func threadMayHaveACurrentProgress() async throws {
        let progress = Progress(totalUnitCount: 1)
        let task = Task(executorPreference: ProgressExecutor()) {
            let text = NSItemProvider(item: "x" as NSString, typeIdentifier: "public.plain-text")
            return try await ReceivedAttachment(text).load(.plainText, progress: progress)
        }
        #expect(try await task.value.text == "x")
        #expect(progress.isFinished)
    }
}

/// Runs each part of a task while a progress is current.
private final class ProgressExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread { [executor = asUnownedTaskExecutor()] in
            let current = Progress(totalUnitCount: 1)
            current.becomeCurrent(withPendingUnitCount: 1)
            job.runSynchronously(on: executor)
            current.resignCurrent()
        }.start()
    }
}
