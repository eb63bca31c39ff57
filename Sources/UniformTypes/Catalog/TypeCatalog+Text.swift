extension TypeCatalog {
    /// Text: plain text, styled text, delimited values and data languages.
    static let text = """
        public.plain-text | public.text | txt text | text/plain
        public.utf8-plain-text | public.plain-text
        public.utf16-plain-text | public.plain-text
        net.daringfireball.markdown | public.plain-text | md markdown mdown | text/markdown \
            text/x-markdown
        public.rtf | public.text | rtf | text/rtf application/rtf
        public.html | public.text | html htm shtml shtm | text/html
        public.css | public.text | css | text/css
        public.xml | public.text | xml | application/xml text/xml
        public.xhtml | public.xml | xhtml xhtm xht | application/xhtml+xml
        public.rss | public.xml | rss | application/rss+xml
        org.opml.opml | public.xml | opml | text/x-opml
        com.topografix.gpx | public.xml | gpx | application/gpx+xml
        public.json | public.text | json | application/json
        public.geojson | public.json | geojson | application/geo+json
        public.ndjson | public.text | ndjson | application/x-ndjson
        public.yaml | public.text | yml yaml | application/yaml application/x-yaml text/yaml
        public.delimited-values-text | public.text
        public.comma-separated-values-text | public.plain-text public.delimited-values-text | csv \
            | text/csv text/comma-separated-values
        public.tab-separated-values-text | public.plain-text public.delimited-values-text | tsv \
            | text/tab-separated-values
        public.patch-file | public.plain-text | patch diff
        com.apple.log | public.plain-text public.log | log
        org.w3.webvtt | public.text | vtt | text/vtt
        com.apple.property-list | public.data | plist
        com.apple.xml-property-list | public.xml com.apple.property-list | plist
        com.apple.binary-property-list | com.apple.property-list | plist
        com.apple.ascii-property-list | public.text com.apple.property-list | plist
        """
}
