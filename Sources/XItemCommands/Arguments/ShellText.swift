import Essentials

enum ShellText {
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    /// Returns the word, in quotes only if a shell would change it.
    static func quotedIfNeeded(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            byte >= 0x80 || "%+,-./:=@_".utf8.contains(byte)
                || Unicode.Scalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isPlain && !word.isEmpty ? word : quoted(word)
    }
}
