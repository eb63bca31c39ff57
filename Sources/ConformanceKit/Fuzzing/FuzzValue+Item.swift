/// Generates payloads from the grammar of sections 11 to 20. Most members are valid.
extension Random {
    private typealias Members = [(key: String, value: FuzzValue)]

    mutating func payload() -> FuzzValue {
        var members: Members = []
        if !oneIn(60) { members.append(("version", version())) }
        if !oneIn(60) { members.append(("main-attachment", attachment())) }
        members += shared(4)
        if oneIn(30) {
            members.append(
                (
                    "must-understand",
                    one(of: [.array([]), .array([.null]), .array([.string("a.b")])])
                ))
        }
        if oneIn(3) { members.append(("activities", activities())) }
        if oneIn(8) { members.append(("excluded-activities", array { .string($0.activity()) })) }
        return .dictionary(shuffled(members))
    }

    /// Returns an activity type, or text that resembles one.
    mutating func activity() -> String {
        one(of: [
            "com.example.app", "com.apple.UIKit.activity.Message", "com.example.app", "a.b", "-.-",
            "a", "a..b", "$a.b", "com.exämple.app", "com.example.app.", "A.b", "", "a.b\n",
        ])
    }

    private mutating func version() -> FuzzValue {
        guard oneIn(10) else { return .string("1.0") }
        return one(of: [
            .string("1.1"), .string("1.10"), .string("2.0"), .string("1"), .string("01.0"),
            .string("1.00"), .string("1.0\n"), .string("1.65536"), .string("99999.1"),
            .string("100000.0"), .string("1.1"), .string("１.0"), .real(1.5), .integer("1"), .null,
            .array([.null]), .string(""), .string("0.9"),
        ])
    }

    /// Returns a few members that both documents and overlays can have, and unknown members.
    private mutating func shared(_ count: Int) -> Members {
        distinct(int(below: count + 1)) { $0.member() }
    }

    /// Omits members whose key repeats.
    private mutating func distinct(
        _ count: Int, _ member: (inout Random) -> (key: String, value: FuzzValue)
    ) -> Members {
        var keys: Set<String> = []
        return (0..<count).map { _ in member(&self) }.filter { keys.insert($0.key).inserted }
    }

    private mutating func member() -> (key: String, value: FuzzValue) {
        switch int(below: 16) {
        case 0: ("title", string())
        case 1, 2, 3, 4: ("content-text", runs())
        case 5: ("additional-attachments", array { $0.attachment() })
        case 6: ("thumbnail", representation())
        case 7: ("tags", array { $0.string() })
        case 8: ("source-url", urlText())
        case 9: ("referrer", referrer())
        case 10, 11: ("parameters", parameters())
        case 12, 13: ("user-info", userInfo())
        case 14:
            (one(of: ["com.example.app", "unknown", "$reserved", "", "Title", "title "]), free())
        default:
            (
                one(of: ["title", "tags", "referrer", "thumbnail", "user-info", "content-text"]),
                free()
            )
        }
    }

    private mutating func overlay() -> FuzzValue {
        var members = shared(3)
        if oneIn(5) { members.append(("main-attachment", attachment())) }
        if oneIn(12) {
            let key = one(of: ["version", "must-understand", "activities", "excluded-activities"])
            members.append((key, free()))
        }
        return .dictionary(members)
    }

    private mutating func activities() -> FuzzValue {
        dictionary(2, key: { $0.activity() }) { $0.overlay() }
    }

    private mutating func attachment() -> FuzzValue {
        var members: Members = []
        let representations = array(minimum: 1) { $0.representation() }
        if !oneIn(50) { members.append(("representations", representations)) }
        if oneIn(5) {
            let name = one(of: [
                "a.png", "a/b", "..", "", "a:b", "a\u{202e}b", "é", "\u{7f}", " a ",
            ])
            members.append(("suggested-name", .string(name)))
        }
        if oneIn(20) { members.append((key(), free())) }
        return oneIn(50) ? free() : .dictionary(shuffled(members))
    }

    private mutating func representation() -> FuzzValue {
        var members: Members = []
        var type = one(of: FuzzValue.types)
        switch int(below: 7) {
        case 0, 1: members.append(("text", string()))
        case 2: members.append(("data", oneIn(5) ? string() : .data(bytes())))
        case 3:
            members.append(("url", urlText()))
            if !oneIn(8) { type = one(of: ["public.url", "Public.URL"]) }
        case 4: members.append(("property-list", free()))
        case 5: members.append(("file", file()))
        default: members.append(("com.example.content", free()))
        }
        if oneIn(20) { members.append((one(of: ["text", "data", "url", "a", "$a"]), free())) }
        if !oneIn(40) { members.append(("type-identifier", .string(type))) }
        return oneIn(60) ? free() : .dictionary(shuffled(members))
    }

    private mutating func file() -> FuzzValue {
        let path = one(of: [
            "attachments/a.png", "attachments/b", "attachments/A", "a", "attachments/../a",
            "attachments/con", "attachments/.a", "attachments/aux.txt", "attachments/com1",
            "attachments/a.", "attachments/a b", "",
        ])
        var members: Members = [("path", .string(path))]
        if !oneIn(8) {
            members.append(("byte-count", oneIn(5) ? number() : .integer("\(int(below: 9))")))
        }
        return oneIn(10) ? free() : .dictionary(members)
    }

