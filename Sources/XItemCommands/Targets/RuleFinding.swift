import Essentials
import ShareTargets
import WireFormat

/// A doubt about the rule in a file.
struct RuleFinding {
    let file: String
    let warning: OfferWarning

    var line: String {
        let place = warning.place.map { "\($0):" } ?? ""
        return SafeText.line("\(file):\(place) \(warning.code.rawValue): \(warning.message)")
    }

    var json: String {
        var object: WireDictionary = [
            "target": .string(file), "code": .string(warning.code.rawValue),
            "message": .string(warning.message),
        ]
        switch warning.place {
        case .text(_, let line, let column)?:
            object["line"] = .init(line)
            object["column"] = .init(column)
        case .key(let key)?: object["key"] = .string(key)
        case nil: break
        }
        let bytes = (try? WireValue.dictionary(object).encoded(as: .json)) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}
