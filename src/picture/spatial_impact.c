/* SPDX-License-Identifier: BSD-2-Clause */
/* The plane of the slip velocity (u1, u2) of an impact in three dimensions: the directions in which slip presses the
 * point into the ground (p < 0), the invariant directions, and the motion of this impact with the events of the
 * verdict. */
#include "picture/kinds.h"
#include "picture/plot.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CORNERS = 48, MAX_STEPS = 6000, LABEL = 96, EVENTS = 4 };

/* Radius of the disc of directions, as a fraction of the visible plane. */
static const double disc = 0.72;
enum { FILL_LIFTED, FILL_PRESSED }; /* p > 0, p < 0 */

/* The circular cone. The point moves with (x / size[0], y / size[1]) when its slip is (x, y). */
struct contact {
    double A11, A12, A22, m1, m2, C, mu, B1, B2, u1, u2, size[2];
};

static struct contact contact_of(const struct problem *problem, const struct answer *answer)
{
    const int circular = problem->value[kind_field(problem->kind, "mu")].number != NULL;
    struct contact c = {
        .A11 = picture_value(answer, circular ? "A11" : "A11r"),
        .A12 = picture_value(answer, circular ? "A12" : "A12r"),
        .A22 = picture_value(answer, circular ? "A22" : "A22r"),
        .B1 = picture_value(answer, circular ? "B1" : "B1r"),
        .B2 = picture_value(answer, circular ? "B2" : "B2r"),
        .C = picture_value(answer, "C"),
        .mu = circular ? picture_value(answer, "mu") : 1,
        .u1 = picture_value(answer, circular ? "u1" : "u1r"),
        .u2 = picture_value(answer, circular ? "u2" : "u2r"),
        .size = {circular ? 1 : picture_value(answer, "mu1"), circular ? 1 : picture_value(answer, "mu2")}};
    c.m1 = c.mu * c.B1;
    c.m2 = c.mu * c.B2;
    return c;
}

static struct point place(const struct contact *c, double r, double angle)
{
    return (struct point){r * cos(angle) / c->size[0], r * sin(angle) / c->size[1]};
}

/* The events in order, and the slip up to its stop or its end. */
struct motion {
    struct point event[EVENTS], path[MAX_STEPS + 2];
    char name[EVENTS][LABEL];
    int events, steps, starts_again;
    double reach;
};

static double middle(const json_t *event, const char *key)
{
    const json_t *box = json_object_get(event, key);
    return (picture_json(json_object_get(box, "lo")) + picture_json(json_object_get(box, "hi"))) / 2;
}

static struct point velocity(const json_t *event)
{
    return (struct point){middle(event, "u1"), middle(event, "u2")};
}

static void add_event(struct motion *m, const json_t *event, const char *name)
{
    if (!json_is_object(event)) return;
    snprintf(m->name[m->events], LABEL, "%s: P = %.4g, v = %.4g", name, middle(event, "P"), middle(event, "v"));
    m->event[m->events++] = velocity(event);
}

/* The state of slip: angle, speed, normal impulse; and its rates by a variable with dI = r ds. */
struct slip {
    double angle, r, I;
};

static struct slip rates(const struct contact *c, const struct slip *x)
{
    const double along = cos(x->angle), across = sin(x->angle);
    const double f1 = c->B1 - c->mu * (c->A11 * along + c->A12 * across),
                 f2 = c->B2 - c->mu * (c->A12 * along + c->A22 * across);
    return (struct slip){along * f2 - across * f1, x->r * (along * f1 + across * f2), x->r};
}

static struct slip ahead(const struct slip *x, const struct slip *rate, double step)
{
    return (struct slip){x->angle + step * rate->angle, x->r + step * rate->r, x->I + step * rate->I};
}

/* One step of the classical method of Runge and Kutta. */
static struct slip advance(const struct contact *c, const struct slip *x, double step)
{
    const struct slip k1 = rates(c, x), x2 = ahead(x, &k1, step / 2), k2 = rates(c, &x2), x3 = ahead(x, &k2, step / 2);
    const struct slip k3 = rates(c, &x3), x4 = ahead(x, &k3, step), k4 = rates(c, &x4);
    const struct slip mean = {(k1.angle + 2 * (k2.angle + k3.angle) + k4.angle) / 6,
                              (k1.r + 2 * (k2.r + k3.r) + k4.r) / 6, (k1.I + 2 * (k2.I + k3.I) + k4.I) / 6};
    return ahead(x, &mean, step);
}

