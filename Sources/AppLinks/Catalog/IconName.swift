/// The names of the files that an app's icon is looked for under: `tweetbot@2x~ipad.png`.
///
/// The naming is Choosy's. A name that is no plain file name is escaped, so that no catalog reaches
/// files of another folder.
public struct IconName: Hashable, Sendable {
    /// The name of the icon without scale, device and extension.
    public let name: String

    /// Makes the icon's name of an app: its ``LinkedApp/icon``, or its key.
    public init(_ app: LinkedApp) {
        name = app.icon ?? app.key
    }

    /// The name of one file.
    ///
    /// - Parameters:
    ///   - scale: pixels for a point; 1 unless given.
    ///   - isPad: whether it is the file for iPads.
    /// - Returns: the name, with the extension `png`.
    public func fileName(scale: Int = 1, isPad: Bool = false) -> String {
        let suffix = (scale > 1 ? "@\(scale)x" : "") + (isPad ? "~ipad" : "")
        return SafeName.escaped(name) + suffix + ".png"
    }

    /// The files to look for.
    ///
    /// - Parameters:
    ///   - scale: pixels for a point of the screen.
    ///   - isPad: whether the device is an iPad.
    /// - Returns: the names, the best first: that of the scale and the device, then smaller scales,
    ///   then larger ones, then those of the other device in the same order.
    public func fileNames(scale: Int, isPad: Bool = false) -> [String] {
        let greatest = max(3, min(scale, 9))
        let wanted = max(1, min(scale, 9))
        let scales = Array((1...wanted).reversed()) + Array((wanted + 1..<greatest + 1))
        return [isPad, !isPad].flatMap { isPad in
            scales.map { fileName(scale: $0, isPad: isPad) }
        }
    }

    /// The width and height in pixels that Choosy asks for: 60 points, on an iPad 76.
    public static func pixelCount(scale: Int, isPad: Bool = false) -> Int {
        (isPad ? 76 : 60) * scale
    }

    /// Whether any of the files is there.
    func isAny(of files: Set<String>) -> Bool {
        fileNames(scale: 3).contains(where: files.contains)
    }
}
