// The way of an extension item into the process of an extension.
public import AppleFoundation
import Foundation

/// Hands extension items over to another process: properties by value, item providers by reference.
public enum Host {
    /// An object whose class the user info of an extension item must not have.
    public struct NotSecure: Error {
        public let place: String
    }

    public static func handOver(_ item: NSExtensionItem) throws -> NSExtensionItem {
        let copy = NSExtensionItem()
        var userInfo: [AnyHashable: Any] = [:]
        for (key, value) in item.userInfo ?? [:] {
            let name = key.base as? String ?? ""
            if !name.hasPrefix("NSExtensionItem") { userInfo[key] = try checked(value, name) }
        }
        copy.userInfo = userInfo
        copy.attributedTitle = item.attributedTitle
        copy.attributedContentText = item.attributedContentText
        copy.attachments = item.attachments?.compactMap { $0.copy() as? NSItemProvider }
        return copy
    }

    /// Passes the classes that secure coding of a user info allows.
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
