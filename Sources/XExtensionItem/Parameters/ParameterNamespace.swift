/// A type for the parameters that one receiver asks for, under its namespace.
///
/// A Codable type needs nothing but the namespace:
///
///     struct PostParameters: ParameterNamespace, Codable {
///         static let namespace = "com.example.app"
///         var path: String?
///     }
///
/// Dates, data, URLs and 64-bit integers stay what they are. An optional property reads as nil if its
/// value is of another type, or is none that the property's type knows, and there is a finding; so make
/// properties optional unless the receiver can do nothing without them. Keys that the type does not
/// know survive an edit, and a property that is nil removes its key.
public protocol ParameterNamespace: Sendable {
    /// The namespace, a reverse-DNS name; clause 20.1.2.
    static var namespace: String { get }

    /// Reads the parameters of the namespace.
    ///
    /// - Parameters:
    ///   - parameters: the parameters, by key.
    ///   - findings: gets a finding for each value that is dropped; its pointer leads through the item:
    ///     `/parameters/com.example.app/path`.
    /// - Throws: any error, if the parameters are of no use to the type.
    init(parameters: WireDictionary, findings: inout [Finding]) throws

    /// Writes what the type knows into the parameters of the namespace, and leaves the rest.
    func update(_ parameters: inout WireDictionary) throws
}

extension ParameterNamespace where Self: Decodable {
    /// Reads the parameters as any Decodable type is read.
    ///
    /// - Throws: ``PayloadError`` if a property that is not optional has no value, or one of another
    ///   type: its first finding says which.
    public init(parameters: WireDictionary, findings: inout [Finding]) throws {
        let drops = DroppedValues()
        let path = [ItemMember.parameters.rawValue, Self.namespace]
            .map(WireCodingKey.init(stringValue:))
        do {
            try self.init(
                from: WireValueDecoder(.dictionary(parameters), path: path, drops: drops))
        } catch let error as DecodingError {
            throw PayloadError(findings: [Finding(decoding: error, at: path)] + drops.findings)
        }
        findings += drops.findings
    }
}

extension ParameterNamespace where Self: Encodable {
    /// Writes each property under its key, and removes the keys of those that are nil.
    ///
    /// - Throws: `EncodingError` for a type that is not written as a dictionary, or a value that no
    ///   payload holds.
    public func update(_ parameters: inout WireDictionary) throws {
        let path = [ItemMember.parameters.rawValue, Self.namespace]
            .map(WireCodingKey.init(stringValue:))
        let encoder = WireValueEncoder(path: path)
        try encode(to: encoder)
        guard case .keyed(let members)? = encoder.storage.content else {
            throw EncodingError.invalidValue(
                self, .init(codingPath: path, debugDescription: "expected a type with keys"))
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

extension Parameters {
    /// The parameters of a type's namespace; nil when there are none.
    ///
    /// A value that the type cannot take is dropped if its property is optional;
    /// ``value(_:findings:)`` says which.
    ///
    /// - Throws: ``PayloadError`` for a property that is not optional; what a type with an initializer
    ///   of its own throws.
    public func value<Value: ParameterNamespace>(_ type: Value.Type) throws -> Value? {
        var findings: [Finding] = []
        return try value(type, findings: &findings)
    }

    /// The parameters of a type's namespace, with a finding for each value that was dropped.
    ///
    /// - Parameters:
    ///   - type: the type to read.
    ///   - findings: gets the findings: `member.type`, and the pointer to the value.
    /// - Returns: the parameters; nil when there are none.
    /// - Throws: what ``value(_:)`` throws.
    public func value<Value: ParameterNamespace>(
        _ type: Value.Type, findings: inout [Finding]
    ) throws -> Value? {
        let parameters = self[Value.namespace]
        guard !parameters.isEmpty else { return nil }
        return try Value(parameters: parameters, findings: &findings)
    }

    /// Writes a value's parameters under its namespace; keys it does not know are kept.
    ///
    /// - Throws: ``PayloadError`` with the finding `namespace.name` for a namespace that is not a
    ///   reverse-DNS name, `parameter.key` for a key that is empty or holds a dot, or `namespace.in-use`
    ///   if a value of another type was written under the namespace; `EncodingError` for a value that no
    ///   payload holds, and what the type throws. Nothing is changed then.
    public mutating func set<Value: ParameterNamespace>(_ value: Value) throws {
        let namespace = Value.namespace
        let writer = String(reflecting: Value.self)
        if let finding = fault(in: Value.self, writer) { throw PayloadError(findings: [finding]) }
        let before = self[namespace]
        var parameters = before
        try value.update(&parameters)
        // What was read is kept, malformed keys too; what is written now is not to have any.
        let malformed = parameters.keys.first {
            !NameRule.isParameter($0) && before[$0] == nil
        }
        if let malformed {
            throw PayloadError(findings: [
                Finding(
                    code: .parameterKey, pointer: Self.pointer(namespace, malformed),
                    message:
                        "expected a key of \(Value.self) that is not empty and holds no dot, found"
                        + " \(malformed.quotedStart)")
            ])
        }
        self[namespace] = parameters
        writers[namespace] = writer
    }

    /// Why a type cannot write under its namespace; nil if it can.
    private func fault<Value: ParameterNamespace>(
        in type: Value.Type, _ writer: String
    ) -> Finding? {
        let namespace = Value.namespace
        let pointer = Self.pointer(namespace)
        if !ReverseDNSName.matches(namespace) {
            return Finding(
                code: .namespaceName, pointer: pointer,
                message: "expected a reverse-DNS name as the namespace of \(type), found"
                    + " \(namespace.quotedStart)")
        }
        guard let other = writers[namespace], other != writer else { return nil }
        return Finding(
            code: .namespaceInUse, pointer: pointer,
            message: "the namespace of \(type) has parameters of \(other)")
    }

    private static func pointer(_ steps: String...) -> String {
        ([ItemMember.parameters.rawValue] + steps).map(JSONPointer.step).joined()
    }
}

extension WireError.Code {
    /// A namespace under which two types write parameters.
    public static let namespaceInUse: Self = "namespace.in-use"
}
