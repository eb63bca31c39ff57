/// A type that holds the parameters for one receiver, under the receiver's namespace.
///
/// A Codable type only needs to define the namespace:
///
///     struct PostParameters: ParameterNamespace, Codable {
///         static let namespace = "com.example.app"
///         var path: String?
///     }
///
/// Dates, data and URLs are stored as values of these kinds, and 64-bit integers exactly. If the
/// value of an optional property has another type, or is not a valid value of the property's type,
/// such as an unknown case of an enumeration, the property becomes nil, and a finding reports the
/// dropped value. If one element of an array cannot be read, the whole array is dropped; the
/// pointer of the finding leads to that element. Declare a property optional if the receiver can do
/// without it.
///
/// ``Parameters/set(_:)`` keeps keys that the type does not define, and values that it cannot read.
/// If a property is nil, its key is removed, except when the stored value cannot be read: that
/// value is kept.
public protocol ParameterNamespace: Sendable {
    /// The namespace, a reverse-DNS name; clause 20.1.2.
    static var namespace: String { get }

    /// Creates a value from the parameters of the namespace.
    ///
    /// - Parameters:
    ///   - parameters: the parameters by key.
    ///   - findings: receives a finding for each dropped value, with a pointer into the item, for
    ///     example `/parameters/com.example.app/path`.
    /// - Throws: any error if the parameters are unusable.
    init(parameters: WireDictionary, findings: inout [Finding]) throws

    /// Writes the properties into the parameters of the namespace, and leaves unknown keys
    /// unchanged.
    func update(_ parameters: inout WireDictionary) throws
}

