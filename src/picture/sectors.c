/* SPDX-License-Identifier: BSD-2-Clause */
#include "memory/memory.h"
#include "picture/sectors.h"
#include "sign/quantity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Neighbours closer than this are one ray: nothing between them could be seen. */
static const double THINNEST = 0.001;

void sectors_add(struct sectors *s, double dx, double dy)
{
    if ((dx == 0 && dy == 0) || s->rays == SECTORS_MAX_RAYS) return;
    double angle = atan2(dy, dx);
    while (angle < s->begin) angle += 2 * acos(-1);
    if (angle < s->end) s->ray[s->rays++] = angle;
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

/* Where the ray of an angle leaves the square. */
static struct point edge(const struct canvas *canvas, double angle)
{
    const double x = cos(angle), y = sin(angle), r = canvas_reach(canvas) / fmax(fabs(x), fabs(y));
    return (struct point){r * x, r * y};
}

/* The verdict on the problem with other coordinates. */
static int decide_at(const struct sectors *s, struct point at, struct colour *colour, char *label)
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
    if (decided) s->name(&answer, colour, label);
    answer_free(&answer);
    problem_free(other);
    return decided;
}

/* The piece of the square between two angles less than a half turn apart, with the corners of the square in it. */
static void paint(struct canvas *canvas, double from, double to, struct colour colour)
{
    struct point corner[8] = {{0, 0}, edge(canvas, from)};
    const double quarter = acos(-1) / 2;
    int n = 2;
    for (double at = quarter * (floor(from / quarter) + 0.5); at < to; at += quarter)
        if (at > from && n < 7) corner[n++] = edge(canvas, at);
    corner[n++] = edge(canvas, to);
    canvas_polygon(canvas, corner, n, colour);
}

static struct point inside(const struct canvas *canvas, double from, double to, double share)
{
    const struct point rim = edge(canvas, (from + to) / 2);
    return (struct point){share * rim.x, share * rim.y};
}

/* One sector: returns where the next begins a new label, to label neighbours with the same name once. */
static void paint_sector(struct canvas *canvas, const struct sectors *s, double from, double to, char *label_before)
{
    struct colour colour;
    char label[SECTORS_LABEL];
    if (to - from < THINNEST || !decide_at(s, inside(canvas, from, to, 0.7), &colour, label)) return;
    paint(canvas, from, to, colour);
    if (strcmp(label, label_before) != 0) canvas_dashes(canvas, (struct point){0, 0}, edge(canvas, from));
    if (strcmp(label, label_before) != 0) canvas_text(canvas, inside(canvas, from, to, 0.7), label);
    strcpy(label_before, label);
}

void sectors_paint(struct canvas *canvas, struct sectors *s)
{
    char label[SECTORS_LABEL] = "";
    qsort(s->ray, (size_t)s->rays, sizeof s->ray[0], by_angle);
    double from = s->begin;
    for (int i = 0; i <= s->rays; i++) {
        const double to = i < s->rays ? s->ray[i] : s->end;
        paint_sector(canvas, s, from, to, label);
        if (to - from >= THINNEST) from = to;
    }
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
    const char *text = json_string_value(value);
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *x;
    struct failure failure;
    double distance, result = 0;
    if (text != NULL && number_read(pool, text, strlen(text), &x, &failure) == STATUS_OK)
        result = number_to_double(x, &distance);
    number_pool_free(pool);
    return result;
}
