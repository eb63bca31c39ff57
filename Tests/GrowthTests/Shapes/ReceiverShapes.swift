import Foundation

/// As many receivers as an item has attachments, or other parts. The work grows with the sum of the
/// two numbers, not with their product.
///
/// Rules are excluded: each examines every attachment, within its own limit of steps.
enum ReceiverShapes {
    static let all: [Shape<CommandInput>] = [
        shape("web apps that each accept one of the types", files) { number, _ in
            web([".t\(number)", "application/x-t\(number)"])
        },
        shape("web apps that accept all types", files) { number, _ in
            web(["application/*", "application/x-t\(number)"])
        },
        shape("web apps that each accept eight types", files) { number, count in
            web((0..<8).map { "application/x-t\((number + 3 * $0) % count)" })
        },
        shape("web apps without a field for many texts", texts) { number, _ in
            web(["image/x-t\(number)"], text: "")
        },
        shape("web apps and a long text", longText) { number, _ in web(["image/x-t\(number)"]) },
        shape("web apps and unknown members", members) { number, _ in
            web(["application/x-t\(number)"])
        },
        Shape("filters and unknown members", count: 24) { count in
            input(["AndroidManifest.xml": filters(count)], members(count))
        },
        Shape("filters and types", count: 24) { count in
            input(["AndroidManifest.xml": filters(count)], files(count))
        },
        Shape("filters and a long text", count: 24) { count in
            input(["AndroidManifest.xml": filters(count)], longText(count))
        },
        shape("extensions and unknown members", members, name: "plist") { number, _ in
            TargetShapes.rule("\(number) == 1")
        },
    ]

    private static func shape(
        _ name: String, _ item: @escaping @Sendable (Int) -> Data,
        name ending: String = "webmanifest",
        _ receiver: @escaping @Sendable (_ number: Int, _ count: Int) -> Data
    ) -> Shape<CommandInput> {
        Shape(name, count: 24) { count in
            let receivers = (0..<count).map { ("\($0).\(ending)", receiver($0, count)) }
            return input(Dictionary(uniqueKeysWithValues: receivers), item(count))
        }
    }

    private static func input(_ receivers: [String: Data], _ item: Data) -> CommandInput {
        var input = CommandInput(files: ["item.json": item])
        for (name, bytes) in receivers { input.files["targets/\(name)"] = bytes }
        return input
    }

    // MARK: Receivers

    private static func web(_ accept: [String], text: String = "text") -> Data {
        let target: [String: Any] = [
            "action": "/", "method": "POST", "enctype": "multipart/form-data",
            "params": ["text": text, "files": ["name": "f", "accept": accept]],
        ]
        let manifest = ["share_target": target]
        return (try? JSONSerialization.data(withJSONObject: manifest)) ?? Data()
    }

    private static func filters(_ count: Int) -> Data {
        let activities = (0..<count).map { number in
            """
            <activity android:label="A\(number)"><intent-filter>
            <action android:name="android.intent.action.SEND"/>
            <category android:name="android.intent.category.DEFAULT"/>
            <data android:mimeType="text/*"/><data android:mimeType="video/x-t\(number)"/>
            </intent-filter></activity>
            """
        }
        return Data("<manifest><application>\(activities.joined())</application></manifest>".utf8)
    }

    // MARK: Items

    private static func files(_ count: Int) -> Data {
        item(
            others: (0..<count).map {
                #"{"type-identifier":"application/x-t\#($0)","data":{"$data":"AAAA"}}"#
            })
    }

    private static func texts(_ count: Int) -> Data {
        item(
            others: (0..<count).map {
                #"{"type-identifier":"public.plain-text","text":"text \#($0)"}"#
            })
    }

    private static func longText(_ count: Int) -> Data {
        let text = String(repeating: "words ", count: 100 * count)
        return item(others: [#"{"type-identifier":"public.plain-text","text":"\#(text)"}"#])
    }

    private static func members(_ count: Int) -> Data {
        item((0..<count).map { #","x-\#($0)":1"# }.joined(), others: [])
    }

    private static func item(_ members: String = "", others: [String]) -> Data {
        let attachments = others.map { #"{"representations":[\#($0)]}"# }
        let list = attachments.joined(separator: ",")
        let all = members + (others.isEmpty ? "" : #","additional-attachments":[\#(list)]"#)
        return TargetShapes.payload(types: ["public.url"], all)
    }
}
