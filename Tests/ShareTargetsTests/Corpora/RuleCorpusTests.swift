import Foundation
import Testing
import UniformTypes
import WireFormat

@testable import ShareTargets

/// Rules of public apps, and results that other projects assert.
@Suite(.enabled(if: RuleCorpus.exists()))
struct RuleCorpusTests {
    @Test func allRulesExceptOneAreValid() throws {
        var read = 0
        var errors: [TargetError] = []
        for entry in try RuleCorpus.entries() {
            let document = try RuleCorpus.document(entry.file)
            do throws(TargetError) {
                let target = try ExtensionTarget(infoPlist: document)
                #expect(target.rule != nil, "\(entry.file)")
                read += 1
            } catch {
                errors.append(error)
            }
        }
        #expect(read == 128)
        let error = try #require(errors.first)
        #expect(errors.count == 1)
        #expect((error.line, error.column) == (1, 134))
        #expect(error.pointer == "/NSExtension/NSExtensionAttributes/NSExtensionActivationRule")
        #expect(error.location?.line != nil)
    }

    @Test func malformedPropertyListsAreRefusedWithALocation() throws {
        let folder = RuleCorpus.folder.appending(path: "broken-plists")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 3)
        for name in names {
            let error = #expect(throws: PayloadError.self) {
                try RuleCorpus.document("broken-plists/" + name)
            }
            #expect(
                error?.findings[0].location?.line != nil
                    && error?.findings[0].location?.column != nil)
        }
    }

    @Test func everyVerdictAgrees() throws {
        let verdicts = try RuleCorpus.verdicts()
        var count = 0
        for verdict in verdicts.withRule {
            guard let text = verdicts.rules[verdict.rule]?.rule else { continue }
            let rule = try ActivationRule(predicate: text)
            let view = SharedView(items: verdict.extensionItems)
            #expect(rule.accepts(view) == verdict.expected, "\(verdict.rule) \(view.items)")
            #expect(rule.offer(of: view).isOffered == verdict.expected)
            count += 1
        }
        #expect(count == 16)
    }

    @Test func everyReasonHasAPlaceAndAttachments() throws {
        for target in try RuleCorpus.targets() {
            for view in Self.views {
                let offer = target.offer(of: view)
                #expect(offer.isOffered == offer.reasons.isEmpty, "\(target)")
                #expect(offer.isOffered == ShareReceiver(target).accepts(view))
                for reason in offer.reasons {
                    #expect(reason.place != nil && !reason.attachments.isEmpty, "\(reason)")
                }
            }
        }
    }

    @Test func everyAdvisedChangeWorks() throws {
        var (refused, advised) = (0, 0)
        for target in try RuleCorpus.targets().map(ShareReceiver.init) {
            for view in Self.views where !target.accepts(view) {
                refused += 1
                guard let advice = target.advice(for: view) else { continue }
                advised += 1
                #expect(target.offer(of: advice.applied(to: view)).isOffered, "\(advice)")
            }
        }
        #expect(advised > refused * 8 / 10)
    }

    /// The known problems of the rules.
    @Test func lintFindsKnownProblems() throws {
        var kinds: [Offer.Reason.Kind: Int] = [:]
        for target in try RuleCorpus.targets() {
            for kind in Set(target.warnings.map(\.kind)) { kinds[kind, default: 0] += 1 }
        }
        #expect(
            kinds == [
                .key: 7, .nothing: 8, .precedence: 1, .truePredicate: 1, .undeclaredType: 9,
                .value: 7, .point: 1, .ignored: 5,
            ])
    }

    /// For each assumption, the number of answers of dictionary rules that differ if its
    /// alternative holds. The article “Known and assumed behavior” quotes these numbers.
    @Test func articleQuotesTheAnswersThatDependOnEachAssumption() throws {
        let targets = try RuleCorpus.entries().filter { $0.kind == "dictionary" }.compactMap {
            try ExtensionTarget(infoPlist: RuleCorpus.document($0.file)).rule
        }
        var answers: [Assumption: Int] = [:]
        var rules: [Assumption: Set<Int>] = [:]
        for (number, rule) in targets.enumerated() {
            for shape in Self.shapes {
                for assumption in rule.offer(of: SharedView(items: [shape])).assumptions {
                    answers[assumption, default: 0] += 1
                    rules[assumption, default: []].insert(number)
                }
            }
        }
        #expect(targets.count == 78 && Self.shapes.count == 27)
        let found = Assumption.all.map { "\($0) \(answers[$0] ?? 0) \(rules[$0]?.count ?? 0)" }
        #expect(
            found == [
                "file-is-data 389 36", "file-includes-text 128 17", "version-1-is-strict 70 28",
                "text-is-any-text 76 19", "file-includes-media 54 13",
                "web-url-excludes-files 25 25", "strict-matching 0 0", "and-before-or 0 0",
            ])
    }

    /// The types of the attachments of typical payloads.
    static let shapes: [[[String]]] = [
        [["public.url"]], [["public.plain-text"]], [["public.html"]], [["public.rtf"]],
        [["public.jpeg"]], [["public.heic", "public.jpeg"]], [["public.mpeg-4"]],
        [["com.adobe.pdf"]], [["public.mp3"]], [["public.vcard"]], [["public.zip-archive"]],
        [["public.folder"]], [["public.file-url"]], [["com.apple.property-list"]],
        [["public.json"]], [["com.example.unknown"]], [["public.jpeg", "public.url"]],
        [["public.url", "public.plain-text"]], [["public.url"], ["public.plain-text"]],
        [["public.url"], ["public.jpeg"]], [["public.jpeg"], ["public.jpeg"]],
        [["public.jpeg"], ["public.mpeg-4"]], [["com.adobe.pdf"], ["com.adobe.pdf"]],
        [["public.plain-text"], ["public.jpeg"]],
        [["public.url"], ["public.jpeg"], ["com.adobe.pdf"]],
        Array(repeating: ["public.jpeg"], count: 5), Array(repeating: ["com.adobe.pdf"], count: 11),
    ]

    static let views = [
        SharedView(["public.url"]), SharedView(["public.plain-text"]), SharedView(["public.png"]),
        SharedView(["public.url"], ["public.jpeg"]),
        SharedView(["com.adobe.pdf"], ["public.mpeg-4"]),
        SharedView(["com.example.unknown"]),
        SharedView(["public.file-url"], ["public.heic", "public.jpeg"]),
        SharedView(attachments: [.init(types: [.plainText]), .init(types: [.url])]),
        SharedView(attachments: [.init(types: [.png]), .init(types: [.mpeg4Movie])]),
    ]
}
