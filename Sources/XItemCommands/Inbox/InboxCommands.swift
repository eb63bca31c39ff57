extension CommandGroup {
    /// `xitem inbox`: the commands for an inbox.
    static let inbox = CommandGroup(
        name: "xitem inbox", overview: "Queue payloads in an inbox, and take each once.",
        commands: [
            InboxPutCommand.self, InboxListCommand.self, InboxTakeCommand.self,
            InboxStateCommand.self, InboxRecoverCommand.self, InboxRetryCommand.self,
            InboxDropCommand.self,
        ])
}
