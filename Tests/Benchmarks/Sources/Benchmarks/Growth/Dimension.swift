import FoundationEssentials
import WireFormat
import XExtensionItem

/// A kind of part that can occur many times in a payload.
struct Dimension: Sendable {
    let name: String
    /// A small number of parts, and sixteen times as many.
    let counts: (few: Int, many: Int)
    let make: @Sendable (Int) throws -> ExtensionItem

    static let all: [Dimension] = [
        Dimension("members") { count in
            var item = ExtensionItem(text: "x")
            item.userInfo = WireDictionary(
                (0..<count).map { ("key-\($0)", WireValue($0)) })
            return item
        },
        Dimension("runs") { count in
            var item = ExtensionItem(text: "x")
            var text = AttributedText()
            text.runs = (0..<count).map { index in
                var run = TextRun("run \(index)")
                run.isBold = index % 2 == 0
                return run
            }
            item.contentText = text
            return item
        },
        Dimension("namespaces") { count in
            var item = ExtensionItem(text: "x")
            // In canonical order, so that each is added at the end.
            var parameters = Parameters()
            for index in 1_000_000..<1_000_000 + count {
                parameters["com.example.n\(index)"] = ["a": "b"]
            }
            item.parameters = parameters
            return item
        },
        Dimension("attachments") { count in
            var item = ExtensionItem(text: "x")
            item.additionalAttachments = (0..<count).map { .text("text \($0)") }
            return item
        },
        Dimension("representations") { count in
            ExtensionItem(
                mainAttachment: ExtensionItem.Attachment(
                    representations: (0..<count).map {
                        Representation.text(
                            "text", typeIdentifier: TypeIdentifier(rawValue: "com.example.t\($0)"))
                    }))
        },
        Dimension("activities") { count in
            var item = ExtensionItem(text: "x")
            for index in 0..<count {
                item[ActivityType(rawValue: "com.example.a\(index)")].title = "title \(index)"
            }
            return item
        },
        Dimension("tags") { count in
            var item = ExtensionItem(text: "x")
            item.tags = (0..<count).map { "tag \($0)" }
            return item
        },
        Dimension("levels", (32, 504)) { count in
            var value = WireValue.string("innermost")
            for _ in 1..<count { value = .array([value]) }
            return ExtensionItem(mainAttachment: .propertyList(value))
        },
    ]

    private init(
        _ name: String, _ counts: (few: Int, many: Int) = (2_000, 32_000),
        _ make: @escaping @Sendable (Int) throws -> ExtensionItem
    ) {
        self.name = name
        self.counts = counts
        self.make = make
    }
}
