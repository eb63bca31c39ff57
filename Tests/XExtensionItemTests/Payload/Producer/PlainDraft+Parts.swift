import Foundation
import TestSupport
import XExtensionItem

extension PlainDraft {
    static func attachment(_ attachment: ExtensionItem.Attachment) -> PlainDraft {
        var members = unknown(attachment.unknownMembers, ["representations", "suggested-name"])
        members.append(("representations", .array(attachment.representations.map(representation))))
        if let name = filled(attachment.suggestedName) {
            members.append(("suggested-name", string(name)))
        }
        return .object(members)
    }

    static func representation(_ one: Representation) -> PlainDraft {
        let names = Set(RepresentationMember.allCases.map(\.rawValue))
        var members = unknown(one.unknownMembers, names)
        members.append(("type-identifier", string(one.typeIdentifier.rawValue)))
        switch one.content {
        case .url(let url): members.append(("url", string(url.text)))
        case .text(let text): members.append(("text", string(text)))
        case .data(let data): members.append(("data", value(.data(data))))
        case .propertyList(let list): members.append(("property-list", value(list)))
        case .file(let file):
            var parts = unknown(file.unknownMembers, ["byte-count", "path"])
            parts.append(
                ("byte-count", value(.number(WireNumber(integerLiteral: Int64(file.byteCount))))))
            parts.append(("path", string(file.path)))
            members.append(("file", .object(parts)))
        case .unknown: break
        }
        return .object(members)
    }

    static func run(_ run: TextRun) -> PlainDraft {
        let names: Set = [
            "background-color", "bold", "code", "font-name", "font-size", "foreground-color",
            "italic", "link", "strikethrough", "text", "underline",
        ]
        var members = unknown(run.unknownMembers, names)
        members.append(("text", string(run.text)))
        let flags = [
            ("bold", run.isBold), ("italic", run.isItalic), ("underline", run.isUnderlined),
            ("strikethrough", run.isStruckThrough), ("code", run.isCode),
        ]
        for (name, isSet) in flags where isSet { members.append((name, .token("true"))) }
        let texts = [
            ("link", run.link?.absoluteString), ("font-name", filled(run.fontName)),
            ("foreground-color", run.foregroundColor?.description),
            ("background-color", run.backgroundColor?.description),
        ]
        for (name, text) in texts { if let text { members.append((name, string(text))) } }
        if let size = run.fontSize {
            // JSON cannot represent NaN and infinity; a number out of range represents them here.
            let number = WireNumber(size)
            members.append(("font-size", .token(number?.description ?? "1e999")))
        }
        return .object(members)
    }

    static func parameters(_ parameters: Parameters) -> PlainDraft {
        let taken = parameters.namespaces.map {
            ($0, value(.dictionary(parameters[$0])))
        }
        return .map(taken + unknown(parameters.unknownMembers, []))
    }
}

extension Referrer {
    var members: PlainDraft.Members {
        let names: Set = [
            "android-app-url", "app-name", "app-store-id", "google-play-id", "ios-app-url",
            "web-url",
        ]
        let texts = [
            ("app-name", PlainDraft.filled(appName)),
            ("app-store-id", PlainDraft.filled(appStoreID)),
            ("google-play-id", PlainDraft.filled(googlePlayID)),
            ("web-url", webURL?.absoluteString), ("ios-app-url", iOSAppURL?.absoluteString),
            ("android-app-url", androidAppURL?.absoluteString),
        ]
        return PlainDraft.unknown(unknownMembers, names)
            + texts.compactMap { name, text in text.map { (name, PlainDraft.string($0)) } }
    }
}
