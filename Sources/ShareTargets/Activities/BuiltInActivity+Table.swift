extension BuiltInActivity {
    /// The activities of iOS, by Apple's documentation of `UIActivity.ActivityType`.
    public static let all: [BuiltInActivity] = [
        BuiltInActivity(.mail, [.text, .image, .data]),
        BuiltInActivity(.message, [.text, .image, .url]),
        BuiltInActivity(.print, [.image, .pdf, .fileURL]),
        BuiltInActivity(.copyToPasteboard, [.text, .image, .url]),
        BuiltInActivity(.assignToContact, [.image]),
        BuiltInActivity(.saveToCameraRoll, [.image, .movie]),
        BuiltInActivity(.addToReadingList, [.url], schemes: ["http", "https"]),
        BuiltInActivity(.airDrop, [.text, .image, .url]),
        BuiltInActivity(.postToTwitter, [.text, .image, .url]),
        BuiltInActivity(.postToFacebook, [.text, .image, .url]),
        BuiltInActivity(.postToWeibo, [.text, .image, .url]),
        BuiltInActivity(.postToTencentWeibo, [.text, .image, .url]),
        BuiltInActivity(.postToFlickr, [.image]),
        BuiltInActivity(.postToVimeo, [.movie]),
        BuiltInActivity(.openInIBooks, nil),
        BuiltInActivity(.markupAsPDF, nil),
        BuiltInActivity(.addToHomeScreen, nil),
        BuiltInActivity(.collaborationCopyLink, nil),
        BuiltInActivity(.collaborationInviteWithLink, nil),
        BuiltInActivity(.sharePlay, nil),
    ]
}
