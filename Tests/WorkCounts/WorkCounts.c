#define _GNU_SOURCE
#include "WorkCounts.h"

// Defines `__GLIBC__` on glibc.
#include <stdint.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Sanitizers have their own allocator. On other processors, Swift retains with another calling
// convention.
#if defined(__linux__) && defined(__x86_64__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) && \
    !__has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <stddef.h>

static bool is_counting;
static struct work_counts counts;

static void count(long *counter, long amount) {
    if (is_counting) __atomic_fetch_add(counter, amount, __ATOMIC_RELAXED);
}

// MARK: Memory

// A function that the program defines replaces the function of the C library in the whole process.

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static void count_allocation(size_t size) {
    count(&counts.allocations, 1);
    count(&counts.allocated_bytes, size);
}

void *malloc(size_t size) {
    count_allocation(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count_allocation(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count_allocation(size);
    count(&counts.copied_bytes, size);
    return __libc_realloc(block, size);
}

// Without the attribute, the compiler would replace each loop by a call of the function that
// contains it.
#define PLAIN __attribute__((no_builtin))

static void *(*system_memmove)(void *, const void *, size_t);
static int (*system_memcmp)(const void *, const void *, size_t);

__attribute__((constructor)) static void find_system_functions(void) {
    system_memmove = dlsym(RTLD_NEXT, "memmove");
    system_memcmp = dlsym(RTLD_NEXT, "memcmp");
}

PLAIN static void *move(void *to, const void *from, size_t size) {
    count(&counts.copied_bytes, size);
    if (system_memmove) return system_memmove(to, from, size);
    char *target = to;
    const char *source = from;
    if ((uintptr_t)target < (uintptr_t)source) {
        for (size_t i = 0; i < size; i++) target[i] = source[i];
    } else {
        for (size_t i = size; i > 0; i--) target[i - 1] = source[i - 1];
    }
    return to;
}

PLAIN static int compare(const void *left, const void *right, size_t size) {
    count(&counts.compared_bytes, size);
    if (system_memcmp) return system_memcmp(left, right, size);
    const unsigned char *one = left, *other = right;
    for (size_t i = 0; i < size; i++) {
        if (one[i] != other[i]) return one[i] - other[i];
    }
    return 0;
}

PLAIN void *memcpy(void *restrict to, const void *restrict from, size_t size) { return move(to, from, size); }
PLAIN void *memmove(void *to, const void *from, size_t size) { return move(to, from, size); }
PLAIN int memcmp(const void *left, const void *right, size_t size) { return compare(left, right, size); }
PLAIN int bcmp(const void *left, const void *right, size_t size) { return compare(left, right, size); }

// MARK: Retains

static void *(*runtime_retain)(void *);

void *swift_retain(void *object) {
    count(&counts.retains, 1);
    if (!runtime_retain) runtime_retain = dlsym(RTLD_NEXT, "swift_retain");
    return runtime_retain(object);
}

bool work_counts_begin(void) {
    is_counting = true;
    return true;
}

void work_counts_print(long size) { count(&counts.printed_bytes, size); }

struct work_counts work_counts_now(void) { return counts; }

#else

bool work_counts_begin(void) { return false; }

void work_counts_print(long size) { (void)size; }

struct work_counts work_counts_now(void) { return (struct work_counts){0}; }

#endif
