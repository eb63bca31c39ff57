import Essentials
import WireFormat

extension Data {
    /// The first line of a program's output, unescaped, and cut if it is long.
    var printed: String {
        let lines = String(decoding: prefix(4000), as: UTF8.self).unicodeScalars
        let first = lines.split(separator: "\n").first.map { String($0) } ?? ""
        return first.cut(to: 200)
    }
}
