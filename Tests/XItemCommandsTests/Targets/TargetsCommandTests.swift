import Foundation
import ShareTargets
import TestSupport
import Testing
import WireFormat
import XExtensionItem

@testable import XItemCommands

/// `xitem targets`, `xitem map` and `xitem rule check`.
struct TargetsCommandTests {
    private static let folder = Repository.url("Examples/Targets").path
    private static let article = Example.path("article.xitem.json")
    private static let photo = Example.path("photo.xitem.json")
    private static let minimal = Example.path("minimal.xitem.json")

    private func run(_ arguments: String...) async -> (
        status: Int32, output: String, errors: String
    ) {
        let console = TestConsole()
        let status = await console.run(arguments)
        return (status, console.output, console.errors)
    }

    private func lines(_ output: String) -> [String] {
        output.split(separator: "\n").map(String.init)
    }

    @Test func everyReceiverHasALine() async {
        let (status, output, _) = await run("targets", "--target", Self.folder, Self.article)
        let words = lines(output).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(status == 0)
        #expect(
            words == [
                "Bookmarks offered", "Converter no", "Files likely", "Journal offered",
                "Reader offered", "Gallery offered", "Notes offered",
            ])
        #expect(output.contains("(assumption file-is-data)"))
    }

    @Test func explanationAndAdviceFollowTheLine() async {
        let target = Self.folder + "/Bookmarks-Info.plist"
        let (status, output, _) = await run(
            "targets", "--explain", "--advise", "--target", target, Self.minimal)
        #expect(status == 0)
        let rest = lines(output).dropFirst()
        #expect(lines(output).first?.hasPrefix("Bookmarks  no") == true)
        #expect(rest.contains { $0.contains("NSExtensionActivationSupportsWebURLWithMaxCount") })
        #expect(rest.last?.hasPrefix("    advice: ") == true)
    }

    private func objects(_ output: String) throws -> [WireDictionary] {
        try lines(output).map { try WireDocument(Data($0.utf8)).dictionary(at: .root) }
    }

    @Test func jsonHasAnObjectForEachReceiver() async throws {
        let (status, output, _) = await run(
            "targets", "--json", "--stage", "main", "--target", Self.folder, Self.article)
        #expect(status == 0)
        let item = try ExtensionItem(decoding: Data(contentsOf: URL(filePath: Self.article)))
        let attachmentCount = item.attachments.count
        let receivers = try objects(output).filter { $0["target"] != nil }
        for object in receivers {
            #expect(object["stage"] == "main" && object["kind"]?.stringValue != nil)
            #expect(object["offered"] == object["main-offered"])
            let whole: WireValue = [[0, .init(attachmentCount - 1)]]
            #expect(object["receives"] == (object["offered"] == true ? whole : []))
            let reasons = object["reasons"]?.arrayValue ?? []
            #expect(reasons.isEmpty == (object["offered"] == true))
        }
        #expect(receivers.count == 7)
    }

    /// The headline example: a URL with text and an image as additional attachments.
    @Test func extensionForURLsIsOfferedAndGetsAllAttachments() async throws {
        let folder = try TestFolder()
        let payload = try folder.write(
            #"""
            {"version": "1.0", "title": "Cats", "tags": ["cat"],
             "main-attachment": {"representations":
              [{"type-identifier": "public.url", "url": "https://example.com/"}]},
             "additional-attachments": [
              {"representations": [{"type-identifier": "public.plain-text", "text": "cats"}]},
              {"representations": [{"type-identifier": "public.png", "data": {"$data": "iVBORw=="}}]}]}
            """#, "a.json")
        let bookmarks = Self.folder + "/Bookmarks-Info.plist"
        let offered = await run("targets", "--explain", "--target", bookmarks, payload)
        #expect(
            lines(offered.output) == [
                "Bookmarks  offered   public.url of attachment main; public.plain-text of attachment 1; "
                    + "public.png of attachment 2",
                "    side by side: not offered",
            ])
        let sideBySide = await run(
            "targets", "--stage", "side-by-side", "--explain", "--advise", "--target", bookmarks,
            payload)
        #expect(sideBySide.output.hasPrefix("Bookmarks  unlikely  "))
        #expect(sideBySide.output.contains("\n    by the main attachment: offered\n"))
        #expect(sideBySide.output.hasSuffix("\n    advice: share only attachment main\n"))
        let activities = await run("targets", "--stage", "side-by-side", payload)
        let save = lines(activities.output).first { $0.hasPrefix("SaveToCameraRoll") }
        #expect(save?.hasSuffix("offered   public.png of attachment 2; lost: title, tags") == true)
        let json = await run("targets", "--json", "--stage", "side-by-side", payload)
        let objects = try objects(json.output)
        let mail = try #require(objects.first { $0["name"] == "Mail" })
        #expect(mail["receives"] == [[0, 2]] && mail["main-offered"] == true)
        let contact = try #require(objects.first { $0["name"] == "AssignToContact" })
        #expect(contact["receives"] == [[2, 2]] && contact["main-offered"] == false)
        #expect(contact["side-by-side-offered"] == true)
        let own = await run(
            "targets", "--activity", "com.example.upload", "--accepts", "public.image", "--advise",
            payload)
        #expect(own.status == 0)
        #expect(own.output.hasPrefix("upload  no        the main attachment has none of the types"))
        #expect(own.output.hasSuffix("advice: make attachment 2 the main attachment\n"))
    }

    @Test func acceptedTypesRequireAnActivity() async {
        let (status, _, errors) = await run("targets", "--accepts", "public.image", Self.minimal)
        #expect(status == 64 && errors.contains("'--accepts' requires '--activity'"))
    }

    /// Receivers refer to attachments and losses by number. Each has a line before its first use.
    @Test func jsonListsAttachmentsAndLossesOnce() async throws {
        let objects = try objects(
            await run("targets", "--json", "--target", Self.folder, Self.article).output)
        let items = objects.filter { $0["attachments"] != nil }
        #expect(items.map { $0["item"] } == [0, 1] && objects.first == items.first)
        var pointers: [WireValue] = []
        var notes: [WireValue] = []
        for object in objects {
            if let new = object["pointers"]?.arrayValue {
                #expect(object["loss"] == .init(pointers.count))
                pointers += new
            }
            for range in object["lost"]?.arrayValue ?? [] {
                let bounds = range.arrayValue?.compactMap(\.intValue) ?? []
                #expect(bounds.count == 2 && bounds[0] <= bounds[1])
                #expect(bounds[1] < pointers.count)
                if object["name"] == "Notes" { notes += pointers[bounds[0]...bounds[1]] }
            }
        }
        let lost = try ExtensionItem(
            decoding: Data(contentsOf: URL(filePath: Self.article))
        ).androidIntent().losses
        #expect(notes == lost.map { .string($0.pointer) } && !notes.isEmpty)
    }

    @Test func ruleErrorHasItsPlace() async throws {
        let folder = try TestFolder()
        let broken = try folder.write(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>
            <string>1 ==\n== 2</string></dict></dict></dict></plist>
            """, "Info.plist")
        let (status, output, errors) = await run("targets", "--target", broken, Self.article)
        #expect(status == 1 && output.isEmpty)
        #expect(
            errors.hasPrefix("Error: \(broken):4:1: rule.syntax: expected an operand, found “==”"))
        let json = await run("targets", "--json", "--target", broken, Self.article)
        let object = try WireDocument(Data(json.output.utf8)).dictionary(at: .root)
        #expect(object["error"]?.dictionaryValue?["line"] == 4 && json.status == 1)
        #expect(await run("rule", "check", broken).output.hasPrefix("\(broken):4:1: "))
    }

    @Test func activitiesOfIOSAreTheDefaultReceivers() async {
        let (status, output, _) = await run("targets", Self.article)
        #expect(status == 0 && lines(output).count == 15)
        #expect(
            lines(output).last?.contains(
                "unknown   Apple does not document which types these accept: OpenInIBooks, ")
                == true)
        #expect(lines(output).count { $0.contains("unknown") } == 1)
        let one = await run("targets", "--activity", "sharePlay", Self.article).output
        #expect(one.hasPrefix("SharePlay  unknown   Apple does not document the types ("))
    }

    private static let activities = Example.path("activities.xitem.json")

    @Test func activitiesGetTheirOwnValues() async throws {
        let (status, output, _) = await run("targets", Self.activities)
        let lines = lines(output)
        #expect(status == 0)
        let mail = try #require(lines.first { $0.hasPrefix("Mail ") })
        #expect(mail.contains("public.html, public.plain-text of attachment main; lost: "))
        #expect(mail.contains("additional-attachments, content-text, thumbnail, source-url"))
        let twitter = try #require(lines.first { $0.hasPrefix("PostToTwitter") })
        #expect(twitter.contains("public.url") && !twitter.contains("lost"))
        #expect(!twitter.contains("attachment 1"), "its own values have no other attachments")
        let print = try #require(lines.first { $0.hasPrefix("Print ") })
        #expect(print.hasSuffix("the item excludes the activity (com.apple.UIKit.activity.Print)"))
        let one = await run("targets", "--activity", "mail", Self.activities)
        #expect(
            one.status == 0
                && self.lines(one.output).map { $0.split(separator: " ")[0] } == ["Mail"])
        let json = await run("targets", "--json", "--activity", "mail", Self.activities)
        let losses = try objects(json.output).first { $0["loss"] != nil }
        #expect(losses?["pointers"]?.arrayValue?.first == "/additional-attachments")
        #expect(losses?["reason"] == "the activity gets only the main attachment")
    }

    /// The main attachment for all activities decides whether an extension is offered. The
    /// extension gets the values for its bundle identifier, unless `--activity` names other values.
    @Test func extensionGetsItsOwnValues() async throws {
        let folder = try TestFolder()
        let payload = try folder.write(
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
                + #""public.url","url":"https://example.com/"}]},"activities":{"com.example.own":{"#
                + #""main-attachment":{"representations":[{"type-identifier":"public.png","#
                + #""data":{"$data":"iVBORw=="}}]}}}}"#, "a.json")
        func plist(_ identifier: String) throws -> String {
            try folder.write(
                """
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
                <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
                <key>NSExtensionActivationRule</key><dict>
                <key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer>
                </dict></dict></dict></dict></plist>
                """, identifier + ".plist")
        }
        let (own, other) = (try plist("com.example.own"), try plist("com.example.other"))
        func words(_ arguments: String...) async -> [Substring] {
            let console = TestConsole()
            _ = await console.run(["targets", payload, "--target"] + arguments)
            return Array(console.output.split(separator: " ").dropFirst().prefix(2))
        }
        #expect(await words(own) == ["offered", "public.png"])
        #expect(await words(other) == ["offered", "public.url"])
        #expect(
            await words(other, "--activity", "com.example.own") == ["offered", "public.png"])
        #expect(
            await words(own, "--stage", "side-by-side").first == "no", "the image decides")
    }

    /// Each rule compares every type of the item.
    @Test func pairsOfExtensionsAndTypesAreLimited() async throws {
        let types = try ExtensionItem(decoding: Data(contentsOf: URL(filePath: Self.article)))
            .attachments
            .reduce(0) { $0 + $1.representations.count }
        let target = ["--target", Self.folder + "/Bookmarks-Info.plist"]
        for count in [2, 3] {
            let console = TestConsole()
            #expect(console.limits.pairCount == 4_000_000)
            console.limits.pairCount = 2 * types
            let arguments = Array(repeating: target, count: count).flatMap(\.self) + [Self.article]
            let status = await console.run(["targets"] + arguments)
            #expect(status == (count > 2 ? 1 : 0) && console.output.isEmpty == (count > 2))
            let message =
                "limit.pairs: 3 extensions times \(types) types in the item exceed the limit of "
                + "\(2 * types) pairs"
            #expect(console.errors.contains(message) == (count > 2), "\(console.errors)")
        }
    }

    @Test func outputIsLimited() async throws {
        let console = TestConsole()
        #expect(console.limits.targetByteCount == 16 << 20)
        console.limits.targetByteCount = 1000
        let status = await console.run("targets", "--json", "--target", Self.folder, Self.article)
        #expect(status == 1 && console.bytes.count <= 1000)
        #expect(console.errors.contains("limit.output: more than 1000 bytes"))
    }

    @Test func receiverWithoutTheOptionGetsASuggestion() async {
        let (status, _, errors) = await run("targets", Self.minimal, "My Targets")
        #expect(status == 64)
        #expect(
            errors.hasPrefix(
                "Error: Unexpected argument 'My Targets'; did you mean "
                    + "'xitem targets \(Self.minimal) --target 'My Targets''?\n"), "\(errors)")
        // If the word occurs twice, or follows “--”, the tool suggests nothing.
        for words in [[Self.minimal, "main", "--stage", "main"], ["--", Self.minimal, "main"]] {
            let console = TestConsole()
            #expect(await console.run(["targets"] + words) == 64)
            #expect(console.errors.hasPrefix("Error: Unexpected argument 'main'\n"))
        }
        let unknown = await run("targets", "--activity", "com.example.app", Self.minimal)
        #expect(
            unknown.status == 64 && unknown.errors.contains("pass its receiver with '--target'"))
        let near = await run("targets", "--activity", "mial", Self.minimal)
        #expect(near.errors.contains("did you mean 'mail'?"), "\(near.errors)")
    }

    @Test func ruleCheckReportsTheNumberOfRules() async throws {
        let reader = Self.folder + "/Reader-Info.plist"
        let fine = await run("rule", "check", reader)
        #expect(fine.output.isEmpty && fine.errors == "\(reader): 1 rule, no findings\n")
        #expect(await run("rule", "check", "--quiet", reader).errors.isEmpty)
        #expect(await run("rule", "check", Self.folder).errors == "7 files: 7 rules, no findings\n")
        let folder = try TestFolder()
        let none = try folder.write(
            "<plist version=\"1.0\"><dict><key>NSExtension</key><dict/></dict></plist>",
            "Info.plist")
        let (status, output, errors) = await run("rule", "check", none)
        #expect(status == 1)
        #expect(
            output == "\(none):NSExtensionActivationRule: rule.missing: the extension has no "
                + "activation rule, so it is never offered\n")
        #expect(errors == "\(none): 0 rules, 1 finding\n")
    }

    @Test func byteOrderMarkHasNoEffect() async throws {
        let folder = try TestFolder()
        for name in ["notes-AndroidManifest.xml", "gallery.webmanifest", "Reader-Info.plist"] {
            let file = Self.folder + "/" + name
            let bytes = try Data(contentsOf: URL(filePath: file))
            let marked = folder.url.appending(path: name)
            try (Data([0xEF, 0xBB, 0xBF]) + bytes).write(to: marked)
            let plain = await run("targets", "--target", file, Self.article)
            let other = await run("targets", "--target", marked.path, Self.article)
            #expect(other.output == plain.output && other.status == plain.status, "\(name)")
        }
    }

    @Test func unusableFilesAreErrors() async {
        let other = await run("targets", "--target", Self.article, Self.article)
        #expect(other.status == 1 && other.errors.contains("expected a share extension"))
        #expect(await run("targets", "--target", "/nowhere", Self.article).status == 66)
        #expect(await run("targets", "--stage", "half", Self.article).status == 64)
    }

    @Test func ruleCheckListsWarnings() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>NSExtensionActivationRule</key><string>TRUEPREDICATE</string></dict></dict></dict></plist>
            """, "Info.plist")
        let (status, output, _) = await run("rule", "check", file)
        #expect(status == 1)
        #expect(
            output == "\(file):2:45: rule.true-predicate: App Store review rejects TRUEPREDICATE\n")
        #expect(await run("rule", "check", Self.folder).status == 0)
    }

    /// Lines and columns refer to the file, also after character references and CDATA sections.
    @Test(arguments: [
        (")", "3:9"), ("1 == 1 AND\n)", "4:1"), ("1 &lt; 2 AND )", "3:22"),
        ("1 == 1 AND&#10;)", "3:24"), ("<![CDATA[1 < 2 AND )]]>", "3:28"),
        ("1 == 1 AND\r\n  )", "4:3"), ("\"é𝄞\" == \"é\" AND )", "3:25"),
    ])
    func ruleCheckCountsFromTheStartOfTheFile(_ rule: String, _ place: String) async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>
            <string>\(rule)</string></dict></dict></dict></plist>
            """, "Info.plist")
        let output = await run("rule", "check", file).output
        #expect(output.hasPrefix("\(file):\(place): rule.syntax: expected an operand"), "\(output)")
        let numbers = place.split(separator: ":")
        let json = await run("rule", "check", "--json", file).output
        #expect(json.contains(#""column":\#(numbers[1])"#), "\(json)")
        #expect(json.contains(#""line":\#(numbers[0])"#), "\(json)")
    }

    @Test func misspelledFunctionGetsASuggestion() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>
            <string>SUBQERY(extensionItems, $i, $i.x == 1).@count == 1</string></dict></dict></dict>
            </plist>
            """, "Info.plist")
        let (status, output, _) = await run("rule", "check", file)
        #expect(status == 1)
        let message = "rule.syntax: unknown function “SUBQERY”; did you mean SUBQUERY?"
        #expect(output == "\(file):3:9: \(message)\n")
    }

    @Test func quietTargetsReportsOnlyAStatus() async {
        let reader = Self.folder + "/Reader-Info.plist"
        let offered = await run("targets", "-q", "--target", reader, Self.article)
        let converter = Self.folder + "/Converter-Info.plist"
        let refused = await run("targets", "-q", "--target", converter, Self.article)
        #expect(offered.output.isEmpty && refused.output.isEmpty)
        #expect(offered.status == 0 && refused.status == 1)
    }

    @Test func answersHaveColors() async {
        let console = TestConsole()
        #expect(await console.run("targets", "--color", "always", Self.article) == 0)
        #expect(console.output.contains("\u{1B}[32moffered "))
        let plain = TestConsole()
        plain.isStyled = true
        #expect(await plain.run("targets", "--color", "never", Self.article) == 0)
        #expect(!plain.output.contains("\u{1B}"))
    }

    @Test func mapAndInspectPrintJSON() async throws {
        func objects(_ arguments: String...) async throws -> [[String: Any]] {
            let console = TestConsole()
            #expect(await console.run(arguments) == 0)
            return try console.output.split(separator: "\n").map {
                try #require(
                    try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
        }
        let fields = try await objects("map", "--json", "--to", "android", Self.article)
        #expect(fields.first?["field"] as? String == "action")
        #expect(fields.contains { $0["lost"] as? String == "/tags" })
        let documents = Example.path("documents.xitem.json")
        let item = try #require(try await objects("inspect", "--json", documents).first)
        let names = (item["attachments"] as? [[String: Any]])?.map { $0["attachment"] as? String }
        let original =
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: documents)))
            as? [String: Any]
        let others = (original?["additional-attachments"] as? [Any])?.count ?? 0
        #expect(others > 0)
        #expect(names == ["main"] + (1...others).map(String.init))
        #expect(item["title"] as? String == original?["title"] as? String)
    }

    @Test func mapPrintsFieldsAndLosses() async {
        let (status, output, errors) = await run("map", "--to", "android", Self.article)
        #expect(status == 0 && output.hasPrefix("action: \"android.intent.action.SEND\"\n"))
        #expect(errors.contains("lost: /tags: the receiver has no field for this value"))
        let mail = await run("map", "--to", "mailto", Self.article)
        #expect(mail.output.hasPrefix("url: \"mailto:?subject="))
        let web = await run(
            "map", "--to", "web", "--target", Self.folder + "/gallery.webmanifest", Self.photo)
        #expect(web.status == 0 && web.output.contains("photos: {"))
        #expect(await run("map", "--to", "web", Self.photo).status == 64)
        #expect(
            await run("map", "--to", "web", "--target", Self.article, Self.photo).status == 1)
    }
}
