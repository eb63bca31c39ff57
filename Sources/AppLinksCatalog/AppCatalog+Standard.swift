public import AppLinks
import Essentials
import StandardCatalogFile

extension AppCatalog {
    /// Apple's apps and other common apps: browsers, maps, mail, messages, phone, calendar, store and music.
    ///
    /// It needs no connection. Merge your own or a downloaded catalog into it with
    /// `AppCatalog.merged(with:)`. Each app names the page that documents its URLs in the member
    /// `org.xextensionitem.source`. The actions have IntentKit's commands as aliases, so that typed requests
    /// such as `MapsRequest` work.
    public static let standard: AppCatalog = {
        var count = 0
        guard let bytes = standard_catalog(&count) else { return AppCatalog() }
        // Decoding cannot fail: the file is compiled into the library, and a test decodes it.
        return (try? AppCatalog(decoding: Data(bytes: bytes, count: count))) ?? AppCatalog()
    }()
}
