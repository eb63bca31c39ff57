public import AppLinks

extension HandoffLink {
    /// The app that content may be returned to: the one in a list that has the link's scheme, takes
    /// content and allows returning.
    ///
    /// The URL comes from anybody: a scheme that the list does not have is not opened.
    ///
    /// - Parameter type: the list of apps.
    public func returnApp(in type: AppType) -> LinkedApp? {
        guard purpose == .pop, let returnScheme else { return nil }
        return type.apps.first { app in
            app.schemes.contains(returnScheme) && app.receives != false && app.allowsReturn
        }
    }
}
