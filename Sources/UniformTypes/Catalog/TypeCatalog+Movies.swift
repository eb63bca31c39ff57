extension TypeCatalog {
    /// Movies.
    static let movies = """
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 video/mp4v-es
        com.apple.m4v-video | public.mpeg-4 | m4v | video/x-m4v
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg video/x-mpeg \
            video/x-mpg
        public.mpeg-2-video | public.video | m2v | video/mpeg2 video/mpeg2-video
        public.mpeg-2-transport-stream | public.movie | ts
        public.3gpp | public.movie | 3gp 3gpp sdv | video/3gpp
        public.3gpp2 | public.movie | 3g2 3gp2 | video/3gpp2
        public.avi | public.movie | avi vfw | video/x-msvideo video/avi video/msvideo
        org.webmproject.webm | public.movie | webm | video/webm
        org.matroska.mkv | public.movie | mkv | video/x-matroska video/matroska
        org.xiph.ogv | public.movie | ogv ogm | video/ogg
        com.adobe.flash.video | public.movie | flv f4v f4p f4a f4b | video/x-flv
        com.microsoft.advanced-systems-format | public.audiovisual-content | asf | video/x-ms-asf
        com.microsoft.windows-media-wmv | public.movie com.microsoft.advanced-systems-format \
            | wmv | video/x-ms-wmv
        """
}
