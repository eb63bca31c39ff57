extension TypeRows {
    /// Office documents, publications and books.
    static let documents = """
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf*
        com.adobe.postscript | public.data public.composite-content | ps | application/postscript*
        com.adobe.encapsulated-postscript | com.adobe.postscript | eps
        org.idpf.epub-container | public.data public.composite-content | epub \
            | application/epub+zip*
        com.apple.rtfd | com.apple.package public.composite-content | rtfd
        com.apple.flat-rtfd | public.data public.composite-content
        com.apple.webarchive | public.data public.composite-content | webarchive \
            | application/x-webarchive
        com.microsoft.word.doc | public.data public.composite-content | doc | application/msword*
        com.microsoft.excel.xls | public.data public.composite-content public.spreadsheet | xls \
            | application/vnd.ms-excel* application/msexcel
        com.microsoft.powerpoint.ppt | public.data public.presentation | ppt \
            | application/vnd.ms-powerpoint* application/mspowerpoint
        org.openxmlformats.openxml | public.data
        org.openxmlformats.wordprocessingml.document | org.openxmlformats.openxml \
            public.composite-content | docx \
            | application/vnd.openxmlformats-officedocument.wordprocessingml.document*
        org.openxmlformats.spreadsheetml.sheet | org.openxmlformats.openxml \
            public.composite-content public.spreadsheet | xlsx \
            | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet*
        org.openxmlformats.spreadsheetml.sheet.macroenabled | org.openxmlformats.openxml \
            public.composite-content public.spreadsheet public.executable | xlsm \
            | application/vnd.ms-excel.sheet.macroenabled.12
        org.openxmlformats.presentationml.presentation | org.openxmlformats.openxml \
            public.presentation | pptx \
            | application/vnd.openxmlformats-officedocument.presentationml.presentation*
        org.openxmlformats.presentationml.slideshow | org.openxmlformats.openxml \
            public.presentation | ppsx \
            | application/vnd.openxmlformats-officedocument.presentationml.slideshow
        org.oasis-open.opendocument | public.data
        org.oasis-open.opendocument.text | org.oasis-open.opendocument public.composite-content \
            | odt | application/vnd.oasis.opendocument.text
        org.oasis-open.opendocument.spreadsheet | org.oasis-open.opendocument \
            public.composite-content public.spreadsheet | ods \
            | application/vnd.oasis.opendocument.spreadsheet
        org.oasis-open.opendocument.presentation | org.oasis-open.opendocument \
            public.composite-content public.presentation | odp \
            | application/vnd.oasis.opendocument.presentation
        org.oasis-open.opendocument.graphics | org.oasis-open.opendocument \
            public.composite-content | odg | application/vnd.oasis.opendocument.graphics
        com.apple.iWork.Keynote.sffkey | public.data public.presentation | key \
            | application/x-iwork-keynote-sffkey
        com.apple.iWork.Pages.sffpages | public.data public.composite-content | pages \
            | application/x-iwork-pages-sffpages
        com.apple.iWork.Numbers.sffnumbers | public.data public.composite-content \
            public.spreadsheet | numbers | application/x-iwork-numbers-sffnumbers
        com.apple.keynote.key | com.apple.package public.presentation
        com.apple.iWork.Keynote.key | com.apple.package public.presentation com.apple.keynote.key \
            | key
        com.apple.iWork.Pages.pages | com.apple.package public.composite-content | pages
        com.apple.iWork.Numbers.numbers | com.apple.package public.composite-content \
            public.spreadsheet | numbers
        """

    /// Archives and disk images.
    static let archives = """
        com.pkware.zip-archive | public.data public.archive
        public.zip-archive | com.pkware.zip-archive | zip | application/zip* \
            application/x-zip-compressed
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip* \
            application/x-gzip
        org.gnu.gnu-zip-tar-archive | org.gnu.gnu-zip-archive | tgz
        org.gnu.gnu-tar-archive | public.data public.archive | gtar | application/x-gtar
        public.tar-archive | org.gnu.gnu-tar-archive | tar | application/x-tar* application/tar
        public.bzip2-archive | public.data public.archive | bz2 bz | application/x-bzip2* \
            application/x-bzip application/bzip2 application/bzip application/x-bz2
        org.tukaani.xz-archive | public.data public.archive | xz | application/x-xz
        org.7-zip.7-zip-archive | public.data public.archive | 7z | application/x-7z-compressed
        com.rarlab.rar-archive | public.data public.archive | rar | application/vnd.rar \
            application/x-rar-compressed
        com.apple.archive | public.data public.archive | aar yaa
        com.apple.installer-package-archive | public.data public.archive | pkg mpkg
        org.debian.deb-archive | public.data public.archive | deb \
            | application/vnd.debian.binary-package
        vnd.android.package-archive | public.data public.archive | apk \
            | application/vnd.android.package-archive
        com.apple.itunes.ipa | public.data public.executable | ipa
        public.disk-image | public.archive
        com.apple.disk-image | public.data public.disk-image
        com.apple.disk-image-udif | com.apple.disk-image | dmg img udif \
            | application/x-apple-diskimage
        public.iso-image | com.apple.disk-image | iso | application/x-iso9660-image
        """

    /// Contacts, calendars, messages, links, passes and certificates.
    static let contacts = """
        public.vcard | public.text public.contact | vcf vcard | text/vcard* text/directory \
            text/x-vcard
        com.apple.ical.ics | public.text public.item public.calendar-event | ics | text/calendar*
        com.apple.ical.vcs | public.text public.item public.calendar-event | vcs vcal \
            | text/x-vcalendar
        public.email-message | public.message
        com.apple.mail.email | public.data public.email-message | eml | message/rfc822
        com.apple.internet-location | public.stored-url public.data
        com.apple.web-internet-location | com.apple.internet-location | webloc
        com.microsoft.internet-shortcut | public.stored-url public.data | url
        com.apple.mapkit.map-item | public.data
        com.apple.pkpass-data | public.data | pkpass | application/vnd.apple.pkpass
        com.apple.pkpass | com.apple.bundle com.apple.package | pkpass \
            | application/vnd.apple.pkpass
        com.apple.pkpasses-data | public.data | pkpasses | application/vnd.apple.pkpasses
        com.apple.mobileconfig | public.xml | mobileconfig mobile | application/x-apple-aspen-config
        public.x509-certificate | public.data | cer der crt pem | application/x-x509-ca-cert
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12
        com.apple.cocoa.pasteboard.color | public.data
        """

    static let fonts = """
        public.truetype-font | public.font
        public.truetype-ttf-font | public.truetype-font | ttf | font/ttf
        public.truetype-collection-font | public.truetype-font | ttc | font/collection
        public.opentype-font | public.font | otf | font/otf
        public.opentype-collection-font | public.opentype-font | otc
        com.adobe.postscript-font | public.font
        """

    /// Folders, bundles and applications.
    static let folders = """
        public.folder | public.directory
        com.apple.package | public.directory
        com.apple.bundle | public.directory
        com.apple.localizable-name-bundle | com.apple.bundle
        com.apple.generic-bundle | com.apple.bundle com.apple.package | bundle
        com.apple.framework | com.apple.bundle | framework
        com.apple.plugin | com.apple.bundle com.apple.package | plugin
        com.apple.application | public.executable
        com.apple.application-bundle | com.apple.application com.apple.localizable-name-bundle \
            com.apple.package | app
        com.apple.installer-package | com.apple.bundle com.apple.package | pkg
        com.apple.private.live-photo-bundle | com.apple.live-photo com.apple.bundle \
            com.apple.package | pvt
        """
}
