/// Generates payloads from the grammar of sections 11 to 20. Most members are valid.
extension FuzzValue {
    typealias Members = [(key: String, value: FuzzValue)]

    static func payload(_ random: inout Random) -> FuzzValue {
        var members: Members = []
        if !random.oneIn(60) { members.append(("version", version(&random))) }
        if !random.oneIn(60) { members.append(("main-attachment", attachment(&random))) }
        members += shared(&random, 4)
        if random.oneIn(30) {
            members.append(
                (
                    "must-understand",
                    random.one(of: [.array([]), .array([.null]), .array([.string("a.b")])])
                ))
        }
        if random.oneIn(3) { members.append(("activities", activities(&random))) }
        if random.oneIn(8) {
            members.append(("excluded-activities", array(&random) { .string(activity(&$0)) }))
        }
        return .dictionary(shuffled(members, &random))
    }

    /// Returns an activity type, or text that resembles one.
    static func activity(_ random: inout Random) -> String {
        random.one(of: [
            "com.example.app", "com.apple.UIKit.activity.Message", "com.example.app", "a.b", "-.-",
            "a", "a..b", "$a.b",
            "com.exämple.app", "com.example.app.", "A.b", "", "a.b\n",
        ])
    }

    private static func version(_ random: inout Random) -> FuzzValue {
        guard random.oneIn(10) else { return .string("1.0") }
        return random.one(of: [
            .string("1.1"), .string("1.10"), .string("2.0"), .string("1"), .string("01.0"),
            .string("1.00"),
            .string("1.0\n"), .string("1.65536"), .string("99999.1"), .string("100000.0"),
            .string("1.1"),
            .string("１.0"), .real(1.5), .integer("1"), .null, .array([.null]), .string(""),
            .string("0.9"),
        ])
    }

    /// Returns a few members that both documents and overlays can have, and unknown members.
    private static func shared(_ random: inout Random, _ count: Int) -> Members {
        var members: Members = []
        for _ in 0..<random.int(below: count + 1) {
            let (key, value) = member(&random)
            if !members.contains(where: { $0.key == key }) { members.append((key, value)) }
        }
        return members
    }

    private static func member(_ random: inout Random) -> (String, FuzzValue) {
        switch random.int(below: 16) {
        case 0: ("title", string(&random))
        case 1, 2, 3, 4: ("content-text", runs(&random))
        case 5: ("additional-attachments", array(&random) { attachment(&$0) })
        case 6: ("thumbnail", representation(&random))
        case 7: ("tags", array(&random) { string(&$0) })
        case 8: ("source-url", urlText(&random))
        case 9: ("referrer", referrer(&random))
        case 10, 11: ("parameters", parameters(&random))
        case 12, 13: ("user-info", userInfo(&random))
        case 14:
            (
                random.one(of: ["com.example.app", "unknown", "$reserved", "", "Title", "title "]),
                free(&random)
            )
        default:
            (
                random.one(of: [
                    "title", "tags", "referrer", "thumbnail", "user-info", "content-text",
                ]), free(&random)
            )
        }
    }

    private static func overlay(_ random: inout Random) -> FuzzValue {
        var members = shared(&random, 3)
        if random.oneIn(5) { members.append(("main-attachment", attachment(&random))) }
        if random.oneIn(12) {
            let key = random.one(of: [
                "version", "must-understand", "activities", "excluded-activities",
            ])
            members.append((key, free(&random)))
        }
        return .dictionary(members)
    }

    private static func activities(_ random: inout Random) -> FuzzValue {
        dictionary(&random, 2, key: { activity(&$0) }) { overlay(&$0) }
    }

    private static func attachment(_ random: inout Random) -> FuzzValue {
        var members: Members = []
        let representations = array(&random, minimum: 1) { representation(&$0) }
        if !random.oneIn(50) { members.append(("representations", representations)) }
        if random.oneIn(5) {
            let name = random.one(of: [
                "a.png", "a/b", "..", "", "a:b", "a\u{202e}b", "é", "\u{7f}", " a ",
            ])
            members.append(("suggested-name", .string(name)))
        }
        if random.oneIn(20) { members.append((key(&random), free(&random))) }
        return random.oneIn(50) ? free(&random) : .dictionary(shuffled(members, &random))
    }

