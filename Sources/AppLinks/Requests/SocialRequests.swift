/// Requests for a Twitter app, with the commands of IntentKit's `INKTwitterHandler`.
///
///     let request = TwitterRequest().showUser(screenName: "elonmusk")
public struct TwitterRequest: Hashable, Sendable {
    /// The account to use; nil for the account that the app shows.
    public var activeUser: String?
    /// The URL that returns to the calling app, or nil.
    public var callbackURL: String?

    /// Sets the options of the requests that the methods return.
    public init(activeUser: String? = nil, callbackURL: String? = nil) {
        self.activeUser = activeUser
        self.callbackURL = callbackURL
    }

    /// Returns a request to show a tweet.
    public func showTweet(id: String) -> LinkRequest {
        request("showTweetWithId:", ["tweetId": id])
    }

    /// Returns a request to show the profile of a user.
    public func showUser(screenName: String) -> LinkRequest {
        request("showUserWithScreenName:", ["screenName": screenName])
    }

    /// Returns a request to show the profile of a user.
    public func showUser(id: String) -> LinkRequest { request("showUserWithId:", ["userId": id]) }

    /// Returns a request to show the timeline.
    public func showTimeline() -> LinkRequest { request("showTimeline") }

    /// Returns a request to show the mentions of the account.
    public func showMentions() -> LinkRequest { request("showMentions") }

    /// Returns a request to search for tweets.
    public func search(for query: String) -> LinkRequest { request("searchFor:", ["query": query]) }

    /// Returns a request to write a tweet.
    ///
    /// - Parameters:
    ///   - message: the text.
    ///   - replyID: the tweet to reply to; nil by default.
    /// - Returns: the request.
    public func tweet(_ message: String, inReplyTo replyID: String? = nil) -> LinkRequest {
        guard let replyID else { return request("tweetMessage:", ["message": message]) }
        return request("tweetMessage:inReplyTo:", ["message": message, "replyId": replyID])
    }

    /// Returns a request for another command, for example `showLists`; clause 6.2.5 lists all
    /// commands.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - values: the values of the command's parameters, by key; none by default.
    /// - Returns: the request.
    public func request(_ command: String, _ values: [String: String] = [:]) -> LinkRequest {
        var values = values
        values["activeUser"] = activeUser
        values["callbackURL"] = callbackURL
        return LinkRequest(type: "twitter", action: command, parameters: values)
    }
}

/// Requests for a Facebook app, with the commands of IntentKit's `INKFacebookHandler`.
///
/// The built-in catalog has no such app. Read IntentKit's files or a catalog of your own.
public enum FacebookRequest {
    /// Returns a request to show the profile of a user.
    public static func showProfile(id: String) -> LinkRequest {
        LinkRequest(type: "facebook", action: "showProfileWithId:", parameters: ["userId": id])
    }

    /// Returns a request to show an event.
    public static func showEvent(id: String) -> LinkRequest {
        LinkRequest(type: "facebook", action: "showEventWithId:", parameters: ["eventId": id])
    }
}

/// Requests for a Google+ app, with the commands of IntentKit's `INKGPlusHandler`.
///
/// The built-in catalog has no such app. Read IntentKit's files or a catalog of your own.
public enum GooglePlusRequest {
    /// Returns a request to show the profile of a user.
    public static func showProfile(id: String) -> LinkRequest {
        LinkRequest(type: "gplus", action: "showGPlusProfileWithId:", parameters: ["userId": id])
    }

    /// Returns a request to show the profile of a user.
    public static func showProfile(name: String) -> LinkRequest {
        LinkRequest(
            type: "gplus", action: "showGPlusProfileWithName:", parameters: ["userName": name])
    }

    /// Returns a request to show an event.
    public static func showEvent(id: String) -> LinkRequest {
        LinkRequest(type: "gplus", action: "showGPlusEventWithId:", parameters: ["eventId": id])
    }

    /// Returns a request to show a community.
    public static func showCommunity(id: String) -> LinkRequest {
        LinkRequest(
            type: "gplus", action: "showGPlusCommunityWithId:", parameters: ["communityId": id])
    }
}
