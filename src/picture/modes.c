/* SPDX-License-Identifier: BSD-2-Clause */
/* One rigid body on n contacts, seen from its centre of mass: the contacts with their surfaces and friction cones, the
 * load, and for each word with a solution the accelerations of the contacts under the forces of its witness. */
#include "modes/data.h"
#include "picture/kinds.h"
#include "picture/plot.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LISTED = 8, LABEL = 32, LINE = 400 };

enum { FILL_OF_CONE = 2, SURFACE = 1 };

/* The body in doubles; forces and moments about the centre of mass. */
struct body {
    int contacts;
    struct point at[MODES_MAX_CONTACTS], normal[MODES_MAX_CONTACTS];
    double mu[MODES_MAX_CONTACTS], mass, inertia, spin, reach;
    struct point load;
    double tau;
};

/* The acceleration of the body. */
struct motion {
    struct point a;
    double turn;
};

static double in_double(const struct number *x)
{
    double distance;
    return x != NULL ? number_to_double(x, &distance) : 0;
}

static double entry(const struct problem *problem, enum modes_field field, int i)
{
    return in_double(problem->value[field].entry[i]);
}

static double number_at(const struct problem *problem, enum modes_field field)
{
    return in_double(problem->value[field].number);
}

static void read_body(const struct problem *problem, struct body *body)
{
    const double rho = number_at(problem, MODES_gyration);
    body->contacts = problem->value[MODES_x].columns;
    body->mass = number_at(problem, MODES_mass), body->inertia = body->mass * rho * rho;
    body->spin = number_at(problem, MODES_omega), body->tau = number_at(problem, MODES_tau);
    body->load = (struct point){number_at(problem, MODES_Fx), number_at(problem, MODES_Fz)};
    body->reach = rho;
    for (int i = 0; i < body->contacts; i++) {
        body->at[i] = (struct point){entry(problem, MODES_x, i), entry(problem, MODES_z, i)};
        body->normal[i] = (struct point){entry(problem, MODES_nx, i), entry(problem, MODES_nz, i)};
        body->mu[i] = entry(problem, MODES_mu, i);
        body->reach = fmax(body->reach, fmax(fabs(body->at[i].x), fabs(body->at[i].y)));
    }
    body->reach *= 2.2;
}

static struct point along(struct point from, struct point way, double length)
{
    const double size = hypot(way.x, way.y);
    if (size == 0) return from;
    return (struct point){from.x + way.x / size * length, from.y + way.y / size * length};
}

/* The force N n + T t, with t = (n_z, -n_x), of the extreme force N = 1, T = side mu. */
static struct point extreme(const struct body *body, int i, double side)
{
    const struct point n = body->normal[i];
    const double T = side * body->mu[i];
    return (struct point){n.x + T * n.y, n.y - T * n.x};
}

static void draw_contact(struct plot *plot, const struct body *body, int i)
{
    char name[LABEL];
    const struct point at = body->at[i], t = {body->normal[i].y, -body->normal[i].x};
    const double length = 0.3 * body->reach;
    const struct point cone[3] = {at, along(at, extreme(body, i, -1), length), along(at, extreme(body, i, 1), length)};
    plot_fill(plot, cone, 3, FILL_OF_CONE);
    plot_stroke(plot, (const struct point[3]){cone[1], at, cone[2]}, 3, 0, 0.8);
    plot_stroke(plot, (const struct point[2]){along(at, t, -0.2 * body->reach), along(at, t, 0.2 * body->reach)}, 2,
                SURFACE, 1.2);
    plot_dot(plot, at);
    snprintf(name, sizeof name, "%d", i + 1);
    plot_text(plot, along(at, body->normal[i], -0.08 * body->reach), name);
}

static void draw_load(struct plot *plot, const struct body *body)
{
    const struct point origin = {0, 0}, line[2] = {origin, along(origin, body->load, 0.4 * body->reach)};
    plot_dot(plot, origin);
    if (body->load.x == 0 && body->load.y == 0) return;
    plot_line(plot, line, 2);
    plot_text(plot, along(origin, body->load, 0.47 * body->reach), "load");
}

