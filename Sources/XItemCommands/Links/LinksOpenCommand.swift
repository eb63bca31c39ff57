import AppLinks
import Essentials
import WireFormat

enum LinksOpenCommand: Command {
    static let form = CommandForm(
        words: "links open", summary: "Print the URL of a link, or list the apps to choose from.",
        operands: [
            CatalogInput.operand,
            OperandForm(
                name: "name=value",
                summary: "The value of a parameter. A file name that contains '=' needs './' "
                    + "before it.",
                kind: .text, isOptional: true, isRepeatable: true),
        ],
        options: [
            OptionForm("--type", .text("key"), "The type of app.").required,
            OptionForm("--action", .text("key"), "The action. Default: only open the app."),
            OptionForm("--app", .text("key"), "The app, whether it is installed or not."),
            OptionForm(
                "--installed", .text("schemes"),
                "The schemes that can be opened, separated by commas. Default: those of all apps. "
                    + "If '--default' is not given either, every app is listed."),
            OptionForm("--default", .text("key"), "The app that the person chose before."),
            OptionForm(
                "--known", .text("keys"),
                "The apps that were installed when the person was last asked, separated by commas. "
                    + "An installed app that is not one of them is new. If only '--default' is "
                    + "given, no app is new."),
            .flag("--ask", "List the apps even if one is the default or the only one."),
        ],
        example: "xitem links open --type maps Examples/Catalogs/places.catalog.json",
        notes: """
            Prints the URL to open. If a person has to choose, prints one line per app: its key,
            name and URL, separated by tabs. Fails if the lines exceed 16 MiB.
            """,
        negativeAnswer: "no app supports the action, or a value is missing or refused")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        var values: [String: String] = [:]
        var files: [String] = []
        for operand in arguments.operands {
            if let (name, value) = pair(operand) {
                values[name] = value
            } else {
                files.append(operand)
            }
        }
        let request = LinkRequest(
            type: arguments.value("--type") ?? "", action: arguments.value("--action"),
            parameters: values)
        let catalog = try CatalogInput(files, console).requireCatalog(console)
        let suggestion = LinkSuggestion(request, catalog)
        let answer: Answer
        do throws(LinkError) {
            answer = try self.answer(request, arguments, catalog, console.limits)
        } catch {
            throw .findings(error.description + suggestion.text(for: error))
        }
        for note in suggestion.unknownParameters {
            console.writeError("note " + SafeText.line(note))
        }
        for refusal in answer.refusals { console.writeError("Error: " + refusal) }
        for line in answer.lines { try console.print(line) }
        return .done
    }

    /// Returns the name and the value of a parameter; nil if the operand is a file.
    private static func pair(_ operand: String) -> (name: String, value: String)? {
        guard let equals = operand.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = String(operand[..<equals])
        guard !name.utf8.isEmpty, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return (name, String(operand[equals...].utf8.dropFirst()) ?? "")
    }

    /// The lines to print: one for each link, and the reason for each app without a link.
    private struct Answer {
        var lines: [String] = []
        var refusals: [String] = []
    }

    private static func answer(
        _ request: LinkRequest, _ arguments: Arguments, _ catalog: AppCatalog,
        _ limits: CommandLimits
    ) throws(LinkError) -> Answer {
        if let app = arguments.value("--app") {
            return Answer(lines: [try catalog.link(request, in: app).url.absoluteString])
        }
        switch try resolve(request, arguments, catalog) {
        case .choose(let chooser): return try rows(of: chooser, catalog, limits)
        case .unavailable:
            throw LinkError(
                code: .unsupportedAction, subject: request.type,
                message: "no installed app supports the action")
        case let resolution: return Answer(lines: [target(resolution)])
        }
    }

    private static func resolve(
        _ request: LinkRequest, _ arguments: Arguments, _ catalog: AppCatalog
    ) throws(LinkError) -> Resolution {
        let schemes = arguments.value("--installed")
        let defaultApp = arguments.value("--default")
        let known = arguments.value("--known")?.split(separator: ",").map(String.init)
        let apps = catalog.type(request.type)?.apps ?? []
        var defaults = DefaultApps()
        if defaultApp != nil || known != nil {
            defaults[request.type] = .init(app: defaultApp, knownApps: known ?? apps.map(\.key))
        }
        var options = ChoosingOptions()
        if arguments.flag("--ask") || schemes == nil && defaultApp == nil {
            options.asking = .always
        }
        let installed = schemes.map { schemes in
            InstalledSchemes(Set(schemes.split(separator: ",").map { $0.lowercased() }))
        }
        return try catalog.resolve(
            request, installed: installed ?? all(apps), defaults: defaults, options: options)
    }

    /// Returns the schemes and presenters of a device on which all apps are installed.
    private static func all(_ apps: [LinkedApp]) -> InstalledSchemes {
        InstalledSchemes(
            Set(apps.flatMap(\.schemes)), presenters: Set(apps.compactMap(\.presenter?.name)))
    }

    /// Returns a row for each app that can handle the request. If no app can, throws the first
    /// error.
    private static func rows(
        of chooser: Chooser, _ catalog: AppCatalog, _ limits: CommandLimits
    ) throws(LinkError) -> Answer {
        var answer = Answer()
        var first: LinkError?
        var byteCount = 0
        try catalog.resolveRows(of: chooser) { row, resolution throws(LinkError) in
            switch resolution {
            case .success(let resolution):
                let words = [row.app, row.name, target(resolution)].map(SafeText.line)
                answer.lines.append(words.joined(separator: "\t"))
                byteCount += answer.lines[answer.lines.count - 1].utf8.count
            case .failure(let error):
                first = first ?? error
                answer.refusals.append(SafeText.line("\(row.app): \(error.description)"))
            }
            guard byteCount <= limits.linkByteCount else {
                throw LinkError(
                    code: .init(rawValue: "limit.output"), subject: chooser.request.type,
                    message:
                        "the rows have more than \(limits.linkByteCount) bytes; use '--app' for "
                        + "one app")
            }
        }
        if answer.lines.isEmpty, let first { throw first }
        return answer
    }

    /// Returns the URL; for an action that the calling app presents itself, the names of the
    /// presenter and the action.
    private static func target(_ resolution: Resolution) -> String {
        switch resolution {
        case .open(let link): link.url.absoluteString
        case .fallBack(let page): page.absoluteString
        case .present(let presenter, let action, _):
            SafeText.line("in app: \(presenter.name) \(action)")
        case .choose, .unavailable: "-"
        }
    }
}

