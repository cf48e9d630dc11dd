/* SPDX-License-Identifier: BSD-2-Clause */
/* The page of an atlas: axes, regions, curves, and a legend in words. */
#include "picture/atlas_private.h"

#include "problem/mechanism.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 17, SMALL = 12, WRAP = 50, TEXT = 256, DATA_WRAP = 120, DIGITS = 20 };

static void write_at(struct sheet *sheet, double x, double y, enum anchor anchor, int size, const char *text)
{
    const struct sheet_words words = {.at = {x, y}, .anchor = anchor, .size = size};
    sheet_text(sheet, &words, text);
}

/* Writes words in lines of at most WRAP characters; returns the height that they took. */
static int write_wrapped(struct sheet *sheet, double x, double y, const char *text)
{
    int height = 0;
    while (*text != '\0') {
        size_t n = strlen(text);
        char line[TEXT];
        if (n > WRAP)
            for (n = WRAP; n > 1 && text[n] != ' ';) n--;
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        if (sheet != NULL) write_at(sheet, x, y + height, ANCHOR_START, SMALL, line);
        text += n;
        text += strspn(text, " ");
        height += LINE;
    }
    return height;
}

/* ---- axes */

/* A step of ticks: 1, 2 or 5 times a power of 10; of degrees also parts of a turn. */
static double step_of(double range, int is_angle)
{
    static const double turns[] = {1, 2, 5, 10, 15, 30, 45, 60, 90};
    for (size_t i = 0; is_angle && range > 6 && i < sizeof turns / sizeof *turns; i++)
        if (range / turns[i] <= 9) return turns[i];
    double step = pow(10, floor(log10(range / 8)));
    for (int i = 0; range / step > 9; i++) step *= i % 3 == 1 ? 2.5 : 2;
    return step;
}

static void draw_tick(struct sheet *sheet, const struct chart *chart, int axis, double value)
{
    char text[32];
    struct outline tick = {.point = NULL};
    const double share = (value - chart->low[axis]) / (chart->high[axis] - chart->low[axis]);
    const double x = CHART_LEFT + (axis == 0 ? share * CHART_SIZE : 0),
                 y = CHART_TOP + (axis == 0 ? CHART_SIZE : (1 - share) * CHART_SIZE);
    snprintf(text, sizeof text, "%.6g", value);
    outline_add(&tick, x, y);
    outline_add(&tick, axis == 0 ? x : x - 5, axis == 0 ? y + 5 : y);
    outline_end(&tick);
    sheet_stroke(sheet, &tick, 0, 1);
    outline_free(&tick);
    write_at(sheet, axis == 0 ? x : x - 9, axis == 0 ? y + 15 : y, axis == 0 ? ANCHOR_MIDDLE : ANCHOR_END, SMALL, text);
}

static const char *unit_of(const struct problem *problem, const char *name)
{
    const int field = kind_field(problem->kind, name);
    if (problem->derivation != NULL) {
        const int own = mechanism_field_index(problem->derivation->mechanism, name);
        if (own >= 0) return problem->derivation->mechanism->fields[own].field.unit;
    }
    return field >= 0 ? problem->kind->fields[field].unit : "1";
}

/* The powers 2 and 3 are written as raised digits, in UTF-8. */
static void write_unit(const char *unit, char text[TEXT])
{
    size_t n = 0;
    for (; *unit != '\0' && n + 3 < TEXT; unit++) {
        const int power = *unit == '^' && (unit[1] == '2' || unit[1] == '3');
        if (power) {
            text[n++] = '\xc2';
            text[n++] = *++unit == '2' ? '\xb2' : '\xb3';
        } else {
            text[n++] = *unit;
        }
    }
    text[n] = '\0';
}

static void draw_axis(struct sheet *sheet, const struct chart *chart, int axis)
{
    char text[2 * TEXT], written[TEXT];
    const char *name = axis == 0 ? chart->picture->x : chart->picture->y;
    const char *unit = chart->is_angle[axis] ? "degrees" : unit_of(chart->picture->problem, name);
    const double range = chart->high[axis] - chart->low[axis], step = step_of(range, chart->is_angle[axis]);
    for (double k = ceil(chart->low[axis] / step - 1e-9); k * step <= chart->high[axis] + 1e-9 * range; k++)
        draw_tick(sheet, chart, axis, k == 0 ? 0 : k * step);
    write_unit(unit, written);
    snprintf(text, sizeof text, strcmp(unit, "1") == 0 ? "%s" : "%s (%s)", name, written);
    const struct sheet_words words = {.at = {axis == 0 ? CHART_LEFT + CHART_SIZE / 2.0 : 24,
                                             axis == 0 ? CHART_TOP + CHART_SIZE + 42 : CHART_TOP + CHART_SIZE / 2.0},
                                      .anchor = ANCHOR_MIDDLE,
                                      .size = 15,
                                      .turned = axis == 1};
    sheet_text(sheet, &words, text);
}

