extension IntentKitHandler {
    /// All handlers of IntentKit.
    static let all = [browser, mail, maps, twitter, facebook, googlePlus]

    private static let browser = IntentKitHandler(
        className: "INKBrowserHandler", type: "browser", name: "Web Browser", group: "utility",
        commands: [
            // For these two commands, the URL is the part after “://”.
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
