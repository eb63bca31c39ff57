extension TypeRows {
    /// URLs, and the abstract types that other types conform to. Each type follows its parents.
    static let abstract = """
        public.item
        public.content
        public.composite-content | public.content
        public.data | public.item | | application/octet-stream*
        public.directory | public.item
        public.executable
        public.archive
        public.database
        public.message
        public.contact
        public.calendar-event
        public.to-do-item
        public.presentation | public.composite-content
        public.spreadsheet | public.content
        public.3d-content | public.content
        public.audiovisual-content | public.data public.content
        public.playlist
        public.log | public.item
        public.stored-url
        com.apple.live-photo
        public.text | public.data public.content
        public.image | public.data public.content
        public.movie | public.audiovisual-content
        public.video | public.movie
        public.audio | public.audiovisual-content
        public.font | public.data
        public.url | public.data
        public.file-url | public.url
        public.url-name | public.data
        """

    /// Text: plain text, styled text, delimited values and data languages.
    static let text = """
        public.plain-text | public.text | txt text | text/plain*
        public.utf8-plain-text | public.plain-text
        public.utf16-plain-text | public.plain-text
        net.daringfireball.markdown | public.plain-text | md markdown mdown | text/markdown* \
            text/x-markdown
        public.rtf | public.text | rtf | text/rtf* application/rtf*
        public.html | public.text | html htm shtml shtm | text/html*
        public.css | public.text | css | text/css*
        public.xml | public.text | xml | application/xml* text/xml*
        public.xhtml | public.xml | xhtml xhtm xht | application/xhtml+xml*
        public.rss | public.xml | rss | application/rss+xml
        org.opml.opml | public.xml | opml | text/x-opml
        com.topografix.gpx | public.xml | gpx | application/gpx+xml
        public.json | public.text | json | application/json*
        public.geojson | public.json | geojson | application/geo+json
        public.ndjson | public.text | ndjson | application/x-ndjson
        public.yaml | public.text | yml yaml | application/yaml application/x-yaml text/yaml
        public.delimited-values-text | public.text
        public.comma-separated-values-text | public.plain-text public.delimited-values-text | csv \
            | text/csv* text/comma-separated-values
        public.tab-separated-values-text | public.plain-text public.delimited-values-text | tsv \
            | text/tab-separated-values*
        public.patch-file | public.plain-text | patch diff
        com.apple.log | public.plain-text public.log | log
        org.w3.webvtt | public.text | vtt | text/vtt
        com.apple.property-list | public.data | plist
        com.apple.xml-property-list | public.xml com.apple.property-list | plist
        com.apple.binary-property-list | com.apple.property-list | plist
        com.apple.ascii-property-list | public.text com.apple.property-list | plist
        """

    /// Source code, scripts and executables.
    static let source = """
        public.source-code | public.plain-text
        public.c-source | public.source-code | c
        public.c-header | public.source-code | h
        public.c-plus-plus-source | public.source-code | cp cpp c++ cc cxx
        public.c-plus-plus-header | public.source-code | hh hp hpp hxx h++ ipp
        public.objective-c-source | public.source-code | m
        public.objective-c-plus-plus-source | public.source-code | mm
        public.swift-source | public.source-code | swift
        public.rust-source | public.text public.source-code | rs | text/x-rust text/rust
        com.sun.java-source | public.source-code | java jav
        public.assembly-source | public.source-code | s
        public.script | public.source-code
        com.netscape.javascript-source | public.script public.executable | js jscript javascript \
            mjs | text/javascript* application/javascript*
        com.microsoft.typescript | public.script | ts tsx
        public.shell-script | public.script | sh
        public.bash-script | public.shell-script | bash
        public.zsh-script | public.shell-script | zsh
        public.perl-script | public.shell-script | pl pm | text/x-perl-script
        public.python-script | public.shell-script | py | text/x-python-script
        public.ruby-script | public.shell-script | rb rbw | text/x-ruby-script
        public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | text/php \
            text/x-php-script application/php
        public.make-source | public.script | make mak gmk mk
        com.apple.applescript.text | public.script | applescript
        public.unix-executable | public.data public.executable
        public.object-code | public.data public.executable | o
        com.microsoft.windows-executable | public.data public.executable | exe \
            | application/x-msdownload
        com.sun.java-archive | public.zip-archive public.executable | jar | application/java-archive
        """
}
