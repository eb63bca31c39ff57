/// What is done with an item on a share sheet: posting, mailing, printing. An open set of names.
///
/// Any reverse-DNS name is one; the specification's clause 19.1.1. Names are compared by code point.
public struct ActivityType: RawRepresentable, Sendable, ExpressibleByStringLiteral {
    /// The name, for example `com.apple.UIKit.activity.Mail`.
    public let rawValue: String

    /// Makes an activity type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes an activity type from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether the name begins with `$`: then nothing under it is an overlay; clause 19.3.2.
    var isReserved: Bool { rawValue.utf8.first == UInt8(ascii: "$") }
}

extension ActivityType: Hashable, Comparable, CustomStringConvertible {
    /// Whether two names have the same code points.
    public static func == (left: ActivityType, right: ActivityType) -> Bool {
        left.rawValue.isIdentical(to: right.rawValue)
    }

    /// Feeds the name's code points into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: rawValue)
    }

    /// Whether one name comes before another in the order of the canonical form.
    public static func < (left: ActivityType, right: ActivityType) -> Bool {
        CanonicalOrder.compare(left.rawValue, right.rawValue) < 0
    }

    /// The name.
    public var description: String { rawValue }
}

extension ActivityType {
    /// Adding a link to Safari's reading list.
    public static let addToReadingList: Self = "com.apple.UIKit.activity.AddToReadingList"
    /// Sending to a device nearby.
    public static let airDrop: Self = "com.apple.UIKit.activity.AirDrop"
    /// Setting a contact's picture.
    public static let assignToContact: Self = "com.apple.UIKit.activity.AssignToContact"
    /// Copying to the pasteboard.
    public static let copyToPasteboard: Self = "com.apple.UIKit.activity.CopyToPasteboard"
    /// Writing a mail.
    public static let mail: Self = "com.apple.UIKit.activity.Mail"
    /// Writing a text message.
    public static let message: Self = "com.apple.UIKit.activity.Message"
    /// Posting to Facebook.
    public static let postToFacebook: Self = "com.apple.UIKit.activity.PostToFacebook"
    /// Posting to Flickr.
    public static let postToFlickr: Self = "com.apple.UIKit.activity.PostToFlickr"
    /// Posting to Tencent Weibo.
    public static let postToTencentWeibo: Self = "com.apple.UIKit.activity.TencentWeibo"
    /// Posting to Twitter.
    public static let postToTwitter: Self = "com.apple.UIKit.activity.PostToTwitter"
    /// Posting to Vimeo.
    public static let postToVimeo: Self = "com.apple.UIKit.activity.PostToVimeo"
    /// Posting to Weibo.
    public static let postToWeibo: Self = "com.apple.UIKit.activity.PostToWeibo"
    /// Printing.
    public static let print: Self = "com.apple.UIKit.activity.Print"
    /// Saving pictures and films.
    public static let saveToCameraRoll: Self = "com.apple.UIKit.activity.SaveToCameraRoll"
}
