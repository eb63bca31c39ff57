extension WireDocument {
    /// The name of a value's kind, for messages: `an integer`.
    package func kindName(of node: WireNode) -> String {
        number(at: node)?.kindName ?? kind(of: node).name
    }
}
