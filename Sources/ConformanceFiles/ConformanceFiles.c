// The files of the Schemas folder, embedded in the conformance kit and the tool. To add a file, add an
// entry here; a test compares the list with the folder.

#include "ConformanceFiles.h"

// `#embed` needs C23, and the package does not set a C standard.
#pragma clang diagnostic ignored "-Wc23-extensions"

#if !defined(__has_embed)
#error "the conformance kit needs #embed: clang 19, as in Xcode 26 or Swift 6.2 for Linux"
#endif

static const ConformanceFile files[] = {
    {"README.md", (const unsigned char[]){
#embed "../../Schemas/README.md" suffix(, 0)
    }},
    {"app-catalog-cases.json", (const unsigned char[]){
#embed "../../Schemas/app-catalog-cases.json" suffix(, 0)
    }},
    {"app-catalog.md", (const unsigned char[]){
#embed "../../Schemas/app-catalog.md" suffix(, 0)
    }},
    {"conformance/README.md", (const unsigned char[]){
#embed "../../Schemas/conformance/README.md" suffix(, 0)
    }},
    {"conformance/action.yml", (const unsigned char[]){
#embed "../../Schemas/conformance/action.yml" suffix(, 0)
    }},
    {"conformance/run.py", (const unsigned char[]){
#embed "../../Schemas/conformance/run.py" suffix(, 0)
    }},
    {"conformance/v1/description.schema.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/description.schema.json" suffix(, 0)
    }},
    {"conformance/v1/report.schema.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/report.schema.json" suffix(, 0)
    }},
    {"conformance/v1/request.schema.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/request.schema.json" suffix(, 0)
    }},
    {"conformance/v1/response.schema.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/response.schema.json" suffix(, 0)
    }},
    {"conformance/v1/vectors.schema.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors.schema.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/activities.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/activities.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/attachments.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/attachments.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/binary.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/binary.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/canonical.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/canonical.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/conversion.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/conversion.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/files.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/files.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/item.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/item.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/json.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/json.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/limits.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/limits.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/mappings.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/mappings.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/notices.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/notices.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/parameters.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/parameters.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/reading.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/reading.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/referrer.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/referrer.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/rows.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/rows.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/rules.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/rules.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/scale.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/scale.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/security.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/security.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/text.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/text.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/unknown.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/unknown.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/user-info.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/user-info.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/values.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/values.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/versions.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/versions.json" suffix(, 0)
    }},
    {"conformance/v1/vectors/xml.json", (const unsigned char[]){
#embed "../../Schemas/conformance/v1/vectors/xml.json" suffix(, 0)
    }},
    {"file-names.md", (const unsigned char[]){
#embed "../../Schemas/file-names.md" suffix(, 0)
    }},
    {"share-targets.md", (const unsigned char[]){
#embed "../../Schemas/share-targets.md" suffix(, 0)
    }},
    {"tool/diff.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/diff.schema.json" suffix(, 0)
    }},
    {"tool/inbox-list.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/inbox-list.schema.json" suffix(, 0)
    }},
    {"tool/inspect.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/inspect.schema.json" suffix(, 0)
    }},
    {"tool/links-list.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/links-list.schema.json" suffix(, 0)
    }},
    {"tool/map.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/map.schema.json" suffix(, 0)
    }},
    {"tool/rule-check.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/rule-check.schema.json" suffix(, 0)
    }},
    {"tool/targets.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/targets.schema.json" suffix(, 0)
    }},
    {"tool/types.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/types.schema.json" suffix(, 0)
    }},
    {"tool/validate.schema.json", (const unsigned char[]){
#embed "../../Schemas/tool/validate.schema.json" suffix(, 0)
    }},
    {"user-info.md", (const unsigned char[]){
#embed "../../Schemas/user-info.md" suffix(, 0)
    }},
    {"v1/activities.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/activities.schema.json" suffix(, 0)
    }},
    {"v1/activity-type.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/activity-type.schema.json" suffix(, 0)
    }},
    {"v1/app-catalog.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/app-catalog.schema.json" suffix(, 0)
    }},
    {"v1/attachment.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/attachment.schema.json" suffix(, 0)
    }},
    {"v1/color.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/color.schema.json" suffix(, 0)
    }},
    {"v1/content-text.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/content-text.schema.json" suffix(, 0)
    }},
    {"v1/data.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/data.schema.json" suffix(, 0)
    }},
    {"v1/default-apps.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/default-apps.schema.json" suffix(, 0)
    }},
    {"v1/file.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/file.schema.json" suffix(, 0)
    }},
    {"v1/overlay.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/overlay.schema.json" suffix(, 0)
    }},
    {"v1/parameters.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/parameters.schema.json" suffix(, 0)
    }},
    {"v1/payload.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/payload.schema.json" suffix(, 0)
    }},
    {"v1/referrer.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/referrer.schema.json" suffix(, 0)
    }},
    {"v1/representation.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/representation.schema.json" suffix(, 0)
    }},
    {"v1/suggested-name.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/suggested-name.schema.json" suffix(, 0)
    }},
    {"v1/text-run.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/text-run.schema.json" suffix(, 0)
    }},
    {"v1/thumbnail.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/thumbnail.schema.json" suffix(, 0)
    }},
    {"v1/type-identifier.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/type-identifier.schema.json" suffix(, 0)
    }},
    {"v1/url.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/url.schema.json" suffix(, 0)
    }},
    {"v1/user-info.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/user-info.schema.json" suffix(, 0)
    }},
    {"v1/value.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/value.schema.json" suffix(, 0)
    }},
    {"v1/version.schema.json", (const unsigned char[]){
#embed "../../Schemas/v1/version.schema.json" suffix(, 0)
    }},
    {"wire-format.md", (const unsigned char[]){
#embed "../../Schemas/wire-format.md" suffix(, 0)
    }},
    {NULL, NULL},
};

const ConformanceFile *conformance_files(void) { return files; }
