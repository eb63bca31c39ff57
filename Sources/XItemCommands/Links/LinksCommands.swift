extension CommandGroup {
    /// `xitem links`: catalogs of apps and the URLs that open them.
    static let links = CommandGroup(
        name: "xitem links", overview: "Look at, check and convert catalogs of apps and links.",
        commands: [
            LinksListCommand.self, LinksOpenCommand.self, LinksCheckCommand.self,
            QueriesSchemesCommand.self, LinksConvertCommand.self,
        ])
}
