/* SPDX-License-Identifier: BSD-2-Clause */
/* The cells of an atlas, read from its certificate, in doubles. */
#include "memory/memory.h"
#include "picture/atlas_private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double half_turn = 180, degrees = 57.29577951308232;

double chart_number(const json_t *text)
{
    const char *number = json_string_value(text);
    if (number == NULL) return 0;
    const char *line = strchr(number, '/');
    return strtod(number, NULL) / (line != NULL ? strtod(line + 1, NULL) : 1);
}

/* The value of a field in the picture: for an angle in degrees, computed from the tangent of half its difference from a
 * multiple of pi; a number is unchanged. */
static double shown(int is_angle, double half_turns, double x)
{
    return is_angle ? half_turns * half_turn + 2 * atan(x) * degrees : x;
}

struct point chart_page(const struct chart_region *region, double x, double y)
{
    const struct chart *c = region->chart;
    const double value[CHART_AXES] = {shown(c->is_angle[0], region->half_turns[0], x),
                                      shown(c->is_angle[1], region->half_turns[1], y)};
    return (struct point){CHART_LEFT + (value[0] - c->low[0]) / (c->high[0] - c->low[0]) * CHART_SIZE,
                          CHART_TOP + (c->high[1] - value[1]) / (c->high[1] - c->low[1]) * CHART_SIZE};
}

struct chart_row *chart_row_of(struct chart *chart, const json_t *number)
{
    if (!json_is_integer(number)) return NULL;
    const json_int_t i = json_integer_value(number);
    return chart->row + (i < 0 ? chart->rows - 1 : i);
}

/* The distance of the number of a row from the frame. */
enum { MARGIN = 11 };

static int is_at_frame(struct point at)
{
    return at.x < CHART_LEFT + MARGIN || at.x > CHART_LEFT + CHART_SIZE - MARGIN || at.y < CHART_TOP + MARGIN ||
           at.y > CHART_TOP + CHART_SIZE - MARGIN;
}

static int least_label(const struct chart *chart)
{
    int least = 0;
    for (int i = 1; i < chart->labels; i++)
        if (chart->label[i].room < chart->label[least].room) least = i;
    return least;
}

void chart_add_label(struct chart *chart, const struct chart_row *row, struct point at, double room)
{
    if (room > 1 && is_at_frame(at)) room = 1;
    const struct label label = {(int)(row - chart->row), at, room};
    if (chart->labels < CHART_LABELS) {
        chart->label[chart->labels++] = label;
        return;
    }
    const int least = least_label(chart);
    if (chart->label[least].room < room) chart->label[least] = label;
}

static void add_box(const struct chart_region *region, struct outline *outline, const double low[CHART_AXES],
                    const double high[CHART_AXES])
{
    const double x[] = {low[0], high[0], high[0], low[0]}, y[] = {low[1], low[1], high[1], high[1]};
    for (int i = 0; i < 4; i++) {
        const struct point at = chart_page(region, x[i], y[i]);
        outline_add(outline, at.x, at.y);
    }
    outline_end(outline);
}

static void row_cell(struct chart_region *region, const json_t *leaf, const double low[CHART_AXES],
                     const double high[CHART_AXES])
{
    struct chart_row *row = chart_row_of(region->chart, json_object_get(leaf, "row"));
    const struct point a = chart_page(region, low[0], low[1]), b = chart_page(region, high[0], high[1]);
    const double width = fabs(b.x - a.x), height = fabs(b.y - a.y);
    if (row == NULL) return;
    add_box(region, &row->outline, low, high);
    row->area += width * height;
    chart_add_label(region->chart, row, (struct point){(a.x + b.x) / 2, (a.y + b.y) / 2},
                    width < height ? width : height);
}

/* Reads an item of the cover and the items below it in its tree. */
static void read_cell(struct chart_region *region, size_t *at, const double low[CHART_AXES],
                      const double high[CHART_AXES])
{
    const json_t *item = json_array_get(json_object_get(region->json, "cover"), (*at)++);
    if (json_is_string(item)) {
        const int axis = strcmp(json_string_value(item), region->chart->picture->x) != 0;
        double middle[2][CHART_AXES] = {{low[0], low[1]}, {high[0], high[1]}};
        middle[0][axis] = middle[1][axis] = (low[axis] + high[axis]) / 2;
        read_cell(region, at, low, middle[1]);
        read_cell(region, at, middle[0], high);
    } else if (json_is_integer(item)) {
        const json_t *leaf = json_array_get(json_object_get(region->json, "leaves"), (size_t)json_integer_value(item));
        if (json_object_get(leaf, "curve") != NULL)
            chart_curve_cell(region, leaf, low, high);
        else
            row_cell(region, leaf, low, high);
    } else {
        add_box(region, &region->chart->undecided, low, high);
    }
}

