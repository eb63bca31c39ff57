extension AppType {
    /// The key of the type that PhotoAppLink's list of apps becomes.
    public static let photoHandoffKey = "photo-handoff"
}