/* The slip up to the normal impulse `last`. */
static void find_path(const struct contact *c, double last, struct motion *m)
{
    const double size = fabs(c->B1) + fabs(c->B2) + c->mu * (c->A11 + c->A22), step = 0.02 / size;
    struct slip x = {atan2(c->u2, c->u1), hypot(c->u1, c->u2), 0};
    m->path[m->steps++] = place(c, x.r, x.angle);
    while (m->steps < MAX_STEPS) {
        const struct slip next = advance(c, &x, step);
        if (!(next.I < last && next.I - x.I > 1e-5 * last)) return;
        x = next;
        m->path[m->steps++] = place(c, x.r, x.angle);
    }
}

static double largest(const struct point *at, int count)
{
    double size = 0;
    for (int i = 0; i < count; i++) size = fmax(size, hypot(at[i].x, at[i].y));
    return size;
}

static struct motion motion_of(const struct contact *c, const struct answer *answer)
{
    struct motion m = {.events = 0};
    const json_t *verdict = answer->verdict, *stop = json_object_get(verdict, "stop"),
                 *end = json_object_get(verdict, "end"), *compression = json_object_get(verdict, "compression");
    const int moves = c->u1 != 0 || c->u2 != 0;
    snprintf(m.name[0], LABEL, "before: v = %.4g", picture_value(answer, "v"));
    m.event[m.events++] = (struct point){c->u1 / c->size[0], c->u2 / c->size[1]};
    if (strcmp(answer->row, "stops_in_compression") == 0) add_event(&m, stop, "stop");
    add_event(&m, compression, "compression ends");
    if (strcmp(answer->row, "stops_in_restitution") == 0) add_event(&m, stop, "stop");
    add_event(&m, end, "end");
    if (moves && json_is_object(end)) {
        find_path(c, middle(json_is_object(stop) ? stop : end, "P"), &m);
        m.path[m.steps++] = json_is_object(stop) ? (struct point){0, 0} : velocity(end);
    }
    const struct point last = m.event[m.events - 1];
    m.starts_again = (json_is_object(stop) || !moves) && (last.x != 0 || last.y != 0);
    const double size = fmax(largest(m.event, m.events), largest(m.path, m.steps));
    m.reach = size > 0 ? 1.15 / disc * size : 1;
    return m;
}

static void paint_sector(struct plot *plot, const struct contact *c, double from, double to)
{
    struct point corner[CORNERS + 2];
    const double between = (from + to) / 2, p = c->C - c->m1 * cos(between) - c->m2 * sin(between);
    const double far = disc * plot->high[0];
    int n = 0;
    corner[n++] = (struct point){0, 0};
    for (int i = 0; i <= CORNERS; i++) {
        struct point at = place(c, 1, from + (to - from) * i / CORNERS);
        const double size = far / hypot(at.x, at.y);
        corner[n++] = (struct point){at.x * size, at.y * size};
    }
    plot_fill(plot, corner, n, p < 0 ? FILL_PRESSED : FILL_LIFTED);
}

/* p = C - mu B.d is negative around B, up to the angle whose cosine is C / |mu B|. */
static void paint_disc(struct plot *plot, const struct contact *c)
{
    const double pi = acos(-1), centre = atan2(c->m2, c->m1), size = hypot(c->m1, c->m2);
    const double half = size > c->C ? acos(c->C / size) : 0;
    if (half > 0) paint_sector(plot, c, centre - half, centre + half);
    paint_sector(plot, c, centre + half, centre + pi);
    paint_sector(plot, c, centre + pi, centre + 2 * pi - half);
}

