extension CommandGroup {
    /// `xitem links`: catalogs of apps and the URLs that open them.
    static let links = CommandGroup(
        name: "xitem links", overview: "Inspect, check and convert app catalogs.",
        commands: [
            LinksListCommand.self, LinksOpenCommand.self, LinksCheckCommand.self,
            QueriesSchemesCommand.self, LinksConvertCommand.self,
        ])
}
