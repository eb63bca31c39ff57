package import Essentials

extension URL {
    /// Creates a URL from text that the grammar allows, without repairs. Older systems make none.
    package init?(asItStands text: String) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            self.init(string: text, encodingInvalidCharacters: false)
        } else {
            self.init(string: text)
        }
    }
}
