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
