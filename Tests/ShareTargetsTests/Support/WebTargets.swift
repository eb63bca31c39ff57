import Foundation

@testable import ShareTargets

/// Web apps for tests.
enum WebTargets {
    static func target(_ shareTarget: String) -> WebShareTarget? {
        let text = #"{"name": "App", "share_target": \#(shareTarget)}"#
        return (try? WebShareTarget(manifest: Data(text.utf8))) ?? nil
    }

    /// A target with a field for files.
    static func accepting(_ patterns: [String]) -> WebShareTarget? {
        let list = patterns.map { "\"\($0)\"" }.joined(separator: ",")
        return target(
            """
            {"action": "/", "method": "POST", "enctype": "multipart/form-data", "params":
              {"files": {"name": "f", "accept": [\(list)]}}}
            """)
    }

    static let everything = target(
        """
        {"action": "/share", "method": "POST", "enctype": "multipart/form-data", "params":
          {"title": "name", "text": "description", "url": "link",
           "files": [{"name": "photos", "accept": ["image/*", ".heic"]}, {"name": "all", "accept": "*/*"}]}}
        """)
    static let textOnly = target(
        #"{"action": "/share", "params": {"title": "t", "text": "x", "url": "u"}}"#)
    static let images = target(
        """
        {"action": "/share", "method": "POST", "enctype": "multipart/form-data", "params":
          {"files": {"name": "photos", "accept": "image/png"}}}
        """)
}
