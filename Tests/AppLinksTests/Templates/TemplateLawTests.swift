import Foundation
import TestSupport
import Testing

@testable import AppLinks

/// The law of templates: no value changes the structure of a URL.
struct TemplateLawTests {
    /// Cases that were worked out by hand.
    @Test func workedCasesExpandAsListed() throws {
        let file = Repository.url("Schemas/app-catalog-cases.json")
        let cases = try TemplateCase.cases(from: Data(contentsOf: file))
        #expect(cases.count == 19)
        for one in cases { one.check() }
    }

    /// 2,000 templates and values, expanded by this library and by a second implementation.
    @Test(.enabled(if: PythonPeer.isWanted))
    func agreesWithASecondImplementation() throws {
        let cases = try Self.random.get()
        #expect(cases.count == Self.count)
        #expect(cases.count { $0.url != nil } > Self.count * 2 / 5)
        for one in cases { one.check("seed \(Self.seed)") }
    }

    /// The structure of a URL is the same if each non-empty value is replaced by a letter.
    @Test(.enabled(if: PythonPeer.isWanted))
    func noValueChangesTheStructure() throws {
        var count = 0
        for one in try Self.random.get() where one.url != nil && !one.hasVerbatim {
            guard !URLTemplate(one.template).isSinglePlaceholder else { continue }
            let letters = one.parameters.mapValues { $0.isEmpty ? "" : "a" }
            // A letter is not a port.
            guard let plain = one.found(letters).url, let url = one.url else { continue }
            if Structure(url) != Structure(plain) {
                Issue.record("\(one.template) \(one.optionalQuery) \(url) seed \(Self.seed)")
            }
            count += 1
        }
        #expect(count > Self.count / 5)
    }

    private static let count = TestExtent.count(2_000, of: 20_000)
    private static let seed = 20_261_120

    /// The random cases, generated once.
    private static let random = Result { try randomCases() }

    private static func randomCases() throws -> [TemplateCase] {
        let script = Repository.url("Tests/Peers/link_peer.py").path
        let output = try PythonPeer.run(script, "--count", "\(count)", "--seed", "\(seed)")
        return try TemplateCase.lines(from: output)
    }
}

/// The structure of a URL: scheme, slashes, the number and names of pairs, and the fragment.
private struct Structure: Equatable {
    let scheme: Substring
    let slashCount: Int
    let pairCount: Int
    let equalsCount: Int
    let hasFragment: Bool

    init(_ url: String) {
        let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let halves = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        scheme = url.prefix { $0 != ":" }
        slashCount = halves[0].count { $0 == "/" }
        pairCount = halves.count < 2 ? 0 : halves[1].count { $0 == "&" } + 1
        equalsCount = halves.count < 2 ? 0 : halves[1].count { $0 == "=" }
        hasFragment = parts.count == 2
    }
}
