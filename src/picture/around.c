/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/around.h"

#include "atlas/atlas.h"
#include "memory/memory.h"
#include "picture/atlas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 128 };

static double value_of(const struct problem *problem, const char *name)
{
    double distance;
    return number_to_double(problem_number(problem, kind_field(problem->kind, name)), &distance);
}

/* What a field of the copy is given: the range of an axis, the value of the problem as a double, or its word.  Returns 0 for an absent field. */
static int write_field(const struct problem *problem, const struct around_axis axis[2], int field, char text[TEXT])
{
    const struct field *f = problem->kind->fields + field;
    const struct value *value = problem->value + field;
    for (int i = 0; i < 2; i++)
        if (strcmp(axis[i].name, f->name) == 0)
            return snprintf(text, TEXT, "[%.15g,%.15g]", axis[i].low, axis[i].high) > 0;
    if (value->number != NULL) return snprintf(text, TEXT, "%.15g", value_of(problem, f->name)) > 0;
    if (value->word < 0 || f->words == NULL || field_is_list(f->words)) return 0;
    const char *word = f->words;
    for (int i = 0; i < value->word; i++) word += strcspn(word, "|") + 1;
    return snprintf(text, TEXT, "%.*s", (int)strcspn(word, "|"), word) > 0;
}

static int set_fields(const struct problem *problem, const struct around_axis axis[2], struct problem *copy)
{
    struct failure failure;
    char text[TEXT];
    copy->takes_intervals = 1;
    for (int i = 0; i < problem->kind->field_count; i++)
        if (write_field(problem, axis, i, text) &&
            problem_set(copy, problem->kind->fields[i].name, text, strlen(text), &failure) != STATUS_OK)
            return 0;
    return problem_complete(copy, &failure) == STATUS_OK;
}

/* The certificate of the atlas; NULL when there is none. */
static json_t *record_of(struct atlas *atlas)
{
    struct failure failure;
    json_t *record = NULL, **items = memory_new((size_t)atlas_tiles(atlas) + 1, sizeof *items);
    enum status status = STATUS_OK;
    int count = 0;
    while (count < atlas_tiles(atlas) && status == STATUS_OK) {
        status = atlas_tile(atlas, count, &items[count], &failure);
        count++;
    }
    if (status == STATUS_OK && atlas_record(atlas, items, &record, &failure) != STATUS_OK) record = NULL;
    for (int i = 0; i < count; i++) json_decref(items[i]);
    free(items);
    return record;
}

int picture_around(const struct problem *problem, const struct around_axis axis[2], const char *file)
{
    struct failure failure;
    struct atlas *atlas = NULL;
    struct problem *copy = problem_new(problem->kind);
    int drawn = 0;
    if (set_fields(problem, axis, copy) &&
        atlas_new(copy, &options_default, axis[0].name, axis[1].name, ATLAS_DEPTH, &atlas, &failure) == STATUS_OK) {
        json_t *record = record_of(atlas);
        const struct atlas_picture picture = {
            record,       copy, axis[0].name,
            axis[1].name, 1,    {value_of(problem, axis[0].name), value_of(problem, axis[1].name)}};
        drawn = record != NULL && picture_atlas(&picture, file, 0);
        json_decref(record);
    }
    atlas_free(atlas);
    problem_free(copy);
    return drawn;
}
