import WireFormat

/// The file names of an app's icon, such as `tweetbot@2x~ipad.png`.
///
/// Choosy uses the same names. A name that is not a plain file name is escaped, so that a catalog
/// cannot refer to files in other folders.
package struct IconName: Hashable, Sendable {
    /// The icon's name without scale, device and extension.
    package let name: String

    /// Creates the name of an app's icon: its ``LinkedApp/icon``, or else its key.
    package init(_ app: LinkedApp) {
        name = app.icon ?? app.key
    }

    /// Returns the name of one file.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; 1 by default.
    ///   - isPad: whether the file is for iPads; false by default.
    /// - Returns: the name, with the extension `png`.
    package func fileName(scale: Int = 1, isPad: Bool = false) -> String {
        let suffix = (scale > 1 ? "@\(scale)x" : "") + (isPad ? "~ipad" : "")
        return SafeName.escaped(name) + suffix + ".png"
    }

    /// Returns the names of the files to try, the best first.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the screen.
    ///   - isPad: whether the device is an iPad; false by default.
    /// - Returns: the name for this scale and device, then smaller scales, then larger scales, then
    ///   the names for the other device in the same order. Scales are limited to 1 to 9.
    package func fileNames(scale: Int, isPad: Bool = false) -> [String] {
        let greatest = max(3, min(scale, 9))
        let wanted = max(1, min(scale, 9))
        let scales = Array((1...wanted).reversed()) + Array((wanted + 1..<greatest + 1))
        return [isPad, !isPad].flatMap { isPad in
            scales.map { fileName(scale: $0, isPad: isPad) }
        }
    }

    /// Whether any of the icon's files is among `files`.
    func isAny(of files: Set<String>) -> Bool {
        fileNames(scale: 3).contains(where: files.contains)
    }
}

extension LinkedApp {
    /// Returns the names of the files with the app's icon, the best first, such as
    /// `tweetbot@2x~ipad.png`.
    ///
    /// Choosy uses the same names. A name that is not a plain file name is escaped, so that a
    /// catalog cannot refer to files in other folders.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the screen.
    ///   - isPad: whether the device is an iPad; false by default.
    /// - Returns: the name for this scale and device, then smaller scales, then larger scales, then
    ///   the names for the other device in the same order. Scales are limited to 1 to 9.
    public func iconFileNames(scale: Int, isPad: Bool = false) -> [String] {
        IconName(self).fileNames(scale: scale, isPad: isPad)
    }
}

/// Creates file names from the keys of a catalog, which is untrusted input.
enum SafeName {
    private static let plain = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 _-+.")

    /// Returns the name with every unsafe byte and a leading dot as `%XX`, so that it is never a
    /// path or a hidden file.
    static func escaped(_ name: String) -> String {
        var result = ""
        for (position, byte) in name.utf8.enumerated() {
            let isPoint = byte == UInt8(ascii: ".") && position == 0
            if plain.contains(byte), !isPoint {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return result
    }
}