    private mutating func run() -> FuzzValue {
        var members: Members = []
        if !oneIn(40) { members.append(("text", string())) }
        members += distinct(int(below: 3)) { $0.attribute() }
        return oneIn(50) ? free() : .dictionary(shuffled(members))
    }

    private mutating func attribute() -> (key: String, value: FuzzValue) {
        switch int(below: 10) {
        case 0, 1:
            (
                one(of: ["bold", "italic", "underline", "strikethrough", "code"]),
                one(of: [
                    .boolean(true), .boolean(true), .boolean(false), .integer("1"), .string("true"),
                ])
            )
        case 2: ("link", urlText())
        case 3:
            (
                one(of: ["foreground-color", "background-color"]),
                .string(
                    one(of: [
                        "#000000", "#A0B1C2", "#a0b1c2", "#000000FF", "#00000080", "", "#FFF",
                        "red", "#000000\n",
                    ]))
            )
        case 4: ("font-name", string())
        case 5: ("font-size", number())
        default: ("com.example.x", one(of: FuzzValue.similarValues).0)
        }
    }

    /// Returns two runs that are equal, or differ in the kind of one attribute.
    private mutating func similarRuns() -> [FuzzValue] {
        let (one, other) = self.one(of: FuzzValue.similarValues)
        let values = oneIn(5) ? [one, one] : oneIn(2) ? [one, other] : [other, one]
        return values.map { value in
            .dictionary([("text", .string("a")), ("com.example.x", value)])
        }
    }

    private mutating func runs() -> FuzzValue {
        oneIn(4) ? .array(similarRuns()) : array { $0.run() }
    }

    private mutating func referrer() -> FuzzValue {
        let texts = ["app-name", "app-store-id", "google-play-id"]
        let urls = ["web-url", "ios-app-url", "android-app-url"]
        var members: Members = []
        for _ in 0..<int(below: 4) {
            let name = one(of: texts + urls + ["com.example.x", "x"])
            guard !members.contains(where: { $0.key == name }) else { continue }
            members.append((name, urls.contains(name) ? urlText() : string()))
        }
        return .dictionary(members)
    }

    private mutating func parameters() -> FuzzValue {
        dictionary(2, key: { $0.activity() }) { inner in
            inner.dictionary(3, key: { $0.oneIn(10) ? $0.one(of: ["", "a.b", "$a"]) : $0.key() }) {
                $0.free()
            }
        }
    }

    private mutating func userInfo() -> FuzzValue {
        dictionary(4, key: { $0.oneIn(20) ? "x-extension-item-a" : $0.key() }) { $0.free() }
    }

    // MARK: Parts

    private mutating func string() -> FuzzValue { oneIn(25) ? free(depth: 1) : .string(text()) }

    private mutating func urlText() -> FuzzValue { oneIn(25) ? free(depth: 1) : .string(url()) }

    private mutating func array(minimum: Int = 0, _ element: (inout Random) -> FuzzValue)
        -> FuzzValue
    {
        let count = oneIn(15) ? 0 : max(minimum, 1 + int(below: 3))
        var elements: [FuzzValue] = []
        for _ in 0..<count {
            let repeats = !elements.isEmpty && oneIn(6)
            elements.append(repeats ? elements[elements.count - 1] : element(&self))
        }
        if oneIn(25) { elements.insert(.null, at: int(below: elements.count + 1)) }
        return .array(elements)
    }

    private mutating func dictionary(
        _ maximum: Int, key: (inout Random) -> String, _ value: (inout Random) -> FuzzValue
    ) -> FuzzValue {
        var members: Members = []
        for _ in 0..<(oneIn(15) ? 0 : 1 + int(below: maximum)) {
            let key = key(&self)
            if !members.contains(where: { $0.key == key }) { members.append((key, value(&self))) }
        }
        return .dictionary(members)
    }

    private mutating func shuffled(_ members: Members) -> Members {
        var left = members
        var out: Members = []
        while !left.isEmpty { out.append(left.remove(at: int(below: left.count))) }
        return out
    }

}

extension FuzzValue {
    /// Pairs of values that differ only in their kind, or that are equal after nulls are removed.
    fileprivate static let similarValues: [(FuzzValue, FuzzValue)] = [
        (.integer("12"), .string("12")), (.boolean(true), .string("true")),
        (.boolean(true), .integer("1")), (.real(1.5), .string("1.5")),
        (.tag("$x", .integer("1")), .tag("$$x", .integer("1"))), (.array([.null]), .array([])),
        (.array([.integer("1"), .null]), .array([.integer("1")])),
        (.tag("a", .null), .dictionary([])),
        (.dictionary([("a", .integer("1")), ("b", .null)]), .tag("a", .integer("1"))),
        (.dictionary([("$x", .integer("1")), ("b", .null)]), .tag("$x", .integer("1"))),
        (.null, .string("")), (.data([0x41]), .string("QQ==")),
        (.date("2026-11-20T08:00:00Z"), .string("2026-11-20T08:00:00Z")),
        (.tag("$url", .string("a:b")), .string("a:b")), (.array([.integer("1")]), .integer("1")),
    ]

    fileprivate static let types = [
        "public.plain-text", "public.png", "Public.Plain-Text", "image/png", "text/plain",
        "public.data", "com.example.kind", "com.example.\u{212a}ind", "application/x-a", "public",
        "", "a/b/c", "public.file-url", "public.html", "ım.a", "IM.a", "im.a", "text/x-k",
        "text/x-\u{212a}",
    ]
}
