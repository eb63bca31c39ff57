import Essentials
import WireFormat

/// A finding or a notice as commands print it.
struct FindingLine {
    let id, clause, pointer, message: String
    let location: WireError.Location?
    var isNotice = false

    /// The line for people: `name:line:column: id at pointer: message (clause)`, with `note` before
    /// the id of a notice. In a binary property list, the offset stands for line and column.
    func text(in name: String) -> String {
        let kind = isNotice ? "note " : ""
        let pointer = pointer.isEmpty ? "" : " at \(pointer)"
        return SafeText.line(
            "\(name):\(place) \(kind)\(id)\(pointer): \(message) (clause \(clause))")
    }

    private var place: String {
        guard let location else { return "" }
        guard let line = location.line, let column = location.column else {
            return "@\(location.offset):"
        }
        return "\(line):\(column):"
    }

    /// Writes the JSON object for programs.
    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.beginDictionary()
        for (key, text) in [("id", id), ("clause", clause), ("pointer", pointer)] {
            try writer.key(key)
            try writer.string(text)
        }
        for (key, number) in [
            ("line", location?.line), ("column", location?.column), ("offset", location?.offset),
        ] {
            try writer.key(key)
            if let number { try writer.number(WireNumber(number)) } else { try writer.null() }
        }
        try writer.key("message")
        try writer.string(message)
        try writer.endDictionary()
    }
}
