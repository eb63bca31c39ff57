extension TypeCatalog {
    /// Office documents, publications and books.
    static let documents = """
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf
        com.adobe.postscript | public.data public.composite-content | ps | application/postscript
        com.adobe.encapsulated-postscript | com.adobe.postscript | eps
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip
        com.apple.rtfd | com.apple.package public.composite-content | rtfd
        com.apple.flat-rtfd | public.data public.composite-content
        com.apple.webarchive | public.data public.composite-content | webarchive \
            | application/x-webarchive
        com.microsoft.word.doc | public.data public.composite-content | doc | application/msword
        com.microsoft.excel.xls | public.data public.composite-content public.spreadsheet | xls \
            | application/vnd.ms-excel application/msexcel
        com.microsoft.powerpoint.ppt | public.data public.presentation | ppt \
            | application/vnd.ms-powerpoint application/mspowerpoint
        org.openxmlformats.openxml | public.data
        org.openxmlformats.wordprocessingml.document | org.openxmlformats.openxml \
            public.composite-content | docx \
            | application/vnd.openxmlformats-officedocument.wordprocessingml.document
        org.openxmlformats.spreadsheetml.sheet | org.openxmlformats.openxml \
            public.composite-content public.spreadsheet | xlsx \
            | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        org.openxmlformats.spreadsheetml.sheet.macroenabled | org.openxmlformats.openxml \
            public.composite-content public.spreadsheet public.executable | xlsm \
            | application/vnd.ms-excel.sheet.macroenabled.12
        org.openxmlformats.presentationml.presentation | org.openxmlformats.openxml \
            public.presentation | pptx \
            | application/vnd.openxmlformats-officedocument.presentationml.presentation
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
}
