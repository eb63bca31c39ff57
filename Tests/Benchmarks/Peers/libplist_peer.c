// Reads and writes property lists with libplist, one request per line: `work path`. Prints the
// seconds of one run, or for `check-…` the checksum over all values.
//
// cc -O2 -o libplist_peer libplist_peer.c -lplist-2.0
#include <plist/plist.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const uint64_t factor = 0x9E3779B97F4A7C15u;

static uint64_t word(const unsigned char *bytes) {
    uint64_t value;
    memcpy(&value, bytes, 8);
    return value;
}

// The same sum over bytes as in Checksum.swift.
static uint64_t digest(const void *content, uint64_t length) {
    const unsigned char *bytes = content;
    uint64_t lanes[4] = {length, 1, 2, 3}, offset = 0;
    for (; offset + 32 <= length; offset += 32)
        for (int lane = 0; lane < 4; lane++)
            lanes[lane] = (lanes[lane] ^ word(bytes + offset + 8 * lane)) * factor;
    uint64_t result = lanes[0] + lanes[1] * 3 + lanes[2] * 5 + lanes[3] * 7;
    for (; offset + 8 <= length; offset += 8) {
        result = (result ^ word(bytes + offset)) * factor;
        result ^= result >> 29;
    }
    for (; offset < length; offset++) result = (result ^ bytes[offset]) * factor;
    return result ^ result >> 32;
}

static uint64_t number(double value) {
    uint64_t bits;
    memcpy(&bits, &value, 8);
    return (bits ^ 0x6E756D62) * factor;
}

static uint64_t total(plist_t node, int keysCount);

static uint64_t members(plist_t node, int keysCount) {
    uint64_t sum = 0;
    plist_dict_iter iterator = NULL;
    plist_dict_new_iter(node, &iterator);
    for (;;) {
        char *key = NULL;
        plist_t value = NULL;
        plist_dict_next_item(node, iterator, &key, &value);
        if (!key) break;
        if (keysCount) sum += digest(key, strlen(key));
        sum += total(value, strcmp(key, "parameters") == 0);
        free(key);
    }
    free(iterator);
    return sum;
}

// The sum over a value and everything below it, including the names of namespaces, as in a struct.
static uint64_t total(plist_t node, int keysCount) {
    uint64_t sum = 0, length = 0;
    switch (plist_get_node_type(node)) {
    case PLIST_DICT: return members(node, keysCount);
    case PLIST_ARRAY:
        for (uint32_t index = 0; index < plist_array_get_size(node); index++)
            sum += total(plist_array_get_item(node, index), 0);
        return sum;
    case PLIST_STRING: {
        const char *text = plist_get_string_ptr(node, &length);
        return digest(text, length);
    }
    case PLIST_DATA: {
        const char *bytes = plist_get_data_ptr(node, &length);
        return digest(bytes, length);
    }
    case PLIST_BOOLEAN: {
        uint8_t value = 0;
        plist_get_bool_val(node, &value);
        return value ? 0x74727565 : 0x66616C73;
    }
    case PLIST_UINT: {
        uint64_t value = 0;
        plist_get_uint_val(node, &value);
        return number((double)value);
    }
    case PLIST_REAL: {
        double value = 0;
        plist_get_real_val(node, &value);
        return number(value);
    }
    default: return 0;
    }
}

static char *load(const char *path, uint32_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(66);
    fseek(file, 0, SEEK_END);
    *length = (uint32_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*length);
    if (fread(bytes, 1, *length, file) != *length) exit(66);
    fclose(file);
    return bytes;
}

static plist_t parse(const char *bytes, uint32_t length) {
    plist_t root = NULL;
    if (memcmp(bytes, "bplist00", 8) == 0) plist_from_bin(bytes, length, &root);
    else plist_from_xml(bytes, length, &root);
    return root;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

// Reading includes the sum over every value, because a program needs the values, not only a tree.
static uint64_t run(const char *work, const char *bytes, uint32_t length, plist_t root) {
    if (strstr(work, "read")) {
        plist_t read = parse(bytes, length);
        uint64_t sum = total(read, 0);
        plist_free(read);
        return sum;
    }
    char *written = NULL;
    uint32_t count = 0;
    if (memcmp(bytes, "bplist00", 8) == 0) plist_to_bin(root, &written, &count);
    else plist_to_xml(root, &written, &count);
    plist_t read = strstr(work, "check-") ? parse(written, count) : NULL;
    uint64_t sum = read ? total(read, 0) : 0;
    if (read) plist_free(read);
    free(written);
    return sum;
}

int main(void) {
    char line[4096], loaded[4096] = "", work[64], path[4000];
    char *bytes = NULL;
    uint32_t length = 0;
    plist_t root = NULL;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "%63s %3999[^\n]", work, path) != 2) return 64;
        if (strcmp(path, loaded) != 0) {
            free(bytes);
            if (root) plist_free(root);
            bytes = load(path, &length);
            root = parse(bytes, length);
            strcpy(loaded, path);
        }
        double start = now();
        uint64_t sum = run(work, bytes, length, root);
        double seconds = now() - start;
        int count = seconds > 0.004 ? 1 : (int)(0.004 / (seconds + 1e-9));
        start = now();
        for (int index = 0; index < count; index++) run(work, bytes, length, root);
        if (strstr(work, "check-")) printf("%llu\n", (unsigned long long)sum);
        else printf("%.9g\n", (now() - start) / count);
        fflush(stdout);
    }
    return 0;
}
