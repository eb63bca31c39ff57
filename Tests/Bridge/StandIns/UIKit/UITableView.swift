// Stand-in for UIKit's UITableView.h, UITableViewCell.h, UITableViewController.h and
// UIListContentConfiguration.h.
//
// Documented (dequeueReusableCell(withIdentifier:for:)): if the class is not registered, an
// exception is raised; a reused cell still has its previous content.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// DougGregor/swift-concurrency-objc, iOS/UIKit; developer.apple.com.
public import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
}

public struct UIListContentConfiguration {
    public struct ImageProperties {
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var imageProperties = ImageProperties()
}

@MainActor open class UITableViewCell: UIView {
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case checkmark = 3
    }

    open var accessoryType = AccessoryType.none
    /// In UIKit, any `UIContentConfiguration`.
    open var contentConfiguration: UIListContentConfiguration?
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
}

@MainActor open class UITableView: UIView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        @available(tvOS, unavailable)
        case insetGrouped = 2
    }

    fileprivate weak var source: UITableViewController?
    private var registered: Set<String> = []
    private var used: [UITableViewCell] = []
    /// How often the rows were loaded; read by tests.
    public private(set) var reloadCount = 0

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered.insert(identifier)
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        precondition(registered.contains(identifier), "a cell must be registered")
        return used.popLast() ?? UITableViewCell()
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func reloadData() { reloadCount += 1 }

    /// The cells that the data source returns, by section; read by tests.
    public func cells() -> [[(content: UIListContentConfiguration, accessory: UITableViewCell)]] {
        guard let source else { return [] }
        return (0..<source.numberOfSections(in: self)).map { section in
            (0..<source.tableView(self, numberOfRowsInSection: section)).compactMap { row in
                let cell = source.tableView(self, cellForRowAt: [section, row])
                return cell.contentConfiguration.map { ($0, cell) }
            }
        }
    }

    /// A cell leaves the screen, and the next request reuses it; called by tests.
    public func reuse(_ cell: UITableViewCell) { used.append(cell) }

    /// A person taps a row; called by tests.
    public func tap(row: Int, section: Int) {
        source?.tableView(self, didSelectRowAt: [section, row])
    }
}

@MainActor open class UITableViewController: UIViewController {
    open private(set) lazy var tableView: UITableView! = {
        let table = UITableView()
        table.source = self
        return table
    }()

    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
