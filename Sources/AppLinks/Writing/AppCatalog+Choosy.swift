public import Essentials
import UniformTypes
public import WireFormat
public import XExtensionItem

extension AppCatalog {
    /// Returns the catalog as Choosy's data: a file for each type, with a name in lower case such
    /// as `twitter.json`.
    ///
    /// If the name of a file would be longer than 255 bytes, its type is omitted and reported as a
    /// loss.
    ///
    /// - Returns: the files by name, and the losses of the conversion.
    /// - Throws: `data.base64` if an unknown member cannot be written.
    public func choosyFiles() throws(PayloadError) -> (files: [String: Data], losses: [Loss]) {
        var report = LossReport(format: "Choosy", prefix: ChoosyMember.prefix)
        var files: [String: Data] = [:]
        for (number, type) in types.enumerated() {
            let place = CatalogPlace().at(.types, number)
            let name = AppType.choosyFileName(ofKey: type.key)
            guard report.allows(name, place) else { continue }
            guard files[name] == nil else {
                report.add(.notCarried, place, "the type “\(type.key.cut(to: 80))” occurs twice")
                continue
            }
            files[name] = try CatalogValue.array([type.choosyValue(place, &report)])
                .encoded(as: .json, isPretty: true)
        }
        for key in unknownMembers.keys {
            report.add(
                .notCarried, CatalogPlace().at(key),
                "a Choosy file is an array, so it cannot store members of the whole catalog")
        }
        return (files, report.losses)
    }
}

extension AppType {
    /// Returns the name of the Choosy file for a type. Choosy lowercases the keys of types before
    /// it requests their files.
    package static func choosyFileName(ofKey key: String) -> String {
        SafeName.escaped(key.lowercasedASCII) + ".json"
    }

    fileprivate func choosyValue(
        _ place: CatalogPlace, _ report: inout LossReport
    ) -> CatalogValue {
        choosyValue(named: name, place, &report) { members, report in
            add(.parameters, parameters, to: &members) { number, parameter in
                parameter.choosyValue(named: parameter.name, place.at(.parameters, number), &report)
            }
            add(.actions, actions, to: &members) { number, action in
                action.choosyValue(named: action.name, place.at(.actions, number), &report)
            }
            add(.apps, apps, to: &members) { number, app in
                app.choosyValue(place.at(.apps, number), &report)
            }
        }
    }

    private func add<Entry>(
        _ member: ChoosyMember, _ entries: [Entry], to members: inout CatalogMembers,
        _ value: (Int, Entry) -> CatalogValue?
    ) {
        if entries.isEmpty, let own = member.own, spelling.absentMembers.contains(own) { return }
        members.add(member, .array(entries.enumerated().compactMap(value)))
    }
}

extension CatalogEntry {
    /// Returns the entry with the members that `add` adds, and reports what Choosy cannot
    /// represent. `kept` has members that are not losses. If `isNameReported` is true, the caller
    /// has reported the translations of the name.
    fileprivate func choosyValue(
        named name: AppName?, isNameReported: Bool = false,
        keeping kept: Set<CatalogMember> = [], _ place: CatalogPlace,
        _ report: inout LossReport,
        _ add: (inout CatalogMembers, inout LossReport) -> Void = { _, _ in }
    ) -> CatalogValue {
        let kept = kept.union(ChoosyMember.ofOwnFormat)
        report.drop(
            Self.fields.map(\.member).filter { !kept.contains($0) }, of: self, at: place)
        if !isNameReported { report.dropTranslations(of: name, place) }
        var members = CatalogMembers()
        members.add(ChoosyMember.name, name?.text())
        let summary = Self.fields.first { $0.member == .summary }
        members.add(ChoosyMember.description, summary?.write(self))
        members.add(ChoosyMember.key, key)
        add(&members, &report)
        members.add(report.members(of: unknownMembers, place))
        return members.value
    }
}

extension LinkedApp {
    fileprivate func choosyValue(
        _ place: CatalogPlace, _ report: inout LossReport
    ) -> CatalogValue? {
        guard presenter == nil else {
            report.add(
                .notCarried, place,
                "Choosy does not support actions that the calling app presents")
            return nil
        }
        report.dropTranslations(of: name, place)
        let isSameIcon = icon?.isIdentical(to: key) == true
        return choosyValue(
            named: name, isNameReported: true,
            keeping: isSameIcon ? [.links, .icon] : [.links], place, &report
        ) { members, report in
            members.add(ChoosyMember.probe, probe ?? choosyScheme(place, &report))
            guard !links.isEmpty || !spelling.absentMembers.contains(.actions) else { return }
            let links = links.map { $0.choosyValue(place, &report) }
            members.add(ChoosyMember.actions, .array(links))
        }
    }

    /// Returns the scheme to write for an app without a probe: the scheme of its first link.
    /// Returns nil if the app was read from a Choosy file that has no scheme for it, so that the
    /// app is written as it was read.
    private func choosyScheme(
        _ place: CatalogPlace, _ report: inout LossReport
    ) -> String? {
        guard !spelling.absentMembers.contains(.probe),
            let scheme = schemes.first
        else { return nil }
        report.add(
            .changed, place.at(.probe),
            "Choosy requires a scheme; wrote the scheme of a link, “\(scheme):”")
        return scheme + ":"
    }
}

extension LinkedApp.Link {
    fileprivate func choosyValue(
        _ app: CatalogPlace, _ report: inout LossReport
    ) -> CatalogValue {
        let place = app.at(.links).at(action)
        if template.dialect != .choosy {
            let placeholders = template.placeholders
            if placeholders.contains(where: \.isVerbatim) {
                report.add(
                    .changed, place, "Choosy escapes values that the template inserts verbatim")
            }
            if placeholders.contains(where: { !$0.isOptional }) {
                report.add(
                    .changed, place, "Choosy opens the link even if required values are missing")
            }
        }
        var members = CatalogMembers()
        members.add(ChoosyMember.key, action)
        members.add(ChoosyMember.template, template.text(in: .choosy))
        members.add(report.members(of: unknownMembers, place))
        return members.value
    }
}