static void draw_frame(struct sheet *sheet)
{
    const double x[] = {0, 1, 1, 0, 0}, y[] = {0, 0, 1, 1, 0};
    struct outline frame = {.point = NULL};
    for (int i = 0; i < 5; i++) outline_add(&frame, CHART_LEFT + x[i] * CHART_SIZE, CHART_TOP + y[i] * CHART_SIZE);
    outline_end(&frame);
    sheet_stroke(sheet, &frame, 0, 1.2);
    outline_free(&frame);
}

/* ---- words */

static int is_shown(const struct chart *chart, int row)
{
    return chart->row[row].outline.ends > 0;
}

/* The number of a row in the legend; 0 for what lies outside the hypotheses. */
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

/* "name = value"; a fraction of many digits as a decimal. */
static void write_datum(const char *name, const char *value, char text[TEXT])
{
    const char *slash = strchr(value, '/');
    if (strlen(value) > DIGITS && strspn(value, "-0123456789/") == strlen(value))
        snprintf(text, TEXT, "%s = %.9g...", name, strtod(value, NULL) / (slash != NULL ? strtod(slash + 1, NULL) : 1));
    else
        snprintf(text, TEXT, "%s = %.100s", name, value);
}

/* A datum as it is written in the record, or a root as a decimal; 0 for a parameter of the atlas, the kind and the mechanism. */
static int read_datum(const struct chart *chart, const char *key, const json_t *value, char text[TEXT])
{
    const struct problem *problem = chart->picture->problem;
    const char *written = json_string_value(json_is_string(value) ? value : json_object_get(value, "text"));
    double distance;
    if (strcmp(key, "kind") == 0 || strcmp(key, "mechanism") == 0) return 0;
    if (written != NULL) return write_datum(key, written, text), 1;
    if (json_object_get(value, "poly") == NULL || problem->derivation != NULL) return 0;
    snprintf(text, TEXT, "%s = %.9g...", key,
             number_to_double(problem_number(problem, kind_field(problem->kind, key)), &distance));
    return 1;
}

/* The data of the problem but for the two parameters, in one line or two. */
static void draw_data(struct sheet *sheet, const struct chart *chart)
{
    const char *key;
    json_t *value, *problem = json_object_get(chart->picture->record, "problem");
    char line[2][TEXT] = {"", ""}, datum[TEXT];
    int at = 0;
    json_object_foreach (problem, key, value) {
        if (!read_datum(chart, key, value, datum)) continue;
        if (strlen(line[at]) + strlen(datum) > DATA_WRAP) at = 1;
        const size_t length = strlen(line[at]);
        snprintf(line[at] + length, TEXT - length, "%s%s", length > 0 ? ", " : "", datum);
    }
    write_at(sheet, CHART_LEFT, at == 0 ? 48 : 42, ANCHOR_START, 13, line[0]);
    if (at == 1) write_at(sheet, CHART_LEFT, 58, ANCHOR_START, 13, line[1]);
}

static void draw_title(struct sheet *sheet, const struct chart *chart)
{
    char text[TEXT] = "";
    json_t *problem = json_object_get(chart->picture->record, "problem");
    const char *mechanism = json_string_value(json_object_get(problem, "mechanism"));
    snprintf(text, sizeof text, "%s%s%s", json_string_value(json_object_get(problem, "kind")),
             mechanism != NULL ? " of the " : "", mechanism != NULL ? mechanism : "");
    for (char *c = text; *c != '\0'; c++)
        if (*c == '-') *c = ' ';
    const struct sheet_words words = {.at = {CHART_LEFT, 24}, .size = 17, .bold = 1};
    sheet_text(sheet, &words, text);
    draw_data(sheet, chart);
}

static void draw_swatch(struct sheet *sheet, double y, int fill, int number)
{
    const double x[] = {0, 30, 30, 0, 0}, dy[] = {-8, -8, 8, 8, -8};
    char text[16];
    struct outline box = {.point = NULL};
    for (int i = 0; i < 5; i++) outline_add(&box, CHART_LEGEND + x[i], y + dy[i]);
    outline_end(&box);
    sheet_fill(sheet, &box, fill);
    sheet_stroke(sheet, &box, 0, 0.7);
    outline_free(&box);
    snprintf(text, sizeof text, "%d", number);
    const struct sheet_words words = {
        .at = {CHART_LEGEND + 15, y}, .anchor = ANCHOR_MIDDLE, .size = SMALL, .halo = 1, .bold = 1};
    if (number > 0) sheet_text(sheet, &words, text);
}

static void draw_dashes(struct sheet *sheet, double y, int dashing)
{
    struct outline line = {.point = NULL};
    outline_add(&line, CHART_LEGEND, y);
    outline_add(&line, CHART_LEGEND + 30, y);
    outline_end(&line);
    sheet_stroke(sheet, &line, dashing, 2);
    outline_free(&line);
}

