import Foundation
import Testing
import UniformTypes
import WireFormat
import XExtensionItem

@testable import ShareTargets

/// Files that exceed a limit are refused with a code, the place and the limit.
struct TargetLimitTests {
    private static func plist(_ key: String, _ entries: [String]) -> Data {
        Data(
            """
            <plist version="1.0"><dict><key>\(key)</key><array>\(entries.joined())</array>
            <key>NSExtension</key><dict/></dict></plist>
            """.utf8)
    }

    private static func type(_ name: String, parents: Int = 0) -> String {
        let names = (0..<parents).map { "<string>com.example.p\($0)</string>" }.joined()
        return "<dict><key>UTTypeIdentifier</key><string>\(name)</string>"
            + "<key>UTTypeConformsTo</key><array>\(names)</array></dict>"
    }

    private func error(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void)
        -> TargetError?
    {
        #expect(throws: TargetError.self, sourceLocation: sourceLocation, performing: body)
    }

    @Test func bundleWithTooManyTypesIsRefused() throws {
        let types = (0...1_024).map { Self.type("com.example.t\($0)") }
        _ = try ShareReceiver(infoPlist: Self.plist("UTExportedTypeDeclarations", types.dropLast()))
        let error = error {
            _ = try ShareReceiver(infoPlist: Self.plist("UTImportedTypeDeclarations", types))
        }
        #expect(error?.code == "limit.types" && error?.message == "more than 1024 types")
        #expect(error?.pointer == "/UTImportedTypeDeclarations/1024")
        #expect(error?.location?.line == 1)
    }

    @Test func bundleWithTooManyParentsIsRefused() throws {
        let types = (0..<4).map { Self.type("com.example.t\($0)", parents: 1_024) }
        _ = try ShareReceiver(infoPlist: Self.plist("UTExportedTypeDeclarations", types))
        let more = types + [Self.type("com.example.u", parents: 1)]
        let error = error {
            _ = try ShareReceiver(infoPlist: Self.plist("UTExportedTypeDeclarations", more))
        }
        #expect(error?.code == "limit.types" && error?.message == "more than 4096 parent types")
        #expect(error?.pointer == "/UTExportedTypeDeclarations/4")
    }

    @Test func bundleWithALongTypeIdentifierIsRefused() throws {
        let name = "a." + String(repeating: "b", count: 1_022)
        let types = [Self.type(name)]
        _ = try ShareReceiver(infoPlist: Self.plist("UTExportedTypeDeclarations", types))
        let error = error {
            _ = try ShareReceiver(
                infoPlist: Self.plist("UTExportedTypeDeclarations", [Self.type(name + "b")]))
        }
        #expect(error?.code == "limit.types")
        #expect(error?.message == "more than 1024 bytes in the name of a type")
    }

    private static func web(fields: Int, patterns: Int) -> Data {
        let accept = (0..<patterns).map { "\"a/b\($0)\"" }.joined(separator: ",")
        let field = #"{"name":"f","accept":[\#(accept)]}"#
        let list = Array(repeating: field, count: fields).joined(separator: ",")
        return Data(
            #"{"share_target":{"action":"/","method":"POST","enctype":"multipart/form-data","params":{"files":[\#(list)]}}}"#
                .utf8)
    }

    @Test func webManifestWithTooManyFieldsOrTypesIsRefused() throws {
        #expect(try ShareReceiver(webManifest: Self.web(fields: 1_024, patterns: 4)) != nil)
        for (fields, patterns, noun) in [
            (1_025, 1, "1025 fields for files; at most 1024"),
            (1, 4_097, "4097 accepted types; at most 4096"),
        ] {
            let error = error {
                _ = try ShareReceiver(webManifest: Self.web(fields: fields, patterns: patterns))
            }
            #expect(error?.code == "limit.manifest" && error?.message == noun + " are allowed")
            #expect(error?.pointer == "/share_target/params/files")
        }
    }

    private static func android(_ filters: Int) -> Data {
        let filter = """
            <intent-filter><action android:name="android.intent.action.SEND"/></intent-filter>

            """
        let list = String(repeating: filter, count: filters)
        return Data(
            "<manifest><application><activity>\n\(list)</activity></application></manifest>".utf8)
    }

    @Test func androidManifestWithTooManyFiltersIsRefused() throws {
        #expect(try ShareReceiver.receivers(androidManifest: Self.android(1_024)).count == 1_024)
        let error = error {
            _ = try ShareReceiver.receivers(androidManifest: Self.android(1_025))
        }
        #expect(error?.code == "limit.manifest" && error?.message == "more than 1024 filters")
        #expect(error?.location?.line == 1_026 && error?.location?.column == 1)
    }

    @Test func androidManifestWithALongNameIsRefused() throws {
        let name = String(repeating: "a", count: 1_025)
        let error = error {
            _ = try ShareReceiver.receivers(androidManifest: Data("<\(name)/>".utf8))
        }
        #expect(
            error?.code == "limit.manifest" && error?.message == "more than 1024 bytes in a name")
    }

    @Test func malformedFilesAreRefusedWithALocation() {
        #expect(error { _ = try ShareReceiver(infoPlist: Data("<plist".utf8)) }?.location != nil)
        #expect(error { _ = try ShareReceiver(webManifest: Data("{".utf8)) }?.location != nil)
        let text = error { _ = try ShareReceiver.receivers(androidManifest: Data("a".utf8)) }
        #expect(text?.code == "manifest.syntax" && text?.location?.column == 1)
    }

    /// The cost of a long media type is linear in its length.
    @Test func overlongTypesConformOnlyToThemselves() {
        let name = "text/" + String(repeating: "a", count: 1_019)
        let (long, longer) = (TypeIdentifier(rawValue: name), TypeIdentifier(rawValue: name + "a"))
        #expect(long.conforms(to: .text) && !longer.conforms(to: .text))
        #expect(longer.conforms(to: longer) && longer.supertypes.isEmpty)
        #expect(longer.preferredMediaType == name + "a")
    }
}
