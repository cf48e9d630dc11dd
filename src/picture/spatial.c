/* SPDX-License-Identifier: BSD-2-Clause */
/* The plane of the slip velocity of a contact in three dimensions.  The disc of slip directions is coloured sector by sector after the verdict at
 * the middle of the sector; lines mark the ends of the arc of paradox, arrows the velocity of slip or the slips that begin at rest. */
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CORNERS = 48, LABEL = 48 };

static const double disc = 1.0, reach = 1.5;
static const struct colour grounds[3] = {{0.96, 0.80, 0.72}, {0.97, 0.92, 0.62}, {0.78, 0.90, 0.98}};

static const char *word_of(const struct answer *answer, const char *key)
{
    const char *word = json_string_value(json_object_get(answer->verdict, key));
    return word != NULL ? word : "";
}

/* mu B and C of the circular cone that is decided on. */
struct normal {
    double m1, m2, C;
};

static struct normal normal_of(const struct problem *problem, const struct answer *answer)
{
    const int circular = problem->value[kind_field(problem->kind, "mu")].number != NULL;
    const double mu = circular ? picture_value(answer, "mu") : 1;
    return (struct normal){mu * picture_value(answer, circular ? "B1" : "B1r"),
                           mu * picture_value(answer, circular ? "B2" : "B2r"), picture_value(answer, "C")};
}

/* A datum for a copy of the problem: an irrational one to the 53 bits of a double, which no picture shows. */
static const struct number *datum(struct number_pool *pool, const struct number *x)
{
    double distance;
    return x == NULL || number_is_rational(x) ? x : number_from_double(pool, number_to_double(x, &distance));
}

static void set_field(struct problem *problem, const char *name, const struct number *x)
{
    problem->value[kind_field(problem->kind, name)].number = x;
}

/* The problem with slip in another direction; on an elliptic cone of (mu1 u1, mu2 u2). */
static struct problem *slip_along(const struct problem *problem, double angle)
{
    struct problem *other = problem_new(problem->kind);
    struct number_pool *pool = other->pool;
    for (int i = 0; i < other->kind->field_count; i++) other->value[i].number = datum(pool, problem->value[i].number);
    const struct number *one = number_from_integer(pool, 1);
    const struct number *mu1 = other->value[kind_field(other->kind, "mu1")].number,
                        *mu2 = other->value[kind_field(other->kind, "mu2")].number;
    set_field(other, "u1", number_divide(pool, number_from_double(pool, cos(angle)), mu1 != NULL ? mu1 : one));
    set_field(other, "u2", number_divide(pool, number_from_double(pool, sin(angle)), mu2 != NULL ? mu2 : one));
    return other;
}

/* The colour of a direction: by the sign of p in the verdict there; NULL where nothing is decided. */
static const struct colour *colour_at(const struct problem *problem, double angle)
{
    struct answer answer = {0};
    struct failure failure;
    const struct colour *colour = NULL;
    struct problem *other = slip_along(problem, angle);
    if (problem_decide(other, &options_default, &answer, &failure) == STATUS_OK)
        colour = grounds + 1 + (int)json_integer_value(json_object_get(answer.verdict, "p"));
    answer_free(&answer);
    problem_free(other);
    return colour;
}

static void paint_sector(struct canvas *canvas, const struct problem *problem, double from, double to)
{
    struct point corner[CORNERS + 2];
    const struct colour *colour = colour_at(problem, (from + to) / 2);
    int n = 0;
    corner[n++] = (struct point){0, 0};
    for (int i = 0; i <= CORNERS; i++) {
        const double angle = from + (to - from) * i / (CORNERS);
        corner[n++] = (struct point){disc * cos(angle), disc * sin(angle)};
    }
    if (colour != NULL) canvas_polygon(canvas, corner, n, *colour);
}

