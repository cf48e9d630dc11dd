/* SPDX-License-Identifier: BSD-2-Clause */
/* The plane of y = -delta and v of a contact on a spring, as in [CV16], Figure 12: each square has the colour of the
 * verdict at its middle, and lines are motions whose phases and times are those of a verdict. */
#include "compliance/compliance.h"
#include "memory/memory.h"
#include "numbers/output.h"
#include "picture/kinds.h"
#include "picture/plot.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SQUARES = 28, LINES = 7, MAX_CORNERS = 400, STEPS_PER_CORNER = 3, SHORTEST = 8, STEPS_PER_RADIAN = 40 };

/* y is multiplied by `rate`, so that both axes are velocities. */
struct plane {
    const struct problem *problem;
    struct plot *plot;
    double k, d, rate, reach;
};

/* The fillings for the ends of a motion. */
enum { LEAVES, STOPS, STAYS };

static double read_number(struct number_pool *pool, const json_t *text)
{
    const struct number *x = output_read_rational(pool, json_string_value(text));
    double distance;
    return x == NULL ? 0 : number_to_double(x, &distance);
}

/* The problem with another state, decided; NULL when the spring would pull, or nothing is decided. */
static struct problem *decide_at(const struct plane *plane, struct point at, struct answer *answer)
{
    const double delta = -at.x / plane->rate;
    struct failure failure;
    if (delta < 0 || plane->k * delta - plane->d * at.y < 0) return NULL;
    struct problem *other = problem_new(plane->problem->kind);
    for (int i = 0; i < other->kind->field_count; i++) other->value[i].number = plane->problem->value[i].number;
    other->value[kind_field(other->kind, "delta")].number = number_from_double(other->pool, delta);
    other->value[kind_field(other->kind, "v")].number = number_from_double(other->pool, at.y);
    if (problem_decide(other, &options_default, answer, &failure) == STATUS_OK) return other;
    answer_free(answer);
    problem_free(other);
    return NULL;
}

static int fill_of(const struct answer *answer)
{
    const json_t *events = json_object_get(answer->verdict, "events");
    const char *first = json_string_value(json_array_get(events, 0));
    const char *end = json_string_value(json_object_get(answer->verdict, "end"));
    if (strncmp(end, "sustains", 8) == 0) return STAYS;
    return first == NULL || strcmp(first, "f=0") == 0 ? LEAVES : STOPS;
}

/* On the page y is a length again. */
static struct point shown_at(const struct plane *plane, struct point at)
{
    return (struct point){at.x / plane->rate, at.y};
}

