import WireFormat

/// A handler class of IntentKit, with its commands and their arguments. Only IntentKit's code
/// defines these; its files do not contain them.
///
/// The built-in handlers are those of version 0.7.5, commit c520298. A type in the XExtensionItem
/// format with the member `handler` declares a further handler; clause 3.2.6.
struct IntentKitHandler: Sendable {
    struct Command: Sendable {
        let name: String
        let arguments: [String]
    }

    /// The name of the class, which is also the name of the handler's file in the folder
    /// `Defaults`.
    let className: String
    let type: String
    let name: String
    let group: String
    let commands: [Command]
    /// The arguments that every command takes, with their default values.
    var common: [(argument: String, defaultValue: String?)] = []
    var roles: [String: LinkParameter.Role] = [:]
    /// The type that declares the handler; nil for IntentKit's own handlers.
    var declaration: AppType?

    static func of(type: String) -> IntentKitHandler? { all.first { $0.type.isSameKey(as: type) } }

    static func all(declaredBy types: some Sequence<AppType>) -> [IntentKitHandler] {
        all + types.compactMap(IntentKitHandler.init(declaredBy:))
    }

    static func isCommand(_ name: String) -> Bool {
        all.contains { $0.commands.contains { $0.name.isIdentical(to: name) } }
    }

    var emptyType: AppType {
        if let declaration { return Self.emptied(declaration) }
        var type = AppType(key: type, name: AppName(name), group: group)
        type.actions = commands.map {
            var action = LinkAction(key: $0.name)
            action.origin.isBuiltIn = true
            return action
        }
        var known: Set<String> = []
        let arguments = commands.flatMap(\.arguments).map { ($0, String?.none) } + common
        for (argument, defaultValue) in arguments where known.insert(argument).inserted {
            var parameter = LinkParameter(
                key: argument, defaultValue: defaultValue, role: roles[argument])
            parameter.origin.isBuiltIn = true
            type.parameters.append(parameter)
        }
        return type
    }

    /// Returns a declared type without apps. Its actions and parameters count as built-in, so that
    /// unused actions and parameters are not reported.
    private static func emptied(_ declaration: AppType) -> AppType {
        var type = declaration
        type.apps = []
        for place in type.actions.indices { type.actions[place].origin.isBuiltIn = true }
        for place in type.parameters.indices { type.parameters[place].origin.isBuiltIn = true }
        return type
    }
}

extension IntentKitHandler {
    init?(declaredBy type: AppType) {
        guard let className = type.handler else { return nil }
        self.init(
            className: className, type: type.key, name: type.name.text(), group: type.group ?? "",
            commands: type.actions.map { Command(name: $0.key, arguments: []) })
        declaration = type
    }
}

extension [IntentKitHandler] {
    func named(_ className: String) -> IntentKitHandler? {
        first { $0.className.isSameKey(as: className) }
    }

    /// Returns the handler that has the most of the given commands. If several handlers tie,
    /// returns the first. Returns nil if no handler has any of the commands.
    func best(for commands: [String]) -> IntentKitHandler? {
        let names = Set(commands.map(ExactText.init))
        var best: (handler: IntentKitHandler, count: Int)?
        for handler in self {
            let count = handler.commands.count { names.contains(ExactText($0.name)) }
            if count > best?.count ?? 0 { best = (handler, count) }
        }
        return best?.handler
    }
}

extension IntentKitHandler {
    static let all = [browser, mail, maps, twitter, facebook, googlePlus]

    private static let browser = IntentKitHandler(
        className: "INKBrowserHandler", type: "browser", name: "Web Browser", group: "utility",
        commands: [
            // These two commands take the part of the URL after “://”.
            Command(name: "openHttpURL:", arguments: ["url"]),
            Command(name: "openHttpsURL:", arguments: ["url"]),
            Command(name: "openURL:withCallback:", arguments: ["url", "callback", "source"]),
        ], roles: ["callback": .callback, "source": .appName])

    private static let mail = IntentKitHandler(
        className: "INKMailHandler", type: "email", name: "Mail Client", group: "utility",
        commands: [Command(name: "sendMailTo:", arguments: ["recipient"])],
        common: [("subject", nil), ("messageBody", nil)],
        roles: ["recipient": .recipients, "subject": .title, "messageBody": .text])

    /// `center` is a latitude and a longitude with six decimal places, `zoom` an integer, and
    /// `mode` is `driving`, `transit` or `walking`.
    private static let maps = IntentKitHandler(
        className: "INKMapsHandler", type: "maps", name: "Mapping App", group: "utility",
        commands: [
            Command(name: "searchForLocation:", arguments: ["query"]),
            Command(name: "directionsFrom:to:mode:", arguments: ["from", "to", "mode"]),
            Command(name: "openLocation:title:", arguments: ["coordinate", "title"]),
        ], common: [("center", nil), ("zoom", nil)], roles: ["query": .text, "title": .title])

    private static let twitter = IntentKitHandler(
        className: "INKTwitterHandler", type: "twitter", name: "Twitter Client", group: "social",
        commands: [
            Command(name: "showTweetWithId:", arguments: ["tweetId"]),
            Command(name: "showUserWithScreenName:", arguments: ["screenName"]),
            Command(name: "showUserWithId:", arguments: ["userId"]),
            Command(name: "showTimeline", arguments: []),
            Command(name: "showMentions", arguments: []),
            Command(name: "showDirectMessages", arguments: []),
            Command(name: "sendDirectMessageToScreenName:", arguments: ["screenName"]),
            Command(name: "searchFor:", arguments: ["query"]),
            Command(name: "tweetMessage:", arguments: ["message"]),
            Command(name: "tweetMessage:inReplyTo:", arguments: ["message", "replyId"]),
            Command(name: "showRetweets", arguments: []),
            Command(name: "showFavorites", arguments: []),
            Command(name: "showLists", arguments: []),
            Command(name: "showListWithId:", arguments: ["listId"]),
            Command(name: "tweetSearchPage", arguments: []),
            Command(name: "followUser:", arguments: ["user"]),
            Command(name: "unfollowUser:", arguments: ["user"]),
            Command(name: "favoriteTweetWithId:", arguments: ["tweetId"]),
            Command(name: "unfavoriteTweetWithId:", arguments: ["tweetId"]),
            Command(name: "retweetTweetWithId:", arguments: ["tweetId"]),
        ], common: [("activeUser", ""), ("callbackURL", nil)],
        roles: ["message": .text, "callbackURL": .callback])

    private static let facebook = IntentKitHandler(
        className: "INKFacebookHandler", type: "facebook", name: "Facebook Client",
        group: "social",
        commands: [
            Command(name: "showProfileWithId:", arguments: ["userId"]),
            Command(name: "showEventWithId:", arguments: ["eventId"]),
        ])

    private static let googlePlus = IntentKitHandler(
        className: "INKGPlusHandler", type: "gplus", name: "Google+ Client", group: "social",
        commands: [
            Command(name: "showGPlusProfileWithId:", arguments: ["userId"]),
            Command(name: "showGPlusProfileWithName:", arguments: ["userName"]),
            Command(name: "showGPlusEventWithId:", arguments: ["eventId"]),
            Command(name: "showGPlusCommunityWithId:", arguments: ["communityId"]),
        ])
}
