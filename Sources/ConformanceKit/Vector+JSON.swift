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
            .resolve(
                try fields.payload(), activity: try fields.optionalString("activity"),
                try fields.result())
        case "write-back":
            .writeBack(try fields.payload(), try fields.result())
        case "convert":
            .convert(
                try fields.payload(), to: try fields.required("to", fields.optionalEncoding),
                output: try fields.optionalInput("output")?.bytes,
                findings: try fields.optionalMarks("findings") ?? [])
        case "notices":
            .notices(try fields.payload(), try fields.optionalMarks("notices") ?? [])
        case "encode-refused":
            .encodeRefused(
                try fields.required("description") { fields[$0] },
                try fields.encodings(), isInFolder: try fields.isInFolder())
        case "user-info": try userInfo(fields)
        case "scale": .scale(try fields.scale())
        case "evaluate": .evaluate(try RuleEvaluation(fields), try fields.evaluated())
        case "map": try sharing(fields)
        default: throw FormError("kind", "unknown kind of vector")
        }
    }

    private static func userInfo(_ fields: FormFields) throws(FormError) -> Subject {
        let userInfo = try fields.required("userInfo", fields.optionalUserInfo)
        let namespaces = try fields.optionalStrings("namespaces") ?? []
        let losses = try fields.optionalMarks("losses") ?? []
        switch try fields.string("direction") {
        case "import":
            return .importing(
                userInfo, namespaces: namespaces, try fields.result(), losses: losses)
        case "export":
            return .exporting(
                try fields.payload(), activity: try fields.optionalString("activity"), userInfo,
                losses: losses)
        case "both":
            return .mapping(
                try fields.payload(), activity: try fields.optionalString("activity"), userInfo,
                namespaces: namespaces, try fields.required("meaning", fields.optionalDescription))
        default: throw FormError("direction", "expected import, export or both")
        }
    }

    private static func sharing(_ fields: FormFields) throws(FormError) -> Subject {
        let route = try ShareRoute(fields)
        switch try fields.string("direction") {
        case "export":
            return .delivering(
                try fields.payload(), activity: try fields.optionalString("activity"), route,
                try fields.result("content"), losses: try fields.optionalMarks("losses") ?? [])
        case "import":
            return .receiving(
                route, try fields.required("content", fields.optionalDescription),
                try fields.result())
        default: throw FormError("direction", "expected import or export")
        }
    }
}

extension FormFields {
    func level() throws(FormError) -> Vector.Level {
        guard let level = Vector.Level(rawValue: try string("level")) else {
            throw FormError("level", "expected MUST, SHOULD or MAY")
        }
        return level
    }

    fileprivate func scale() throws(FormError) -> Vector.Scale {
        var tenth = try payload()
        tenth.input = try required("tenth", optionalInput)
        let name = try string("operation")
        guard let operation = TesteeOperation.named(name) else {
            throw FormError("operation", "unknown operation “\(name)”")
        }
        let answer = try required("answer") { name throws(FormError) in
            try optionalObject(name, AnswerSize.init)
        }
        var scale = Vector.Scale(
            operation: operation, whole: try payload(), tenth: tenth, answer: answer)
        scale.target = try optionalEncoding("to")
        scale.activity = try optionalString("activity")
        scale.direction = self["direction"] == nil ? nil : .export
        scale.route = self["receiver"] == nil ? nil : try ShareRoute(self)
        return scale
    }

    fileprivate func evaluated() throws(FormError) -> Vector.Evaluated {
        if let verdict = try optionalVerdict("verdict") { return .verdict(verdict) }
        return .refused(try required("findings", optionalMarks))
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

    fileprivate func result(_ name: String = "meaning") throws(FormError) -> Vector.Result {
        if let meaning = try optionalDescription(name) { return .meaning(meaning) }
        return .refused(try required("findings", optionalMarks))
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