static void paint_square(const struct plane *plane, double x, double y, double size)
{
    struct answer answer = {0};
    struct problem *decided = decide_at(plane, (struct point){x + size / 2, y + size / 2}, &answer);
    if (decided == NULL) return;
    const struct point corner[4] = {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
    struct point shown[4];
    for (int i = 0; i < 4; i++) shown[i] = shown_at(plane, corner[i]);
    plot_fill(plane->plot, shown, 4, fill_of(&answer));
    answer_free(&answer);
    problem_free(decided);
}

static void paint(const struct plane *plane)
{
    const double size = 2 * plane->reach / SQUARES;
    for (int i = 0; i < SQUARES / 2; i++)
        for (int j = 0; j < SQUARES; j++) paint_square(plane, -plane->reach + i * size, -plane->reach + j * size, size);
}

/* v' = beta + pi f of a phase. */
struct law {
    double beta, pi;
};

static struct law law_of(const struct answer *answer, const char *phase)
{
    const double A = picture_value(answer, "A");
    if (strcmp(phase, "T") == 0)
        return (struct law){-picture_value(answer, "N") / A, picture_value(answer, "Delta") / A};
    return (struct law){picture_value(answer, "b"),
                        picture_value(answer, strcmp(phase, "S+") == 0 ? "p_plus" : "p_minus")};
}

/* One step of the midpoint rule. */
static struct point step(const struct plane *plane, struct law law, struct point at, double dt)
{
    struct point now = at, rate = {0, 0};
    for (int i = 0; i < 2; i++) {
        const double force = -plane->k * now.x / plane->rate - plane->d * now.y;
        rate = (struct point){now.y * plane->rate, law.beta + law.pi * force};
        now = (struct point){at.x + dt / 2 * rate.x, at.y + dt / 2 * rate.y};
    }
    return (struct point){at.x + dt * rate.x, at.y + dt * rate.y};
}

static int is_inside(const struct plane *plane, struct point at)
{
    return fabs(at.x) <= plane->reach && fabs(at.y) <= plane->reach;
}

/* The point at which the line from a point inside to one outside meets the frame. */
static struct point at_frame(const struct plane *plane, struct point in, struct point out)
{
    double share = 1;
    if (fabs(out.x) > plane->reach) share = fmin(share, (plane->reach - fabs(in.x)) / (fabs(out.x) - fabs(in.x)));
    if (fabs(out.y) > plane->reach) share = fmin(share, (plane->reach - fabs(in.y)) / (fabs(out.y) - fabs(in.y)));
    return (struct point){in.x + share * (out.x - in.x), in.y + share * (out.y - in.y)};
}

static double end_time(const struct plane *plane, const struct answer *answer, size_t phase, double before)
{
    const json_t *time = json_array_get(json_object_get(answer->verdict, "times"), phase);
    return time == NULL ? before + 14 / plane->rate : read_number(answer->pool, json_object_get(time, "low"));
}

/* The state while a motion is drawn. */
struct drawn {
    struct point at, begin, corner[MAX_CORNERS];
    int corners, has_left, is_long; /* is_long: long enough for an arrow, a fraction SHORTEST of the plane */
    double time;
};

static void add_corner(const struct plane *plane, struct drawn *motion)
{
    if (hypot(motion->at.x - motion->begin.x, motion->at.y - motion->begin.y) * SHORTEST > plane->reach)
        motion->is_long = 1;
    motion->corner[motion->corners++] = shown_at(plane, motion->at);
}

/* Draws one phase, to its end or to the frame. */
static void follow(const struct plane *plane, struct drawn *motion, struct law law, double end)
{
    const double most = 1 / (plane->rate * STEPS_PER_RADIAN);
    for (int n = 0; motion->time < end && !motion->has_left && motion->corners < MAX_CORNERS; n++) {
        const double dt = fmin(most, end - motion->time);
        const struct point next = step(plane, law, motion->at, dt);
        motion->has_left = !is_inside(plane, next);
        motion->at = motion->has_left ? at_frame(plane, motion->at, next) : next;
        motion->time += dt;
        if (n % STEPS_PER_CORNER == 0 || motion->time >= end || motion->has_left) add_corner(plane, motion);
    }
    motion->time = end;
}

static void draw_motion(const struct plane *plane, struct point at)
{
    struct answer answer = {0};
    struct problem *decided = decide_at(plane, at, &answer);
    if (decided == NULL) return;
    struct drawn *motion = memory_new(1, sizeof *motion);
    const json_t *phases = json_object_get(answer.verdict, "phases"), *word;
    size_t i;
    motion->at = motion->begin = at;
    add_corner(plane, motion);
    json_array_foreach (phases, i, word)
        follow(plane, motion, law_of(&answer, json_string_value(word)), end_time(plane, &answer, i, motion->time));
    if (motion->is_long) plot_line(plane->plot, motion->corner, motion->corners);
    free(motion);
    answer_free(&answer);
    problem_free(decided);
}

/* Draws motions from states at touch-down, and from deep in the contact. */
static void draw_motions(const struct plane *plane)
{
    for (int i = 1; i <= LINES; i++) {
        const double share = (double)i / (LINES + 1);
        draw_motion(plane, (struct point){0, -plane->reach * share});
        draw_motion(plane, (struct point){-plane->reach * 0.98, plane->reach * (2 * share - 1)});
        draw_motion(plane, (struct point){-plane->reach * share, 0});
    }
}

static double reach_of(const struct plane *plane, const struct answer *answer)
{
    const double delta = picture_value(answer, "delta"), v = picture_value(answer, "v"),
                 pi = picture_value(answer, "p_plus");
    const double rest = pi != 0 ? fabs(picture_value(answer, "b") / pi) / plane->k : 0;
    const double size = fmax(fabs(v), plane->rate * fmax(delta, rest));
    return size > 0 ? 2 * size : 1;
}

static void write_key(struct plot *plot)
{
    plot_key_fill(plot, LEAVES, "the point leaves the ground as its first event");
    plot_key_fill(plot, STOPS, "another event comes first: the phase of slip or stick changes");
    plot_key_fill(plot, STAYS, "the contact is sustained");
    plot_key_fill(plot, FILL_WHITE, "the spring would pull, or nothing is decided");
    plot_key_line(plot, 0, 2, "motions; phases and times are those of the verdict");
    plot_key_words(plot, "Each square has the filling of the verdict at its middle.");
}

int picture_compliance(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct plane plane = {.problem = problem, .k = picture_value(answer, "k"), .d = picture_value(answer, "d")};
    const double pi = fabs(picture_value(answer, "p_plus"));
    plane.rate = sqrt(plane.k * (pi > 0 ? pi : picture_value(answer, "C")));
    plane.reach = reach_of(&plane, answer);
    const double deepest = plane.reach / plane.rate;
    struct plot plot = {.low = {-deepest, -plane.reach}, .high = {0, plane.reach}};
    plane.plot = &plot;
    if (!plot_open(&plot, file)) return 0;
    paint(&plane);
    draw_motions(&plane);
    plot_mark(&plot, (struct point){-picture_value(answer, "delta"), picture_value(answer, "v")});
    plot_axis(&plot, 0, "y = -delta", "m");
    plot_axis(&plot, 1, "v", "m/s");
    plot_title(&plot, "compliance", problem, "delta", "v");
    write_key(&plot);
    return plot_close(&plot);
}
