import WireFormat

/// A handler class of IntentKit, with its commands and their arguments. Only IntentKit's code
/// defines these; its files do not contain them.
///
/// The built-in handlers are those of version 0.7.5, commit c520298. A type in the XExtensionItem
/// format with the member `handler` declares a further handler; clause 3.2.6.
struct IntentKitHandler: Sendable {
    /// The name of the class, which is also the name of the handler's file in the folder
    /// `Defaults`.
    let className: String
    let commands: [(name: String, arguments: [String])]
    /// The type of the apps, without apps. Its actions and parameters count as built-in, so that
    /// unused actions and parameters are not reported.
    let emptyType: AppType

    private init(
        _ className: String, _ commands: [(name: String, arguments: [String])], _ type: AppType
    ) {
        var type = type
        type.apps = []
        for place in type.actions.indices { type.actions[place].origin.isBuiltIn = true }
        for place in type.parameters.indices { type.parameters[place].origin.isBuiltIn = true }
        (self.className, self.commands, emptyType) = (className, commands, type)
    }

    /// Creates a handler of IntentKit. `common` has the arguments that every command takes, with
    /// their default values.
    private init(
        className: String, type: String, name: AppName, group: String,
        commands: KeyValuePairs<String, [String]>, common: KeyValuePairs<String, String?> = [:],
        roles: [String: LinkParameter.Role] = [:]
    ) {
        var type = AppType(key: type, name: name, group: group)
        type.actions = commands.map { LinkAction(key: $0.key) }
        var known: Set<String> = []
        let arguments = commands.flatMap(\.value).map { ($0, String?.none) } + common
        for (argument, defaultValue) in arguments where known.insert(argument).inserted {
            type.parameters.append(
                LinkParameter(key: argument, defaultValue: defaultValue, role: roles[argument]))
        }
        self.init(className, commands.map { ($0.key, $0.value) }, type)
    }

    init?(declaredBy type: AppType) {
        guard let className = type.handler else { return nil }
        self.init(className, type.actions.map { ($0.key, []) }, type)
    }

    static func of(type: String) -> IntentKitHandler? {
        all.first { $0.emptyType.key.isSameKey(as: type) }
    }

    static func all(declaredBy types: some Sequence<AppType>) -> [IntentKitHandler] {
        all + types.compactMap(IntentKitHandler.init(declaredBy:))
    }

    static func isCommand(_ name: String) -> Bool {
        all.contains { $0.commands.contains { $0.name.isIdentical(to: name) } }
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
            "openHttpURL:": ["url"],
            "openHttpsURL:": ["url"],
            "openURL:withCallback:": ["url", "callback", "source"],
        ], roles: ["callback": .callback, "source": .appName])

    private static let mail = IntentKitHandler(
        className: "INKMailHandler", type: "email", name: "Mail Client", group: "utility",
        commands: ["sendMailTo:": ["recipient"]],
        common: ["subject": nil, "messageBody": nil],
        roles: ["recipient": .recipients, "subject": .title, "messageBody": .text])

    /// `center` is a latitude and a longitude with six decimal places, `zoom` an integer, and
    /// `mode` is `driving`, `transit` or `walking`.
    private static let maps = IntentKitHandler(
        className: "INKMapsHandler", type: "maps", name: "Mapping App", group: "utility",
        commands: [
            "searchForLocation:": ["query"],
            "directionsFrom:to:mode:": ["from", "to", "mode"],
            "openLocation:title:": ["coordinate", "title"],
        ], common: ["center": nil, "zoom": nil], roles: ["query": .text, "title": .title])

    private static let twitter = IntentKitHandler(
        className: "INKTwitterHandler", type: "twitter", name: "Twitter Client", group: "social",
        commands: [
            "showTweetWithId:": ["tweetId"],
            "showUserWithScreenName:": ["screenName"],
            "showUserWithId:": ["userId"],
            "showTimeline": [],
            "showMentions": [],
            "showDirectMessages": [],
            "sendDirectMessageToScreenName:": ["screenName"],
            "searchFor:": ["query"],
            "tweetMessage:": ["message"],
            "tweetMessage:inReplyTo:": ["message", "replyId"],
            "showRetweets": [],
            "showFavorites": [],
            "showLists": [],
            "showListWithId:": ["listId"],
            "tweetSearchPage": [],
            "followUser:": ["user"],
            "unfollowUser:": ["user"],
            "favoriteTweetWithId:": ["tweetId"],
            "unfavoriteTweetWithId:": ["tweetId"],
            "retweetTweetWithId:": ["tweetId"],
        ], common: ["activeUser": "", "callbackURL": nil],
        roles: ["message": .text, "callbackURL": .callback])

    private static let facebook = IntentKitHandler(
        className: "INKFacebookHandler", type: "facebook", name: "Facebook Client",
        group: "social",
        commands: [
            "showProfileWithId:": ["userId"],
            "showEventWithId:": ["eventId"],
        ])

    private static let googlePlus = IntentKitHandler(
        className: "INKGPlusHandler", type: "gplus", name: "Google+ Client", group: "social",
        commands: [
            "showGPlusProfileWithId:": ["userId"],
            "showGPlusProfileWithName:": ["userName"],
            "showGPlusEventWithId:": ["eventId"],
            "showGPlusCommunityWithId:": ["communityId"],
        ])
}
