/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/uncertain_private.h"
#include "memory/memory.h"

#include <stdlib.h>
#include <string.h>

void catalog_new(struct catalog *catalog)
{
    *catalog = (struct catalog){.possible = json_array(), .rows = json_array()};
}

void catalog_free(struct catalog *catalog)
{
    json_decref(catalog->possible);
    json_decref(catalog->rows);
    free(catalog->entries);
    free(catalog->code);
    free(catalog->entry);
}

static int same_row(const struct catalog *catalog, size_t i, const char *row)
{
    return strcmp(json_string_value(json_array_get(catalog->rows, i)), row) == 0;
}

int catalog_entry(struct catalog *catalog, const struct answer *answer)
{
    size_t i;
    const json_t *known;
    json_array_foreach (catalog->possible, i, known) {
        if (same_row(catalog, i, answer->row) && json_equal(known, answer->verdict)) return (int)i;
    }
    json_array_append(catalog->possible, answer->verdict);
    json_array_append_new(catalog->rows, json_string(answer->row));
    catalog->entries = realloc(catalog->entries, (i + 1) * sizeof *catalog->entries);
    if (catalog->entries == NULL) memory_out();
    catalog->entries[i] = (struct entry){.has_point = 0};
    return (int)i;
}

/* The slot of a code in the hash table, or the free slot for it; the table is never full. */
static size_t slot_of(const struct catalog *catalog, uint64_t code)
{
    size_t slot = (size_t)(code * 0x9e3779b97f4a7c15u) & (catalog->room - 1);
    while (catalog->code[slot] != 0 && catalog->code[slot] != code + 1) slot = (slot + 1) & (catalog->room - 1);
    return slot;
}

int catalog_find(const struct catalog *catalog, uint64_t code, int *entry)
{
    if (catalog->room == 0) return 0;
    const size_t slot = slot_of(catalog, code);
    *entry = catalog->entry[slot];
    return catalog->code[slot] != 0;
}

static void grow(struct catalog *catalog)
{
    const struct catalog old = *catalog;
    catalog->room = old.room == 0 ? 1024 : 2 * old.room;
    catalog->code = calloc(catalog->room, sizeof *catalog->code);
    catalog->entry = calloc(catalog->room, sizeof *catalog->entry);
    if (catalog->code == NULL || catalog->entry == NULL) memory_out();
    for (size_t i = 0; i < old.room; i++) {
        if (old.code[i] == 0) continue;
        const size_t slot = slot_of(catalog, old.code[i] - 1);
        catalog->code[slot] = old.code[i];
        catalog->entry[slot] = old.entry[i];
    }
    free(old.code);
    free(old.entry);
}

void catalog_remember(struct catalog *catalog, uint64_t code, int entry)
{
    if (2 * (catalog->codes + 1) > catalog->room) grow(catalog);
    const size_t slot = slot_of(catalog, code);
    catalog->codes += catalog->code[slot] == 0;
    catalog->code[slot] = code + 1;
    catalog->entry[slot] = entry;
}

int catalog_size(const struct catalog *catalog)
{
    return (int)json_array_size(catalog->possible);
}
