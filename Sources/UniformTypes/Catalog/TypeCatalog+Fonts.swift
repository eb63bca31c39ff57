extension TypeCatalog {
    /// Fonts.
    static let fonts = """
        public.truetype-font | public.font
        public.truetype-ttf-font | public.truetype-font | ttf | font/ttf
        public.truetype-collection-font | public.truetype-font | ttc | font/collection
        public.opentype-font | public.font | otf | font/otf
        public.opentype-collection-font | public.opentype-font | otc
        com.adobe.postscript-font | public.font
        """
}
