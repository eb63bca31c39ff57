/// Requests for a Facebook app, with the commands of IntentKit's `INKFacebookHandler`.
public struct FacebookRequest: Hashable, Sendable {
    /// Creates a value. These requests share no options.
    public init() {}

    /// Returns a request to show the profile of a user.
    public func showProfile(id: String) -> LinkRequest {
        LinkRequest(type: "facebook", action: "showProfileWithId:", parameters: ["userId": id])
    }

    /// Returns a request to show an event.
    public func showEvent(id: String) -> LinkRequest {
        LinkRequest(type: "facebook", action: "showEventWithId:", parameters: ["eventId": id])
    }
}

/// Requests for a Google+ app, with the commands of IntentKit's `INKGPlusHandler`.
public struct GooglePlusRequest: Hashable, Sendable {
    /// Creates a value. These requests share no options.
    public init() {}

    /// Returns a request to show the profile of a user.
    public func showProfile(id: String) -> LinkRequest {
        LinkRequest(type: "gplus", action: "showGPlusProfileWithId:", parameters: ["userId": id])
    }

    /// Returns a request to show the profile of a user.
    public func showProfile(name: String) -> LinkRequest {
        LinkRequest(
            type: "gplus", action: "showGPlusProfileWithName:", parameters: ["userName": name])
    }

    /// Returns a request to show an event.
    public func showEvent(id: String) -> LinkRequest {
        LinkRequest(type: "gplus", action: "showGPlusEventWithId:", parameters: ["eventId": id])
    }

    /// Returns a request to show a community.
    public func showCommunity(id: String) -> LinkRequest {
        LinkRequest(
            type: "gplus", action: "showGPlusCommunityWithId:", parameters: ["communityId": id])
    }
}
