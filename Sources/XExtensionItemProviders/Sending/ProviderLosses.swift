#if canImport(ObjectiveC) || STAND_INS
    import Essentials
    import XExtensionItem

    extension ExtensionItem {
        /// Returns the losses of item providers: changed kinds of content, changed names, and
        /// properties of the thumbnail that a preview image cannot carry.
        ///
        /// `losses` are the losses of the mapping. Their pointers identify the omitted attachments.
        func providerLosses(_ upstream: UpstreamItem, _ losses: [Loss]) -> [Loss] {
            let dropped = Set(losses.filter { $0.code == .missingMember }.map(\.pointer))
            var found: [Loss] = []
            var carried = upstream.attachments[...]
            for (position, attachment) in attachments.enumerated() {
                let pointer = AttachmentError.pointer(ofAttachmentAt: position)
                guard !dropped.contains(pointer), let sent = carried.popFirst() else { continue }
                found += attachment.losses(asSent: sent, at: pointer)
            }
            return found + (upstream.thumbnail?.previewLosses ?? [])
        }
    }

    extension ExtensionItem.Attachment {
        /// Returns what is lost when an item provider carries `sent`, the part of the attachment
        /// that the mapping to an upstream item kept.
        fileprivate func losses(asSent sent: ExtensionItem.Attachment, at pointer: String)
            -> [Loss]
        {
            var losses: [Loss] = []
            var carried = sent.representations[...]
            for (position, representation) in representations.enumerated() {
                guard let next = carried.first, next.isCarried(of: representation) else { continue }
                carried.removeFirst()
                guard let kind = next.changedKind else { continue }
                losses.append(
                    .notCarried(
                        "\(pointer)/representations/\(position)",
                        "the content arrives as \(kind)"))
            }
            if let name = sent.suggestedName, let systemName = sent.systemName, name != systemName {
                losses.append(
                    .notCarried(
                        pointer + "/suggested-name", "the name becomes “\(systemName)”"))
            }
            return losses
        }
    }

    extension Representation {
        /// Whether the mapping created this representation from `other`.
        fileprivate func isCarried(of other: Representation) -> Bool {
            guard typeIdentifier == other.typeIdentifier.uniform else { return false }
            switch (content, other.content) {
            case (.file(let one), .file(let other)): return one.path == other.path
            case (.propertyList, .propertyList): return true
            // The mapping does not change content of any other kind.
            default: return content == other.content
            }
        }

        /// The kind of content that a receiver gets, if it is not the kind of this representation.
        ///
        /// Receivers request an object if the type implies one, and bytes otherwise.
        fileprivate var changedKind: String? {
            let isText = typeIdentifier.conforms(to: .text)
            let isPropertyList = typeIdentifier.conforms(to: .propertyList)
            switch content {
            case .text where !isText: return isPropertyList ? "a property list" : "data"
            case .propertyList where !isText && !isPropertyList: return "data"
            case .propertyList(.string) where isText: return "text"
            case .propertyList(.data): return "data"
            case .url, .text, .data, .file, .propertyList, .unknown: return nil
            }
        }

        /// The losses of a thumbnail that becomes a preview image. An item provider stores only the
        /// bytes of a preview image, without a URL or a type.
        fileprivate var previewLosses: [Loss] {
            if url != nil {
                return [
                    .notCarried(
                        "/thumbnail",
                        "an item provider has the bytes of a preview image, not its URL")
                ]
            }
            let found = firstBytes.map { Representation.image($0).typeIdentifier }
            guard let found, found != typeIdentifier else { return [] }
            return [
                .notCarried(
                    "/thumbnail/type-identifier", "the preview image arrives as \(found)")
            ]
        }
    }
#endif
