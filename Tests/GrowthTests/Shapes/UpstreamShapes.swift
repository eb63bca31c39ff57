import Foundation

/// Dictionaries of the Objective-C library, as JSON, with one construct repeated.
enum UpstreamShapes {
    static let all: [Shape<Data>] = [
        shape("keys") { #""key\#($0)":"\#(prose)""# },
        shape("keys of a namespace") { #""com.tumblr.tumblr.k\#($0)":1"# },
        shape("reserved keys") { #""x-extension-item-k\#($0)":1"# },
        array("x-extension-item-tags") { "\"t\($0)\"" },
        array("NSExtensionItemAttributedContentTextKey") { #"{"text":"\#($0)","bold":true}"# },
        array("NSExtensionItemAttachmentsKey") {
            #"{"representations":[{"text":"\#($0)","type-identifier":"public.text"}]}"#
        },
        array("x-extension-item-tags") { _ in "5" },
    ]

    private static func shape(
        _ name: String, _ member: @escaping @Sendable (Int) -> String
    ) -> Shape<Data> {
        Shape("userInfo: \(name)") { count in
            Data("{\((0..<count).map(member).joined(separator: ","))}".utf8)
        }
    }

    private static func array(
        _ key: String, _ element: @escaping @Sendable (Int) -> String
    ) -> Shape<Data> {
        Shape("userInfo: \(key)") { count in
            Data(#"{"\#(key)":[\#((0..<count).map(element).joined(separator: ","))]}"#.utf8)
        }
    }
}
