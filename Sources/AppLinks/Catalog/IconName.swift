import WireFormat

/// The file names of an app's icon, such as `tweetbot@2x~ipad.png`.
package struct IconName: Hashable, Sendable {
    /// The icon's name without scale, device and filename extension.
    package let name: String

    package init(_ app: LinkedApp) {
        name = app.icon ?? app.key
    }

    /// Returns the name of the file for a scale in pixels per point.
    package func fileName(scale: Int = 1, isPad: Bool = false) -> String {
        let suffix = (scale > 1 ? "@\(scale)x" : "") + (isPad ? "~ipad" : "")
        return SafeName.escaped(name) + suffix + ".png"
    }

    /// Returns the names of the files to try; see ``LinkedApp/iconFileNames(scale:isPad:)``.
    package func fileNames(scale: Int, isPad: Bool = false) -> [String] {
        let greatest = max(3, min(scale, 9))
        let wanted = max(1, min(scale, 9))
        let scales = Array((1...wanted).reversed()) + Array((wanted + 1..<greatest + 1))
        return [isPad, !isPad].flatMap { isPad in
            scales.map { fileName(scale: $0, isPad: isPad) }
        }
    }

    func isAny(of files: Set<String>) -> Bool {
        fileNames(scale: 3).contains(where: files.contains)
    }
}

extension LinkedApp {
    /// Returns the names of the files with the app's icon, the best match first, such as
    /// `tweetbot@2x~ipad.png`.
    ///
    /// Choosy uses the same names. A name that is not a plain file name is escaped, so that a
    /// catalog cannot refer to files in other folders.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the screen.
    ///   - isPad: whether the device is an iPad; false by default.
    /// - Returns: the name for this scale and device, then smaller scales, then larger scales, then
    ///   the names for the other device in the same order. A scale below 1 counts as 1, and a scale
    ///   above 9 counts as 9.
    public func iconFileNames(scale: Int, isPad: Bool = false) -> [String] {
        IconName(self).fileNames(scale: scale, isPad: isPad)
    }
}

/// Creates file names from the keys of a catalog, which is untrusted input.
enum SafeName {
    private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" _-+."))

    /// Returns the name with each unsafe byte and a leading dot replaced by `%XX`, so that the name
    /// is never a path or a hidden file.
    static func escaped(_ name: String) -> String {
        let text = String(escaping: name.utf8, keeping: plain)
        return text.utf8.first == UInt8(ascii: ".") ? "%2E" + text.dropFirst() : text
    }
}
