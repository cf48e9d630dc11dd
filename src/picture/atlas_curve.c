/* SPDX-License-Identifier: BSD-2-Clause */
/* Draws a cell with a curve. By the certificate a factor is strictly monotone across the curve, so that along it there
 * is at most one point of the curve for each value of the other variable. */
#include "memory/memory.h"
#include "picture/atlas_private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A curve has at least one point for every SPACING points of the page. */
enum { SAMPLES = 128, SPACING = 3, BISECTIONS = 50, EDGE = 12 * SAMPLES };

/* The state while a cell is drawn: the variable along the curve, and the one across it. */
struct bend {
    struct chart_region *region;
    int factor, along, across;
    double low[CHART_AXES], high[CHART_AXES];
    int rises; /* 1 when the factor increases across the curve */
    int samples;
};

static double raised(double x, int power)
{
    double product = 1;
    for (int i = 0; i < power; i++) product *= x;
    return product;
}

static double value_at(const struct bend *b, double along, double across)
{
    const double x = b->along == 0 ? along : across, y = b->along == 0 ? across : along;
    const struct chart_term *term = b->region->term[b->factor];
    double sum = 0;
    for (int i = 0; i < b->region->terms[b->factor]; i++)
        sum += term[i].coefficient * raised(x, term[i].power[0]) * raised(y, term[i].power[1]);
    return sum;
}

/* The zero of the factor across the curve; an end of the cell when it has one sign there. */
static double crossing(const struct bend *b, double along, int *inside)
{
    double low = b->low[b->across], high = b->high[b->across];
    const double side = b->rises ? 1 : -1;
    *inside = 0;
    if (side * value_at(b, along, low) > 0) return low;
    if (side * value_at(b, along, high) < 0) return high;
    for (int i = 0; i < BISECTIONS; i++) {
        const double middle = (low + high) / 2;
        *(side * value_at(b, along, middle) < 0 ? &low : &high) = middle;
    }
    *inside = 1;
    return (low + high) / 2;
}

static struct point page_of(const struct bend *b, double along, double across)
{
    return b->along == 0 ? chart_page(b->region, along, across) : chart_page(b->region, across, along);
}

/* The point where the curve leaves the cell, between a point where it is inside and one where it is not. */
static double leaving(const struct bend *b, double in, double out)
{
    for (int i = 0; i < BISECTIONS; i++) {
        int inside;
        const double middle = (in + out) / 2;
        (void)crossing(b, middle, &inside);
        *(inside ? &in : &out) = middle;
    }
    return in;
}

/* The points of the edge between both sides: along the cell, and across it; where the curve is inside. */
struct edge {
    double along[EDGE], across[EDGE];
    int inside[EDGE], count;
};

static void add_point(const struct bend *b, struct edge *edge, double along)
{
    edge->along[edge->count] = along;
    edge->across[edge->count] = crossing(b, along, &edge->inside[edge->count]);
    edge->count++;
}

/* Between a point where the curve is below the cell and one where it is above, it crosses the whole cell. */
enum { STEEP = 8 };

static double last_at(const struct bend *b, double at, double other, double end)
{
    for (int i = 0; i < BISECTIONS; i++) {
        int inside;
        const double middle = (at + other) / 2;
        *(crossing(b, middle, &inside) == end && !inside ? &at : &other) = middle;
    }
    return other;
}

static void trace_steep(const struct bend *b, struct edge *edge, double from, double to)
{
    int inside;
    const double first = last_at(b, from, to, crossing(b, from, &inside)),
                 last = last_at(b, to, from, crossing(b, to, &inside));
    for (int i = 0; i <= STEEP; i++) add_point(b, edge, first + (last - first) * i / STEEP);
}

static void trace(const struct bend *b, struct edge *edge)
{
    const double low = b->low[b->along], step = (b->high[b->along] - low) / b->samples;
    edge->count = 0;
    add_point(b, edge, low);
    for (int i = 1; i <= b->samples; i++) {
        int inside;
        const double before = edge->along[edge->count - 1], at = edge->across[edge->count - 1], here = low + i * step;
        const int was = edge->inside[edge->count - 1];
        const double value = crossing(b, here, &inside);
        if (inside != was) add_point(b, edge, was ? leaving(b, before, here) : leaving(b, here, before));
        if (!inside && !was && value != at) trace_steep(b, edge, before, here);
        add_point(b, edge, here);
    }
}

static void add_to(const struct bend *b, struct outline *outline, double along, double across)
{
    const struct point p = page_of(b, along, across);
    outline_add(outline, p.x, p.y);
}

/* Appends the outline between the edge and one end of the cell, from a point of the edge to where they meet again.
 * Returns the last point. */
