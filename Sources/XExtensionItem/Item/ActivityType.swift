/// An action or service that a share sheet offers: posting, mailing, printing; an open set of names.
///
/// Any reverse-DNS name is one, that of a share extension too; clause 19.1.1. Names are compared by code
/// point. The constants are those of UIKit's `UIActivity.ActivityType`.
public struct ActivityType: RawRepresentable, Codable, Sendable, ExpressibleByStringLiteral {
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
    /// Adding a web page to the Home Screen; iOS 16.4.
    public static let addToHomeScreen: Self = "com.apple.UIKit.activity.AddToHomeScreen"
    /// Adding a link to Safari's reading list.
    public static let addToReadingList: Self = "com.apple.UIKit.activity.AddToReadingList"
    /// Sending to a device nearby.
    public static let airDrop: Self = "com.apple.UIKit.activity.AirDrop"
    /// Setting a contact's picture.
    public static let assignToContact: Self = "com.apple.UIKit.activity.AssignToContact"
    /// Copying the link of a document to work on together; iOS 16.
    public static let collaborationCopyLink: Self = "com.apple.UIKit.activity.CollaborationCopyLink"
    /// Inviting to work on a document together by a link; iOS 16.
    public static let collaborationInviteWithLink: Self =
        "com.apple.UIKit.activity.CollaborationInviteWithLink"
    /// Copying to the pasteboard.
    public static let copyToPasteboard: Self = "com.apple.UIKit.activity.CopyToPasteboard"
    /// Making a PDF and drawing on it; iOS 11.
    public static let markupAsPDF: Self = "com.apple.UIKit.activity.MarkupAsPDF"
    /// Writing a mail.
    public static let mail: Self = "com.apple.UIKit.activity.Mail"
    /// Writing a text message.
    public static let message: Self = "com.apple.UIKit.activity.Message"
    /// Opening a book or a PDF in Apple Books; iOS 9.
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
    /// Saving pictures and films.
    public static let saveToCameraRoll: Self = "com.apple.UIKit.activity.SaveToCameraRoll"
    /// Watching or listening together in a call; iOS 15.4.
    public static let sharePlay: Self = "com.apple.UIKit.activity.SharePlay"
}
