/* SPDX-License-Identifier: BSD-2-Clause */
/* The page of an atlas: axes, regions, curves, and a legend in words. */
#include "picture/atlas_private.h"

#include "problem/mechanism.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ROOM: the distance of the number of a row from a name. */
enum { TEXT = PAGE_TEXT, ROOM = 8 };

/* ---- axes */

static const char *unit_of(const struct problem *problem, const char *name)
{
    const int field = kind_field(problem->kind, name);
    if (problem->derivation != NULL) {
        const int own = mechanism_field_index(problem->derivation->mechanism, name);
        if (own >= 0) return problem->derivation->mechanism->fields[own].field.unit;
    }
    return field >= 0 ? problem->kind->fields[field].unit : "1";
}

static void draw_axis(struct sheet *sheet, const struct chart *chart, int axis)
{
    const char *name = axis == 0 ? chart->picture->x : chart->picture->y;
    const struct page_axis on_page = {axis,
                                      chart->low[axis],
                                      chart->high[axis],
                                      chart->is_angle[axis],
                                      name,
                                      chart->is_angle[axis] ? "degrees" : unit_of(chart->picture->problem, name)};
    page_axis(sheet, &on_page);
}

/* ---- words */

static int is_shown(const struct chart *chart, int row)
{
    return chart->row[row].outline.ends > 0;
}

/* The number of a row in the legend; 0 outside the hypotheses. */
static int number_of(const struct chart *chart, int row)
{
    int number = 0;
    if (row == chart->rows - 1) return 0;
    for (int i = 0; i <= row; i++) number += is_shown(chart, i);
    return number;
}

static int fill_of(const struct chart *chart, int row)
{
    return row == chart->rows - 1 ? FILL_OUTSIDE : number_of(chart, row) - 1;
}

static void words_of_row(const struct chart *chart, int row, char text[TEXT])
{
    const char *name = chart->row[row].name;
    const struct problem *problem = chart->picture->problem;
    const struct row_theory *theory = problem->kind->rows(problem);
    if (name == NULL) {
        snprintf(text, TEXT, "outside the hypotheses of the theory");
        return;
    }
    snprintf(text, TEXT, "%s", name);
    for (char *c = text; *c != '\0'; c++)
        if (*c == '_') *c = ' ';
    const size_t length = strlen(text);
    if (theory->words != NULL) theory->words(name, text + length, TEXT - length);
}

/* A datum in the notation of the record, or a root as a decimal; 0 for a parameter of the atlas, the kind and the
 * mechanism. */
static int read_datum(const struct chart *chart, const char *key, const json_t *value, char text[TEXT])
{
    const struct problem *problem = chart->picture->problem;
    const char *written = json_string_value(json_is_string(value) ? value : json_object_get(value, "text"));
    double distance;
    if (strcmp(key, "kind") == 0 || strcmp(key, "mechanism") == 0) return 0;
    if (written != NULL) return page_datum(key, written, text), 1;
    if (json_object_get(value, "poly") == NULL || problem->derivation != NULL) return 0;
    snprintf(text, TEXT, "%s = %.9g...", key,
             number_to_double(problem_number(problem, kind_field(problem->kind, key)), &distance));
    return 1;
}

static void draw_title(struct sheet *sheet, const struct chart *chart)
{
    char text[TEXT] = "", datum[TEXT];
    const char *key;
    json_t *value, *problem = json_object_get(chart->picture->record, "problem");
    const char *mechanism = json_string_value(json_object_get(problem, "mechanism"));
    struct page_data data = {{""}};
    snprintf(text, sizeof text, "%s%s%s", json_string_value(json_object_get(problem, "kind")),
             mechanism != NULL ? " of the " : "", mechanism != NULL ? mechanism : "");
    for (char *c = text; *c != '\0'; c++)
        if (*c == '-') *c = ' ';
    json_object_foreach (problem, key, value)
        if (read_datum(chart, key, value, datum)) page_add_datum(&data, datum);
    page_title(sheet, text, &data);
}

