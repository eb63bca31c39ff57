import Foundation
import ShareTargets
import WireFormat

/// Any bytes are refused with a message, or describe receivers whose answers are consistent.
enum ManifestLaw {
    static func check(_ bytes: Data) throws -> Bool {
        do throws(TargetError) {
            let receivers = try receivers(bytes)
            for receiver in receivers.prefix(4) {
                for warning in receiver.warnings {
                    require(!warning.message.isEmpty, "\(warning.code) has no message")
                }
                OfferLaw.check(receiver)
            }
            return receivers.isEmpty ? FuzzTarget.refused(isKept: true) : true
        } catch {
            require(!error.message.isEmpty, "\(error.code) has no message")
            if let offset = error.location?.offset {
                require(0...bytes.count ~= offset, "\(error.code) is outside of the file")
            }
            return FuzzTarget.refused(isKept: true)
        }
    }

    private static func receivers(_ bytes: Data) throws(TargetError) -> [ShareReceiver] {
        if bytes.first == UInt8(ascii: "<"), !bytes.starts(with: "<?xml".utf8),
            !bytes.starts(with: "<plist".utf8)
        {
            return try ShareReceiver.receivers(androidManifest: bytes)
        }
        let document = try TargetError.document(bytes)
        if document.value(of: "NSExtension", in: .root) != nil {
            return [try ShareReceiver(infoPlist: document)]
        }
        return try ShareReceiver(webManifest: document).map { [$0] } ?? []
    }
}
