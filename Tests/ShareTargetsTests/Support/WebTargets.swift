import Foundation
import WireFormat

@testable import ShareTargets

/// Web apps of the tests' own.
enum WebTargets {
    static func target(_ shareTarget: String) -> WebShareTarget? {
        let text = #"{"name": "App", "share_target": \#(shareTarget)}"#
        return (try? WireDocument(Data(text.utf8))).flatMap(WebShareTarget.init(manifest:))
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
