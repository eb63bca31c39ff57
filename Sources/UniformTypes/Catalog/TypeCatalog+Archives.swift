extension TypeCatalog {
    /// Archives and disk images.
    static let archives = """
        com.pkware.zip-archive | public.data public.archive
        public.zip-archive | com.pkware.zip-archive | zip | application/zip \
            application/x-zip-compressed
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip \
            application/x-gzip
        org.gnu.gnu-zip-tar-archive | org.gnu.gnu-zip-archive | tgz
        org.gnu.gnu-tar-archive | public.data public.archive | gtar | application/x-gtar
        public.tar-archive | org.gnu.gnu-tar-archive | tar | application/x-tar application/tar
        public.bzip2-archive | public.data public.archive | bz2 bz | application/x-bzip2 \
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
}
