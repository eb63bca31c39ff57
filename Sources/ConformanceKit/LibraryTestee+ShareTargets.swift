import Essentials
import ShareTargets
import UniformTypes
import WireFormat
import XExtensionItem

/// Evaluates activation rules, and maps payloads for receivers (Schemas/share-targets.md).
extension LibraryTestee {
    func evaluating(_ request: TesteeRequest) throws -> TesteeAnswer.Content {
        guard let evaluation = request.evaluation else {
            return .skipped("the request has no rule")
        }
        var rule = try rule(evaluation.rule)
        let declarations = evaluation.types.map { type, parents in
            let declaration = TypeDeclaration(
                identifier: TypeIdentifier(rawValue: type),
                parents: parents.map(TypeIdentifier.init(rawValue:)))
            return (pointer: "", type: declaration)
        }
        rule.catalog = try TypeCatalog.bundle(declarations)
        let items = evaluation.items.map { item in
            item.map { SharedView.Attachment(types: $0.map(TypeIdentifier.init(rawValue:))) }
        }
        let offer = rule.offer(of: SharedView(items: items))
        if offer.isOffered { return .verdict(.yes) }
        // An evaluation has warnings only if it cannot continue; its verdict is then “undecided”.
        return .verdict(offer.warnings.isEmpty ? .no : .undecided)
    }

    private func rule(_ rule: WireValue) throws -> ActivationRule {
        if case .dictionary(let dictionary) = rule { return ActivationRule(dictionary: dictionary) }
        guard case .string(let text) = rule else {
            throw Refusal("rule.type")
        }
        return try ActivationRule(predicate: text)
    }

    func delivering(
        _ item: ExtensionItem, _ request: TesteeRequest
    ) throws -> TesteeAnswer.Content {
        guard let route = request.route else { return .skipped("the request has no receiver") }
        // If the request has no activity type, use a reserved name, which never has an overlay.
        let item = item.resolved(for: ActivityType(rawValue: request.activity ?? "$"))
        let content: Description
        let losses: [Loss]
        switch route.receiver {
        case .android:
            let (intent, lost) = item.androidIntent()
            (content, losses) = (try description(of: intent), lost)
        case .web:
            let (form, lost) = try target(route).form(for: item, on: route.system)
            (content, losses) = (try description(of: form), lost)
        case .mailto:
            let (mail, lost) = item.message()
            (content, losses) = (.dictionary([("url", .string(mail.text))]), lost)
        }
        var known = Set<[UInt8]>()
        let pointers = losses.map(\.pointer).filter { known.insert(Array($0.utf8)).inserted }
        return .meaning(
            content, losses: pointers.map { FindingMark(code: "mapping.lost", pointer: $0) })
    }

    func receiving(_ request: TesteeRequest) throws -> TesteeAnswer.Content {
        guard let route = request.route else { return .skipped("the request has no receiver") }
        let content = try request.content?.value().dictionaryValue ?? [:]
        let item: ExtensionItem?
        switch route.receiver {
        case .android: item = ExtensionItem(androidIntent: AndroidIntent(described: content))
        case .web:
            item = ExtensionItem(
                form: WebShareTarget.Form(described: content), of: try target(route),
                on: route.system)
        case .mailto:
            guard let mail = MailtoURL(content["url"]?.stringValue ?? "") else {
                throw Refusal("mailto.malformed", at: "/url")
            }
            item = ExtensionItem(mail)
        }
        guard let item else { throw Refusal("mapping.nothing") }
        let document = try WireDocument(try item.uncheckedData(as: .json))
        return .meaning(try Description(document), losses: [])
    }

    private func target(_ route: ShareRoute) throws -> WebShareTarget {
        let manifest = try WireDocument(try (route.manifest ?? [:]).encoded(as: .json))
        guard let target = try WebShareTarget(manifest: manifest) else {
            throw Refusal("mapping.no-target", at: "/share_target")
        }
        return target
    }

    private func description(of intent: AndroidIntent) throws -> Description {
        let streams = try intent.streams.map { stream throws in
            Description.members([
                ("name", stream.name.map(Description.string)),
                ("representation", try description(of: stream.representation)),
                ("type", .string(stream.mediaType)),
            ])
        }
        return .members([
            ("action", .string(intent.action)),
            ("html-text", intent.htmlText.map(Description.string)),
            ("streams", streams.isEmpty ? nil : .array(streams)),
            ("subject", intent.subject.map(Description.string)),
            ("text", intent.text.map(Description.string)),
            ("title", intent.title.map(Description.string)),
            ("type", .string(intent.type)),
        ])
    }

    private func description(of form: WebShareTarget.Form) throws -> Description {
        let files = try form.files.map { file throws in
            Description.members([
                ("field", .string(file.field)), ("name", .string(file.name)),
                ("representation", try description(of: file.representation)),
                ("type", .string(file.mediaType)),
            ])
        }
        let fields = form.fields.map { field in
            Description.members([("name", .string(field.name)), ("value", .string(field.value))])
        }
        return .members([
            ("fields", fields.isEmpty ? nil : .array(fields)),
            ("files", files.isEmpty ? nil : .array(files)),
        ])
    }

    /// Describes a representation as it would appear in a payload.
    private func description(of representation: Representation) throws -> Description {
        let item = ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [representation]))
        let document = try WireDocument(try item.uncheckedData(as: .json))
        let main = document.dictionary(at: .root)["main-attachment"]?.dictionaryValue
        return try Description(main?["representations"]?.arrayValue?.first ?? [:])
    }
}

extension Description {
    fileprivate static func members(_ members: [(String, Description?)]) -> Description {
        .dictionary(sorted(members.compactMap { key, value in value.map { (key, $0) } }))
    }
}

extension ShareRoute {
    fileprivate var system: WebShareTarget.Platform { platform == .desktop ? .desktop : .android }
}

extension AndroidIntent {
    fileprivate init(described members: WireDictionary) {
        self.init()
        text = members["text"]?.stringValue
        htmlText = members["html-text"]?.stringValue
        subject = members["subject"]?.stringValue
        title = members["title"]?.stringValue
        streams = (members["streams"]?.arrayValue ?? []).compactMap(\.dictionaryValue).map {
            Stream(
                name: $0["name"]?.stringValue, mediaType: $0["type"]?.stringValue ?? "",
                representation: Representation(described: $0["representation"]))
        }
    }
}

extension WebShareTarget.Form {
    fileprivate init(described members: WireDictionary) {
        self.init()
        fields = (members["fields"]?.arrayValue ?? []).compactMap(\.dictionaryValue).map {
            Field(name: $0["name"]?.stringValue ?? "", value: $0["value"]?.stringValue ?? "")
        }
        files = (members["files"]?.arrayValue ?? []).compactMap(\.dictionaryValue).map {
            File(
                field: $0["field"]?.stringValue ?? "", name: $0["name"]?.stringValue ?? "",
                mediaType: $0["type"]?.stringValue ?? "",
                representation: Representation(described: $0["representation"]))
        }
    }
}

extension Representation {
    fileprivate init(described value: WireValue?) {
        self = UpstreamProperties().representation(value ?? [:])
    }
}
