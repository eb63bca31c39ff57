import ShareTargets
import XExtensionItem

/// A field that an app on another system receives.
struct MappedField {
    let name: String
    let value: WireValue

    /// Whether the field contains shared content. Android's action and type do not.
    var isExtra: Bool { !["action", "type"].contains(name) }

    var line: String { SafeText.line(name) + ": " + JSONLine.text(of: value) }

    var json: String { JSONLine.text(["field": .string(name), "value": value]) }

    /// The name of the field, and the start of its text or its file name.
    var summary: String {
        let text = value.stringValue ?? value.dictionaryValue?["name"]?.stringValue
        let type = value.dictionaryValue?["type"]?.stringValue
        let whole = text ?? type ?? ""
        let isLong = !whole.unicodeScalars.dropFirst(24).isEmpty
        return "\(name.cut(to: 80))=" + (isLong ? whole.cut(to: 23) : whole)
    }
}

extension MappedField {
    static func fields(of intent: AndroidIntent) -> [MappedField] {
        let texts: KeyValuePairs<String, String?> = [
            "action": intent.action, "type": intent.type,
            "EXTRA_SUBJECT": intent.subject, "EXTRA_TITLE": intent.title,
            "EXTRA_TEXT": intent.text, "EXTRA_HTML_TEXT": intent.htmlText,
        ]
        return texts.compactMap { name, text in
            text.map { MappedField(name: name, value: .string($0)) }
        }
            + intent.streams.map {
                file("EXTRA_STREAM", $0.name, $0.mediaType, $0.representation)
            }
    }

    static func fields(of form: WebShareTarget.Form) -> [MappedField] {
        form.files.map { file($0.field, $0.name, $0.mediaType, $0.representation) }
            + form.fields.map { MappedField(name: $0.name, value: .string($0.value)) }
    }

    private static func file(
        _ field: String, _ name: String?, _ mediaType: String, _ representation: Representation
    ) -> MappedField {
        var object: WireDictionary = ["type": .string(mediaType)]
        object["name"] = name.map(WireValue.string)
        object["byte-count"] = representation.byteCount.map { .init($0) }
        return MappedField(name: field, value: .dictionary(object))
    }
}
