/// A token of HTML, as in the tokenizer of the HTML Standard (section 13.2.5).
enum HTMLToken {
    /// Text as written, with its references unresolved.
    case text(Range<Int>)
    /// A start tag with the attributes that matter.
    case start(name: String, attributes: HTMLAttributes)
    /// An end tag.
    case end(name: String)
}

/// The attributes of a start tag that affect text; if a name repeats, the first one counts.
struct HTMLAttributes {
    var href: [UInt8]?
    var style: [UInt8]?
    /// Only for the element `font`.
    var color: [UInt8]?
    /// Only for the element `font`.
    var face: [UInt8]?

    /// Adds an attribute, if it is one that affects text.
    mutating func add(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
        switch String(decoding: name.map(\.lowercased), as: UTF8.self) {
        case "href": href = href ?? Array(value)
        case "style": style = style ?? Array(value)
        case "color": color = color ?? Array(value)
        case "face": face = face ?? Array(value)
        default: break
        }
    }
}
