extension CommandGroup {
    /// `xitem conformance`: the conformance kit.
    static let conformance = CommandGroup(
        name: "xitem conformance", overview: "Test encoders and decoders, in any language.",
        commands: [
            ConformanceRunCommand.self, ConformanceFuzzCommand.self, ConformanceListCommand.self,
            ConformanceShowCommand.self,
            ConformanceCopyCommand.self, ConformanceCheckCommand.self,
            ConformanceReportCommand.self,
        ])
}
