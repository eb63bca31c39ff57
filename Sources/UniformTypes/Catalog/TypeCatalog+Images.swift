extension TypeCatalog {
    /// Images: the common formats, the HEIF family, formats of single programs, and raw images.
    static let images = """
        public.png | public.image | png | image/png
        public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg
        com.compuserve.gif | public.image | gif | image/gif
        public.tiff | public.image | tiff tif | image/tiff
        com.microsoft.bmp | public.image | bmp dib | image/bmp image/x-ms-bmp
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon
        org.webmproject.webp | public.image | webp | image/webp
        public.svg-image | public.image public.xml | svg svgz | image/svg+xml
        public.heif-standard | public.image
        public.heic | public.heif-standard | heic | image/heic
        public.heif | public.heif-standard | heif hif | image/heif
        public.heics | public.heif-standard | heics | image/heic-sequence
        public.heifs | public.heif-standard | heifs | image/heif-sequence
        public.avci | public.heif-standard | avci | image/avci
        public.avif | public.heif-standard | avif | image/avif
        public.jpeg-2000 | public.image | jp2 jpf jpx j2k j2c | image/jp2
        public.jpeg-xl | public.image | jxl | image/jxl
        com.apple.icns | public.image | icns
        com.apple.pict | public.image | pict pct pic | image/pict image/x-pict image/x-macpict
        com.adobe.photoshop-image | public.image | psd | image/vnd.adobe.photoshop \
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
}
