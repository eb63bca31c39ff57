import XExtensionItem
import XExtensionItemProviders

#if os(iOS)
    import os
#endif
#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A report of undocumented behavior of this system. It does not need a share sheet.
@MainActor enum SystemReport {
    static func lines() async -> [String] {
        var lines = ["system: \(ProcessInfo.processInfo.operatingSystemVersionString)"]
        lines += texts()
        let provider = registrations()
        let types = provider.registeredTypeIdentifiers.map(TypeIdentifier.init(rawValue:))
        lines += await loads(provider, types)
        return lines + ["memory: \(memory)"]
    }

    /// The class of each object in `userInfo`, and the first bytes of data.
    static func userInfo(of item: NSExtensionItem) -> [String] {
        (item.userInfo ?? [:]).map { key, value in
            let start = (value as? NSData).map {
                " \(($0 as Data).prefix(12).map { String($0, radix: 16) })"
            }
            return "userInfo \(key): \(type(of: value))\(start ?? "")"
        }.sorted()
    }

    /// The values that an extension item returns after its properties are set.
    private static func texts() -> [String] {
        let item = NSExtensionItem()
        item.attributedTitle = NSAttributedString(string: "Title")
        var run = TextRun("bold")
        (run.isBold, run.isUnderlined) = (true, true)
        item.attributedContentText = AttributedText([run]).attributedString()
        var lines = userInfo(of: item) + archived(item)
        for (name, text) in [
            ("title", item.attributedTitle), ("content text", item.attributedContentText),
        ] {
            guard let text, text.length > 0 else { continue }
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            lines += attributes.map { "\(name) has \($0.key.rawValue): \($0.value)" }.sorted()
        }
        return lines
    }

    /// The class of each object after secure coding, which transfers extension items between processes.
    private static func archived(_ item: NSExtensionItem) -> [String] {
        do {
            let archive = try NSKeyedArchiver.archivedData(
                withRootObject: item, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(
                ofClass: NSExtensionItem.self, from: archive)
            return copy.map { userInfo(of: $0).map { "archived \($0)" } } ?? ["archived: nothing"]
        } catch {
            return ["archived: \(error)"]
        }
    }

    /// An item provider with each kind of registration.
    private static func registrations() -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(Data("data".utf8), nil)
            return nil
        }
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.mpeg-4", fileOptions: [], visibility: .all
        ) {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("report.mp4")
            do {
                try Data("file".utf8).write(to: file)
                $0(file, false, nil)
            } catch {
                $0(nil, false, error)
            }
            return nil
        }
        provider.registerItem(forTypeIdentifier: "public.plain-text") { done, wanted, _ in
            done?("wanted \(wanted.map { "\($0)" } ?? "any class")" as NSString, nil)
        }
        provider.registerItem(forTypeIdentifier: "public.url") { done, _, _ in
            done?(NSURL(string: "https://a.example/b"), nil)
        }
        return provider
    }

    /// The maximum size of a file that is also loaded as an object, which is entirely in memory.
    private static let maximumObjectByteCount = 1 << 20

    /// The results of loading each type as a file and with `loadItem`, and the threads on which they arrive.
    /// Each load has a time limit in seconds.
    static func loads(
        _ provider: NSItemProvider?, _ types: [TypeIdentifier], limit: Double = 10
    ) async -> [String] {
        guard let provider else { return [] }
        var lines: [String] = []
        for type in types {
            let file = await firstAnswer(within: limit) { done in
                _ = provider.loadFileRepresentation(forTypeIdentifier: type.rawValue) {
                    file, error in
                    let byteCount = try? file?.resourceValues(forKeys: [.fileSizeKey]).fileSize
                    done((answer(file?.lastPathComponent, error), byteCount))
                }
            }
            lines.append("\(type): file \(file?.0 ?? "silent")")
            let isSmall =
                file?.1.map { $0 <= maximumObjectByteCount } ?? !type.conforms(
                    to: "public.audiovisual-content")
            guard isSmall || type.conforms(to: .image) else {
                lines.append("\(type): loadItem not called")
                continue
            }
            let object = await firstAnswer(within: limit) { done in
                provider.loadItem(forTypeIdentifier: type.rawValue, options: nil) { object, error in
                    done(answer(object.map { "\(Swift.type(of: $0))" }, error))
                }
            }
            lines.append("\(type): loadItem \(object ?? "silent")")
        }
        return lines
    }

    /// Returns the first of several results, or nil after the time limit.
    private static func firstAnswer<Answer: Sendable>(
        within limit: Double, _ start: (@escaping @Sendable (Answer) -> Void) -> Void
    ) async -> Answer? {
        let answers = AsyncStream<Answer?> { continuation in
            start { continuation.yield($0) }
            Task {
                try? await Task.sleep(nanoseconds: UInt64(limit * 1e9))
                continuation.yield(nil)
            }
        }
        for await answer in answers { return answer }
        return nil
    }

    nonisolated private static func answer(_ content: String?, _ error: (any Error)?) -> String {
        let thread = Thread.isMainThread ? "main thread" : "another thread"
        return "\(content ?? error.map { "\($0)" } ?? "nothing") on \(thread)"
    }

    /// The memory footprint, which the system limits, and on iOS the memory that remains available.
    static var memory: String {
        #if canImport(Darwin)
            var info = task_vm_info_data_t()
            let size = MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let status = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: size) {
                    // Swift 6 does not allow reading the global variable `mach_task_self_`.
                    task_info(task_self_trap(), task_flavor_t(TASK_VM_INFO), $0, &count)
                }
            }
            guard status == KERN_SUCCESS else { return "unknown" }
            let used = "\(info.phys_footprint >> 20) MiB"
            #if os(iOS)
                return used + ", \(os_proc_available_memory() >> 20) MiB left"
            #else
                return used
            #endif
        #else
            return "unknown"
        #endif
    }
}