extension ParameterNamespace where Self: Decodable {
    /// Creates a value by decoding the parameters.
    ///
    /// - Throws: ``PayloadError`` if a property that is not optional has no value, or a value of
    ///   another type. The first finding names the property.
    public init(parameters: WireDictionary, findings: inout [Finding]) throws {
        let drops = DroppedValues()
        let path = [SharedMember.parameters.rawValue, Self.namespace]
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
    /// Writes each property under its key, and removes the keys of nil properties.
    ///
    /// - Throws: `EncodingError` if the type does not encode as a dictionary, or a payload cannot
    ///   represent a value.
    public func update(_ parameters: inout WireDictionary) throws {
        let path = [SharedMember.parameters.rawValue, Self.namespace]
            .map(WireCodingKey.init(stringValue:))
        let encoder = WireValueEncoder(path: path)
        try encode(to: encoder)
        guard case .keyed(let members)? = encoder.storage.content else {
            throw WireValueEncoder.invalid(self, path, "the type does not encode a dictionary")
        }
        // Create the dictionary in one step: each insertion in the middle would move all later
        // members.
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
    /// Returns the parameters of a type's namespace, or nil if the namespace is unused.
    ///
    /// If an optional property cannot be decoded, it is nil. To get findings about such properties,
    /// call ``value(_:findings:)``.
    ///
    /// - Throws: ``PayloadError`` if a property that is not optional cannot be decoded, and any
    ///   error that the type's own initializer throws.
    public func value<Value: ParameterNamespace>(_ type: Value.Type) throws -> Value? {
        var findings: [Finding] = []
        return try value(type, findings: &findings)
    }

    /// Returns the parameters of a type's namespace, and reports dropped values.
    ///
    /// - Parameters:
    ///   - type: the type to read.
    ///   - findings: receives a finding for each dropped value. The finding has no location. Its
    ///     pointer leads into the item that contains these parameters, for example
    ///     `/parameters/com.example.app/path`. If that item was resolved for an activity, the
    ///     payload may have no value at the pointer.
    /// - Returns: the parameters, or nil if the namespace is unused.
    /// - Throws: the errors of ``value(_:)``.
    public func value<Value: ParameterNamespace>(
        _ type: Value.Type, findings: inout [Finding]
    ) throws -> Value? {
        let parameters = self[Value.namespace]
        guard !parameters.isEmpty else { return nil }
        return try Value(parameters: parameters, findings: &findings)
    }

    /// Writes parameters under their type's namespace. Keys that the type does not define, and
    /// values that it cannot read, are kept.
    ///
    /// If this throws, nothing changes.
    ///
    /// - Throws: ``PayloadError`` with the finding `namespace.name` if the namespace is not a
    ///   reverse-DNS name, or `parameter.key` if a key is empty or contains a dot; `EncodingError`
    ///   if a payload cannot represent a value; any error that the type throws.
    public mutating func set<Value: ParameterNamespace>(_ value: Value) throws {
        let namespace = Value.namespace
        guard ReverseDNSName.matches(namespace) else {
            throw PayloadError(
                code: .namespaceName, pointer: Self.pointer(namespace),
                message:
                    "expected a reverse-DNS name as the namespace of \(Value.self), found"
                    + " \(namespace.quotedStart)")
        }
        let before = self[namespace]
        var parameters = before
        try value.update(&parameters)
        parameters = Self.restoringUnread(before, in: parameters, Value.self)
        // Malformed keys from reading are kept, but new malformed keys are not allowed.
        let malformed = parameters.keys.first {
            !NameRule.isParameter($0) && before[$0] == nil
        }
        if let malformed {
            throw PayloadError(
                code: .parameterKey, pointer: Self.pointer(namespace, malformed),
                message:
                    "expected a key of \(Value.self) that is not empty and has no dot, found"
                    + " \(malformed.quotedStart)")
        }
        self[namespace] = parameters
    }

    /// Restores the values that the type removed only because it cannot read them.
    private static func restoringUnread<Value: ParameterNamespace>(
        _ before: WireDictionary, in after: WireDictionary, _ type: Value.Type
    ) -> WireDictionary {
        let removed = before.filter { after[$0.key] == nil }
        guard !removed.isEmpty else { return after }
        var findings: [Finding] = []
        _ = try? Value(parameters: before, findings: &findings)
        // The steps are `parameters`, the namespace and the key, and possibly further ones. Keys
        // are compared as bytes, because a set of strings would treat canonically equivalent keys
        // as equal.
        let unread = Set(
            findings.compactMap { JSONPointer.steps(of: $0.pointer)?.dropFirst(2).first }
                .map { Array($0.utf8) })
        let restored = removed.filter { unread.contains(Array($0.key.utf8)) }
        return restored.isEmpty ? after : WireDictionary(after.map { $0 } + restored)
    }

    private static func pointer(_ steps: String...) -> String {
        ([SharedMember.parameters.rawValue] + steps).map(JSONPointer.step).joined()
    }
}

extension ParameterNamespace where Self: Equatable {
    /// Returns the laws of ``ParameterNamespace`` that the value violates, for tests of your own
    /// type.
    ///
    ///     #expect(PostParameters(path: "x").violatedLaws() == [])
    ///
    /// The laws: reading a written value returns an equal value; reading a namespace and writing it
    /// back changes nothing; writing keeps unknown keys; the namespace and the keys are valid. Call
    /// this for a value with as many properties set as possible.
    ///
    /// - Returns: a sentence for each violated law; empty if the value obeys all of them.
    public func violatedLaws() -> [String] {
        var parameters = Parameters()
        do {
            try parameters.set(self)
            return violatedLaws(written: parameters)
        } catch {
            return ["the value cannot be written: \(error)"]
        }
    }

    private func violatedLaws(written: Parameters) -> [String] {
        var violations: [String] = []
        var foreign = written
        let stranger = "not-of-\(String(describing: Self.self).utf8.count)-letters"
        foreign[Self.namespace][stranger] = ["kept", 1]
        let before = foreign
        do {
            var dropped: [Finding] = []
            let again = try written.value(Self.self, findings: &dropped)
            if try again ?? Self(parameters: [:], findings: &dropped) != self || !dropped.isEmpty {
                violations.append("the value that is read differs from the value that was written")
            }
            guard let read = try foreign.value(Self.self) else { return violations }
            try foreign.set(read)
            if foreign != before {
                violations.append("the namespace changes when it is read and written")
            }
            try foreign.set(self)
            if foreign[Self.namespace][stranger] != ["kept", 1] {
                violations.append("a key that the type does not know is lost")
            }
        } catch {
            violations.append("the written value cannot be read and written back: \(error)")
        }
        return violations
    }
}
