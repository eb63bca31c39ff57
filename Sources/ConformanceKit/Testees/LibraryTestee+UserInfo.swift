import Essentials
import WireFormat
import XExtensionItem

/// The `userInfo` mapping (section 23), in terms of descriptions.
extension LibraryTestee {
    func importing(_ request: TesteeRequest) throws(Refusal) -> TesteeAnswer.Content {
        let upstream = try wire { () throws(WireError) in
            try UpstreamItem(request.userInfo ?? UserInfo(dictionary: .dictionary([])))
        }
        return try wire { () throws(WireError) in
            let (item, losses) = try upstream.extensionItem(namespaces: request.namespaces)
            // Write without checks: the item does not know whether its files belong to a payload
            // folder.
            let meaning = try Description(try WireDocument(try item.unjudged(as: .json)))
            return .meaning(meaning, losses: losses.map { FindingMark($0) })
        }
    }

    func exporting(
        _ item: ExtensionItem, _ request: TesteeRequest
    ) throws(Refusal) -> TesteeAnswer.Content {
        let activity = request.activity.map(ActivityType.init(rawValue:))
        let (upstream, losses) = item.upstream(for: activity)
        return try wire { () throws(WireError) in
            .userInfo(try UserInfo(upstream), losses: losses.map { FindingMark($0) })
        }
    }
}

extension FindingMark {
    init(_ loss: UpstreamLoss) {
        self.init(code: loss.code.rawValue, pointer: loss.pointer)
    }
}
