import FoundationEssentials

extension CodableItem {
    /// About a kilobyte: a link with a title, styled text and tags.
    static func small() -> CodableItem {
        var prose = Prose(seed: 1)
        var item = CodableItem(mainAttachment: .link(&prose))
        item.addPresentation(&prose, runs: 2, tags: 3)
        return item
    }

    /// Mainly metadata: small attachments, and namespaces of five parameters each.
    static func metadata(
        attachments: Int = 2_000, namespaces: Int = 1_000, runs: Int = 100
    ) -> CodableItem {
        var prose = Prose(seed: 2)
        var item = CodableItem(mainAttachment: .link(&prose))
        item.addPresentation(&prose, runs: runs, tags: 20)
        item.additionalAttachments = (1..<max(2, attachments)).map { index in
            switch index % 4 {
            case 0: .data(&prose, 100 + prose.number(below: 230), "public.png", "png")
            case 1: .text(&prose)
            default: .link(&prose)
            }
        }
        let parameters = (0..<namespaces).map { index in
            ("com.example.receiver-\(index)", CodableParameters(&prose))
        }
        item.parameters = Dictionary(uniqueKeysWithValues: parameters)
        return item
    }

    /// Photos of 4 MiB.
    static func photos(count: Int = 8, bytes: Int = 4 << 20) -> CodableItem {
        var prose = Prose(seed: 3)
        var item = CodableItem(mainAttachment: .data(&prose, bytes, "public.jpeg", "jpeg"))
        item.addPresentation(&prose, runs: 5, tags: 5)
        item.additionalAttachments = (1..<count).map { _ in
            .data(&prose, bytes, "public.jpeg", "jpeg")
        }
        return item
    }

    /// One attachment that is larger than everything else.
    static func movie(bytes: Int) -> CodableItem {
        var prose = Prose(seed: 4)
        var item = CodableItem(mainAttachment: .data(&prose, bytes, "public.mpeg-4", "mp4"))
        item.addPresentation(&prose, runs: 5, tags: 5)
        return item
    }

    /// Attachments of about a kilobyte each, `bytes` in total.
    static func mixed(bytes: Int) -> CodableItem {
        var prose = Prose(seed: 6)
        var item = CodableItem(mainAttachment: .text(&prose))
        item.title = prose.text(bytes: 30)
        item.additionalAttachments = (1..<max(2, bytes >> 10)).map { index in
            index % 2 == 0 ? .text(&prose) : .data(&prose, 900, "public.png", "png")
        }
        return item
    }

    private mutating func addPresentation(_ prose: inout Prose, runs: Int, tags: Int) {
        title = prose.text(bytes: 30)
        sourceURL = prose.link()
        referrer = CodableReferrer(appName: "Example “Studio”", webURL: prose.link())
        self.tags = (0..<tags).map { _ in prose.text(bytes: 5 + prose.number(below: 8)) }
        contentText = (0..<runs).map { CodableRun(&prose, $0) }
    }
}

extension CodableAttachment {
    static func link(_ prose: inout Prose) -> CodableAttachment {
        let representation = CodableRepresentation<Bytes>(
            typeIdentifier: "public.url", url: prose.link())
        return CodableAttachment(
            representations: [representation], suggestedName: prose.fileName("html"))
    }

    static func text(_ prose: inout Prose) -> CodableAttachment {
        let representation = CodableRepresentation<Bytes>(
            text: prose.text(bytes: 5 + prose.number(below: 830)),
            typeIdentifier: "public.plain-text")
        return CodableAttachment(
            representations: [representation], suggestedName: prose.fileName("txt"))
    }

    static func data(
        _ prose: inout Prose, _ count: Int, _ type: String, _ suffix: String
    ) -> CodableAttachment {
        let representation = CodableRepresentation(
            data: Bytes(prose.bytes(count)), typeIdentifier: type)
        return CodableAttachment(
            representations: [representation], suggestedName: prose.fileName(suffix))
    }
}

extension CodableRun {
    /// A run whose styling differs from that of its neighbours.
    init(_ prose: inout Prose, _ index: Int) {
        text = prose.text()
        switch index % 4 {
        case 0: break
        case 1: bold = true
        case 2: (italic, link) = (true, prose.link())
        default:
            (fontName, fontSize) = ("Helvetica Neue", 9 + Double(prose.number(below: 40)) / 4)
            foregroundColor = "#1A2B3C"
        }
    }
}

extension CodableParameters {
    init(_ prose: inout Prose) {
        consumerKey = prose.text(bytes: 12 + prose.number(below: 20))
        isDraft = prose.number(below: 2) == 0
        path = "/post/" + prose.text(bytes: 8)
        postType = prose.number(below: 4_000_000)
        zoom = Double(1 + prose.number(below: 1_000_000)) / 4096
    }
}
