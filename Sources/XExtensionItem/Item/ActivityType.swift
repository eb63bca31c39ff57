/// The type of an action or service that a share sheet offers, such as posting, mailing or
/// printing.
///
/// Any reverse-DNS name is an activity type, for example the identifier of a share extension;
/// clause 19.1.1. Names are compared by code point. The constants have the values of UIKit's
/// `UIActivity.ActivityType`.
public struct ActivityType: RawRepresentable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name, for example `com.apple.UIKit.activity.Mail`.
    public let rawValue: String

    /// Creates an activity type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an activity type from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether the name begins with `$`. In a payload, the value under such a name is not an
    /// overlay; clause 19.3.2.
    var isReserved: Bool { rawValue.utf8.first == UInt8(ascii: "$") }
}

extension ActivityType: Hashable, Comparable, CustomStringConvertible {
    /// Whether two names have the same code points.
    public static func == (left: ActivityType, right: ActivityType) -> Bool {
        left.rawValue.isIdentical(to: right.rawValue)
    }

    /// Hashes the name's code points.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: rawValue)
    }

    /// Whether one name comes before another in canonical order.
    public static func < (left: ActivityType, right: ActivityType) -> Bool {
        CanonicalOrder.compare(left.rawValue, right.rawValue) < 0
    }

    /// The name.
    public var description: String { rawValue }
}

extension ActivityType {
    /// Adding a web page to the Home Screen; since iOS 16.4.
    public static let addToHomeScreen: Self = "com.apple.UIKit.activity.AddToHomeScreen"
    /// Adding a link to Safari's reading list.
    public static let addToReadingList: Self = "com.apple.UIKit.activity.AddToReadingList"
    /// Sending to a nearby device.
    public static let airDrop: Self = "com.apple.UIKit.activity.AirDrop"
    /// Setting a contact's photo.
    public static let assignToContact: Self = "com.apple.UIKit.activity.AssignToContact"
    /// Copying the link of a document for collaboration; since iOS 16.
    public static let collaborationCopyLink: Self = "com.apple.UIKit.activity.CollaborationCopyLink"
    /// Inviting people to collaborate on a document by link; since iOS 16.
    public static let collaborationInviteWithLink: Self =
        "com.apple.UIKit.activity.CollaborationInviteWithLink"
    /// Copying to the pasteboard.
    public static let copyToPasteboard: Self = "com.apple.UIKit.activity.CopyToPasteboard"
    /// Creating a PDF and marking it up; since iOS 11.
    public static let markupAsPDF: Self = "com.apple.UIKit.activity.MarkupAsPDF"
    /// Writing an email.
    public static let mail: Self = "com.apple.UIKit.activity.Mail"
    /// Writing a text message.
    public static let message: Self = "com.apple.UIKit.activity.Message"
    /// Opening a book or a PDF in Apple Books; since iOS 9.
    public static let openInIBooks: Self = "com.apple.UIKit.activity.OpenInIBooks"
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
    /// Saving photos and videos.
    public static let saveToCameraRoll: Self = "com.apple.UIKit.activity.SaveToCameraRoll"
    /// Watching or listening together in a call; since iOS 15.4.
    public static let sharePlay: Self = "com.apple.UIKit.activity.SharePlay"
}
