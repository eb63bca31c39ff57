import AppLinks

/// Suggestions for misspelled types, actions, apps and parameters of a request.
struct LinkSuggestion {
    private let request: LinkRequest
    private let catalog: AppCatalog
    private let type: AppType?

    init(_ request: LinkRequest, _ catalog: AppCatalog) {
        (self.request, self.catalog) = (request, catalog)
        type = catalog.type(request.type)
    }

    /// Returns `; did you mean 'maps'?` for an error about an unknown or missing name; otherwise an empty
    /// string.
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

    /// A sentence for each given parameter that the type does not have.
    var unknownParameters: [String] {
        unknown.map { name in
            let near = Suggestion.text(for: name, in: type?.parameters.map(\.key) ?? [])
            return "parameter.unknown: \(name): the type has no such parameter" + near
        }
    }

    /// The given parameters that the type does not declare and no template of its apps uses, sorted.
    private var unknown: [String] {
        guard let type else { return [] }
        let placeholders = type.apps.flatMap(\.links).flatMap(\.template.placeholders).map(\.name)
        let known = Set(type.parameters.map(\.key) + placeholders)
        return request.parameters.keys.filter { !known.contains($0) }.sorted()
    }
}
