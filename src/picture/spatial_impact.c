/* SPDX-License-Identifier: BSD-2-Clause */
/* The plane of the slip velocity (u1, u2) of an impact in three dimensions: the directions in which slip is pressed into the ground (p < 0), those in
 * which it goes straight on, and the motion of this impact with the events of the verdict. */
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CORNERS = 48, MAX_STEPS = 6000, LABEL = 96, EVENTS = 4 };

/* Radius of the disc of directions, in parts of the plane that is shown. */
static const double disc = 0.72;
static const struct colour pressed = {0.96, 0.80, 0.72}, lifted = {0.78, 0.90, 0.98};

/* The circular cone that is decided on.  The point moves with (x / size[0], y / size[1]) where its slip is (x, y). */
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

/* What is drawn: the events in their order, and the slip up to its stop or its end. */
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

static void paint_sector(struct canvas *canvas, const struct contact *c, double from, double to)
{
    struct point corner[CORNERS + 2];
    const double between = (from + to) / 2, p = c->C - c->m1 * cos(between) - c->m2 * sin(between);
    const double far = disc * canvas_reach(canvas);
    int n = 0;
    corner[n++] = (struct point){0, 0};
    for (int i = 0; i <= CORNERS; i++) {
        struct point at = place(c, 1, from + (to - from) * i / CORNERS);
        const double size = far / hypot(at.x, at.y);
        corner[n++] = (struct point){at.x * size, at.y * size};
    }
    canvas_polygon(canvas, corner, n, p < 0 ? pressed : lifted);
}

/* p = C - mu B.d is negative around B, up to the angle whose cosine is C / |mu B|. */
static void paint_disc(struct canvas *canvas, const struct contact *c)
{
    const double pi = acos(-1), centre = atan2(c->m2, c->m1), size = hypot(c->m1, c->m2);
    const double half = size > c->C ? acos(c->C / size) : 0;
    if (half > 0) paint_sector(canvas, c, centre - half, centre + half);
    paint_sector(canvas, c, centre + half, centre + pi);
    paint_sector(canvas, c, centre + pi, centre + 2 * pi - half);
}

/* A direction in which slip goes straight on: the middle of its cell. */
static void draw_direction(struct canvas *canvas, const struct contact *c, const json_t *direction)
{
    const json_t *cell = json_object_get(direction, "t");
    const double t = (picture_json(json_object_get(cell, "lo")) + picture_json(json_object_get(cell, "hi"))) / 2;
    const int plus = strcmp(json_string_value(json_object_get(direction, "chart")), "+") == 0;
    const struct point at = place(c, 1, 2 * atan(t) + (plus ? 0 : acos(-1)));
    const double size = disc * canvas_reach(canvas) / hypot(at.x, at.y);
    const json_int_t attracts = json_integer_value(json_object_get(direction, "attracting"));
    canvas_dashes(canvas, (struct point){0, 0}, (struct point){at.x * size, at.y * size});
    canvas_text(canvas, (struct point){1.12 * at.x * size, 1.12 * at.y * size + 0.03 * canvas_reach(canvas)},
                attracts > 0   ? "attracts"
                : attracts < 0 ? "repels"
                               : "straight");
}

/* Whether two events are at one place, as far as can be seen. */
static int meet(const struct motion *m, int i, int j)
{
    return hypot(m->event[j].x - m->event[i].x, m->event[j].y - m->event[i].y) < 0.03 * m->reach;
}

/* The numbers of the events at the place of one, beside its dot. */
static void number_events(struct canvas *canvas, const struct motion *m, int first)
{
    char text[LABEL];
    size_t n = (size_t)snprintf(text, sizeof text, "%d", first + 1);
    for (int i = 0; i < first; i++)
        if (meet(m, i, first)) return;
    for (int i = first + 1; i < m->events; i++)
        if (meet(m, first, i)) n += (size_t)snprintf(text + n, sizeof text - n, ", %d", i + 1);
    canvas_text(canvas, (struct point){m->event[first].x, m->event[first].y - 0.06 * m->reach}, text);
}

/* Numbered dots, and what the numbers mean below the disc. */
static void mark_events(struct canvas *canvas, const struct motion *m)
{
    char text[LABEL + 8];
    for (int i = 0; i < m->events; i++) {
        canvas_dot(canvas, m->event[i]);
        number_events(canvas, m, i);
        snprintf(text, sizeof text, "%d  %s", i + 1, m->name[i]);
        canvas_text(canvas, (struct point){0.58 * m->reach, -(0.81 + 0.065 * i) * m->reach}, text);
    }
}

int picture_spatial_impact(const struct problem *problem, const struct answer *answer, const char *file)
{
    size_t i;
    const json_t *direction;
    const struct contact c = contact_of(problem, answer);
    const struct motion m = motion_of(&c, answer);
    struct canvas *canvas = canvas_new(file, m.reach);
    if (canvas == NULL) return 0;
    paint_disc(canvas, &c);
    json_array_foreach (json_object_get(answer->verdict, "invariant"), i, direction)
        draw_direction(canvas, &c, direction);
    canvas_axes(canvas, "u1", "u2");
    if (m.steps > 1) canvas_path(canvas, m.path, m.steps);
    if (m.starts_again) canvas_path(canvas, (struct point[2]){{0, 0}, m.event[m.events - 1]}, 2);
    mark_events(canvas, &m);
    canvas_title(canvas, "spatial-impact: slip velocity u; red where p < 0; dashed: straight slip");
    return canvas_finish(canvas);
}