    private static func representation(_ random: inout Random) -> FuzzValue {
        var members: Members = []
        var type = random.one(of: types)
        switch random.int(below: 7) {
        case 0, 1: members.append(("text", string(&random)))
        case 2:
            members.append(("data", random.oneIn(5) ? string(&random) : .data(bytes(&random))))
        case 3:
            members.append(("url", urlText(&random)))
            if !random.oneIn(8) { type = random.one(of: ["public.url", "Public.URL"]) }
        case 4: members.append(("property-list", free(&random)))
        case 5: members.append(("file", file(&random)))
        default: members.append(("com.example.content", free(&random)))
        }
        if random.oneIn(20) {
            members.append((random.one(of: ["text", "data", "url", "a", "$a"]), free(&random)))
        }
        if !random.oneIn(40) { members.append(("type-identifier", .string(type))) }
        return random.oneIn(60) ? free(&random) : .dictionary(shuffled(members, &random))
    }

    private static func file(_ random: inout Random) -> FuzzValue {
        let path = random.one(of: [
            "attachments/a.png", "attachments/b", "attachments/A", "a", "attachments/../a",
            "attachments/con", "attachments/.a",
            "attachments/aux.txt", "attachments/com1", "attachments/a.", "attachments/a b", "",
        ])
        var members: Members = [("path", .string(path))]
        if !random.oneIn(8) {
            members.append(
                (
                    "byte-count",
                    random.oneIn(5) ? number(&random) : .integer("\(random.int(below: 9))")
                ))
        }
        return random.oneIn(10) ? free(&random) : .dictionary(members)
    }

    private static func run(_ random: inout Random) -> FuzzValue {
        var members: Members = []
        if !random.oneIn(40) { members.append(("text", string(&random))) }
        for _ in 0..<random.int(below: 3) {
            let (key, value) = attribute(&random)
            if !members.contains(where: { $0.key == key }) { members.append((key, value)) }
        }
        return random.oneIn(50) ? free(&random) : .dictionary(shuffled(members, &random))
    }

    private static func attribute(_ random: inout Random) -> (String, FuzzValue) {
        switch random.int(below: 10) {
        case 0, 1:
            (
                random.one(of: ["bold", "italic", "underline", "strikethrough", "code"]),
                random.one(of: [
                    .boolean(true), .boolean(true), .boolean(false), .integer("1"), .string("true"),
                ])
            )
        case 2: ("link", urlText(&random))
        case 3:
            (
                random.one(of: ["foreground-color", "background-color"]),
                .string(
                    random.one(of: [
                        "#000000", "#A0B1C2", "#a0b1c2", "#000000FF", "#00000080", "", "#FFF",
                        "red", "#000000\n",
                    ]))
            )
        case 4: ("font-name", string(&random))
        case 5: ("font-size", number(&random))
        default: ("com.example.x", random.one(of: similarValues).0)
        }
    }

    /// Pairs of values that differ only in their kind, or that are equal after nulls are removed.
    private static let similarValues: [(FuzzValue, FuzzValue)] = [
        (.integer("12"), .string("12")), (.boolean(true), .string("true")),
        (.boolean(true), .integer("1")),
        (.real(1.5), .string("1.5")), (.tag("$x", .integer("1")), .tag("$$x", .integer("1"))),
        (.array([.null]), .array([])), (.array([.integer("1"), .null]), .array([.integer("1")])),
        (.tag("a", .null), .dictionary([])),
        (.dictionary([("a", .integer("1")), ("b", .null)]), .tag("a", .integer("1"))),
        (.dictionary([("$x", .integer("1")), ("b", .null)]), .tag("$x", .integer("1"))),
        (.null, .string("")), (.data([0x41]), .string("QQ==")),
        (.date("2026-11-20T08:00:00Z"), .string("2026-11-20T08:00:00Z")),
        (.tag("$url", .string("a:b")), .string("a:b")), (.array([.integer("1")]), .integer("1")),
    ]

