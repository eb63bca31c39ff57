extension TypeRows {
    /// Images: the common formats, the HEIF family, formats of single programs, and raw images.
    static let images = """
        public.png | public.image | png | image/png*
        public.jpeg | public.image | jpeg jpg jpe | image/jpeg* image/jpg
        com.compuserve.gif | public.image | gif | image/gif*
        public.tiff | public.image | tiff tif | image/tiff*
        com.microsoft.bmp | public.image | bmp dib | image/bmp* image/x-ms-bmp
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon* image/x-icon
        org.webmproject.webp | public.image | webp | image/webp*
        public.svg-image | public.image public.xml | svg svgz | image/svg+xml*
        public.heif-standard | public.image
        public.heic | public.heif-standard | heic | image/heic*
        public.heif | public.heif-standard | heif hif | image/heif*
        public.heics | public.heif-standard | heics | image/heic-sequence
        public.heifs | public.heif-standard | heifs | image/heif-sequence
        public.avci | public.heif-standard | avci | image/avci
        public.avif | public.heif-standard | avif | image/avif*
        public.jpeg-2000 | public.image | jp2 jpf jpx j2k j2c | image/jp2*
        public.jpeg-xl | public.image | jxl | image/jxl
        com.apple.icns | public.image | icns
        com.apple.pict | public.image | pict pct pic | image/pict image/x-pict image/x-macpict
        com.adobe.photoshop-image | public.image | psd | image/vnd.adobe.photoshop* \
            image/photoshop image/x-photoshop image/psd application/photoshop
        com.adobe.illustrator.ai-image | public.image | ai
        com.truevision.tga-image | public.image | tga | image/targa image/tga application/tga
        com.ilm.openexr-image | public.image | exr
        public.radiance | public.image | hdr pic | image/vnd.radiance
        com.apple.drawing | public.image | drawing
        public.camera-raw-image | public.image
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng
        com.canon.cr2-raw-image | public.camera-raw-image | cr2
        com.canon.cr3-raw-image | public.camera-raw-image | cr3
        com.fuji.raw-image | public.camera-raw-image | raf
        com.nikon.raw-image | public.camera-raw-image | nef
        com.olympus.raw-image | public.camera-raw-image | orf
        com.panasonic.rw2-raw-image | public.camera-raw-image | rw2
        com.pentax.raw-image | public.camera-raw-image | pef
        com.samsung.raw-image | public.camera-raw-image | srw
        com.sony.arw-raw-image | public.camera-raw-image | arw
        """

    static let movies = """
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime*
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4* video/mp4v-es
        com.apple.m4v-video | public.mpeg-4 | m4v | video/x-m4v*
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg* video/mpg video/x-mpeg \
            video/x-mpg
        public.mpeg-2-video | public.video | m2v | video/mpeg2 video/mpeg2-video
        public.mpeg-2-transport-stream | public.movie | ts
        public.3gpp | public.movie | 3gp 3gpp sdv | video/3gpp*
        public.3gpp2 | public.movie | 3g2 3gp2 | video/3gpp2
        public.avi | public.movie | avi vfw | video/x-msvideo* video/avi video/msvideo
        org.webmproject.webm | public.movie | webm | video/webm*
        org.matroska.mkv | public.movie | mkv | video/x-matroska video/matroska
        org.xiph.ogv | public.movie | ogv ogm | video/ogg
        com.adobe.flash.video | public.movie | flv f4v f4p f4a f4b | video/x-flv
        com.microsoft.advanced-systems-format | public.audiovisual-content | asf | video/x-ms-asf
        com.microsoft.windows-media-wmv | public.movie com.microsoft.advanced-systems-format \
            | wmv | video/x-ms-wmv
        """

    /// Audio and playlists.
    static let audio = """
        public.mp3 | public.audio | mp3 mpga | audio/mpeg* audio/mpeg3 audio/mpg audio/mp3 \
            audio/x-mpeg audio/x-mpeg3 audio/x-mpg audio/x-mp3
        public.aac-audio | public.audio | aac adts | audio/aac* audio/x-aac
        public.mpeg-4-audio | public.audio | mp4 mpg4 | audio/mp4* audio/mp4a-latm
        com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a*
        com.apple.mpeg-4-ringtone | public.mpeg-4-audio | m4r | audio/x-m4r
        com.apple.protected-mpeg-4-audio | public.audio | m4p
        com.apple.protected-mpeg-4-audio-b | com.apple.protected-mpeg-4-audio | m4b
        com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/vnd.wave* audio/wav* \
            audio/wave audio/x-wav
        public.aifc-audio | public.audio | aifc
        public.aiff-audio | public.aifc-audio | aiff aif | audio/aiff* audio/x-aiff
        org.xiph.flac | public.audio | flac | audio/flac*
        org.xiph.ogg-audio | public.audio | ogg oga | audio/ogg
        org.xiph.opus | public.audio | opus | audio/opus
        org.matroska.mka | public.audio | mka | audio/x-matroska audio/matroska
        public.midi-audio | public.audio | midi mid smf kar | audio/midi* audio/x-midi
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

    /// Three-dimensional content.
    static let shapes = """
        com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc
        com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz \
            | model/vnd.usdz+zip*
        com.apple.reality | public.data | reality | model/vnd.reality
        com.apple.scenekit.scene | public.data public.3d-content | scn scnz
        public.geometry-definition-format | public.3d-content public.text | obj | model/obj
        public.standard-tesselated-geometry-format | public.3d-content public.data | stl | model/stl
        public.polygon-file-format | public.3d-content public.data | ply
        org.khronos.collada.digital-asset-exchange | public.xml public.audiovisual-content \
            public.3d-content | dae | model/vnd.collada+xml
        org.khronos.gltf | public.json public.3d-content | gltf | model/gltf+json
        org.khronos.glb | public.data public.3d-content | glb | model/gltf-binary
        """
}
