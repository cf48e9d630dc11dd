/* SPDX-License-Identifier: BSD-2-Clause */
#include "memory/memory.h"
#include "numbers/output.h"
#include "picture/sectors.h"
#include "sign/quantity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Rays closer than this are treated as one, because nothing between them would be visible. */
static const double THINNEST = 0.001;

/* The width of a boundary in points; and the position of the number of a sector on its middle ray. */
static const double BOUNDARY = 1.8, NUMBER_AT = 0.7;

void sectors_add(struct sectors *s, double dx, double dy)
{
    if ((dx == 0 && dy == 0) || s->rays == SECTORS_MAX_RAYS) return;
    const double angle = atan2(dy, dx);
    s->ray[s->rays++] = angle < 0 ? angle + 2 * acos(-1) : angle;
}

void sectors_add_line(struct sectors *s, double dx, double dy)
{
    sectors_add(s, dx, dy);
    sectors_add(s, -dx, -dy);
}

static int by_angle(const void *x, const void *y)
{
    const double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* The point at which the ray of an angle leaves the square. */
static struct point edge(const struct plot *plot, double angle)
{
    const double x = cos(angle), y = sin(angle), r = plot->high[0] / fmax(fabs(x), fabs(y));
    return (struct point){r * x, r * y};
}

/* Decides the problem with other coordinates. */
static int decide_at(const struct sectors *s, struct point at, char *label)
{
    struct answer answer = {0};
    struct failure failure;
    struct problem *other = problem_new(s->problem->kind);
    for (int i = 0; i < other->kind->field_count; i++) {
        other->value[i].number = s->problem->value[i].number;
        other->value[i].word = s->problem->value[i].word;
    }
    other->value[kind_field(other->kind, s->x)].number = number_from_double(other->pool, at.x);
    other->value[kind_field(other->kind, s->y)].number = number_from_double(other->pool, at.y);
    const int decided = problem_decide(other, &options_default, &answer, &failure) == STATUS_OK;
    if (decided) s->name(&answer, label);
    answer_free(&answer);
    problem_free(other);
    return decided;
}

/* Fills the part of the square between two angles less than a half turn apart, including corners of the square. */
static void paint(struct plot *plot, double from, double to, int fill)
{
    struct point corner[8] = {{0, 0}, edge(plot, from)};
    const double quarter = acos(-1) / 2;
    int n = 2;
    for (double at = quarter * (floor(from / quarter) + 0.5); at < to; at += quarter)
        if (at > from && n < 7) corner[n++] = edge(plot, at);
    corner[n++] = edge(plot, to);
    plot_fill(plot, corner, n, fill);
}

static struct point inside(const struct plot *plot, double from, double to, double share)
{
    const struct point rim = edge(plot, (from + to) / 2);
    return (struct point){share * rim.x, share * rim.y};
}

/* The number of a label, from 0. */
static int place_of_label(struct sectors *s, const char *label)
{
    for (int i = 0; i < s->labels; i++)
        if (strcmp(s->label[i], label) == 0) return i;
    strcpy(s->label[s->labels], label);
    return s->labels++;
}

/* The sector between two rays. */
struct piece {
    double from, to;
    int label;
};

/* Finds the sectors between rays; neighbours with the same verdict are merged. Returns their number. */
static int find_pieces(const struct plot *plot, struct sectors *s, struct piece *piece)
{
    int count = 0;
    char label[SECTORS_LABEL];
    double from = 0;
    qsort(s->ray, (size_t)s->rays, sizeof s->ray[0], by_angle);
    for (int i = 0; i <= s->rays; i++) {
        const double to = i < s->rays ? s->ray[i] : 2 * acos(-1);
        if (to - from < THINNEST) continue;
        if (decide_at(s, inside(plot, from, to, 0.7), label))
            piece[count++] = (struct piece){from, to, place_of_label(s, label)};
        from = to;
    }
    return count;
}

void sectors_paint(struct plot *plot, struct sectors *s)
{
    struct piece piece[SECTORS_MAX_RAYS + 1];
    const int count = find_pieces(plot, s, piece);
    for (int i = 0; i < count; i++) paint(plot, piece[i].from, piece[i].to, piece[i].label);
    for (int i = 0; i < count; i++) {
        const struct piece *p = piece + i;
        const struct point line[2] = {{0, 0}, edge(plot, p->from)};
        if (p->label == piece[(i + count - 1) % count].label) continue;
        plot_stroke(plot, line, 2, 0, BOUNDARY);
        plot_number(plot, inside(plot, p->from, p->to, NUMBER_AT), p->label + 1);
    }
    for (int i = 0; i < s->labels; i++) plot_key_region(plot, i, i + 1, s->label[i]);
}

double picture_value(const struct answer *answer, const char *quantity)
{
    double distance;
    const struct number *value = quantity_value(&answer->evaluation, quantity);
    return value == NULL ? 0 : number_to_double(value, &distance);
}

double picture_json(const json_t *value)
{
    if (json_is_object(value))
        return picture_json(json_object_get(value, "a")) +
               picture_json(json_object_get(value, "b")) * sqrt(picture_json(json_object_get(value, "d")));
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *x = output_read_rational(pool, json_string_value(value));
    double distance;
    const double result = x == NULL ? 0 : number_to_double(x, &distance);
    number_pool_free(pool);
    return result;
}
