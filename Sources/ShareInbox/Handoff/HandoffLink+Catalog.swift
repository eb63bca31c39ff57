public import AppLinks

extension HandoffLink {
    /// Finds the app that content may be returned to.
    ///
    /// The URL comes from anybody: a scheme that the list does not have is not opened.
    ///
    /// - Parameter type: the list of apps.
    /// - Returns: the first app that has the scheme in the link, takes content and allows returning.
    public func returnApp(in type: AppType) -> LinkedApp? {
        guard purpose == .pop, let returnScheme else { return nil }
        return type.apps.first { app in
            app.schemes.contains(returnScheme) && app.receives != false && app.allowsReturn
        }
    }
}
