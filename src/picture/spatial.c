/* SPDX-License-Identifier: BSD-2-Clause */
/* The plane of the slip velocity of a contact in three dimensions. The disc of slip directions is filled, sector by
 * sector, according to the verdict at the middle of the sector; lines mark the ends of the arc of paradox, arrows the
 * velocity of slip or the slips that begin at rest. */
#include "picture/kinds.h"
#include "picture/plot.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CORNERS = 48, LABEL = 48 };

static const double disc = 1.0, reach = 1.5;
enum { FILL_LIFTED, FILL_PRESSED, FILL_EDGE }; /* p > 0, p < 0, p = 0 */

static const char *word_of(const struct answer *answer, const char *key)
{
    const char *word = json_string_value(json_object_get(answer->verdict, key));
    return word != NULL ? word : "";
}

/* mu B and C of the circular cone. */
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

/* A datum for a copy of the problem: an irrational number is rounded to the 53 bits of a double, which is invisible in
 * a picture. */
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

/* The filling of a direction, by the sign of p in the verdict there; FILL_WHITE when nothing is decided. */
static int fill_at(const struct problem *problem, double angle)
{
    struct answer answer = {0};
    struct failure failure;
    int fill = FILL_WHITE;
    struct problem *other = slip_along(problem, angle);
    if (problem_decide(other, &options_default, &answer, &failure) == STATUS_OK) {
        const json_int_t p = json_integer_value(json_object_get(answer.verdict, "p"));
        fill = p < 0 ? FILL_PRESSED : p > 0 ? FILL_LIFTED : FILL_EDGE;
    }
    answer_free(&answer);
    problem_free(other);
    return fill;
}

static void paint_sector(struct plot *plot, const struct problem *problem, double from, double to)
{
    struct point corner[CORNERS + 2];
    int n = 0;
    corner[n++] = (struct point){0, 0};
    for (int i = 0; i <= CORNERS; i++) {
        const double angle = from + (to - from) * i / (CORNERS);
        corner[n++] = (struct point){disc * cos(angle), disc * sin(angle)};
    }
    plot_fill(plot, corner, n, fill_at(problem, (from + to) / 2));
}

static void mark_end(struct plot *plot, double angle, const char *name, const char *crossing)
{
    char text[LABEL];
    const struct point at = {1.18 * disc * cos(angle), 1.18 * disc * sin(angle)};
    plot_rule(plot, (struct point){0, 0}, (struct point){disc * cos(angle), disc * sin(angle)});
    snprintf(text, sizeof text, "d%s %s", name, crossing);
    plot_text(plot, at, text);
}

/* p = C - mu B.d: the arc has its middle at B, and the cosine of half its angle is C / |mu B|. */
static void paint_disc(struct plot *plot, const struct problem *problem, const struct answer *answer)
{
    const double pi = acos(-1);
    const struct normal n = normal_of(problem, answer);
    const double middle = atan2(n.m2, n.m1), size = hypot(n.m1, n.m2);
    if (strcmp(word_of(answer, "paradox"), "arc") != 0) {
        paint_sector(plot, problem, middle - pi, middle);
        paint_sector(plot, problem, middle, middle + pi);
        return;
    }
    const double half = acos(fmin(1, n.C / size));
    const json_t *ends = json_object_get(answer->verdict, "ends");
    paint_sector(plot, problem, middle - half, middle + half);
    paint_sector(plot, problem, middle + half, middle + 2 * pi - half);
    mark_end(plot, middle + half, "+", json_string_value(json_object_get(ends, "+")));
    mark_end(plot, middle - half, "-", json_string_value(json_object_get(ends, "-")));
}

static void draw_arrow(struct plot *plot, double x, double y, double length, const char *text)
{
    const double size = hypot(x, y), more = length + 0.09 * disc;
    const struct point path[2] = {{0, 0}, {length * x / size, length * y / size}};
    plot_line(plot, path, 2);
    plot_text(plot, (struct point){more * x / size, more * y / size}, text);
}

/* Draws slip that begins at rest: the middle of its cell t, with d = (1 - t^2, 2 t) / (1 + t^2), or -d in the other
 * chart. Each arrow is shorter than the one before, so that the names of neighbours do not overlap. Returns its second
 * component. */
