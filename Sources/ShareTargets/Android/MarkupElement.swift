/// An element of an XML document: its name, attributes and child elements, without text.
struct MarkupElement: Hashable, Sendable {
    let name: String
    /// The attributes by their names, with a namespace prefix as it is written.
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    /// Returns an attribute of Android's namespace, which every manifest abbreviates `android`.
    func android(_ name: String) -> String? { attributes["android:" + name] }

    /// Returns the children with a name.
    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
