import Foundation
import XExtensionItem

// What the app Tumblr asks for: a type of its own, under its namespace.
struct TumblrParameters: ParameterNamespace, Codable, Equatable {
    enum PostType: Int, Codable {
        case any, text, quote, chat, link, photo, video
    }
    enum CodingKeys: String, CodingKey {
        case customURLPath = "custom-url-path"
        case consumerKey = "consumer-key"
        case requestedPostType = "requested-post-type"
    }

    static let namespace = "com.tumblr.tumblr"
    var customURLPath: String?
    var consumerKey: String?
    var requestedPostType: PostType?
}

var item = ExtensionItem(text: "An aphorism")
try item.setParameters(
    TumblrParameters(customURLPath: "/post/an-aphorism", requestedPostType: .quote))

// The receiver reads them, changes one, and keeps what a later version may have added.
item.parameters["com.tumblr.tumblr"]?["mood"] = "calm"
if var parameters = try item.parameters(TumblrParameters.self) {
    parameters.customURLPath = nil
    try item.setParameters(parameters)
}
print(item.parameters["com.tumblr.tumblr"] ?? [:])
print(ParameterNamespaceLaws.violations(of: TumblrParameters(consumerKey: "key")))
