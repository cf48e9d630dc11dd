/* SPDX-License-Identifier: BSD-2-Clause */
/* Two sliders: the modes in the plane of the loads (P1, P2), which rays from the origin divide. For the enlarged model
 * see picture/framework.c. */
#include "picture/around.h"
#include "picture/framework.h"
#include "picture/kinds.h"
#include "picture/sectors.h"
#include "sign/quantity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *word_of(const struct answer *answer, const char *object, const char *key)
{
    return json_string_value(json_object_get(json_object_get(answer->verdict, object), key));
}

/* The modes that can follow; for a moving system also rest after a stop, in brackets. */
static void name_modes(const struct answer *answer, char *label)
{
    size_t i;
    const char *row = answer->row;
    const json_t *word, *list = json_object_get(answer->verdict, "continuations");
    snprintf(label, SECTORS_LABEL, "%s", json_array_size(list) == 0 ? "none" : "");
    json_array_foreach (list, i, word) {
        strcat(label, i > 0 ? " " : "");
        strcat(label, json_string_value(word));
    }
    if (strcmp(row, "rest") == 0) return;
    if (strcmp(word_of(answer, "modes", "0+"), "inconsistent") != 0) strcat(label, " [0+]");
    if (strcmp(word_of(answer, "modes", "0-"), "inconsistent") != 0) strcat(label, " [0-]");
}

static int has(const struct answer *answer, const char *quantity)
{
    return quantity_node(answer->evaluation.program, quantity) >= 0;
}

/* The line x P1 + y P2 = 0. */
static void add_zero_of(struct sectors *sectors, double x, double y)
{
    sectors_add_line(sectors, y, -x);
}

/* Rest with one coefficient of friction: P = k P2 and P = -k P2. With two: where both limits of friction meet, for a
 * force z of each sign. */
static void add_rest_of_rod(struct sectors *sectors, const struct answer *answer)
{
    if (has(answer, "k")) {
        const double k = picture_value(answer, "k");
        add_zero_of(sectors, 1, 1 - k);
        add_zero_of(sectors, 1, 1 + k);
        return;
    }
    const double k1 = picture_value(answer, "k1"), k2 = picture_value(answer, "k2");
    for (int i = 0; i < 8; i++) {
        const double z = i & 1 ? 1 : -1, first = i & 2 ? k1 : -k1, second = i & 4 ? k2 : -k2;
        sectors_add(sectors, -z + first, z + second);
    }
}

/* Rest of the slipper with Z of one sign: 2 l2 Z = first P1 + second P2; Z = 0, and P = mu Z, P = -mu Z. */
static void add_rest_of_slipper(struct sectors *sectors, const struct answer *answer, int side, double tangent)
{
    const double l2 = picture_value(answer, "l2"), l3 = picture_value(answer, "l3"), mu = picture_value(answer, "mu");
    const double first = side * l3 - picture_value(answer, "epsilon"), second = l2 * tangent + side * l3;
    add_zero_of(sectors, first, second);
    add_zero_of(sectors, mu * first - 2 * l2, mu * second - 2 * l2);
    add_zero_of(sectors, mu * first + 2 * l2, mu * second + 2 * l2);
}

/* The line H = 0 of the load on the slipper. */
static void add_slipper(struct sectors *sectors, const struct answer *answer, int printed)
{
    const double tangent = printed ? 0 : picture_value(answer, "tan_alpha"),
                 lever = picture_value(answer, "l2") * tangent;
    add_zero_of(sectors,
                -lever * picture_value(answer, "M2") - picture_value(answer, "epsilon") * picture_value(answer, "mass"),
                lever * picture_value(answer, "M1"));
    add_rest_of_slipper(sectors, answer, 1, tangent);
    add_rest_of_slipper(sectors, answer, -1, tangent);
}

static int draw_sectors(const struct problem *problem, const struct answer *answer, double reach, const char *file)
{
    const struct point load = {picture_value(answer, "P1"), picture_value(answer, "P2")};
    struct plot plot = {.low = {-reach, -reach}, .high = {reach, reach}};
    if (!plot_open(&plot, file)) return 0;
    struct sectors sectors = {.problem = problem, .x = "P1", .y = "P2", .name = name_modes};
    add_zero_of(&sectors, -picture_value(answer, "M2"), picture_value(answer, "M1"));
    if (has(answer, "l2"))
        add_slipper(&sectors, answer, strcmp(answer->evaluation.program->name, "slipper_as_printed") == 0);
    else
        add_rest_of_rod(&sectors, answer);
    sectors_paint(&plot, &sectors);
    plot_key_words(&plot, "what can follow: the direction of motion, 0 for rest, and the sign of the force in the rod");
    plot_axis(&plot, 0, "P1", "N");
    plot_axis(&plot, 1, "P2", "N");
    plot_title(&plot, "wedge: what can follow", problem, "P1", "P2");
    plot_mark(&plot, load);
    return plot_close(&plot);
}

int picture_wedge(const struct problem *problem, const struct answer *answer, const char *file)
{
    if (has(answer, "excess")) return picture_framework(problem, answer, file);
    const double largest = fmax(fabs(picture_value(answer, "P1")), fabs(picture_value(answer, "P2")));
    const double reach = largest > 0 ? 1.6 * largest : 1;
    const struct around_axis axis[2] = {{"P1", -reach, reach}, {"P2", -reach, reach}};
    return picture_has_atlas(problem) ? picture_around(problem, axis, NULL, file)
                                      : draw_sectors(problem, answer, reach, file);
}
