import Foundation
import SeededRandom
import Testing
import UniformTypes
import XExtensionItem

@testable import ShareTargets

/// Files and content that several web apps share.
struct WebFilesTests {
    private static let patterns = [
        "*/*", "image/*", "IMAGE/PNG", "image/jpeg", "text/*", ".png", ".JPG", ".tar.gz", ".gz",
        "application/x-t", "application/*", ".t", "video/mp4", ".",
    ]
    private static let types: [TypeIdentifier] = [
        .png, .jpeg, .pdf, .html, .mpeg4Movie, "application/x-t", "image/x-u", "com.example.t",
    ]
    private static let names = ["a.png", "b.tar.gz", "c.T", "d", "e.jpg.", ".gz", "f.PNG"]

    /// Returns whether a pattern accepts a file, by clause 37.1.5.
    private static func accepts(_ pattern: String, _ type: TypeIdentifier, name: String?) -> Bool {
        let pattern = pattern.lowercased()
        let mediaTypes = ([type.fileMediaType] + type.mediaTypes).map { $0.lowercased() }
        if pattern == "*/*" || mediaTypes.contains(pattern) { return true }
        if pattern.hasSuffix("/*") {
            return mediaTypes.contains { $0.hasPrefix(pattern.dropLast()) }
        }
        let names = type.filenameExtensions.map { "x." + $0 } + (name.map { [$0] } ?? [])
        return pattern.hasPrefix(".") && names.contains { $0.lowercased().hasSuffix(pattern) }
    }

    /// Each web app finds the files that its patterns accept, whatever the other apps declare.
    @Test func patternsFindTheirFiles() {
        for seed in 0..<500 {
            var random = SplitMix64(seed: UInt64(seed))
            let declared = Set(
                Self.patterns.filter { _ in random.below(4) > 0 }.map(CaselessText.init))
            var files = WebFiles { declared.contains($0) }
            var known: [(place: Int, type: TypeIdentifier?, name: String?)] = []
            for place in 0..<random.below(30) where random.below(4) > 0 {
                let type = random.below(12) == 0 ? nil : random.one(of: Self.types)
                let name = random.below(2) == 0 ? nil : random.one(of: Self.names)
                files.append(at: place, type, name: name)
                known.append((place, type, name))
            }
            let own = declared.filter { _ in random.below(3) == 0 }.map(\.text)
            let numbered = Dictionary(uniqueKeysWithValues: own.map { (CaselessText($0), 0) })
            let expected = known.filter { file in
                file.type.map { type in
                    own.contains { Self.accepts($0, type, name: file.name) }
                } ?? false
            }
            let found = files.accepted(by: numbered)
            #expect(found.all == expected.map(\.place), "seed \(seed)")
            let refused = files.all.subtracting(found)
            #expect(refused.all == known.map(\.place).filter { !found.all.contains($0) })
            #expect(refused == Positions(refused.all) && found == Positions(found.all))
        }
    }

    @Test func offersToSeveralAppsMatchTheOffersToEach() throws {
        let manifests = [["image/*", ".pdf"], ["*/*"], [".t", "text/html"]].map { accept in
            let list = accept.map { "\"\($0)\"" }.joined(separator: ",")
            return Data(
                """
                {"share_target": {"action": "/", "method": "POST", "enctype": "multipart/form-data",
                 "params": {"url": "u", "files": {"name": "f", "accept": [\(list)]}}}}
                """.utf8)
        }
        let receivers = try manifests.compactMap { try ShareReceiver(webManifest: $0) }
        #expect(receivers.count == 3)
        for item in Payloads.shapes() {
            let view = SharedView(item)
            #expect(item.offers(to: receivers) == receivers.map { $0.offer(of: view) })
        }
    }

    /// Web apps that share the content of an item get the same forms, losses and offers as
    /// one web app.
    @Test func sharedContentMatchesTheContentOfEachApp() throws {
        let targets = [WebTargets.everything, WebTargets.images].compactMap(\.self)
        let patterns = Set(targets.flatMap { Array($0.patterns) })
        for item in Payloads.shapes() {
            let content = WebContent(item) { patterns.contains($0) }
            let view = SharedView(item)
            let files = WebFiles(of: view) { patterns.contains($0) }
            for target in targets {
                #expect(target.offer(of: view, files) == target.offer(of: view))
                let (form, losses) = target.form(for: item)
                #expect(target.form(of: content, on: .android) == form)
                let refused = target.refusedFiles(of: content).all.map { content.fileLosses[$0] }
                #expect(target.losses(of: content, on: .android) + refused == losses)
                let first = target.form(of: content, on: .android, fileCount: 1)
                #expect(first.files == Array(form.files.prefix(1)) && first.fields == form.fields)
            }
        }
    }
}
