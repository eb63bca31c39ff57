import Foundation
import XExtensionItem

private enum Sharing {
    static func share() async throws {
        // snippet 1
    }

    // snippet 2

    static func blackBitmap(side: Int) -> Data { Data() }
}

private enum Receiving {
    // snippet 3
}

private struct TumblrParameters: ParameterNamespace, Codable {
    enum PostType: Int, Codable { case quote = 2 }
    static let namespace = "com.tumblr.tumblr"
    var customURLPath: String?
    var requestedPostType: PostType?
}

private func setParameters(_ item: inout ExtensionItem) throws {
    // snippet 4
}

private struct Draft: Codable {}

private func setUserInfo(_ item: inout ExtensionItem, _ draft: Draft) throws {
    // snippet 5
}

private func setUserInfo(
    _ item: inout ExtensionItem, _ progress: Double, _ opened: Date, _ digest: Data
) throws {
    // snippet 6
}
