#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    public import AppLinks
    public import SwiftUI
    import UIKit

    /// A SwiftUI list from which a person picks an app. It shows the apps with their icons, and a
    /// switch “Always open with this app” if the chooser offers one.
    ///
    ///     .sheet(isPresented: $asks) {
    ///         if let chooser { AppChoiceView(chooser) { picked in … } }
    ///     }
    public struct AppChoiceView: View {
        private let chooser: Chooser
        private let icons: AppIcons
        private let texts: AppListTexts
        private let done: @MainActor (PickedApp?) -> Void
        @State private var isAlways = false
        @Environment(\.displayScale) private var scale

        /// Creates a view.
        ///
        /// - Parameters:
        ///   - chooser: the apps.
        ///   - icons: the icons; those in the main bundle by default.
        ///   - texts: the texts; English by default.
        ///   - done: receives the app that the person picked, or nil for Cancel. The view does not
        ///     call it if the person swipes a sheet away. Do not present anything before the view
        ///     has disappeared.
        public init(
            _ chooser: Chooser, icons: AppIcons = AppIcons(),
            texts: AppListTexts = AppListTexts(), done: @escaping @MainActor (PickedApp?) -> Void
        ) {
            self.chooser = chooser
            self.icons = icons
            self.texts = texts
            self.done = done
        }

        /// The list of apps.
        public var body: some View {
            List {
                Section(chooser.title) {
                    ForEach(chooser.rows) { row in
                        Button {
                            done(PickedApp(app: row.app, isAlways: isAlways))
                        } label: {
                            Label {
                                Text(row.name)
                            } icon: {
                                if let icon = icon(of: row) {
                                    Image(uiImage: icon).resizable().scaledToFit()
                                }
                            }
                        }
                    }
                }
                if chooser.offersAlways { Toggle(texts.always, isOn: $isAlways) }
                Button(texts.cancel, role: .cancel) { done(nil) }
            }
        }

        private func icon(of row: Chooser.Row) -> UIImage? {
            icons.image(
                row.iconFileNames(scale:isPad:), scale: scale,
                isPad: UIDevice.current.userInterfaceIdiom == .pad)
        }
    }
#endif
