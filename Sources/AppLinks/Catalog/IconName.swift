/// The file names of an app's icon, such as `tweetbot@2x~ipad.png`.
///
/// The naming is Choosy's. A name that is not a plain file name is escaped, so that a catalog
/// cannot refer to files of another folder.
public struct IconName: Hashable, Sendable {
    /// The icon's name without scale, device and extension.
    public let name: String

    /// Creates the name of an app's icon: its ``LinkedApp/icon``, or else its key.
    public init(_ app: LinkedApp) {
        name = app.icon ?? app.key
    }

    /// Returns the name of one file.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; 1 by default.
    ///   - isPad: whether the file is for iPads; false by default.
    /// - Returns: the name, with the extension `png`.
    public func fileName(scale: Int = 1, isPad: Bool = false) -> String {
        let suffix = (scale > 1 ? "@\(scale)x" : "") + (isPad ? "~ipad" : "")
        return SafeName.escaped(name) + suffix + ".png"
    }

    /// Returns the names of the files to look for, the best first.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the screen.
    ///   - isPad: whether the device is an iPad; false by default.
    /// - Returns: the name for this scale and device, then smaller scales, then larger ones, then
    ///   those for the other device in the same order. Scales are limited to 1 to 9.
    public func fileNames(scale: Int, isPad: Bool = false) -> [String] {
        let greatest = max(3, min(scale, 9))
        let wanted = max(1, min(scale, 9))
        let scales = Array((1...wanted).reversed()) + Array((wanted + 1..<greatest + 1))
        return [isPad, !isPad].flatMap { isPad in
            scales.map { fileName(scale: $0, isPad: isPad) }
        }
    }

    /// Returns the width and height in pixels that Choosy requests: 60 points, or 76 points on an
    /// iPad.
    public static func pixelCount(scale: Int, isPad: Bool = false) -> Int {
        (isPad ? 76 : 60) * max(1, min(scale, 9))
    }

    /// Whether any of the icon's files is among `files`.
    func isAny(of files: Set<String>) -> Bool {
        fileNames(scale: 3).contains(where: files.contains)
    }
}
