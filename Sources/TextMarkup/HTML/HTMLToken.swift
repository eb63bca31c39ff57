/// A piece of an HTML text, as the HTML Standard's tokenizer (section 13.2.5) finds it.
enum HTMLToken {
    /// Text as it stands, references not yet read.
    case text(Range<Int>)
    /// A start tag with the attributes that are looked at.
    case start(name: String, attributes: HTMLAttributes)
    /// An end tag.
    case end(name: String)
}

/// The attributes of a start tag that say anything about text; of two with one name, the first.
struct HTMLAttributes {
    var href: [UInt8]?
    var style: [UInt8]?
    /// Of the element `font` alone.
    var color: [UInt8]?
    /// Of the element `font` alone.
    var face: [UInt8]?

    /// Takes an attribute, unless it is one that nobody looks at.
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