/* Draws the legend; without a sheet computes its height only. */
static double legend(const struct chart *chart, struct sheet *sheet)
{
    char text[6 * TEXT], words[TEXT];
    double y = CHART_TOP + 10;
    for (int i = 0; i < chart->rows; i++) {
        if (!is_shown(chart, i)) continue;
        words_of_row(chart, i, words);
        if (sheet != NULL) page_swatch(sheet, y, fill_of(chart, i), number_of(chart, i));
        y += page_wrapped(sheet, CHART_LEGEND + 40, y, words) + 8;
    }
    for (int i = 0; i < chart->curves; i++) {
        const struct chart_curve *curve = chart->curve + i;
        if (curve->outline.ends == 0) continue;
        snprintf(text, sizeof text, "%s", curve->name);
        for (int k = 0; k < curve->ons; k++) {
            const size_t length = strlen(text);
            words_of_row(chart, (int)(curve->on[k] - chart->row), words);
            snprintf(text + length, sizeof text - length, "%s%s", k == 0 ? "; on it: " : "; or ", words);
        }
        if (sheet != NULL) page_dashes(sheet, y, i % SHEET_DASHES, 2);
        y += page_wrapped(sheet, CHART_LEGEND + 40, y, text) + 8;
    }
    const double share = chart_number(json_object_get(json_object_get(chart->picture->record, "verdict"), "undecided"));
    snprintf(text, sizeof text, "undecided: %.2g of the rectangle", share);
    if (sheet != NULL && share > 0) page_swatch(sheet, y, FILL_UNDECIDED, 0);
    return y + page_wrapped(sheet, CHART_LEGEND + 40, y, share > 0 ? text : "decided everywhere") + 8;
}

/* ---- the numbers of the rows, in the largest of their cells */

static int by_room(const void *x, const void *y)
{
    const struct label *a = x, *b = y;
    return a->room < b->room ? 1 : a->room > b->room ? -1 : a->row - b->row;
}

/* 1 at a sufficient distance from the numbers drawn so far, and from the names of curves. */
static int is_free(const struct chart *chart, const struct label *label, const struct label *drawn, int count)
{
    for (int i = 0; i < chart->curves; i++) {
        const struct chart_box *box = chart->name + i;
        if (box->left - ROOM < label->at.x && label->at.x < box->right + ROOM && box->top - ROOM < label->at.y &&
            label->at.y < box->bottom + ROOM)
            return 0;
    }
    for (int i = 0; i < count; i++) {
        const double distance = hypot(drawn[i].at.x - label->at.x, drawn[i].at.y - label->at.y);
        if (distance < 24 || (drawn[i].row == label->row && distance < 220)) return 0;
    }
    return 1;
}

static double distance_to_segment(struct point a, struct point b, struct point at)
{
    const double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    const double part = square > 0 ? ((at.x - a.x) * dx + (at.y - a.y) * dy) / square : 0;
    const double share = part < 0 ? 0 : part > 1 ? 1 : part;
    return hypot(a.x + share * dx - at.x, a.y + share * dy - at.y);
}

static double distance_to_line(const struct outline *o, struct point at)
{
    double least = INFINITY;
    for (size_t k = 0; k < o->ends; k++)
        for (size_t i = (k > 0 ? o->end[k - 1] : 0) + 1; i < o->end[k]; i++) {
            const double distance = distance_to_segment(o->point[i - 1], o->point[i], at);
            if (distance < least) least = distance;
        }
    return least;
}

/* Limits the room of each label by its distance to the curves, which may pass outside of the label's cell. */
static void keep_from_curves(struct chart *chart)
{
    for (int i = 0; i < chart->labels; i++)
        for (int k = 0; k < chart->curves; k++) {
            const double distance = distance_to_line(&chart->curve[k].outline, chart->label[i].at);
            if (distance < chart->label[i].room) chart->label[i].room = distance;
        }
}

static void draw_labels(struct sheet *sheet, struct chart *chart)
{
    struct label drawn[CHART_LABELS];
    int count = 0, has[CHART_MAX_ROWS] = {0};
    char text[16];
    keep_from_curves(chart);
    qsort(chart->label, (size_t)chart->labels, sizeof *chart->label, by_room);
    for (int i = 0; i < chart->labels; i++) {
        const struct label *label = chart->label + i;
        const int number = number_of(chart, label->row);
        if (number == 0 || (has[label->row] && label->room < 14) || !is_free(chart, label, drawn, count)) continue;
        has[label->row] = 1;
        drawn[count++] = *label;
        snprintf(text, sizeof text, "%d", number);
        const struct sheet_words words = {.at = label->at, .anchor = ANCHOR_MIDDLE, .size = 15, .halo = 1, .bold = 1};
        sheet_text(sheet, &words, text);
    }
}

static void draw_curves(struct sheet *sheet, const struct chart *chart)
{
    for (int i = 0; i < chart->curves; i++) sheet_stroke(sheet, &chart->curve[i].outline, i % SHEET_DASHES, 2);
}

