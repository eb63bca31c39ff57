import Foundation
import TestSupport
import Testing

@testable import XItemCommands

struct SchemaCommandTests {
    private let schemas = Repository.url("Schemas")

    @Test func printsEverySchemaOfTheRepository() async throws {
        let list = TestConsole()
        #expect(await list.run("schema") == 0)
        let names = list.output.split(separator: "\n").map(String.init)
        let files =
            try FileManager.default.contentsOfDirectory(atPath: schemas.path + "/v1")
            + FileManager.default.contentsOfDirectory(atPath: schemas.path + "/conformance/v1")
            .map { "conformance/" + $0 }
            + FileManager.default.contentsOfDirectory(atPath: schemas.path + "/tool")
            .map { "tool/" + $0 }
        let expected = files.filter { $0.hasSuffix(".schema.json") }
            .map { $0.replacing(".schema.json", with: "") }
        #expect(Set(names) == Set(expected) && names.count == expected.count)
        for name in names {
            let console = TestConsole()
            #expect(await console.run("schema", name) == 0)
            let path =
                name.hasPrefix("tool/")
                ? name
                : name.hasPrefix("conformance/")
                    ? name.replacing("conformance/", with: "conformance/v1/") : "v1/" + name
            let file = schemas.appending(path: path + ".schema.json")
            #expect(try console.bytes == Data(contentsOf: file))
        }
    }

    @Test func aMisspeltNameIsCorrected() async {
        let console = TestConsole()
        #expect(await console.run("schema", "paylaod") == 64)
        #expect(console.errors.contains("Unknown schema 'paylaod'; did you mean 'payload'?"))
    }
}
