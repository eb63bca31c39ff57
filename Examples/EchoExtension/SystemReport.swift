import XExtensionItem
import XExtensionItemProviders

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// What this system does where documentation is silent. It needs no share sheet.
@MainActor enum SystemReport {
    static func lines() async -> [String] {
        var lines = ["system: \(ProcessInfo.processInfo.operatingSystemVersionString)"]
        lines += texts()
        let provider = registrations()
        let types = provider.registeredTypeIdentifiers.map(TypeIdentifier.init(rawValue:))
        lines += await loads(provider, types)
        return lines + ["memory: \(memory)"]
    }

    /// The class of each object in a user info, and the first bytes of data.
    static func userInfo(of item: NSExtensionItem) -> [String] {
        (item.userInfo ?? [:]).map { key, value in
            let start = (value as? NSData).map {
                " \(($0 as Data).prefix(12).map { String($0, radix: 16) })"
            }
            return "userInfo \(key): \(type(of: value))\(start ?? "")"
        }.sorted()
    }

    /// What the setters of an extension item keep, and what its getters add.
    private static func texts() -> [String] {
        let item = NSExtensionItem()
        item.attributedTitle = NSAttributedString(string: "Title")
        var run = TextRun("bold")
        (run.isBold, run.isUnderlined) = (true, true)
        item.attributedContentText = AttributedText([run]).attributedString()
        var lines = userInfo(of: item)
        for (name, text) in [
            ("title", item.attributedTitle), ("content text", item.attributedContentText),
        ] {
            guard let text, text.length > 0 else { continue }
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            lines += attributes.map { "\(name) has \($0.key.rawValue): \($0.value)" }.sorted()
        }
        return lines
    }

    /// One item provider with each kind of registration.
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

    /// The class that `loadItem` answers with, the file that a file load gives, and their threads.
    static func loads(
        _ provider: NSItemProvider?, _ types: [TypeIdentifier]
    ) async -> [String] {
        guard let provider else { return [] }
        var lines: [String] = []
        for type in types {
            let object = await withCheckedContinuation { done in
                provider.loadItem(forTypeIdentifier: type.rawValue, options: nil) { object, error in
                    done.resume(returning: answer(object.map { "\(Swift.type(of: $0))" }, error))
                }
            }
            let file = await withCheckedContinuation { done in
                _ = provider.loadFileRepresentation(forTypeIdentifier: type.rawValue) {
                    file, error in
                    done.resume(returning: answer(file?.lastPathComponent, error))
                }
            }
            lines += ["\(type): loadItem \(object)", "\(type): file \(file)"]
        }
        return lines
    }

    nonisolated private static func answer(_ content: String?, _ error: (any Error)?) -> String {
        let thread = Thread.isMainThread ? "main thread" : "another thread"
        return "\(content ?? error.map { "\($0)" } ?? "nothing") on \(thread)"
    }

    /// The greatest memory of the process so far.
    static var memory: String {
        #if canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? "\(usage.ru_maxrss >> 20) MiB" : "unknown"
        #else
            return "unknown"
        #endif
    }
}
