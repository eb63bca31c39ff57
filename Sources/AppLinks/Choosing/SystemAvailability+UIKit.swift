#if STAND_INS || canImport(Darwin) && canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import UIKit
    public import WireFormat

    extension SystemAvailability {
        /// Creates a value from the schemes that the `Info.plist` of a bundle lists.
        ///
        /// - Parameters:
        ///   - bundle: the bundle of the app; the main bundle by default.
        ///   - limit: see ``init(declaredSchemes:limit:)``.
        public init(_ bundle: Bundle = .main, limit: Int = 25) {
            let schemes = bundle.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes")
            self.init(declaredSchemes: schemes as? [String] ?? [], limit: limit)
        }

        /// Queries the schemes with `UIApplication.canOpenURL`; see
        /// ``installedSchemes(of:types:presenters:canOpen:)``.
        @MainActor
        public func installedSchemes(
            of catalog: AppCatalog, types: [String]? = nil, presenters: Set<String> = [],
            asking application: UIApplication
        ) -> (installed: InstalledSchemes, notices: [Finding]) {
            installedSchemes(of: catalog, types: types, presenters: presenters) { scheme in
                URL(string: scheme + ":").map(application.canOpenURL) ?? false
            }
        }
    }
#endif
