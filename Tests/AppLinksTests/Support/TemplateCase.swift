import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// A template with values, and the expected URL or error code.
struct TemplateCase: Decodable {
    let template: String
    let parameters: [String: String]
    var schemes: [String]?
    let optionalQuery: [[String]]
    let url: String?
    let error: String?

    enum CodingKeys: String, CodingKey {
        case template, parameters, schemes, url, error
        case optionalQuery = "optional-query"
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        template = try members.decode(String.self, forKey: .template)
        parameters = try members.decode([String: String].self, forKey: .parameters)
        schemes = try members.decodeIfPresent([String].self, forKey: .schemes)
        url = try members.decodeIfPresent(String.self, forKey: .url)
        error = try members.decodeIfPresent(String.self, forKey: .error)
        // An array of pairs if the order matters; an object for a single part.
        if let pairs = try? members.decode([[String]].self, forKey: .optionalQuery) {
            optionalQuery = pairs
        } else {
            let parts = try members.decodeIfPresent([String: String].self, forKey: .optionalQuery)
            optionalQuery = (parts ?? [:]).map { [$0.key, $0.value] }
        }
    }

    static func cases(from data: Data) throws -> [TemplateCase] {
        try JSONDecoder().decode([TemplateCase].self, from: data)
    }

    /// Cases that a program wrote, one per line.
    static func lines(from data: Data) throws -> [TemplateCase] {
        let lines = data.split(separator: UInt8(ascii: "\n"))
        let list = Data(lines.joined(separator: [UInt8(ascii: ",")]))
        return try cases(from: Data("[".utf8) + list + Data("]".utf8))
    }

    var parts: [OptionalPart] { optionalQuery.map { OptionalPart(parameter: $0[0], $0[1]) } }

    /// The URL or the error code that the library returns.
    func found(_ values: [String: String]? = nil) -> (url: String?, error: String?) {
        let template = URLTemplate(template)
        do throws(LinkError) {
            let url = try template.expand(
                values ?? parameters, adding: parts,
                allowing: (schemes ?? []).map { $0.lowercased() })
            return (url.absoluteString, nil)
        } catch {
            return (nil, error.code.rawValue)
        }
    }

    /// Whether a value may add structure to the URL.
    var hasVerbatim: Bool {
        template.contains("{{{") || optionalQuery.contains { $0[1].contains("{{{") }
    }

    /// Compares the library's result with the expected one.
    func check(_ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        let found = found()
        guard found != (url, error) else { return }
        Issue.record(
            """
            \(template) \(parameters) \(optionalQuery) \(comment)
            expected \(url ?? error ?? ""), found \(found.url ?? found.error ?? "")
            """, sourceLocation: sourceLocation)
    }
}
