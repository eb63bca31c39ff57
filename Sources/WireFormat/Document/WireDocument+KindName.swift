extension WireDocument {
    /// Returns the name of a value's kind for messages, for example `an integer`.
    package func kindName(of node: WireNode) -> String {
        number(at: node)?.kindName ?? kind(of: node).name
    }
}
