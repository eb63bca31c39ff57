/// A pattern of LIKE: `?` matches one character, and `*` matches any number of them.
struct LikePattern {
    private let pattern: [UInt8]

    init(_ pattern: [UInt8]) {
        self.pattern = pattern
    }

    /// Returns whether the whole text matches. This takes as many steps as the product of both
    /// lengths: it goes back to the last `*` alone.
    func matches(_ text: [UInt8]) -> Bool {
        var (place, position) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (place, position)
                place += 1
            } else if let next = match(at: place, text, position) {
                (place, position) = next
            } else if let last = star {
                star = (last.place, last.position + 1)
                (place, position) = (last.place + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Matches one byte or one character; returns the places after both, or nil.
    private func match(
        at place: Int, _ text: [UInt8], _ position: Int
    ) -> (place: Int, position: Int)? {
        guard place < pattern.count else { return nil }
        if pattern[place] == UInt8(ascii: "\\"), place + 1 < pattern.count {
            return pattern[place + 1] == text[position] ? (place + 2, position + 1) : nil
        }
        guard pattern[place] == UInt8(ascii: "?") else {
            return pattern[place] == text[position] ? (place + 1, position + 1) : nil
        }
        var next = position + 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
        return (place + 1, next)
    }

    /// Returns whether a text has a part. Every text has the empty part.
    static func isPart(_ part: [UInt8], of text: [UInt8]) -> Bool {
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains {
            text[$0..<$0 + part.count].elementsEqual(part)
        }
    }
}
