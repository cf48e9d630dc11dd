/* SPDX-License-Identifier: BSD-2-Clause */
/* The velocity of the framework over theta. The curves between the certified stops are those of
 * spec/wedge/framework.md. */
#include "picture/framework.h"

#include "picture/plot.h"
#include "picture/sectors.h"
#include "problem/number_json.h"

#include <math.h>
#include <stdio.h>

enum { POINTS = 48, SHOWN_SLIPS = 12, JUMPS = 24 };

struct page {
    struct plot *plot;
    double rho, V, end; /* end: the last theta of the picture */
};

/* The lower end of an interval, which serves for drawing only. */
static double low_of(const struct answer *answer, const json_t *range)
{
    double distance;
    const struct number *x = number_of_value(answer->pool, json_object_get(range, "lo"));
    return x != NULL ? number_to_double(x, &distance) : 0;
}

/* A slip from `begin` on: velocity V - t - rho sin t for the first, d (a (1 - cos t) - t + sin t) for a later one. */
static void draw_slip(const struct page *p, double begin, double length, double a, int direction)
{
    struct point curve[POINTS];
    for (int i = 0; i < POINTS; i++) {
        const double t = length * i / (POINTS - 1);
        const double first = p->V - t - p->rho * sin(t), later = a * (1 - cos(t)) - t + sin(t);
        curve[i] = (struct point){begin + t, direction == 0 ? first : direction * later};
    }
    plot_line(p->plot, curve, POINTS);
}

/* How long the framework sticks, until the extension of the spring is d (1 + 1/rho), from the extension s and its rate. */
static double sticking(const struct page *p, double s, double rate, int d)
{
    const double slow = sqrt(1 + p->rho), size = hypot(s, slow * rate), limit = 1 + 1 / p->rho;
    const double from = atan2(slow * rate, s), to = d * limit / size;
    /* s = size cos(turn - from): it increases to the limit before `from`, and decreases to -limit after it. */
    double turn = d > 0 ? from - acos(fmin(to, 1)) : from + acos(fmax(to, -1));
    while (turn < 0) turn += 2 * acos(-1);
    return fmod(turn, 2 * acos(-1)) * slow;
}

struct state {
    double theta, s, rate, velocity[2]; /* velocity: its least and greatest value so far, and 0 */
};

/* Draws all slips of the certificate that fit; when the plot is NULL, only computes their times. */
static void draw_slips(const struct page *p, const struct answer *answer, struct state *x)
{
    const json_t *slips = json_object_get(answer->witness, "slips"),
                 *words = json_object_get(answer->verdict, "directions");
    for (size_t i = 0; i < json_array_size(slips) && i < SHOWN_SLIPS; i++) {
        const int d = json_string_value(json_array_get(words, i + 1))[0] == '+' ? 1 : -1;
        const double t = low_of(answer, json_array_get(slips, i)), a = (t - sin(t)) / (1 - cos(t));
        x->theta += sticking(p, x->s, x->rate, d);
        if (p->plot != NULL) draw_slip(p, x->theta, t, a, d);
        x->theta += t;
        const double most = d * (2 * a - 2 * atan(a)); /* at tan(t/2) = a */
        x->velocity[d > 0] = d * fmax(d * x->velocity[d > 0], d * most);
        x->s = d * (1 + (cos(t) + a * sin(t)) / p->rho);
        x->rate = d * (a - t) / p->rho;
    }
}

/* The jumps of the massless framework of [WZ]: each time the body has moved by v_c/omega beyond it, v^2 is less by
 * v_c^2. */
static void draw_jumps(const struct page *p, double ratio)
{
    double theta = 0;
    for (int i = 0; i < JUMPS && ratio > 1; i++, ratio -= 1) {
        theta += asin(1 / sqrt(ratio)) * sqrt(1 + p->rho);
        if (theta < p->end) plot_rule(p->plot, (struct point){theta, 0}, (struct point){theta, p->V});
    }
}

static void write_key(struct plot *plot)
{
    plot_key_line(plot, 0, 2, "velocity of the framework between its certified stops; on the line 0 it sticks");
    plot_key_line(plot, PLOT_RULE, 1,
                  "falling: the classical solution, no framework; upright: the jumps that Wiercigroch & Zhilin expect");
    plot_key_words(plot, "Omega is the frequency of the framework on its spring, body and framework free.");
}

int picture_framework(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double m = picture_value(answer, "m"), hold = picture_value(answer, "hold");
    const double drive = picture_value(answer, "drive"), total = picture_value(answer, "total");
    const double first = low_of(answer, json_object_get(answer->verdict, "first_stop"));
    struct page p = {NULL, picture_value(answer, "M") / m, sqrt(drive * total / (m * hold)), 0};
    struct state start = {first, 1 - cos(first), sin(first), {0, p.V}}, end = start;
    draw_slips(&p, answer, &end);
    p.end = fmax(1.05 * end.theta, p.V);
    struct plot plot = {.low = {0, 1.05 * end.velocity[0]}, .high = {1.02 * p.end, 1.05 * end.velocity[1]}};
    p.plot = &plot;
    if (!plot_open(&plot, file)) return 0;
    plot_rule(&plot, (struct point){0, 0}, (struct point){plot.high[0], 0});
    plot_rule(&plot, (struct point){0, p.V}, (struct point){p.V, 0});
    draw_jumps(&p, drive / hold);
    draw_slip(&p, 0, first, 0, 0);
    draw_slips(&p, answer, &start);
    plot_axis(&plot, 0, "Omega t", "1");
    plot_axis(&plot, 1, "velocity", "mu g/Omega");
    plot_title(&plot, "wedge: the framework, enlarged", problem, NULL, NULL);
    write_key(&plot);
    return plot_close(&plot);
}
