extension TypeCatalog {
    /// Three-dimensional content.
    static let shapes = """
        com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc
        com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz \
            | model/vnd.usdz+zip
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
