import ConformanceKit

/// A stretch of HTML in which images are named by their numbers, so that each image is in the page
/// once.
struct PreviewFragment: Hashable {
    enum Piece: Hashable {
        case html(String)
        case image(Int)
    }

    private(set) var pieces: [Piece] = []

    var isEmpty: Bool { pieces.isEmpty }

    /// Appends markup of the page itself.
    mutating func add(_ html: String) {
        if case .html(let last)? = pieces.last {
            pieces[pieces.count - 1] = .html(last + html)
        } else {
            pieces.append(.html(html))
        }
    }

    /// Appends untrusted text in an element, at most so many characters; a longer text ends with a
    /// remark.
    mutating func add(
        _ text: String, in element: String, class name: String = "", limit: Int = 2000
    ) {
        let attribute = name.isEmpty ? "" : " class=\"\(name)\""
        add("<\(element)\(attribute) dir=\"auto\">\(Self.cut(text, limit))</\(element)>")
    }

    mutating func addImage(_ number: Int) { pieces.append(.image(number)) }

    mutating func add(_ other: PreviewFragment) {
        for piece in other.pieces {
            if case .html(let html) = piece { add(html) } else { pieces.append(piece) }
        }
    }

    /// Returns untrusted text as HTML, at most so many characters.
    static func cut(_ text: String, _ limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return Markup.escaped(text) }
        return Markup.escaped(String(scalars[..<end]))
            + " <small>… and more, \(ByteCountText.text(text.utf8.count)) in all</small>"
    }
}