/* Draws an invariant direction: the middle of its cell. */
static void draw_direction(struct plot *plot, const struct contact *c, const json_t *direction)
{
    const json_t *cell = json_object_get(direction, "t");
    const double t = (picture_json(json_object_get(cell, "lo")) + picture_json(json_object_get(cell, "hi"))) / 2;
    const int plus = strcmp(json_string_value(json_object_get(direction, "chart")), "+") == 0;
    const struct point at = place(c, 1, 2 * atan(t) + (plus ? 0 : acos(-1)));
    const double size = disc * plot->high[0] / hypot(at.x, at.y);
    const json_int_t attracts = json_integer_value(json_object_get(direction, "attracting"));
    plot_rule(plot, (struct point){0, 0}, (struct point){at.x * size, at.y * size});
    plot_text(plot, (struct point){1.12 * at.x * size, 1.12 * at.y * size + 0.03 * plot->high[0]},
              attracts > 0   ? "attracts"
              : attracts < 0 ? "repels"
                             : "straight");
}

/* 1 when two events are visibly at one place. */
static int meet(const struct motion *m, int i, int j)
{
    return hypot(m->event[j].x - m->event[i].x, m->event[j].y - m->event[i].y) < 0.03 * m->reach;
}

/* Writes the numbers of all events at the place of one, beside its dot. */
static void number_events(struct plot *plot, const struct motion *m, int first)
{
    char text[LABEL];
    size_t n = (size_t)snprintf(text, sizeof text, "%d", first + 1);
    for (int i = 0; i < first; i++)
        if (meet(m, i, first)) return;
    for (int i = first + 1; i < m->events; i++)
        if (meet(m, first, i)) n += (size_t)snprintf(text + n, sizeof text - n, ", %d", i + 1);
    plot_text(plot, (struct point){m->event[first].x, m->event[first].y - 0.06 * m->reach}, text);
}

static void mark_events(struct plot *plot, const struct motion *m)
{
    for (int i = 0; i < m->events; i++) {
        plot_dot(plot, m->event[i]);
        number_events(plot, m, i);
    }
}

/* Writes the meaning of the numbers of the events, of the fillings and of the lines. */
static void write_key(struct plot *plot, const struct motion *m, const struct answer *answer)
{
    char text[LABEL + 16];
    for (int i = 0; i < m->events; i++) {
        snprintf(text, sizeof text, "%d  %s", i + 1, m->name[i]);
        plot_key_words(plot, text);
    }
    plot_key_fill(plot, FILL_LIFTED, "slip in this direction has p > 0");
    plot_key_fill(plot, FILL_PRESSED, "slip in this direction has p < 0: it is pressed into the ground");
    if (json_array_size(json_object_get(answer->verdict, "invariant")) > 0)
        plot_key_line(plot, PLOT_RULE, 1, "slip goes straight on, and attracts or repels its neighbours");
    if (m->steps > 1 || m->starts_again) plot_key_line(plot, 0, 2, "the slip velocity during this impact");
    plot_key_words(plot,
                   "Dots are events: middles of the intervals of the certificate.  The curve is computed in doubles.");
}

/* The title names the law of restitution; the words of its field are separated by bars. */
static void write_title(struct plot *plot, const struct problem *problem)
{
    char title[PAGE_TEXT];
    const int field = kind_field(problem->kind, "law");
    const char *word = problem->kind->fields[field].words;
    for (int i = 0; i < problem->value[field].word; i++) word += strcspn(word, "|") + 1;
    snprintf(title, sizeof title, "spatial-impact: the slip velocity, law of restitution: %.*s",
             (int)strcspn(word, "|"), word);
    plot_title(plot, title, problem, NULL, NULL);
}

int picture_spatial_impact(const struct problem *problem, const struct answer *answer, const char *file)
{
    size_t i;
    const json_t *direction;
    const struct contact c = contact_of(problem, answer);
    const struct motion m = motion_of(&c, answer);
    struct plot plot = {.low = {-m.reach, -m.reach}, .high = {m.reach, m.reach}};
    if (!plot_open(&plot, file)) return 0;
    paint_disc(&plot, &c);
    json_array_foreach (json_object_get(answer->verdict, "invariant"), i, direction)
        draw_direction(&plot, &c, direction);
    if (m.steps > 1) plot_line(&plot, m.path, m.steps);
    if (m.starts_again) plot_line(&plot, (struct point[2]){{0, 0}, m.event[m.events - 1]}, 2);
    mark_events(&plot, &m);
    plot_axis(&plot, 0, "u1", "m/s");
    plot_axis(&plot, 1, "u2", "m/s");
    write_title(&plot, problem);
    write_key(&plot, &m, answer);
    return plot_close(&plot);
}
