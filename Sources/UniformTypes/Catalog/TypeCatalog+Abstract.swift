extension TypeCatalog {
    /// The abstract types that other types conform to, roots first, and URLs.
    static let abstract = """
        public.item
        public.content
        public.composite-content | public.content
        public.data | public.item | | application/octet-stream
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
}
