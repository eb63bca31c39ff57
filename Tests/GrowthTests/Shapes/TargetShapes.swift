import Foundation

/// A payload, and a file that describes receivers; nil for the activities of iOS.
struct TargetInput: Sendable {
    var payload = TargetShapes.payload(types: ["public.url"])
    var target: Data?

    /// The size of both files.
    var byteCount: Int { payload.count + (target?.count ?? 0) }
}

typealias TargetShape = Shape<TargetInput>

/// Receivers and items of any size, each with one construct repeated.
enum TargetShapes {
    static let all = types + rules + manifests + items

    // MARK: Types of a bundle

    static let types: [TargetShape] = [
        declaring("types in a chain") { [$0 + 1] },
        declaring("types in a chain, the last first") { [$0 - 1] },
        Shape("types in a cycle", count: 64) { count in
            bundle(declarations((0..<count).map { [($0 + 1) % count] }))
        },
        declaring("types in a grid") { [$0 + 16 - $0 % 2, $0 + 17 - $0 % 2] },
        declaring("types with shared parents") { [$0 + 1, $0 + 2, $0 + 3] },
        Shape("types with undeclared parents", count: 64) { count in
            bundle(declarations((0..<count).map { [$0 + 100_000] }))
        },
        Shape("parents of a type", count: 128) { count in
            bundle(declarations([Array(1...count)]))
        },
        Shape("types compared, in a chain", count: 64) { count in
            let clauses = (0..<count).map { "'com.example.t\($0)' UTI-CONFORMS-TO 'public.data'" }
            return bundle(
                declarations((0..<count).map { [$0 + 1] }), clauses.joined(separator: " AND "))
        },
    ]

    private static func declaring(
        _ name: String, _ parents: @escaping @Sendable (Int) -> [Int]
    ) -> TargetShape {
        Shape(name, count: 64) { count in bundle(declarations((0..<count).map(parents))) }
    }

    private static func declarations(_ parents: [[Int]]) -> String {
        let entries = parents.enumerated().map { number, parents in
            let names = parents.map { "<string>com.example.t\($0)</string>" }.joined()
            return "<dict><key>UTTypeIdentifier</key><string>com.example.t\(number)</string>"
                + "<key>UTTypeConformsTo</key><array>\(names)</array></dict>"
        }
        return "<key>UTExportedTypeDeclarations</key><array>\(entries.joined())</array>"
    }

    private static func bundle(
        _ declarations: String, _ rule: String = matchingURL
    ) -> TargetInput {
        TargetInput(
            payload: payload(types: ["com.example.t0"]), target: plist(rule, declarations))
    }

    // MARK: Rules

    static let rules: [TargetShape] = [
        rule("AND", count: 96) { clauses($0).joined(separator: " AND ") },
        rule("OR", count: 96) { clauses($0).joined(separator: " OR ") },
        rule("a negated OR", count: 96) { "NOT (\(clauses($0).joined(separator: " OR ")))" },
        rule("&&", count: 64) { Array(repeating: "1 == 1", count: $0).joined(separator: " && ") },
        rule("failing &&", count: 96) { clauses($0).joined(separator: "&&") },
        rule("AND and OR mixed", count: 32) {
            clauses($0).joined(separator: " AND 1 == 2 OR ")
        },
        rule("marks compared", count: 256) { "'\(marks($0))' ==[cd] '\(marks($0))x'" },
        rule("marks compared in order", count: 256) { "'\(marks($0))' <[cd] '\(marks($0))x'" },
        rule("a list of marks", count: 8) { count in
            let element = "'\(marks(32))'"
            let list = Array(repeating: element, count: count).joined(separator: ",")
            return "'\(marks(32))x' IN[cd] {\(list)}"
        },
        rule("marks in a list of marks", count: 16) { count in
            let list = Array(repeating: "'\(marks(16))'", count: count).joined(separator: ",")
            return "'\(marks(16 * count))' IN[cd] {\(list)}"
        },
        rule("ANY of marks in a list", count: 8) { count in
            let list = Array(repeating: "'\(marks(16))'", count: count).joined(separator: ",")
            return "ANY {\(list)} IN[cd] {'a'}"
        },
        rule("names in a list", count: 64) { count in
            let names = (0..<count).map { "'com.example.t\($0)'" }.joined(separator: ",")
            return matching("ANY $a.registeredTypeIdentifiers IN {\(names)}")
        },
        rule("variables", count: 64) { count in
            let clauses = (0..<count).map { "$v\($0) == 1" }.joined(separator: " OR ")
            return "1 == 1 OR \(clauses)"
        },
    ]

