/// A type for the parameters that one receiver asks for, under its namespace.
///
/// A Codable type needs nothing but the namespace:
///
///     struct PostParameters: ParameterNamespace, Codable {
///         static let namespace = "com.example.app"
///         var path: String?
///     }
///
/// Dates, data, URLs and 64-bit integers stay what they are. Keys that the type does not know survive
/// an edit, and a property that is nil removes its key.
public protocol ParameterNamespace: Sendable {
    /// The namespace, a reverse-DNS name; clause 20.1.2.
    static var namespace: String { get }

    /// Reads the parameters of the namespace.
    init(parameters: WireDictionary) throws

    /// Writes what the type knows into the parameters of the namespace, and leaves the rest.
    func update(_ parameters: inout WireDictionary) throws
}

extension ParameterNamespace where Self: Decodable {
    /// Reads the parameters as any Decodable type is read.
    ///
    /// - Throws: `DecodingError` for values of another type than the properties'.
    public init(parameters: WireDictionary) throws {
        try self.init(from: WireValueDecoder(.dictionary(parameters), path: []))
    }
}

extension ParameterNamespace where Self: Encodable {
    /// Writes each property under its key, and removes the keys of those that are nil.
    ///
    /// - Throws: `EncodingError` for a type that is not written as a dictionary, or a value that no
    ///   payload holds.
    public func update(_ parameters: inout WireDictionary) throws {
        let encoder = WireValueEncoder(path: [])
        try encode(to: encoder)
        guard case .keyed(let members)? = encoder.storage.content else {
            throw EncodingError.invalidValue(
                self,
                .init(codingPath: [], debugDescription: "expected a type with keys"))
        }
        // All at once: a key in the middle moves all that come after it.
        var last: [[UInt8]: WireValue?] = [:]
        for (key, value) in members { last[Array(key.utf8)] = .some(value?.value) }
        let unknown = parameters.filter { last[Array($0.key.utf8)] == nil }
        let written = last.compactMap { key, value in
            value.map { (key: String(decoding: key, as: UTF8.self), value: $0) }
        }
        parameters = WireDictionary(unknown + written)
    }
}

/// Why the parameters of a type could not be set.
public struct ParameterNamespaceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the namespace.
    public enum Reason: Hashable, Sendable {
        /// It is not a reverse-DNS name.
        case malformed
        /// Another type has set parameters under it.
        case usedBy(type: String)
        /// One of its keys is empty or holds a dot; clause 20.1.3.
        case malformedKey(String)
    }

    /// The namespace.
    public let namespace: String
    /// The name of the type whose namespace it is.
    public let type: String
    /// What is wrong.
    public let reason: Reason

    /// Type, namespace and reason in a sentence.
    public var description: String {
        let start = "the namespace “\(namespace)” of \(type) "
        switch reason {
        case .malformed: return start + "is not a reverse-DNS name"
        case .usedBy(let other): return start + "is already used by \(other)"
        case .malformedKey(let key):
            return start + "has the key “\(key)”, which is empty or holds a dot"
        }
    }
}

extension Parameters {
    /// The parameters of a type's namespace; nil when there are none.
    ///
    /// - Throws: what the type throws for parameters that are not as it expects them.
    public func value<Value: ParameterNamespace>(_ type: Value.Type) throws -> Value? {
        try self[Value.namespace].map { try Value(parameters: $0) }
    }

    /// Writes a value's parameters under its namespace; keys it does not know are kept.
    ///
    /// - Throws: ``ParameterNamespaceError``, or what the type throws; nothing is changed then.
    public mutating func set<Value: ParameterNamespace>(_ value: Value) throws {
        let namespace = Value.namespace
        let type = String(describing: Value.self)
        guard ReverseDNSName.matches(namespace) else {
            throw ParameterNamespaceError(namespace: namespace, type: type, reason: .malformed)
        }
        let before = self[namespace] ?? WireDictionary()
        var parameters = before
        try value.update(&parameters)
        // What was read is kept, malformed keys too; what is written now is not to have any.
        let malformed = parameters.keys.first {
            ($0.utf8.isEmpty || $0.utf8.contains(UInt8(ascii: "."))) && before[$0] == nil
        }
        if let malformed {
            throw ParameterNamespaceError(
                namespace: namespace, type: type, reason: .malformedKey(malformed))
        }
        self[namespace] = parameters
    }
}

extension ExtensionItem {
    /// The item's parameters for a type's namespace; nil when there are none.
    ///
    /// - Throws: what the type throws for parameters that are not as it expects them.
    public func parameters<Value: ParameterNamespace>(_ type: Value.Type) throws -> Value? {
        try parameters.value(type)
    }

    /// Writes a value's parameters under its namespace; keys it does not know are kept.
    ///
    /// - Throws: ``ParameterNamespaceError``, or what the type throws; nothing is changed then.
    public mutating func setParameters(_ value: some ParameterNamespace) throws {
        try parameters.set(value)
    }
}
