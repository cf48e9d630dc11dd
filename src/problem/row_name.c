/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/row_name.h"

#include "memory/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void row_name_add(char *name, const char *word)
{
    const size_t length = strlen(name);
    snprintf(name + length, ROW_NAME_SIZE - length, "%s%s", length > 0 ? "_and_" : "", word);
}

const char *row_name_lasting(const char *name)
{
    static struct entry {
        struct entry *next;
        const char *text;
    } * first;
    for (const struct entry *entry = first; entry != NULL; entry = entry->next)
        if (strcmp(entry->text, name) == 0) return entry->text;
    struct entry *entry = memory_new(1, sizeof *entry);
    *entry = (struct entry){first, memory_copy(name)};
    first = entry;
    return entry->text;
}
