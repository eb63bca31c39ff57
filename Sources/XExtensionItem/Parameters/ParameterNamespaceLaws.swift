/// What every ``ParameterNamespace`` owes to its users, as a check for the tests of those who write one.
///
///     #expect(ParameterNamespaceLaws.violations(of: PostParameters(path: "x")) == [])
public enum ParameterNamespaceLaws: Sendable {
    /// Checks a value against the laws: written and read again it is equal, reading and writing keeps
    /// what the type does not know, writing twice changes nothing, and its namespace and keys are valid.
    ///
    /// - Parameter value: a value with as many properties set as there are.
    /// - Returns: a sentence for each law that does not hold.
    public static func violations<Value: ParameterNamespace & Equatable>(
        of value: Value
    ) -> [String] {
        var parameters = Parameters()
        do {
            try parameters.set(value)
            return violations(of: value, written: parameters)
        } catch {
            return ["it cannot be written: \(error)"]
        }
    }

    private static func violations<Value: ParameterNamespace & Equatable>(
        of value: Value, written: Parameters
    ) -> [String] {
        var violations: [String] = []
        var foreign = written
        let stranger = "not-of-\(String(describing: Value.self).utf8.count)-letters"
        foreign[Value.namespace][stranger] = ["kept", 1]
        let before = foreign
        do {
            var dropped: [Finding] = []
            let again = try written.value(Value.self, findings: &dropped)
            if try again ?? Value(parameters: [:], findings: &dropped) != value || !dropped.isEmpty
            {
                violations.append("written and read again, it is not equal")
            }
            guard let read = try foreign.value(Value.self) else { return violations }
            try foreign.set(read)
            if foreign != before {
                violations.append("read and written again, the namespace has changed")
            }
            try foreign.set(value)
            if foreign[Value.namespace][stranger] != ["kept", 1] {
                violations.append("a key that the type does not know is lost")
            }
        } catch {
            violations.append("it cannot be read: \(error)")
        }
        return violations
    }
}
