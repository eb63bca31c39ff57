import Foundation
import Testing
import XExtensionItem

/// An upstream item and the payload that clause 23.1 maps it to, both written by hand.
struct UpstreamVector: Sendable, CustomTestStringConvertible {
    /// The canonical form of the main attachment that the vectors have by default.
    static let main =
        #""main-attachment":{"representations":[{"text":"x","type-identifier":"public.plain-text"}]}"#

    let name: String
    var upstream: UpstreamItem
    let namespaces: [String]
    /// The canonical payload.
    let payload: String
    /// The code and pointer of every loss.
    let losses: [String]
    var testDescription: String { name }

    init(
        _ name: String, _ userInfo: WireDictionary, namespaces: [String] = [],
        _ payload: String, losses: [String] = [],
        edit: (inout UpstreamItem) -> Void = { _ in }
    ) {
        self.name = name
        upstream = UpstreamItem(userInfo: userInfo, attachments: [.text("x")])
        edit(&upstream)
        self.namespaces = namespaces
        self.payload = payload
        self.losses = losses
    }

    /// The payload of a vector whose other members follow the main attachment.
    static func after(_ members: String) -> String { "{\(main),\(members),\"version\":\"1.0\"}" }

    /// The payload of a vector whose other members precede the main attachment.
    static func before(_ members: String) -> String { "{\(members),\(main),\"version\":\"1.0\"}" }

    /// The payload of a vector with only the main attachment.
    static let bare = "{\(main),\"version\":\"1.0\"}"
}

extension Loss {
    /// The code and the pointer, as in the tables.
    var line: String { "\(code.rawValue) \(pointer)" }
}

extension WireValue {
    /// A URL value; the text must be a URL.
    static func url(_ text: String) -> WireValue {
        URL(string: text).map(WireValue.url) ?? .string("no URL: " + text)
    }
}