static int add_side(const struct bend *b, const struct edge *edge, double end, int first, struct outline *outline)
{
    int last = first;
    while (last + 1 < edge->count && (edge->across[last] != end || edge->across[last + 1] != end)) last++;
    if (last == first) return first;
    for (int i = first; i <= last; i++) add_to(b, outline, edge->along[i], edge->across[i]);
    add_to(b, outline, edge->along[last], end);
    add_to(b, outline, edge->along[first], end);
    outline_end(outline);
    return last;
}

/* The distance of a point of the page from the edge. */
static double distance_to(const struct bend *b, const struct edge *edge, struct point here)
{
    double least = CHART_SIZE;
    for (int i = 0; i < edge->count; i++) {
        const struct point at = page_of(b, edge->along[i], edge->across[i]);
        const double distance = hypot(at.x - here.x, at.y - here.y);
        if (distance < least) least = distance;
    }
    return least;
}

/* Fills the part between the edge and one end of the cell. */
static void fill_side(const struct bend *b, const struct edge *edge, double end, const json_t *number)
{
    struct chart_row *row = chart_row_of(b->region->chart, number);
    double area = 0, widest = 0;
    int at = 0;
    for (int i = 0; i < edge->count; i++) {
        const double width = fabs(edge->across[i] - end);
        if (i > 0) area += (width + fabs(edge->across[i - 1] - end)) / 2 * (edge->along[i] - edge->along[i - 1]);
        if (width <= widest) continue;
        widest = width;
        at = i;
    }
    if (row == NULL || area <= 0) return;
    for (int i = 0; i < edge->count; i++) i = add_side(b, edge, end, i, &row->outline);
    const int third = edge->count / 6, place = at < third ? third : at > edge->count - third ? edge->count - third : at;
    const struct point first = page_of(b, edge->along[0], end), last = page_of(b, edge->along[edge->count - 1], end),
                       here = page_of(b, edge->along[place], (edge->across[place] + end) / 2);
    const double room = distance_to(b, edge, here), length = hypot(first.x - last.x, first.y - last.y);
    row->area += area;
    chart_add_label(b->region->chart, row, here, room < length / 2 ? room : length / 2);
}

/* ---- the name of a curve: the quantities that are zero there */

/* "p_plus" is written p+. */
static void add_name(char *name, const char *quantity)
{
    const size_t length = strlen(name), n = strlen(quantity);
    const char *end = n > 5 && strcmp(quantity + n - 5, "_plus") == 0    ? "+"
                      : n > 6 && strcmp(quantity + n - 6, "_minus") == 0 ? "\xe2\x88\x92"
                                                                         : "";
    const int kept = (int)(*end == '+' ? n - 5 : *end != '\0' ? n - 6 : n);
    if (length + n + 6 < CHART_NAME)
        snprintf(name + length, CHART_NAME - length, "%s%.*s%s", length > 0 ? ", " : "", kept, quantity, end);
}

/* The number of factors in the numerator of a quantity; 0 when this factor is not one of them. */
static int factors_above(const json_t *product, size_t factor)
{
    size_t i;
    const json_t *power;
    int count = 0;
    if (json_integer_value(json_array_get(product, factor + 1)) <= 0) return 0;
    json_array_foreach (product, i, power) count += i > 0 && json_integer_value(power) > 0;
    return count;
}

static void name_curve(const struct chart_region *region, size_t factor, char name[CHART_NAME])
{
    json_t *quantities = json_object_get(region->json, "quantities"), *product;
    const char *key;
    int least = 0, listed = 0;
    json_object_foreach (quantities, key, product) {
        const int count = factors_above(product, factor);
        if (count > 0 && (least == 0 || count < least)) least = count;
    }
    *name = '\0';
    json_object_foreach (quantities, key, product)
        if (least > 0 && factors_above(product, factor) == least && listed++ < 3) add_name(name, key);
    if (*name == '\0') snprintf(name, CHART_NAME, "a divisor");
    const size_t length = strlen(name);
    snprintf(name + length, CHART_NAME - length, " = 0");
}

static struct chart_curve *find_curve(const struct chart_region *region, size_t factor)
{
    struct chart *chart = region->chart;
    char name[CHART_NAME];
    name_curve(region, factor, name);
    for (int i = 0; i < chart->curves; i++)
        if (strcmp(chart->curve[i].name, name) == 0) return chart->curve + i;
    if (chart->curves == CHART_MAX_CURVES) return chart->curve + CHART_MAX_CURVES - 1;
    memcpy(chart->curve[chart->curves].name, name, sizeof name);
    return chart->curve + chart->curves++;
}

/* Whether the curve runs along an end of the cell, so that it is drawn as one straight line.  Its points are rounded to doubles,
 * so they are compared up to a distance that no picture shows. */
