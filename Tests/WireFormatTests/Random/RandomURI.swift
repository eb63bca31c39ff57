import SeededRandom

/// Generates absolute URIs by the rules of RFC 3986, appendix A.
struct RandomURI {
    private var random: SplitMix64
    private static let unreserved = Array("abcxyzABCXYZ0189-._~").map(String.init)
    private static let subDelimiters = Array("!$&'()*+,;=").map(String.init)

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> String {
        var text = scheme() + ":" + hierarchy()
        if random.below(3) == 0 { text += "?" + many(of: "/?:@", 6) }
        if random.below(3) == 0 { text += "#" + many(of: "/?:@", 6) }
        return text
    }

    private mutating func scheme() -> String {
        var text = random.one(of: ["h", "Z", "q"])
        for _ in 0..<random.below(4) { text += random.one(of: ["a", "9", "+", "-", ".", "B"]) }
        return text
    }

    private mutating func hierarchy() -> String {
        switch random.below(4) {
        case 0: "//" + authority() + segments()
        case 1: "/" + (random.below(4) == 0 ? "" : segment(atLeast: 1) + segments())
        case 2: segment(atLeast: 1) + segments()
        default: random.below(4) == 0 ? "" : "//" + authority()
        }
    }

    private mutating func authority() -> String {
        var text = random.below(4) == 0 ? many(of: ":", 4) + "@" : ""
        text += host()
        if random.below(3) == 0 { text += ":" + random.one(of: ["", "0", "80", "65535"]) }
        return text
    }

    private mutating func host() -> String {
        random.below(3) > 0
            ? many(of: "", 6)
            : random.one(of: [
                "127.0.0.1", "0.0.0.0", "[::1]", "[::]", "[2001:db8::7]", "[1:2:3:4:5:6:7:8]",
                "[::ffff:192.0.2.1]", "[1::]",
            ])
    }

    private mutating func segments() -> String {
        (0..<random.below(3)).map { _ in "/" + segment(atLeast: 0) }.joined()
    }

    private mutating func segment(atLeast least: Int) -> String {
        let text = many(of: ":@", 5)
        return text.isEmpty && least > 0 ? "a" : text
    }

    private mutating func many(of more: String, _ most: Int) -> String {
        let characters = Self.unreserved + Self.subDelimiters + more.map(String.init)
        return (0..<random.below(most)).map { _ in
            random.below(8) == 0
                ? "%" + random.one(of: ["00", "2F", "2f", "e9", "FF", "25"])
                : random.one(of: characters)
        }.joined()
    }
}
