public import AppLinks
import Essentials
import StandardCatalogFile

extension AppCatalog {
    /// Apple's apps and other common apps: browsers, maps, mail, messages, phone, calendar, store,
    /// music, Twitter, feed readers and contacts.
    ///
    /// The catalog is part of the library, so using it needs no network connection. Merge your own
    /// or a downloaded catalog into it with `AppCatalog.merged(with:)`.
    ///
    /// The member `org.xextensionitem.source` of each app names the page that documents the app's
    /// URLs. The catalog omits apps without such a page. It also has no type for weather, Facebook
    /// or Google+, because no app of these types has such a page. For X (formerly Twitter), only
    /// URLs of web pages are documented; the app opens them if it is installed.
    ///
    /// The actions have IntentKit's commands as aliases, so that typed requests such as
    /// `MapsRequest` work. The actions of Twitter also have the keys and parameters of Choosy.
    public static let standard: AppCatalog = {
        var count = 0
        guard let bytes = standard_catalog(&count) else { return AppCatalog() }
        // Decoding cannot fail: the file is compiled into the library, and a test decodes it.
        return (try? AppCatalog(decoding: Data(bytes: bytes, count: count))) ?? AppCatalog()
    }()
}