/* The motion under the load and the extreme forces in a leaf of the tree; "3-" is that of contact 3 with T = mu. */
static struct motion motion_of(const struct body *body, const json_t *leaf)
{
    struct point force = body->load;
    double moment = body->tau;
    size_t k;
    const json_t *name;
    json_array_foreach (json_object_get(leaf, "forces"), k, name) {
        const char *text = json_string_value(name);
        const int i = atoi(text) - 1;
        const double size = picture_json(json_array_get(json_object_get(leaf, "values"), k));
        const struct point way = extreme(body, i, text[strlen(text) - 1] == '-' ? 1 : -1);
        force.x += size * way.x, force.y += size * way.y;
        moment += size * (body->at[i].x * way.y - body->at[i].y * way.x);
    }
    return (struct motion){{force.x / body->mass, force.y / body->mass}, moment / body->inertia};
}

static struct point acceleration(const struct body *body, struct motion motion, int i)
{
    const struct point at = body->at[i];
    const double square = body->spin * body->spin;
    return (struct point){motion.a.x - motion.turn * at.y - square * at.x,
                          motion.a.y + motion.turn * at.x - square * at.y};
}

static double largest_acceleration(const struct body *body, const json_t *tree)
{
    size_t k;
    const json_t *node;
    double largest = 0;
    json_array_foreach (tree, k, node)
        for (int i = 0; json_object_get(node, "forces") != NULL && i < body->contacts; i++) {
            const struct point a = acceleration(body, motion_of(body, node), i);
            largest = fmax(largest, hypot(a.x, a.y));
        }
    return largest;
}

/* Draws the accelerations of one word; values below the rounding errors of doubles are omitted. */
static void draw_motion(struct plot *plot, const struct body *body, struct motion motion, double largest, int word)
{
    char name[LABEL];
    snprintf(name, sizeof name, "w%d", word);
    for (int i = 0; i < body->contacts; i++) {
        const struct point a = acceleration(body, motion, i);
        const double length = hypot(a.x, a.y) / largest * 0.4 * body->reach;
        const struct point line[2] = {body->at[i], along(body->at[i], a, length)};
        if (length < 1e-9 * body->reach) continue;
        plot_line(plot, line, 2);
        plot_text(plot, along(line[1], a, 0.07 * body->reach), name);
    }
}

static void list_word(struct plot *plot, const json_t *word, int k)
{
    char line[LINE];
    size_t i;
    const json_t *letter;
    int n = snprintf(line, sizeof line, "w%d:", k + 1);
    json_array_foreach (json_object_get(word, "word"), i, letter)
        n += snprintf(line + n, sizeof line - (size_t)n, " %s", json_string_value(letter));
    const char *status = json_string_value(json_object_get(word, "status"));
    snprintf(line + n, sizeof line - (size_t)n, "   %s", status != NULL ? status : "");
    plot_key_words(plot, line);
}

/* Draws the words and their motions; the leaves of the tree that solve a word are in the order of the words. */
static void draw_words(struct plot *plot, const struct body *body, const struct answer *answer)
{
    size_t k;
    int words = 0;
    const json_t *node, *tree = json_object_get(answer->witness, "tree");
    const json_t *list = json_object_get(answer->verdict, "words");
    const double largest = largest_acceleration(body, tree);
    json_array_foreach (tree, k, node) {
        if (json_object_get(node, "forces") == NULL || words == MOST_LISTED) continue;
        list_word(plot, json_array_get(list, (size_t)words), words);
        words++;
        if (largest > 0) draw_motion(plot, body, motion_of(body, node), largest, words);
    }
    if (words == 0) plot_key_words(plot, "no word has a solution");
}

int picture_modes(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct body body;
    if (problem->value[MODES_mass].number == NULL || json_object_get(answer->verdict, "ambiguity") == NULL)
        return PICTURE_NEEDS_BODY;
    read_body(problem, &body);
    struct plot plot = {.low = {-body.reach, -body.reach}, .high = {body.reach, body.reach}};
    if (!plot_open(&plot, file)) return 0;
    for (int i = 0; i < body.contacts; i++) draw_contact(&plot, &body, i);
    draw_load(&plot, &body);
    plot_key_fill(&plot, FILL_OF_CONE, "friction cone of a contact, which has its number");
    plot_key_line(&plot, SURFACE, 1.2, "surface at a contact");
    plot_key_line(&plot, 0, 1.8,
                  "arrows: the load, and for each word with a solution the accelerations of the contacts");
    draw_words(&plot, &body, answer);
    plot_axis(&plot, 0, "x", "m");
    plot_axis(&plot, 1, "z", "m");
    plot_title(&plot, "modes: a body on its contacts", problem, NULL, NULL);
    return plot_close(&plot);
}
