import Foundation
import Testing
import XExtensionItem

@testable import XItemCommands

/// Paths on the command line.
struct PathArgumentTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// An unset variable of a script must not write into the root folder.
    @Test(arguments: [
        ["extract", "--all", "-o", ""], ["convert", "--to", "xml", "--output="],
        ["inbox", "take", "--to", ""], ["links", "convert", "--to", "choosy", "-o", ""],
        ["preview", "-o", ""],
    ])
    func emptyValueOfAPathIsRefused(_ arguments: [String]) async {
        let console = TestConsole()
        #expect(await console.run(arguments + [Example.path("article.xitem.json")]) == 64)
        #expect(console.errors.contains("The value '' is invalid for"))
    }

    @Test(arguments: [["conformance", "copy", ""], ["inspect", ""], ["diff", "a.json", ""]])
    func emptyOperandIsRefused(_ arguments: [String]) async {
        let console = TestConsole()
        #expect(await console.run(arguments) == 64)
        #expect(console.errors.contains("is empty"))
    }

    /// For the system, `link/..` is the folder above the link's target.
    @Test func dotsAfterALinkLeadAboveItsTarget() async throws {
        let inner = folder.path("real/sub")
        try FileManager.default.createDirectory(
            atPath: inner, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: inner)
        let payload = Example.path("article.xitem.json")
        let above = folder.path("link/..")
        let token = "1"
        #expect(
            await TestConsole().run("inbox", "put", "--token", token, above + "/in", payload) == 0)
        try FileManager.default.createDirectory(
            atPath: folder.path("real/out"), withIntermediateDirectories: false)
        let take = ["inbox", "take", "--to", above + "/out", above + "/in"]
        #expect(await TestConsole().run(take) == 0)
        #expect(
            await TestConsole().run("convert", "--folder", payload, "-o", above + "/a.xitem") == 0)
        #expect(
            await TestConsole().run(
                "links", "convert", "--to", "choosy", "-o", above + "/choosy",
                Example.path("../Catalogs/places.catalog.json")) == 0)
        #expect(await TestConsole().run("conformance", "copy", above + "/kit") == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("real"))
        #expect(names.sorted() == ["a.xitem", "choosy", "in", "kit", "out", "sub"])
        let delivered = try FileManager.default.contentsOfDirectory(
            atPath: folder.path("real/out"))
        #expect(delivered.count == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                "link", "real",
            ])
    }

    /// Reading a pipe might never end.
    @Test func aPipeInASearchedFolderIsSkipped() async throws {
        let article = URL(filePath: Example.path("article.xitem.json"))
        _ = try folder.write(Data(contentsOf: article), "a.json")
        try #require(mkfifo(folder.path("pipe.json"), 0o600) == 0)
        let console = TestConsole()
        #expect(await console.run("validate", folder.url.path) == 0)
        #expect(console.errors.contains("checked 1 payload, no findings, skipped 1 file"))
    }

    @Test(arguments: [
        (["targets", "--target"], "receiver"), (["rule", "check"], "receiver"),
        (["links", "check"], "catalog"),
    ])
    func folderWithoutFilesToCheckIsAnError(_ arguments: [String], _ kind: String) async {
        let console = TestConsole()
        let payload = arguments[0] == "targets" ? [Example.path("article.xitem.json")] : []
        #expect(await console.run(arguments + [folder.url.path] + payload) == 66)
        #expect(console.errors.contains("this folder contains no \(kind)"))
    }

    /// The name selects the layout, as the extension of a file selects its encoding.
    @Test(arguments: [["create", "--text", "a"], ["convert", Example.path("article.xitem.json")]])
    func outputNamedLikeAPayloadFolderBecomesOne(_ arguments: [String]) async throws {
        let output = folder.path("a.xitem")
        #expect(await TestConsole().run(arguments + ["-o", output]) == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: output).contains("item.json"))
    }

    @Test(arguments: [
        ["convert", "--folder", "-o", "folder", Example.path("article.xitem.json")],
        ["create", "--text", "a", "--folder", "-o", "a.json"],
        ["convert", "--to", "xml", "--pretty", Example.path("article.xitem.json")],
        ["map", "--to", "mailto", "--target", "m", Example.path("article.xitem.json")],
        ["upstream", "import", "--namespace", "x y", Example.path("article.xitem.json")],
        ["help", "inspect", "nothing"],
    ])
    func optionsThatDoNotFitTogetherAreRefused(_ arguments: [String]) async {
        let console = TestConsole()
        #expect(await console.run(arguments) == 64)
        #expect(console.output.isEmpty && !console.errors.isEmpty)
    }

    @Test func helpOfHelpIsHelp() async {
        let console = TestConsole()
        #expect(await console.run("help", "--help") == 0)
        #expect(console.output.hasPrefix("OVERVIEW"))
    }
}
