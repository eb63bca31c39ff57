extension TypeCatalog {
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