/* Reads the factors as polynomials in the two variables; a constant is replaced by the middle of its enclosure. */
static void read_factors(struct chart_region *region)
{
    const json_t *constants = json_object_get(region->json, "constants"), *factor, *term;
    size_t i, k;
    json_array_foreach (json_object_get(region->json, "factors"), i, factor) {
        if (i >= CHART_MAX_FACTORS) return;
        struct chart_term *list = region->term[i] = memory_new(json_array_size(factor) + 1, sizeof *list);
        json_array_foreach (factor, k, term) {
            struct chart_term t = {.coefficient = chart_number(json_array_get(term, 0))};
            for (size_t v = 0; v + 1 < json_array_size(term); v++) {
                const int power = (int)json_integer_value(json_array_get(term, v + 1));
                const json_t *constant = v < CHART_AXES ? NULL : json_array_get(constants, v - CHART_AXES);
                if (v < CHART_AXES)
                    t.power[v] = power;
                else
                    t.coefficient *= pow((chart_number(json_object_get(constant, "lo")) +
                                          chart_number(json_object_get(constant, "hi"))) /
                                             2,
                                         power);
            }
            list[k] = t;
        }
        region->terms[i] = (int)json_array_size(factor);
    }
}

/* The ends of a piece of a variable, from its box if it has one. */
static void read_ends(const json_t *piece, double *low, double *high)
{
    const json_t *box = json_object_get(piece, "box");
    if (box == NULL) box = piece;
    *low = chart_number(json_object_get(box, "lo"));
    *high = chart_number(json_object_get(box, "hi"));
}

static const json_t *pieces_of(const struct chart *chart, int axis)
{
    const json_t *witness = json_object_get(chart->picture->record, "witness");
    return json_object_get(json_array_get(json_object_get(witness, "variables"), (size_t)axis), "pieces");
}

static void read_region(struct chart *chart, const json_t *json, size_t index)
{
    struct chart_region region = {.chart = chart, .json = json};
    size_t at = 0;
    const size_t first = json_array_size(pieces_of(chart, 0)), place[CHART_AXES] = {index % first, index / first};
    for (int axis = 0; axis < CHART_AXES; axis++) {
        const json_t *piece = json_array_get(pieces_of(chart, axis), place[axis]);
        region.half_turns[axis] = (double)json_integer_value(json_object_get(piece, "half_turns"));
        read_ends(piece, &region.low[axis], &region.high[axis]);
    }
    read_factors(&region);
    read_cell(&region, &at, region.low, region.high);
    chart_upper_lines(&region);
    free(region.lower.line);
    free(region.upper.line);
    for (int i = 0; i < CHART_MAX_FACTORS; i++) free(region.term[i]);
}

static void read_axis(struct chart *chart, int axis)
{
    const json_t *pieces = pieces_of(chart, axis), *first = json_array_get(pieces, 0),
                 *last = json_array_get(pieces, json_array_size(pieces) - 1);
    double low, high, unused;
    chart->is_angle[axis] = json_object_get(first, "half_turns") != NULL;
    read_ends(first, &low, &unused);
    read_ends(last, &unused, &high);
    chart->low[axis] =
        shown(chart->is_angle[axis], (double)json_integer_value(json_object_get(first, "half_turns")), low);
    chart->high[axis] =
        shown(chart->is_angle[axis], (double)json_integer_value(json_object_get(last, "half_turns")), high);
}

/* 1 when doubles keep apart the ends of an axis and the points between that a picture shows. This decides whether there is a picture; no
 * verdict depends on it. */
static int can_show(const struct chart *chart, int axis)
{
    const double low = chart->low[axis], high = chart->high[axis];
    return isfinite(low) && isfinite(high) && high - low > 0x1p-32 * fmax(fabs(low), fabs(high));
}

int chart_read(struct chart *chart)
{
    const json_t *record = chart->picture->record, *row, *region;
    size_t i;
    json_array_foreach (json_object_get(json_object_get(record, "verdict"), "rows"), i, row)
        if (chart->rows + 1 < CHART_MAX_ROWS) chart->row[chart->rows++].name = json_string_value(row);
    chart->rows++; /* outside the hypotheses */
    for (int axis = 0; axis < CHART_AXES; axis++) {
        read_axis(chart, axis);
        if (!can_show(chart, axis)) return axis;
    }
    json_array_foreach (json_object_get(json_object_get(record, "witness"), "regions"), i, region)
        read_region(chart, region, i);
    for (int k = 0; k < chart->curves; k++) chart_join(chart->curve + k);
    chart_place_names(chart);
    return -1;
}

void chart_free(struct chart *chart)
{
    for (int i = 0; i < chart->rows; i++) outline_free(&chart->row[i].outline);
    for (int i = 0; i < chart->curves; i++) outline_free(&chart->curve[i].outline);
    outline_free(&chart->undecided);
}
