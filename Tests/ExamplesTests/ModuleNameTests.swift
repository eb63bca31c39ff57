import Foundation
import Testing

/// No public type has the name of its module. Otherwise, clients could not qualify the names of the
/// other types in that module.
struct ModuleNameTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    private static func publicTypes(of module: URL) throws -> Set<String> {
        let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let found = text.matches(
                of: /\n(?:    )?public (?:final )?(?:struct|enum|class|protocol|actor) (\w+)/)
            names.formUnion(found.map { String($0.1) })
        }
        return names
    }

    @Test func noTypeIsNamedLikeAModule() throws {
        let modules = try FileManager.default.contentsOfDirectory(
            at: Self.sources, includingPropertiesForKeys: nil)
        var names = Set(modules.map(\.lastPathComponent))
        #expect(names.contains("XExtensionItem"))
        let manifest = try String(
            contentsOf: Self.sources.deletingLastPathComponent().appending(path: "Package.swift"),
            encoding: .utf8)
        names.formUnion(manifest.matches(of: /name: "(\w+)"/).map { String($0.1) })
        let types = try modules.reduce(into: Set<String>()) {
            try $0.formUnion(Self.publicTypes(of: $1))
        }
        #expect(types.contains("Inbox") && types.contains("Finding"))
        #expect(types.intersection(names) == [])
    }
}