    /// Returns two runs that are equal, or differ in the kind of one attribute.
    private static func similarRuns(_ random: inout Random) -> [FuzzValue] {
        let (one, other) = random.one(of: similarValues)
        let values =
            random.oneIn(5) ? [one, one] : random.oneIn(2) ? [one, other] : [other, one]
        return values.map { value in
            .dictionary([("text", .string("a")), ("com.example.x", value)])
        }
    }

    private static func runs(_ random: inout Random) -> FuzzValue {
        random.oneIn(4) ? .array(similarRuns(&random)) : array(&random) { run(&$0) }
    }

    private static func referrer(_ random: inout Random) -> FuzzValue {
        let texts = ["app-name", "app-store-id", "google-play-id"]
        let urls = ["web-url", "ios-app-url", "android-app-url"]
        var members: Members = []
        for _ in 0..<random.int(below: 4) {
            let name = random.one(of: texts + urls + ["com.example.x", "x"])
            guard !members.contains(where: { $0.key == name }) else { continue }
            members.append((name, urls.contains(name) ? urlText(&random) : string(&random)))
        }
        return .dictionary(members)
    }

    private static func parameters(_ random: inout Random) -> FuzzValue {
        dictionary(&random, 2, key: { activity(&$0) }) { inner in
            dictionary(
                &inner, 3, key: { $0.oneIn(10) ? $0.one(of: ["", "a.b", "$a"]) : key(&$0) }
            ) { free(&$0) }
        }
    }

    private static func userInfo(_ random: inout Random) -> FuzzValue {
        dictionary(&random, 4, key: { $0.oneIn(20) ? "x-extension-item-a" : key(&$0) }) {
            free(&$0)
        }
    }

    // MARK: Parts

    private static func string(_ random: inout Random) -> FuzzValue {
        random.oneIn(25) ? free(&random, depth: 1) : .string(text(&random))
    }

    private static func urlText(_ random: inout Random) -> FuzzValue {
        random.oneIn(25) ? free(&random, depth: 1) : .string(url(&random))
    }

    private static func array(
        _ random: inout Random, minimum: Int = 0, _ element: (inout Random) -> FuzzValue
    ) -> FuzzValue {
        let count = random.oneIn(15) ? 0 : max(minimum, 1 + random.int(below: 3))
        var elements: [FuzzValue] = []
        for _ in 0..<count {
            let repeats = !elements.isEmpty && random.oneIn(6)
            elements.append(repeats ? elements[elements.count - 1] : element(&random))
        }
        if random.oneIn(25) { elements.insert(.null, at: random.int(below: elements.count + 1)) }
        return .array(elements)
    }

    private static func dictionary(
        _ random: inout Random, _ maximum: Int, key: (inout Random) -> String,
        _ value: (inout Random) -> FuzzValue
    ) -> FuzzValue {
        var members: Members = []
        for _ in 0..<(random.oneIn(15) ? 0 : 1 + random.int(below: maximum)) {
            let key = key(&random)
            if !members.contains(where: { $0.key == key }) { members.append((key, value(&random))) }
        }
        return .dictionary(members)
    }

    private static func shuffled(_ members: Members, _ random: inout Random) -> Members {
        var left = members
        var out: Members = []
        while !left.isEmpty { out.append(left.remove(at: random.int(below: left.count))) }
        return out
    }

    private static let types = [
        "public.plain-text", "public.png", "Public.Plain-Text", "image/png", "text/plain",
        "public.data", "com.example.kind",
        "com.example.\u{212a}ind", "application/x-a", "public", "", "a/b/c", "public.file-url",
        "public.html", "ım.a", "IM.a", "im.a",
        "text/x-k", "text/x-\u{212a}",
    ]
}