    /// An `Info.plist` with a rule.
    static func rule(_ text: String) -> Data { plist(text, "") }

    private static func rule(
        _ name: String, count: Int, _ text: @escaping @Sendable (Int) -> String
    ) -> TargetShape {
        Shape("a rule with \(name)", count: count) { TargetInput(target: plist(text($0), "")) }
    }

    private static func clauses(_ count: Int) -> [String] {
        (0..<count).map {
            matching("ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'com.example.t\($0)'")
        }
    }

    private static func matching(_ clause: String) -> String {
        "SUBQUERY(extensionItems[0].attachments, $a, \(clause)).@count > 0"
    }

    private static let matchingURL = matching(
        "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.movie'")

    /// A letter with marks of several classes, which normalization must sort.
    private static func marks(_ count: Int) -> String {
        var text = String.UnicodeScalarView("e".unicodeScalars)
        let marks: [Unicode.Scalar] = ["\u{301}", "\u{323}", "\u{327}", "\u{345}"]
        for number in 0..<count { text.append(marks[number % 4]) }
        return String(text)
    }

    // MARK: Manifests

    static let manifests: [TargetShape] = [
        Shape("accepted types", count: 64) { count in
            web([(0..<count).map { "application/x-t\($0)" }], photos(2))
        },
        Shape("accepted wildcards and extensions", count: 64) { count in
            web([(0..<count).map { $0 % 2 == 0 ? "t\($0)/*" : ".t\($0)" }], photos(2))
        },
        Shape("fields for files", count: 64) { count in
            web((0..<count).map { ["application/x-t\($0)"] }, photos(2))
        },
        Shape("fields that accept nothing", count: 64) { count in
            web((0..<count).map { _ in [] }, photos(2))
        },
        Shape("accepted types and attachments", count: 32) { count in
            web([(0..<count).map { "application/x-t\($0)" } + ["image/jpeg"]], photos(count))
        },
        Shape("filters", count: 32) { TargetInput(target: android($0)) },
        Shape("filters and attachments", count: 16) { count in
            TargetInput(payload: photos(count), target: android(count))
        },
        Shape("types of a filter", count: 64) { count in
            TargetInput(payload: photos(2), target: filter(types: count))
        },
        Shape("entities", count: 64) { count in
            TargetInput(target: filter(label: String(repeating: "&amp;", count: count)))
        },
        Shape("attributes", count: 64) { count in
            let attributes = (0..<count).map { #" a\#($0)="1""# }.joined()
            return TargetInput(target: filter(attributes: attributes))
        },
        Shape("shortcuts", count: 32) { count in
            let one = """
                <share-target android:targetClass="C"><data android:mimeType="text/x"/>
                <category android:name="c"/></share-target>
                """
            let text = "<shortcuts>\(String(repeating: one, count: count))</shortcuts>"
            return TargetInput(payload: photos(2), target: Data(text.utf8))
        },
    ]

    private static func web(_ fields: [[String]], _ payload: Data) -> TargetInput {
        let files = fields.enumerated().map { ["name": "f\($0.offset)", "accept": $0.element] }
        let target: [String: Any] = [
            "action": "/", "method": "POST", "enctype": "multipart/form-data",
            "params": ["title": "t", "files": files],
        ]
        let manifest = try? JSONSerialization.data(withJSONObject: ["share_target": target])
        return TargetInput(payload: payload, target: manifest)
    }

    private static func android(_ count: Int) -> Data {
        manifest(
            (0..<count).map { activity("A\($0)", "", types: ["video/x-t\($0)"]) }.joined())
    }

    private static func filter(types: Int) -> Data {
        manifest(activity("A", "", types: (0..<types).map { "video/x-t\($0)" }))
    }

    private static func filter(label: String = "A", attributes: String = "") -> Data {
        manifest(activity(label, attributes, types: ["video/*"]))
    }

    private static func activity(
        _ label: String, _ attributes: String, types: [String]
    ) -> String {
        let data = types.map { #"<data android:mimeType="\#($0)"/>"# }.joined()
        return """
            <activity android:label="\(label)"\(attributes)><intent-filter>
            <action android:name="android.intent.action.SEND"/>
            <action android:name="android.intent.action.SEND_MULTIPLE"/>
            <category android:name="android.intent.category.DEFAULT"/>\(data)
            </intent-filter></activity>
            """
    }

    private static func manifest(_ activities: String) -> Data {
        Data("<manifest><application>\(activities)</application></manifest>".utf8)
    }

    // MARK: Items

    static let items: [TargetShape] = [
        Shape("unknown members", count: 128) { count in
            let members = (0..<count).map { #","x-\#($0)":1"# }.joined()
            return TargetInput(payload: payload(types: ["public.url"], members))
        },
        Shape("namespaces", count: 128) { count in
            let members = (0..<count).map { #""com.example.n\#($0)":{"a":1}"# }
            return TargetInput(
                payload: payload(
                    types: ["public.url"], #","parameters":{\#(members.joined(separator: ","))}"#))
        },
        Shape("attachments", count: 64) { TargetInput(payload: photos($0)) },
        Shape("representations", count: 64) { count in
            TargetInput(payload: payload(types: (0..<count).map { "com.example.t\($0)" }))
        },
        Shape("overlays", count: 64) { count in
            let overlays = (0..<count).map { #""com.example.a\#($0)":{"title":"a"}"# }
            return TargetInput(
                payload: payload(
                    types: ["public.url"],
                    #","activities":{\#(overlays.joined(separator: ","))}"#))
        },
        Shape("bytes of a media type", count: 2_000) { count in
            TargetInput(payload: payload(types: ["text/" + String(repeating: "a", count: count)]))
        },
        Shape("bytes of a type identifier", count: 2_000) { count in
            TargetInput(
                payload: payload(types: ["com.example." + String(repeating: "a", count: count)]))
        },
        Shape("bytes of a key", count: 2_000) { count in
            TargetInput(
                payload: payload(
                    types: ["public.url"], #","\#(String(repeating: "k", count: count))":1"#))
        },
        Shape("unknown members for a web app", count: 128) { count in
            let members = (0..<count).map { #","x-\#($0)":1"# }.joined()
            return web([["image/*"]], payload(types: ["public.jpeg"], members))
        },
    ]

    /// A payload whose main attachment has a representation of each type.
    static func payload(types: [String], _ members: String = "") -> Data {
        Data(
            #"{"version":"1.0","main-attachment":\#(attachment(types))\#(members)}"#.utf8)
    }

    private static func photos(_ count: Int) -> Data {
        let others = (1..<max(count, 2)).map { _ in attachment(["public.jpeg"]) }
        return payload(
            types: ["public.jpeg"],
            #","additional-attachments":[\#(others.joined(separator: ","))]"#)
    }

    private static func attachment(_ types: [String]) -> String {
        let forms = types.map { type in
            let value =
                type == "public.url"
                ? #""url":"https://example.com/""# : #""data":{"$data":"AAAA"}"#
            return #"{"type-identifier":"\#(type)",\#(value)}"#
        }
        return #"{"representations":[\#(forms.joined(separator: ","))]}"#
    }

    private static func plist(_ rule: String, _ others: String) -> Data {
        let escaped = rule.utf8.map { $0 == 0x26 ? "&amp;" : $0 == 0x3C ? "&lt;" : nil }
        var text = [UInt8]()
        for (byte, escape) in zip(rule.utf8, escaped) {
            if let escape { text += Array(escape.utf8) } else { text.append(byte) }
        }
        return Data(
            """
            <plist version="1.0"><dict>\(others)<key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>
            <string>\(String(decoding: text, as: UTF8.self))</string></dict></dict></dict></plist>
            """.utf8)
    }
}
