import Essentials
import WireFormat

extension Vector {
    init(json: WireValue) throws(FormError) {
        let fields = try FormFields(json)
        let id = try fields.string("id")
        do throws(FormError) {
            try self.init(id, fields)
        } catch {
            throw error.within(id)
        }
    }

    private init(_ id: String, _ fields: FormFields) throws(FormError) {
        self.id = id
        clause = try fields.string("clause")
        level = try fields.level()
        flags = try fields.optionalStrings("flags") ?? []
        comment = try fields.optionalString("comment")
        testsUnsupportedEncoding = try fields.optionalBoolean("unread") ?? false
        isIndented = try fields.optionalBoolean("indented") ?? false
        subject = try Self.subject(fields)
    }

    private static func subject(_ fields: FormFields) throws(FormError) -> Subject {
        switch try fields.string("kind") {
        case "valid":
            .valid(
                try fields.payload(), meaning: try fields.optionalDescription("meaning"),
                canonical: try fields.canonical())
        case "invalid":
            .invalid(
                try fields.payload(),
                findings: try fields.required("findings", fields.optionalMarks),
                ends: try fields.optionalBoolean("ends") ?? false,
                lenient: try fields.optionalDescription("lenient"))
        case "resolve":
            .exchange(
                Exchange(
                    try fields.request(.resolve), try fields.result { .meaning($0, losses: nil) }))
        case "write-back":
            .exchange(
                Exchange(try fields.request(.writeBack), try fields.result { .rewritten($0) }))
        case "convert": .exchange(try fields.conversion())
        case "notices":
            .exchange(
                Exchange(
                    try fields.request(.notices),
                    .notices(try fields.optionalMarks("notices") ?? [])))
        case "encode-refused":
            .encodeRefused(
                try fields.required("description") { fields[$0] },
                try fields.encodings(), isInFolder: try fields.isInFolder())
        case "user-info": try userInfo(fields)
        case "scale": .exchange(try fields.scale())
        case "evaluate": .exchange(try fields.evaluation())
        case "map": .exchange(try fields.mapping())
        default: throw FormError("kind", "unknown kind of vector")
        }
    }

    private static func userInfo(_ fields: FormFields) throws(FormError) -> Subject {
        let userInfo = try fields.required("userInfo", fields.optionalUserInfo)
        let namespaces = try fields.optionalStrings("namespaces") ?? []
        let losses = try fields.optionalMarks("losses") ?? []
        let direction = try fields.string("direction")
        if direction == "import" {
            let result = try fields.result { .meaning($0, losses: losses) }
            return .exchange(.importing(userInfo, namespaces, result))
        }
        guard direction == "export" || direction == "both" else {
            throw FormError("direction", "expected import, export or both")
        }
        let export = Exchange(
            try fields.request(.userInfo, .export), .userInfo(userInfo, losses: losses))
        guard direction == "both" else { return .exchange(export) }
        let meaning = try fields.required("meaning", fields.optionalDescription)
        return .mapping(
            import: .importing(userInfo, namespaces, .meaning(meaning, losses: losses)),
            export: export)
    }
}

extension FormFields {
    func level() throws(FormError) -> Vector.Level {
        guard let level = Vector.Level(rawValue: try string("level")) else {
            throw FormError("level", "expected MUST, SHOULD or MAY")
        }
        return level
    }

    /// Reads the payload, and the activity type if the operation has one.
    fileprivate func request(
        _ operation: TesteeOperation, _ direction: TesteeRequest.Direction? = nil
    ) throws(FormError) -> TesteeRequest {
        var request = TesteeRequest(operation, try payload())
        request.direction = direction
        if request.includesActivity { request.activity = try optionalString("activity") }
        return request
    }

    fileprivate func conversion() throws(FormError) -> Exchange {
        var request = try request(.convert)
        request.target = try required("to", optionalEncoding)
        let output = try optionalInput("output")?.bytes
        let findings = try optionalMarks("findings") ?? []
        return Exchange(
            request, output.map(Case.Expectation.bytes) ?? .refusal(findings, ends: true))
    }

    fileprivate func scale() throws(FormError) -> Exchange {
        let tenth = try required("tenth", optionalInput)
        let name = try string("operation")
        guard let operation = TesteeOperation.named(name) else {
            throw FormError("operation", "unknown operation “\(name)”")
        }
        let answer = try required("answer") { name throws(FormError) in
            try optionalObject(name, AnswerSize.init)
        }
        var request = try request(operation, self["direction"] == nil ? nil : .export)
        request.target = try optionalEncoding("to")
        request.route = self["receiver"] == nil ? nil : try ShareRoute(self)
        return Exchange(request, .size(answer), tenth: tenth)
    }

