public import AppLinks
import Essentials
import StandardCatalogFile

extension AppCatalog {
    /// Apple's apps and other common apps: browsers, maps, mail, messages, phone, calendar, store, music,
    /// Twitter, feed readers and contacts.
    ///
    /// It needs no connection. Merge your own or a downloaded catalog into it with
    /// `AppCatalog.merged(with:)`. Each app names the page that documents its URLs in the member
    /// `org.xextensionitem.source`. Apps without such a page are left out, and so are types without such an app:
    /// weather, Facebook and Google+. X documents only web pages, which its app opens if it is installed.
    ///
    /// The actions have IntentKit's commands as aliases, so that typed requests such as `MapsRequest` work. Those
    /// of Twitter have the keys and parameters of Choosy as well.
    public static let standard: AppCatalog = {
        var count = 0
        guard let bytes = standard_catalog(&count) else { return AppCatalog() }
        // Decoding cannot fail: the file is compiled into the library, and a test decodes it.
        return (try? AppCatalog(decoding: Data(bytes: bytes, count: count))) ?? AppCatalog()
    }()
}
