/// Checks the laws of ``ParameterNamespace``, for the tests of your own types.
///
///     #expect(ParameterNamespaceLaws.violations(of: PostParameters(path: "x")) == [])
public enum ParameterNamespaceLaws: Sendable {
    /// Returns the laws that a value violates.
    ///
    /// The laws are: a value is equal after writing and reading; reading and writing keeps unknown
    /// keys; writing twice changes nothing; the namespace and the keys are valid.
    ///
    /// - Parameter value: a value with as many properties set as possible.
    /// - Returns: a sentence for each violated law; empty if the value obeys all of them.
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
