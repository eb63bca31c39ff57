import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ShareTargets

/// The extensions in `Examples/Targets`, and extensions defined here.
struct ExtensionTargetTests {
    private static let examples = Repository.url("Examples/Targets")

    private static func example(_ name: String) throws -> ExtensionTarget {
        let file = examples.appending(path: "\(name)-Info.plist")
        return try ExtensionTarget(infoPlist: WireDocument(Data(contentsOf: file)))
    }

    private static func target(_ rule: String, _ more: String = "") throws -> ExtensionTarget {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.share</string>
            \(more)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.share-services</string><key>NSExtensionAttributes</key><dict>
            \(rule)</dict></dict></dict></plist>
            """
        let document = try WireDocument(Data(text.utf8))
        return try ExtensionTarget(infoPlist: document)
    }

    private static let names = ["Reader", "Converter", "Bookmarks", "Files", "Journal"]

    /// The examples that accept a payload, derived by hand from their rules.
    @Test(
        arguments: [
            ([["public.url"]], ["Reader", "Bookmarks", "Files", "Journal"]),
            ([["public.mpeg-4"]], ["Converter", "Files"]),
            ([["public.png"]], ["Files", "Journal"]),
            ([["public.url"], ["public.png"]], ["Reader", "Files", "Journal"]),
            ([["public.mpeg-4"], ["public.url"]], ["Reader", "Files", "Journal"]),
            ([["public.plain-text"]], ["Files", "Journal"]),
            ([["com.example.unknown"]], []),
        ] as [([[String]], [String])])
    func examplesAcceptTheTypesOfTheirRules(_ types: [[String]], _ expected: [String]) throws {
        let view = SharedView(items: [types])
        for name in Self.names {
            let target = try Self.example(name)
            let offer = target.offer(of: view)
            #expect(target.name == name && target.warnings.isEmpty)
            #expect(offer.isOffered == expected.contains(name), "\(name) \(types)")
            #expect(offer.reasons.allSatisfy { $0.place != nil && !$0.attachments.isEmpty })
            guard let advice = ShareReceiver(target).advice(for: view) else {
                #expect(offer.isOffered)
                continue
            }
            #expect(target.offer(of: advice.applied(to: view)).isOffered, "\(name) \(advice)")
        }
    }

    @Test func binaryPropertyListEqualsXML() throws {
        for name in Self.names {
            let file = Self.examples.appending(path: "\(name)-Info.plist")
            let document = try WireDocument(Data(contentsOf: file))
            let value = try #require(document.value(at: .root))
            let binary = try ExtensionTarget(
                infoPlist: WireDocument(value.encoded(as: .binary)))
            #expect(try binary == Self.example(name))
        }
    }

    @Test func typesOfTheBundleDecideConformance() throws {
        let rule = """
            <key>NSExtensionActivationRule</key><string>ANY
            extensionItems[0].attachments[0].registeredTypeIdentifiers UTI-CONFORMS-TO "public.image"</string>
            """
        let types = """
            <key>UTImportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key>
            <string>com.example.drawing</string><key>UTTypeConformsTo</key><array>
            <string>public.png</string></array><key>UTTypeTagSpecification</key><dict>
            <key>public.filename-extension</key><string>drw</string></dict></dict><string>x</string></array>
            """
        let view = SharedView(["com.example.drawing"])
        #expect(try Self.target(rule, types).offer(of: view).isOffered)
        #expect(try !Self.target(rule).offer(of: view).isOffered)
    }

    @Test func malformedPropertyListIsRefusedWithALocation() throws {
        let text = """
            <plist version="1.0">
            <dict>
            <key>NSExtension</key></array>
            </dict></plist>
            """
        let error = #expect(throws: PayloadError.self) { try WireDocument(Data(text.utf8)) }
        #expect(error?.findings[0].location?.line == 3 && error?.findings[0].location?.column == 23)
    }

    @Test func errorHasPlacesInTheRuleAndInTheFile() throws {
        let error = #expect(throws: TargetError.self) {
            try Self.target(
                "<key>NSExtensionActivationRule</key><string>1 &gt; 0 AND\n= 1</string>")
        }
        #expect(error?.line == 2 && error?.column == 1)
        #expect(error?.pointer == "/NSExtension/NSExtensionAttributes/NSExtensionActivationRule")
        #expect(error?.location?.line == 5)
        let other = #expect(throws: TargetError.self) {
            try Self.target("<key>NSExtensionActivationRule</key><array/>")
        }
        #expect(other?.line == nil && other?.location?.line == 5)
        #expect(other?.message == "expected a predicate or a dictionary, found an array")
    }

    @Test func extensionWithoutARuleIsNotOffered() throws {
        let target = try Self.target("")
        let offer = target.offer(of: SharedView(["public.url"]))
        #expect(!offer.isOffered && offer.reasons.map(\.kind) == [.missing])
        #expect(target.name == "com.example.share" && target.rule == nil)
        #expect(target.warnings.map(\.kind) == [.missing])
    }

    /// The system ignores a key in a dictionary where Apple does not document that key.
    @Test func keysAtTheWrongLevelAreWarnings() throws {
        let rule = """
            <key>NSExtensionActivationDictionaryVersion</key><integer>2</integer>
            <key>NSExtensionActivationRule</key><dict>
            <key>NSExtensionActivationSupportsText</key><true/>
            <key>NSExtensionJavaScriptPreprocessingFile</key><string>a</string></dict>
            """
        let target = try Self.target(
            rule, "<key>NSExtensionActivationRule</key><string>TRUEPREDICATE</string>")
        #expect(
            target.warnings.prefix(2).map {
                "\($0.code.rawValue) at \($0.place ?? ""): \($0.message)"
            } == [
                "target.ignored at NSExtensionActivationRule: belongs in NSExtensionAttributes, "
                    + "and is ignored in the Info.plist",
                "target.ignored at NSExtensionActivationDictionaryVersion: belongs in "
                    + "NSExtensionActivationRule, and is ignored in NSExtensionAttributes",
            ])
        #expect(
            target.warnings.contains {
                $0.kind == .ignored && $0.place == "NSExtensionJavaScriptPreprocessingFile"
            })
        for name in Self.names {
            #expect(try !Self.example(name).warnings.contains { $0.kind == .ignored }, "\(name)")
        }
    }

    @Test func otherExtensionPointIsAWarning() throws {
        let text = """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.keyboard-service</string></dict></dict></plist>
            """
        let target = try ExtensionTarget(infoPlist: WireDocument(Data(text.utf8)))
        #expect(target.warnings.map(\.kind) == [.point])
    }
}
