extension TypeCatalog {
    /// Audio and playlists.
    static let audio = """
        public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mpeg3 audio/mpg audio/mp3 \
            audio/x-mpeg audio/x-mpeg3 audio/x-mpg audio/x-mp3
        public.aac-audio | public.audio | aac adts | audio/aac audio/x-aac
        public.mpeg-4-audio | public.audio | mp4 mpg4 | audio/mp4 audio/mp4a-latm
        com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a
        com.apple.mpeg-4-ringtone | public.mpeg-4-audio | m4r | audio/x-m4r
        com.apple.protected-mpeg-4-audio | public.audio | m4p
        com.apple.protected-mpeg-4-audio-b | com.apple.protected-mpeg-4-audio | m4b
        com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/vnd.wave audio/wav \
            audio/wave audio/x-wav
        public.aifc-audio | public.audio | aifc
        public.aiff-audio | public.aifc-audio | aiff aif | audio/aiff audio/x-aiff
        org.xiph.flac | public.audio | flac | audio/flac
        org.xiph.ogg-audio | public.audio | ogg oga | audio/ogg
        org.xiph.opus | public.audio | opus | audio/opus
        org.matroska.mka | public.audio | mka | audio/x-matroska audio/matroska
        public.midi-audio | public.audio | midi mid smf kar | audio/midi audio/x-midi
        com.apple.coreaudio-format | public.audio | caf
        org.3gpp.adaptive-multi-rate-audio | public.audio | amr | audio/amr
        public.ac3-audio | public.audio | ac3 | audio/ac3
        public.au-audio | public.audio | au snd | audio/basic
        com.microsoft.windows-media-wma | public.audio com.microsoft.advanced-systems-format \
            | wma | video/x-ms-wma
        public.m3u-playlist | public.plain-text public.playlist | m3u m3u8 | audio/mpegurl \
            application/vnd.apple.mpegurl audio/x-mpegurl
        public.pls-playlist | public.text public.playlist | pls | audio/x-scpls
        """
}
