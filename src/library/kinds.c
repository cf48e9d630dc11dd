/* SPDX-License-Identifier: BSD-2-Clause */
#include "kinds.h"

#include "problem/problem.h"

#include <stddef.h>
#include <string.h>

#define DECLARE(name) extern const struct kind kind_##name;
KINDS(DECLARE)

const struct kind *const *kind_list(void)
{
#define ENTRY(name) &kind_##name,
    static const struct kind *const kinds[] = {KINDS(ENTRY) NULL};
    return kinds;
}

const struct kind *kind_find(const char *name)
{
    for (const struct kind *const *kind = kind_list(); *kind != NULL; kind++)
        if (strcmp((*kind)->name, name) == 0) return *kind;
    return NULL;
}