/* The legend; without a sheet only its height is found. */
static double legend(const struct chart *chart, struct sheet *sheet)
{
    char text[6 * TEXT], words[TEXT];
    double y = CHART_TOP + 10;
    for (int i = 0; i < chart->rows; i++) {
        if (!is_shown(chart, i)) continue;
        words_of_row(chart, i, words);
        if (sheet != NULL) draw_swatch(sheet, y, fill_of(chart, i), number_of(chart, i));
        y += write_wrapped(sheet, CHART_LEGEND + 40, y, words) + 8;
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
        if (sheet != NULL) draw_dashes(sheet, y, i % SHEET_DASHES);
        y += write_wrapped(sheet, CHART_LEGEND + 40, y, text) + 8;
    }
    const double share = chart_number(json_object_get(json_object_get(chart->picture->record, "verdict"), "undecided"));
    snprintf(text, sizeof text, "undecided: %.2g of the rectangle", share);
    if (sheet != NULL && share > 0) draw_swatch(sheet, y, FILL_UNDECIDED, 0);
    return y + write_wrapped(sheet, CHART_LEGEND + 40, y, share > 0 ? text : "decided everywhere") + 8;
}

/* ---- the numbers of the rows, in the largest of their cells */

static int by_room(const void *x, const void *y)
{
    const struct label *a = x, *b = y;
    return a->room < b->room ? 1 : a->room > b->room ? -1 : a->row - b->row;
}

static int is_free(const struct label *label, const struct label *drawn, int count)
{
    for (int i = 0; i < count; i++) {
        const double distance = hypot(drawn[i].at.x - label->at.x, drawn[i].at.y - label->at.y);
        if (distance < 24 || (drawn[i].row == label->row && distance < 220)) return 0;
    }
    return 1;
}

static void draw_labels(struct sheet *sheet, struct chart *chart)
{
    struct label drawn[CHART_LABELS];
    int count = 0, has[CHART_MAX_ROWS] = {0};
    char text[16];
    qsort(chart->label, (size_t)chart->labels, sizeof *chart->label, by_room);
    for (int i = 0; i < chart->labels; i++) {
        const struct label *label = chart->label + i;
        const int number = number_of(chart, label->row);
        if (number == 0 || (has[label->row] && label->room < 14) || !is_free(label, drawn, count)) continue;
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
    for (int i = 0; i < chart->curves; i++) {
        const struct chart_curve *curve = chart->curve + i;
        const int right = curve->middle.x > CHART_LEFT + CHART_SIZE - 70;
        const double above = curve->middle.y < CHART_TOP + 24 ? 9 : -9;
        const struct sheet_words words = {.at = {curve->middle.x + (right ? -6 : 6), curve->middle.y + above},
                                          .anchor = right ? ANCHOR_END : ANCHOR_START,
                                          .size = 12,
                                          .halo = 1};
        if (curve->longest > 20) sheet_text(sheet, &words, curve->name);
    }
}

static struct point place_of(const struct chart *chart, struct point at)
{
    return (struct point){CHART_LEFT + (at.x - chart->low[0]) / (chart->high[0] - chart->low[0]) * CHART_SIZE,
                          CHART_TOP + (chart->high[1] - at.y) / (chart->high[1] - chart->low[1]) * CHART_SIZE};
}

/* A motion, thicker than the curves. */
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

static void draw_cross(struct sheet *sheet, struct point at)
{
    struct outline cross = {.point = NULL};
    outline_add(&cross, at.x - 8, at.y);
    outline_add(&cross, at.x + 8, at.y);
    outline_end(&cross);
    outline_add(&cross, at.x, at.y - 8);
    outline_add(&cross, at.x, at.y + 8);
    outline_end(&cross);
    sheet_stroke(sheet, &cross, 0, 3);
    outline_free(&cross);
}

/* A cross at the problem that the picture is about, and the end of its motion. */
static void draw_mark(struct sheet *sheet, const struct chart *chart)
{
    const struct atlas_picture *picture = chart->picture;
    const struct point at = place_of(chart, picture->mark);
    const struct sheet_words words = {.at = {at.x + 11, at.y + 11}, .size = SMALL, .halo = 1};
    draw_cross(sheet, at);
    sheet_text(sheet, &words, "this problem");
    if (picture->corners < 2) return;
    const struct point last = place_of(chart, picture->path[picture->corners - 1]);
    const struct sheet_words end = {.at = {last.x + 8, last.y - 8}, .size = SMALL, .halo = 1};
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
    draw_labels(sheet, chart);
    if (chart->picture->has_mark) draw_mark(sheet, chart);
    draw_frame(sheet);
    draw_axis(sheet, chart, 0);
    draw_axis(sheet, chart, 1);
    draw_title(sheet, chart);
    (void)legend(chart, sheet);
}

int picture_atlas(const struct atlas_picture *picture, const char *file, int png)
{
    struct chart *chart = calloc(1, sizeof *chart);
    if (chart == NULL) abort();
    chart->picture = picture;
    chart_read(chart);
    struct sheet *sheet = (png ? sheet_png : sheet_svg)(file, CHART_WIDTH, chart_height(chart));
    if (sheet != NULL) chart_draw(chart, sheet);
    const int good = sheet != NULL && sheet_finish(sheet);
    chart_free(chart);
    free(chart);
    if (!good) fprintf(stderr, "painleve: atlas: %s: the picture could not be written\n", file);
    return good;
}

int picture_has_png(void)
{
    return sheet_has_png();
}