struct LinkSuggestion {
    private let request: LinkRequest
    private let catalog: AppCatalog
    private let type: AppType?

    init(_ request: LinkRequest, _ catalog: AppCatalog) {
        (self.request, self.catalog) = (request, catalog)
        type = catalog.type(request.type)
    }

    /// Returns text to append to the message of an error. For an unknown name, this is a
    /// suggestion, such as `; did you mean 'maps'?`. For a missing parameter, the text names an
    /// unknown parameter that was given instead. For any other error, it is empty.
    func text(for error: LinkError) -> String {
        switch error.code {
        case .unknownType:
            return Suggestion.text(for: error.subject, in: catalog.types.map(\.key))
        case .unknownAction:
            let keys = type.map { type in
                type.actions.flatMap { [$0.key] + $0.aliases } + type.apps.flatMap(\.actions)
            }
            return Suggestion.text(for: error.subject, in: keys ?? [])
        case .unknownApp:
            return Suggestion.text(for: error.subject, in: type?.apps.map(\.key) ?? [])
        case .missingParameter:
            return unknown.first.map { "; “\($0)” was given instead" } ?? ""
        // Other codes do not concern a name.
        default: return ""
        }
    }

    var unknownParameters: [String] {
        unknown.map { name in
            let near = Suggestion.text(for: name, in: type?.parameters.map(\.key) ?? [])
            return "parameter.unknown: \(name): the type has no such parameter" + near
        }
    }

    /// The given parameters that the type does not declare and that no template of its apps uses,
    /// sorted.
    private var unknown: [String] {
        guard let type else { return [] }
        let placeholders = type.apps.flatMap(\.links).flatMap(\.template.placeholders).map(\.name)
        let known = Set(type.parameters.map(\.key) + placeholders)
        return request.parameters.keys.filter { !known.contains($0) }.sorted()
    }
}