static int runs_along(const struct bend *b, const struct edge *edge, double end)
{
    const double invisible = 1e-9 * fabs(b->high[b->across] - b->low[b->across]);
    for (int i = 0; i < edge->count; i++)
        if (!edge->inside[i] || fabs(edge->across[i] - end) > invisible) return 0;
    return 1;
}

static void note_row(struct chart_curve *curve, const struct chart_row *row)
{
    for (int i = 0; i < curve->ons; i++)
        if (curve->on[i] == row) return;
    if (row != NULL && curve->ons < CHART_MAX_ON) curve->on[curve->ons++] = row;
}

static void note_line(struct edge_lines *lines, const struct bend *b, struct chart_curve *curve, double at)
{
    if (lines->count == lines->room) {
        lines->room = 2 * lines->room + 16;
        struct edge_line *more = memory_new(lines->room, sizeof *more);
        if (lines->count > 0) memcpy(more, lines->line, lines->count * sizeof *more);
        free(lines->line);
        lines->line = more;
    }
    lines->line[lines->count++] = (struct edge_line){curve, b->across, at, b->low[b->along], b->high[b->along]};
}

/* A line along the upper edge of a cell is drawn by the next cell if that has it, too. */
static void draw_curve(const struct bend *b, const struct edge *edge, const json_t *on)
{
    struct chart_curve *curve = find_curve(b->region, (size_t)b->factor);
    const double low = b->low[b->across], high = b->high[b->across];
    int drawn = 0;
    if (runs_along(b, edge, low)) note_line(&b->region->lower, b, curve, low);
    if (high != b->region->high[b->across] && runs_along(b, edge, high)) {
        note_line(&b->region->upper, b, curve, high);
        note_row(curve, chart_row_of(b->region->chart, on));
        return;
    }
    for (int i = 0; i < edge->count; i++) {
        if (edge->inside[i]) {
            add_to(b, &curve->outline, edge->along[i], edge->across[i]);
            drawn++;
        } else {
            outline_end(&curve->outline);
        }
    }
    outline_end(&curve->outline);
    if (drawn > 1) note_row(curve, chart_row_of(b->region->chart, on));
}

/* The next point after `at` at which one of the lower edges that an upper edge shares begins or ends. `covered` is set
 * to whether one of them runs there. */
static double next_of(const struct edge_lines *lower, const struct edge_line *line, double at, int *covered)
{
    double next = line->to;
    *covered = 0;
    for (size_t i = 0; i < lower->count; i++) {
        const struct edge_line *other = lower->line + i;
        if (other->curve != line->curve || other->across != line->across || other->at != line->at || other->to <= at)
            continue;
        *covered = *covered || other->from <= at;
        const double end = other->from <= at ? other->to : other->from;
        if (end < next) next = end;
    }
    return next;
}

static void draw_line(const struct chart_region *region, const struct edge_line *line, double from, double to)
{
    for (int i = 0; i < 2; i++) {
        const double along = i == 0 ? from : to;
        const struct point p =
            line->across == 0 ? chart_page(region, line->at, along) : chart_page(region, along, line->at);
        outline_add(&line->curve->outline, p.x, p.y);
    }
    outline_end(&line->curve->outline);
}

void chart_upper_lines(struct chart_region *region)
{
    for (size_t i = 0; i < region->upper.count; i++) {
        const struct edge_line *line = region->upper.line + i;
        for (double at = line->from; at < line->to;) {
            int covered;
            const double next = next_of(&region->lower, line, at, &covered);
            if (!covered) draw_line(region, line, at, next);
            at = next;
        }
    }
}

void chart_curve_cell(struct chart_region *region, const json_t *leaf, const double low[CHART_AXES],
                      const double high[CHART_AXES])
{
    struct edge edge;
    const json_t *rows = json_object_get(leaf, "rows");
    const int across = strcmp(json_string_value(json_object_get(leaf, "across")), region->chart->picture->x) != 0;
    struct bend b = {.region = region,
                     .factor = (int)json_integer_value(json_object_get(leaf, "curve")),
                     .across = across,
                     .along = !across,
                     .low = {low[0], low[1]},
                     .high = {high[0], high[1]}};
    const struct point begin = page_of(&b, b.low[b.along], b.low[across]),
                       end = page_of(&b, b.high[b.along], b.low[across]);
    const double length = hypot(end.x - begin.x, end.y - begin.y) / SPACING;
    b.samples = length >= SAMPLES ? SAMPLES : (int)length + 1;
    const double middle = (b.low[b.along] + b.high[b.along]) / 2;
    b.rises = value_at(&b, middle, b.high[across]) > value_at(&b, middle, b.low[across]);
    trace(&b, &edge);
    fill_side(&b, &edge, b.low[across], json_array_get(rows, b.rises ? 0 : 2));
    fill_side(&b, &edge, b.high[across], json_array_get(rows, b.rises ? 2 : 0));
    draw_curve(&b, &edge, json_array_get(rows, 1));
}
