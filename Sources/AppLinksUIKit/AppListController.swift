#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit

    /// A list of apps with their icons: the person's default apps, the apps that accept content, or
    /// the apps to install.
    ///
    /// The list is updated when it appears, and when the calling app becomes active again, because
    /// apps can be installed or removed in the meantime. Push the list onto a navigation
    /// controller, or present it in one.
    public final class AppListController: UITableViewController {
        struct Row {
            var title: String
            var detail: String?
            var icon: UIImage?
            var isChecked = false
            var opensList = false
            var select: @MainActor (AppListController) -> Void
        }

        private let makeSections: @MainActor (AppListController) -> [[Row]]
        private var sections: [[Row]] = []
        private var activation: (any NSObjectProtocol)? {
            willSet {
                if let activation { NotificationCenter.default.removeObserver(activation) }
            }
        }
        /// Called when the list disappears although the person has not answered, for example after
        /// a swipe.
        var closed: (@MainActor () -> Void)?

        private static let cell = "app"

        init(
            title: String, sections: @escaping @MainActor (AppListController) -> [[Row]]
        ) {
            makeSections = sections
            super.init(style: .grouped)
            self.title = title
        }

        /// Not supported: lists are created in code, not in a storyboard.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        func reload() {
            sections = makeSections(self).filter { !$0.isEmpty }
            tableView.reloadData()
        }

        func icon(
            _ icons: AppIcons, _ names: (_ scale: Int, _ isPad: Bool) -> [String]
        ) -> UIImage? {
            icons.image(names, scale: traitCollection.displayScale, isPad: isPad)
        }

        var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

        // MARK: Life cycle

        /// Registers the cells.
        public override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        }

        /// Creates the rows.
        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reload()
            // If the person cancels a swipe back, UIKit calls this method again although the list
            // did not disappear. The assignment then replaces the observer.
            activation = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
            ) { [weak self] _ in
                Task { @MainActor in self?.reload() }
            }
        }

        /// Stops the updates.
        public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            activation = nil
            if isBeingDismissed || navigationController?.isBeingDismissed == true { closed?() }
        }

        // MARK: Rows

        /// The number of groups of rows.
        public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        /// The number of rows in a group.
        public override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { sections[section].count }

        /// The cell of a row.
        public override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let row = sections[indexPath.section][indexPath.row]
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            content.secondaryText = row.detail
            content.image = row.icon
            content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
            content.imageProperties.cornerRadius = 9
            cell.contentConfiguration = content
            cell.accessoryType =
                row.isChecked ? .checkmark : row.opensList ? .disclosureIndicator : .none
            cell.accessibilityTraits = row.isChecked ? [.button, .selected] : .button
            return cell
        }

        /// Reacts to a tap on a row.
        public override func tableView(
            _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {
            tableView.deselectRow(at: indexPath, animated: true)
            sections[indexPath.section][indexPath.row].select(self)
        }
    }
#endif
