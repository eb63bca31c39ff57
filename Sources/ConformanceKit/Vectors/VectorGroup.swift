package import Essentials
import WireFormat

/// The vectors for one part of the format, from one file.
public struct VectorGroup: Sendable {
    /// The short name, which starts the ids of the vectors.
    package var name: String
    /// The subject of the group, in a few words.
    package var title: String
    /// The numbers of the sections of the specification that the group tests.
    package var clauses: [String]
    /// The mistakes that vectors are flagged with, by name.
    package var notes: [String: VectorNote]
    /// The vectors, in the order of the file.
    package var vectors: [Vector]

    /// Creates a group from a file of vectors.
    ///
    /// - Parameters:
    ///   - text: The JSON text.
    ///   - file: The name of the file, for error messages.
    /// - Throws: The first violation of the schema, with file, id and field.
    package init(json text: Data, file: String) throws(FormError) {
        do throws(FormError) {
            try self.init(try FormFields(text: text))
        } catch {
            throw error.within(file)
        }
    }

    private init(_ fields: FormFields) throws(FormError) {
        name = try fields.string("group")
        title = try fields.string("title")
        clauses = try fields.optionalStrings("clauses") ?? []
        notes = try Self.notes(fields)
        vectors = []
        for (position, json) in try fields.required("vectors", fields.optionalArray).enumerated() {
            do throws(FormError) {
                vectors.append(try Vector(json: json))
            } catch {
                throw json.dictionaryValue?["id"]?.stringValue == nil
                    ? error.within("vectors/\(position)") : error
            }
        }
        let count = try fields.optionalInteger("count")
        guard count == nil || count == vectors.count else {
            throw FormError("count", "the file has \(vectors.count) vectors")
        }
        try checkIDs()
    }

    private func checkIDs() throws(FormError) {
        var seen: Set<String> = []
        for vector in vectors {
            guard vector.id.hasPrefix(name + ".") else {
                throw FormError(vector.id, "the id does not begin with “\(name).”")
            }
            guard seen.insert(vector.id).inserted else {
                throw FormError(vector.id, "the id stands there twice")
            }
            if let flag = vector.flags.first(where: { notes[$0] == nil }) {
                throw FormError(vector.id, "there is no note for the flag “\(flag)”")
            }
        }
    }

    private static func notes(_ fields: FormFields) throws(FormError) -> [String: VectorNote] {
        guard let value = fields["notes"] else { return [:] }
        var notes: [String: VectorNote] = [:]
        do throws(FormError) {
            for (flag, json) in try FormFields(value).members {
                let fields = try FormFields(json)
                notes[flag] = VectorNote(
                    bug: try fields.string("bug"), effect: try fields.string("effect"))
            }
        } catch {
            throw error.within("notes")
        }
        return notes
    }
}
