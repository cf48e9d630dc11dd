/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/around.h"

#include "atlas/atlas.h"
#include "memory/memory.h"
#include "numbers/formula_text.h"
#include "picture/atlas.h"
#include "picture/kinds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1000 };

static double value_of(const struct problem *problem, const char *name)
{
    double distance;
    return number_to_double(problem_number(problem, kind_field(problem->kind, name)), &distance);
}

/* The text of a number: exact, or a decimal when that is requested or the number has no short formula. */
static char *text_of_number(const struct problem *problem, const char *name, int exact)
{
    const struct number *x = number_settle(problem->pool, problem_number(problem, kind_field(problem->kind, name)));
    char *text = number_is_rational(x) ? number_text(x) : exact ? formula_text(x, TEXT) : NULL;
    if (text != NULL) return text;
    text = memory_new(TEXT, 1);
    snprintf(text, TEXT, "%.15g", value_of(problem, name));
    return text;
}

static char *text_of_word(const char *words, int index)
{
    const char *word = words;
    for (int i = 0; i < index; i++) word += strcspn(word, "|") + 1;
    char *text = memory_copy(word);
    text[strcspn(text, "|")] = '\0';
    return text;
}

static char *text_of_range(const struct around_axis *axis)
{
    char *text = memory_new(TEXT, 1);
    snprintf(text, TEXT, "[%.15g,%.15g]", axis->low, axis->high);
    return text;
}

/* The text for a field of the copy: the range of an axis, the number of the problem, or its word; NULL for an absent
 * field. The caller frees it. */
static char *text_of_field(const struct problem *problem, const struct around_axis axis[2], const char *name, int exact)
{
    const int field = kind_field(problem->kind, name);
    if (field < 0) return NULL;
    const struct field *f = problem->kind->fields + field;
    const struct value *value = problem->value + field;
    for (int i = 0; i < 2; i++)
        if (strcmp(axis[i].name, f->name) == 0) return text_of_range(axis + i);
    if (value->number != NULL) return text_of_number(problem, f->name, exact);
    if (value->word < 0 || f->words == NULL || field_is_list(f->words)) return NULL;
    return text_of_word(f->words, value->word);
}

static int set_field(const struct problem *problem, const struct around_axis axis[2], const char *name, int exact,
                     struct problem *copy)
{
    struct failure failure;
    char *text = text_of_field(problem, axis, name, exact);
    const int fine = text == NULL || problem_set(copy, name, text, strlen(text), &failure) == STATUS_OK;
    free(text);
    return fine;
}

static int set_fields(const struct problem *problem, const struct around_axis axis[2], int exact, struct problem *copy)
{
    struct failure failure;
    copy->takes_intervals = 1;
    for (int i = 0; i < copy->kind->field_count; i++)
        if (!set_field(problem, axis, copy->kind->fields[i].name, exact, copy)) return 0;
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

int picture_has_atlas(const struct problem *problem)
{
    return problem->kind->rows != NULL && problem->kind->rows(problem) != NULL;
}

/* The result of drawing. */
enum drawn { NO_ATLAS, NOT_WRITTEN, DRAWN };

static enum drawn draw_copy(struct problem *copy, const struct problem *problem, const struct around_axis axis[2],
                            const struct around_path *path, const char *file)
{
    struct failure failure;
    struct atlas *atlas = NULL;
    enum drawn drawn = NO_ATLAS;
    const enum status status =
        atlas_new(copy, &options_default, axis[0].name, axis[1].name, ATLAS_DEPTH, ATLAS_WORK, &atlas, &failure);
    json_t *record = status == STATUS_OK ? record_of(atlas) : NULL;
    if (record != NULL) {
        const struct atlas_picture picture = {
            .record = record,
            .problem = copy,
            .x = axis[0].name,
            .y = axis[1].name,
            .has_mark = 1,
            .mark = {value_of(problem, axis[0].name), value_of(problem, axis[1].name)},
            .path = path != NULL ? path->corner : NULL,
            .corners = path != NULL ? path->corners : 0};
        const enum status written = picture_atlas(&picture, file, 0, &failure);
        drawn = written == STATUS_OK ? DRAWN : written == STATUS_INTERNAL ? NOT_WRITTEN : NO_ATLAS;
    }
    json_decref(record);
    atlas_free(atlas);
    return drawn;
}

/* Draws with the exact data; when several irrational numbers are too much for an atlas, with decimals. */
static int draw(const struct kind *kind, const struct problem *problem, const struct around_axis axis[2],
                const struct around_path *path, const char *file)
{
    enum drawn drawn = NO_ATLAS;
    for (int exact = 1; exact >= 0 && drawn == NO_ATLAS; exact--) {
        struct problem *copy = problem_new(kind);
        if (set_fields(problem, axis, exact, copy)) drawn = draw_copy(copy, problem, axis, path, file);
        problem_free(copy);
    }
    return drawn == NO_ATLAS ? PICTURE_NO_PLANE : drawn == DRAWN;
}

int picture_around(const struct problem *problem, const struct around_axis axis[2], const struct around_path *path,
                   const char *file)
{
    return draw(problem->kind, problem, axis, path, file);
}

int picture_around_of(const struct kind *kind, const struct problem *problem, const struct around_axis axis[2],
                      const char *file)
{
    return draw(kind, problem, axis, NULL, file);
}