static double draw_start(struct plot *plot, const json_t *start, size_t before)
{
    char text[LABEL];
    const json_t *cell = json_object_get(start, "t"), *chart = json_object_get(start, "chart");
    const double t = (picture_json(json_object_get(cell, "lo")) + picture_json(json_object_get(cell, "hi"))) / 2;
    const double sign = strcmp(json_string_value(chart), "+") == 0 ? 1 : -1;
    snprintf(text, sizeof text, "S %+d", (int)json_integer_value(json_object_get(start, "index")));
    draw_arrow(plot, sign * (1 - t * t), sign * 2 * t, (0.84 - 0.17 * (double)before) * disc, text);
    return sign * 2 * t / (1 + t * t);
}

static int sticks(const struct answer *answer)
{
    const json_t *modes = json_object_get(answer->verdict, "modes");
    return strcmp(json_string_value(json_object_get(modes, "T")), "inconsistent") != 0;
}

static void draw_rest(struct plot *plot, const struct answer *answer)
{
    size_t i;
    const json_t *start;
    char text[LABEL];
    const json_t *modes = json_object_get(answer->verdict, "modes");
    const char *stick = json_string_value(json_object_get(modes, "T"));
    const char *stability = json_string_value(json_object_get(answer->verdict, "stick_stability"));
    double upwards = 0;
    json_array_foreach (json_object_get(answer->verdict, "slip_directions"), i, start)
        upwards += draw_start(plot, start, i);
    if (!sticks(answer)) return;
    snprintf(text, sizeof text, "stick: %s", stability != NULL ? stability : stick);
    plot_dot(plot, (struct point){0, 0});
    plot_text(plot, (struct point){0, (upwards < 0 ? 0.12 : -0.12) * disc}, text);
}

/* Writes the row of the verdict, and the meaning of fillings, lines and words. */
static void write_key(struct plot *plot, const struct answer *answer, int slips)
{
    char words[PAGE_TEXT];
    snprintf(words, sizeof words, "verdict: %s", answer->row);
    for (char *c = words; *c != '\0'; c++)
        if (*c == '_') *c = ' ';
    plot_key_words(plot, words);
    plot_key_fill(plot, FILL_LIFTED, "slip in this direction has p > 0");
    plot_key_fill(plot, FILL_PRESSED, "slip in this direction has p < 0: the paradox");
    if (strcmp(word_of(answer, "paradox"), "arc") == 0)
        plot_key_line(plot, PLOT_RULE, 1, "ends of the arc of paradox, p = 0, and how slip with b < 0 crosses them");
    if (slips)
        plot_key_line(plot, 0, 2, "u, the slip of this problem");
    else if (json_array_size(json_object_get(answer->verdict, "slip_directions")) > 0)
        plot_key_line(plot, 0, 2, "S, slip that begins at rest, with its index");
    if (!slips && sticks(answer)) plot_key_words(plot, "A dot in the middle: stick, and whether it is stable.");
    plot_key_words(plot, "Each sector has the filling of the verdict in its middle direction.");
}

int picture_spatial(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct plot plot = {.low = {-reach, -reach}, .high = {reach, reach}};
    if (!plot_open(&plot, file)) return 0;
    const int circular = problem->value[kind_field(problem->kind, "mu")].number != NULL,
              slips = strcmp(word_of(answer, "state"), "slips") == 0;
    paint_disc(&plot, problem, answer);
    if (slips)
        draw_arrow(&plot, picture_value(answer, circular ? "u1" : "u1r"),
                   picture_value(answer, circular ? "u2" : "u2r"), 0.8 * disc, "u");
    else
        draw_rest(&plot, answer);
    plot_axis(&plot, 0, circular ? "u1 / |u|" : "mu1 u1 / |(mu1 u1, mu2 u2)|", "1");
    plot_axis(&plot, 1, circular ? "u2 / |u|" : "mu2 u2 / |(mu1 u1, mu2 u2)|", "1");
    plot_title(&plot, "spatial: directions of slip", problem, NULL, NULL);
    write_key(&plot, answer, slips);
    return plot_close(&plot);
}