    fileprivate func evaluation() throws(FormError) -> Exchange {
        var request = TesteeRequest(.evaluate)
        request.evaluation = try RuleEvaluation(self)
        guard let verdict = try optionalVerdict("verdict") else {
            return Exchange(request, try refusal())
        }
        return Exchange(request, .verdict(verdict))
    }

    fileprivate func mapping() throws(FormError) -> Exchange {
        let route = try ShareRoute(self)
        switch try string("direction") {
        case "export":
            var request = try request(.map, .export)
            request.route = route
            let losses = try optionalMarks("losses") ?? []
            return Exchange(request, try result("content") { .meaning($0, losses: losses) })
        case "import":
            var request = TesteeRequest(.map)
            (request.direction, request.route) = (.import, route)
            request.content = try required("content", optionalDescription)
            return Exchange(request, try result { .meaning($0, losses: nil) })
        default: throw FormError("direction", "expected import or export")
        }
    }

    /// Reads an expected description, or else the findings of an expected refusal.
    fileprivate func result(
        _ name: String = "meaning", _ expectation: (Description) -> Case.Expectation
    ) throws(FormError) -> Case.Expectation {
        if let meaning = try optionalDescription(name) { return expectation(meaning) }
        return try refusal()
    }

    private func refusal() throws(FormError) -> Case.Expectation {
        .refusal(try required("findings", optionalMarks), ends: true)
    }

    fileprivate func isInFolder() throws(FormError) -> Bool {
        try optionalBoolean("folder") ?? false
    }

    fileprivate func payload() throws(FormError) -> Vector.Payload {
        Vector.Payload(
            encoding: try required("encoding", optionalEncoding),
            input: try required("input", optionalInput), isInFolder: try isInFolder())
    }

    fileprivate func encodings() throws(FormError) -> [WireEncoding] {
        guard let names = try optionalStrings("encodings") else { return WireEncoding.all }
        let encodings = names.compactMap(WireEncoding.init(named:))
        guard encodings.count == names.count else {
            throw FormError(
                "encodings",
                "expected " + WireEncoding.all.map(\.description).joined(separator: ", "))
        }
        return encodings
    }

    fileprivate func canonical() throws(FormError) -> [(WireEncoding, Data)] {
        try optionalObject("canonical") { texts throws(FormError) in
            var outputs: [(WireEncoding, Data)] = []
            for encoding in WireEncoding.all {
                guard let text = try texts.optionalString("\(encoding)") else { continue }
                guard
                    let bytes = encoding.form.isText ? Data(text.utf8) : Base64Text.bytes(of: text)
                else { throw FormError("binary", "expected base64") }
                outputs.append((encoding, bytes))
            }
            return outputs
        } ?? []
    }

    /// Returns bytes given as text, base64, or repeated parts.
    fileprivate func optionalInput(_ name: String) throws(FormError) -> VectorInput? {
        try optionalObject(name) { fields throws(FormError) in
            if let text = try fields.optionalString("text") { return .bytes(Data(text.utf8)) }
            if fields["base64"] != nil { return .bytes(try fields.base64("base64")) }
            let parts = try fields.required("parts", fields.optionalArray)
            return .parts(
                try parts.map { value throws(FormError) in try FormFields(value).part() })
        }
    }

    private func part() throws(FormError) -> VectorInput.Part {
        if let first = try optionalInteger("first") {
            let step = try required("step", optionalInteger)
            let byteCount = try count("bytes", below: 9)
            let times = try count("times", below: 1 << 24)
            guard 0..<(1 << 53) ~= Int64(first) else {
                throw FormError("first", "expected 0 to 2^53−1")
            }
            guard 0..<(1 << 24) ~= step else { throw FormError("step", "expected 0 to 2^24−1") }
            return .numbers(first: first, step: step, byteCount: byteCount, times: times)
        }
        let block = try base64("base64")
        let times = try count("times", below: (1 << 28) / max(1, block.count) + 1)
        guard try optionalInteger("digits") != nil else { return .copies(block, times: times) }
        return .numbered(block, digits: try count("digits", below: 19), times: times)
    }

    private func count(_ name: String, below limit: Int) throws(FormError) -> Int {
        let count = try optionalInteger(name) ?? 1
        guard 0..<limit ~= count else {
            throw FormError(name, "expected 0 to \(limit - 1), found \(count)")
        }
        return count
    }
}
