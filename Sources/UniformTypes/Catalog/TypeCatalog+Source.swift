extension TypeCatalog {
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
            mjs | text/javascript application/javascript
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
