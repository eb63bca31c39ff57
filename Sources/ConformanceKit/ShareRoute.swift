package import WireFormat

/// The receiver of a mapping (sections 35 to 38 of Schemas/share-targets.md).
package struct ShareRoute: Sendable {
    package enum Receiver: String, Sendable, CaseIterable {
        /// An Android app, which gets the extras of an intent.
        case android
        /// An installed web app, which gets a form.
        case web
        /// A mail app, which gets a mailto URL.
        case mailto
    }

    package enum Platform: String, Sendable, CaseIterable {
        /// Android, which passes links as part of the text.
        case android
        case desktop
    }

    package var receiver: Receiver
    /// The manifest of the web app, as JSON; nil for other receivers.
    package var manifest: WireValue?
    package var platform: Platform?
}

extension ShareRoute {
    init(_ fields: FormFields) throws(FormError) {
        receiver = try fields.required("receiver") { name throws(FormError) in
            try fields.optional(name, "android, web or mailto") {
                $0.stringValue.flatMap(Receiver.init(rawValue:))
            }
        }
        manifest = fields["manifest"]
        platform = try fields.optional("platform", "android or desktop") {
            $0.stringValue.flatMap(Platform.init(rawValue:))
        }
        guard receiver != .web || manifest != nil else { throw .missing("manifest") }
    }

    var json: WireDictionary {
        var members: WireDictionary = ["receiver": .string(receiver.rawValue)]
        members["manifest"] = manifest
        members["platform"] = platform.map { .string($0.rawValue) }
        return members
    }
}