static void draw_names(struct sheet *sheet, const struct chart *chart)
{
    for (int i = 0; i < chart->curves; i++) {
        const struct chart_box *box = chart->name + i;
        const struct sheet_words words = {.at = {(box->left + box->right) / 2, (box->top + box->bottom) / 2},
                                          .anchor = ANCHOR_MIDDLE,
                                          .size = PAGE_SMALL,
                                          .halo = 1};
        if (box->left < box->right) sheet_text(sheet, &words, chart->curve[i].name);
    }
}

static struct point place_of(const struct chart *chart, struct point at)
{
    return (struct point){CHART_LEFT + (at.x - chart->low[0]) / (chart->high[0] - chart->low[0]) * CHART_SIZE,
                          CHART_TOP + (chart->high[1] - at.y) / (chart->high[1] - chart->low[1]) * CHART_SIZE};
}

/* Draws a motion, thicker than the curves. */
static void draw_path(struct sheet *sheet, const struct chart *chart)
{
    struct outline path = {.point = NULL};
    for (int i = 0; i < chart->picture->corners; i++) {
        const struct point at = place_of(chart, chart->picture->path[i]);
        outline_add(&path, at.x, at.y);
    }
    outline_end(&path);
    sheet_stroke(sheet, &path, 0, 3.5);
    outline_free(&path);
}

/* Draws a cross at the problem of the picture, and a mark at the end of its motion. */
static void draw_mark(struct sheet *sheet, const struct chart *chart)
{
    const struct atlas_picture *picture = chart->picture;
    const struct point at = place_of(chart, picture->mark);
    const struct sheet_words words = {.at = {at.x + 11, at.y + 11}, .size = PAGE_SMALL, .halo = 1};
    page_cross(sheet, at);
    sheet_text(sheet, &words, "this problem");
    if (picture->corners < 2) return;
    const struct point last = place_of(chart, picture->path[picture->corners - 1]);
    const struct sheet_words end = {.at = {last.x + 8, last.y - 8}, .size = PAGE_SMALL, .halo = 1};
    draw_path(sheet, chart);
    sheet_text(sheet, &end, "its end");
}

int chart_height(const struct chart *chart)
{
    const int needed = (int)legend(chart, NULL) + 10;
    return needed > CHART_HEIGHT ? needed : CHART_HEIGHT;
}

void chart_draw(struct chart *chart, struct sheet *sheet)
{
    for (int i = 0; i < chart->rows; i++) sheet_fill(sheet, &chart->row[i].outline, fill_of(chart, i));
    draw_curves(sheet, chart);
    sheet_fill(sheet, &chart->undecided, FILL_UNDECIDED);
    draw_names(sheet, chart);
    draw_labels(sheet, chart);
    if (chart->picture->has_mark) draw_mark(sheet, chart);
    page_frame(sheet);
    draw_axis(sheet, chart, 0);
    draw_axis(sheet, chart, 1);
    draw_title(sheet, chart);
    (void)legend(chart, sheet);
}

static enum status write_chart(struct chart *chart, const char *file, int png, struct failure *failure)
{
    errno = 0;
    struct sheet *sheet = (png ? sheet_png : sheet_svg)(file, CHART_WIDTH, chart_height(chart));
    if (sheet != NULL) chart_draw(chart, sheet);
    if (sheet != NULL && sheet_finish(sheet)) return STATUS_OK;
    snprintf(failure->reason, sizeof failure->reason, "the picture could not be written%s%s", errno != 0 ? ": " : "",
             errno != 0 ? strerror(errno) : "");
    return STATUS_INTERNAL;
}

static enum status refuse_narrow(const char *field, struct failure *failure)
{
    snprintf(failure->reason, sizeof failure->reason,
             "field '%.80s': the ends of the interval are too close for a picture, which is drawn in doubles; --json "
             "has the atlas",
             field);
    return STATUS_UNDECIDED;
}

enum status picture_atlas(const struct atlas_picture *picture, const char *file, int png, struct failure *failure)
{
    struct chart *chart = calloc(1, sizeof *chart);
    if (chart == NULL) abort();
    chart->picture = picture;
    failure->field[0] = '\0';
    const int narrow = chart_read(chart);
    const enum status status = narrow < 0 ? write_chart(chart, file, png, failure)
                                          : refuse_narrow(narrow == 0 ? picture->x : picture->y, failure);
    chart_free(chart);
    free(chart);
    return status;
}

int picture_has_png(void)
{
    return sheet_has_png();
}
