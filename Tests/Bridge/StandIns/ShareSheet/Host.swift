// Passes an extension item to the process of an extension.
//
// Seen (logs of iOS 12 and later, qiita.com and public issues): UIKit adds a key to each item, Safari
// another; one source names keys that begin with `_NSExtensionItem`. No log shows them for every host, so
// a host can leave them out. Documented: secure coding allows the classes of property lists and NSURL.
public import AppleFoundation
import Foundation

/// Passes extension items to another process: properties by value, item providers by reference.
public enum Host {
    /// An object of a class that the user info of an extension item must not contain.
    public struct NotSecure: Error {
        public let place: String
    }

    public static func handOver(
        _ item: NSExtensionItem, addsKeys: Bool = true
    ) throws -> NSExtensionItem {
        let copy = NSExtensionItem()
        var userInfo: [AnyHashable: Any] = [:]
        for (key, value) in item.userInfo ?? [:] {
            let name = key.base as? String ?? ""
            switch name {
            case NSExtensionItemAttachmentsKey: break
            // NSExtensionItem can decode attributed strings under the system's own keys.
            case NSExtensionItemAttributedTitleKey, NSExtensionItemAttributedContentTextKey:
                userInfo[key] = value
            default: userInfo[key] = try checked(value, name)
            }
        }
        if addsKeys {
            userInfo["com.apple.UIKit.NSExtensionItemUserInfoIsContentManagedKey"] =
                NSNumber(value: false)
            userInfo["supportsJavaScript"] = NSNumber(value: true)
            userInfo["_NSExtensionItemHost"] = NSNumber(value: 1)
        }
        copy.userInfo = userInfo
        copy.attachments = item.attachments?.compactMap { $0.copy() as? NSItemProvider }
        return copy
    }

    /// Passes only objects of the classes that secure coding allows in a user info.
    private static func checked(_ value: Any, _ place: String) throws -> Any {
        switch value {
        case is NSString, is NSNumber, is NSDate, is NSData, is NSURL: return value
        case let array as NSArray: return NSArray(array: try array.map { try checked($0, place) })
        case let dictionary as NSDictionary:
            let copy = NSMutableDictionary()
            for (key, value) in dictionary {
                guard let name = key as? String else { throw NotSecure(place: place) }
                copy.setObject(try checked(value, place + "/" + name), forKey: name as NSString)
            }
            return copy
        default: throw NotSecure(place: "\(place): \(type(of: value))")
        }
    }
}