static void mark_end(struct canvas *canvas, double angle, const char *name, const char *crossing)
{
    char text[LABEL];
    const struct point at = {1.18 * disc * cos(angle), 1.18 * disc * sin(angle)};
    canvas_dashes(canvas, (struct point){0, 0}, (struct point){disc * cos(angle), disc * sin(angle)});
    snprintf(text, sizeof text, "d%s %s", name, crossing);
    canvas_text(canvas, at, text);
}

/* p = C - mu B.d: the arc has its middle at B, and cos(half its angle) = C / |mu B|. */
static void paint_disc(struct canvas *canvas, const struct problem *problem, const struct answer *answer)
{
    const double pi = acos(-1);
    const struct normal n = normal_of(problem, answer);
    const double middle = atan2(n.m2, n.m1), size = hypot(n.m1, n.m2);
    if (strcmp(word_of(answer, "paradox"), "arc") != 0) {
        paint_sector(canvas, problem, middle - pi, middle);
        paint_sector(canvas, problem, middle, middle + pi);
        return;
    }
    const double half = acos(fmin(1, n.C / size));
    const json_t *ends = json_object_get(answer->verdict, "ends");
    paint_sector(canvas, problem, middle - half, middle + half);
    paint_sector(canvas, problem, middle + half, middle + 2 * pi - half);
    mark_end(canvas, middle + half, "+", json_string_value(json_object_get(ends, "+")));
    mark_end(canvas, middle - half, "-", json_string_value(json_object_get(ends, "-")));
}

static void draw_arrow(struct canvas *canvas, double x, double y, const char *text)
{
    const double size = hypot(x, y);
    const struct point path[2] = {{0, 0}, {0.8 * disc * x / size, 0.8 * disc * y / size}};
    canvas_path(canvas, path, 2);
    canvas_text(canvas, (struct point){path[1].x * 1.13, path[1].y * 1.13}, text);
}

/* Slip that begins at rest: the middle of its cell t, with d = (1 - t^2, 2 t) / (1 + t^2), or -d in the other chart. */
static void draw_start(struct canvas *canvas, const json_t *start)
{
    char text[LABEL];
    const json_t *cell = json_object_get(start, "t"), *chart = json_object_get(start, "chart");
    const double t = (picture_json(json_object_get(cell, "lo")) + picture_json(json_object_get(cell, "hi"))) / 2;
    const double sign = strcmp(json_string_value(chart), "+") == 0 ? 1 : -1;
    snprintf(text, sizeof text, "S %+d", (int)json_integer_value(json_object_get(start, "index")));
    draw_arrow(canvas, sign * (1 - t * t), sign * 2 * t, text);
}

static void draw_rest(struct canvas *canvas, const struct answer *answer)
{
    size_t i;
    const json_t *start;
    char text[LABEL];
    const json_t *modes = json_object_get(answer->verdict, "modes");
    const char *stick = json_string_value(json_object_get(modes, "T"));
    const char *stability = json_string_value(json_object_get(answer->verdict, "stick_stability"));
    json_array_foreach (json_object_get(answer->verdict, "slip_directions"), i, start) draw_start(canvas, start);
    if (strcmp(stick, "inconsistent") == 0) return;
    snprintf(text, sizeof text, "stick: %s", stability != NULL ? stability : stick);
    canvas_dot(canvas, (struct point){0, 0});
    canvas_text(canvas, (struct point){0, -0.12 * disc}, text);
}

int picture_spatial(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct canvas *canvas = canvas_new(file, reach);
    if (canvas == NULL) return 0;
    const int circular = problem->value[kind_field(problem->kind, "mu")].number != NULL;
    paint_disc(canvas, problem, answer);
    canvas_axes(canvas, circular ? "u1" : "mu1 u1", circular ? "u2" : "mu2 u2");
    if (strcmp(word_of(answer, "state"), "slips") == 0)
        draw_arrow(canvas, picture_value(answer, circular ? "u1" : "u1r"),
                   picture_value(answer, circular ? "u2" : "u2r"), "u");
    else
        draw_rest(canvas, answer);
    canvas_title(canvas, "spatial: slip directions, red in paradox (p < 0); motions from rest with their indices");
    return canvas_finish(canvas);
}
