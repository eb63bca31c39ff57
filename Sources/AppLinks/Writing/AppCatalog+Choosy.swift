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
        var report = LossReport()
        var files: [String: Data] = [:]
        for (number, type) in types.enumerated() {
            let place = LossReport.Place(pointer: "").at(.types, number)
            let name = AppType.choosyFileName(ofKey: type.key)
            guard report.allows(name, place) else { continue }
            guard files[name] == nil else {
                report.add(.notCarried, place, "the type “\(type.key.cut(to: 80))” occurs twice")
                continue
            }
            let members = type.choosyMembers(place, &report)
            files[name] = try CatalogValue.array([members.value])
                .encoded(as: .json, isPretty: true)
        }
        for key in unknownMembers.keys {
            report.add(
                .notCarried, .init(pointer: "").at(key),
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

    fileprivate func choosyMembers(
        _ place: LossReport.Place, _ report: inout LossReport
    ) -> CatalogMembers {
        report.drop(
            [
                .group: group, .preferredApp: preferredApp, .firstPartyApp: firstPartyApp,
                .handler: handler,
            ],
            of: place, in: "Choosy")
        report.dropTranslations(of: name, place, in: "Choosy")
        var members = CatalogMembers()
        members.add(ChoosyMember.name, name.text())
        members.add(ChoosyMember.key, key)
        add(
            ChoosyMember.parameters, to: &members,
            parameters.enumerated().map { number, parameter in
                parameter.choosyMembers(place.at(.parameters, number), &report)
            })
        add(
            ChoosyMember.actions, to: &members,
            actions.enumerated().map { number, action in
                action.choosyMembers(place.at(.actions, number), &report)
            })
        add(
            ChoosyMember.apps, to: &members,
            apps.enumerated().compactMap { number, app in
                app.choosyMembers(place.at(.apps, number), &report)
            })
        members.add(report.members(of: unknownMembers, with: ChoosyMember.prefix, place))
        return members
    }

    private func add(
        _ member: ChoosyMember, to members: inout CatalogMembers,
        _ elements: [CatalogMembers]
    ) {
        if elements.isEmpty, spelling.absentMembers.contains(member.rawValue) { return }
        members.add(member, .array(elements.map(\.value)))
    }
}

extension LinkParameter {
    fileprivate func choosyMembers(
        _ place: LossReport.Place, _ report: inout LossReport
    ) -> CatalogMembers {
        report.drop([.defaultValue: defaultValue, .role: role], of: place, in: "Choosy")
        report.dropTranslations(of: name, place, in: "Choosy")
        var members = CatalogMembers()
        members.add(ChoosyMember.name, name?.text())
        members.add(ChoosyMember.description, summary)
        members.add(ChoosyMember.key, key)
        members.add(report.members(of: unknownMembers, with: ChoosyMember.prefix, place))
        return members
    }
}

extension LinkAction {
    fileprivate func choosyMembers(
        _ place: LossReport.Place, _ report: inout LossReport
    ) -> CatalogMembers {
        report.drop(
            [.aliases: aliases.unlessEmpty, .fallback: fallback], of: place, in: "Choosy")
        report.dropTranslations(of: name, place, in: "Choosy")
        var members = CatalogMembers()
        members.add(ChoosyMember.name, name?.text())
        members.add(ChoosyMember.key, key)
        members.add(report.members(of: unknownMembers, with: ChoosyMember.prefix, place))
        return members
    }
}

extension LinkedApp {
    fileprivate func choosyMembers(
        _ place: LossReport.Place, _ report: inout LossReport
    ) -> CatalogMembers? {
        guard presenter == nil else {
            report.add(
                .notCarried, place,
                "Choosy does not support actions that the calling app presents")
            return nil
        }
        report.dropTranslations(of: name, place, in: "Choosy")
        report.drop(
            [
                .icon: icon?.isIdentical(to: key) == true ? nil : icon,
                .optionalQuery: optionalQuery.unlessEmpty, .bundleIdentifier: bundleIdentifier,
                .appStoreID: appStoreID, .googlePlayID: googlePlayID,
                .platforms: platforms.unlessEmpty, .sends: sendsContent,
                .receives: receivesContent,
            ], of: place, in: "Choosy")
        var members = CatalogMembers()
        members.add(ChoosyMember.name, name.text())
        members.add(ChoosyMember.key, key)
        members.add(ChoosyMember.probe, probe ?? choosyScheme(place, &report))
        if !links.isEmpty || !spelling.absentMembers.contains(ChoosyMember.actions.rawValue) {
            let links = links.map { $0.choosyMembers(place, &report).value }
            members.add(ChoosyMember.actions, .array(links))
        }
        members.add(report.members(of: unknownMembers, with: ChoosyMember.prefix, place))
        return members
    }

    /// Returns the scheme to write for an app without a probe: the scheme of its first link.
    /// Returns nil if the app was read from a Choosy file that has no scheme for it, so that the
    /// app is written as it was read.
    private func choosyScheme(
        _ place: LossReport.Place, _ report: inout LossReport
    ) -> String? {
        guard !spelling.absentMembers.contains(CatalogMember.probe.rawValue),
            let scheme = schemes.first
        else { return nil }
        report.add(
            .changed, place.at(.probe),
            "Choosy requires a scheme; wrote the scheme of a link, “\(scheme):”")
        return scheme + ":"
    }
}

extension LinkedApp.Link {
    fileprivate func choosyMembers(
        _ app: LossReport.Place, _ report: inout LossReport
    ) -> CatalogMembers {
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
        members.add(report.members(of: unknownMembers, with: ChoosyMember.prefix, place))
        return members
    }
}
