public import AppLinks

extension HandoffLink {
    /// Returns the app that content may be returned to.
    ///
    /// Any app can open the URL. Do not open a scheme that is not in the list.
    ///
    /// - Parameter type: the list of apps.
    /// - Returns: the first app with the scheme that receives content and allows returning it.
    public func returnApp(in type: AppType) -> LinkedApp? {
        guard purpose == .pop, let returnScheme else { return nil }
        return type.apps.first { app in
            app.schemes.contains(returnScheme) && app.receives != false && app.allowsReturn
        }
    }
}
