/* SPDX-License-Identifier: BSD-2-Clause */
/* The consistent modes of two slipping contacts in the plane of the free accelerations (b1, b2), as in [CV16] figure classes: each mode is a
 * cone in which -b lies: of p_i where contact i slips, of minus a unit vector where it lifts off. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *const mode_name[] = {"FF", "S+F", "FS+", "S+S+"};

enum { MODES = 4 };

static const char *word_of(const struct answer *answer, const char *object, const char *key)
{
    return json_string_value(json_object_get(json_object_get(answer->verdict, object), key));
}

/* One colour for each set of consistent modes: a part for each, less for one that is unstable. */
static void name_modes(const struct answer *answer, struct colour *colour, char *label)
{
    static const struct colour part[MODES] = {
        {0.02, 0.06, 0.30}, {0.30, 0.06, 0.02}, {0.08, 0.30, 0.06}, {0.22, 0.22, 0.24}};
    const json_t *cases = json_object_get(answer->verdict, "cases");
    *colour = (struct colour){1, 1, 1};
    snprintf(label, SECTORS_LABEL, "%s", json_string_value(json_array_get(cases, 0)));
    for (int i = 0; i < MODES; i++) {
        if (strcmp(word_of(answer, "modes", mode_name[i]), "consistent") != 0) continue;
        const double share = strcmp(word_of(answer, "stability", mode_name[i]), "unstable") == 0 ? 0.5 : 1;
        strcat(label, " ");
        strcat(label, mode_name[i]);
        colour->red -= share * part[i].red;
        colour->green -= share * part[i].green;
        colour->blue -= share * part[i].blue;
    }
    if (strchr(label, ' ') == NULL) *colour = (struct colour){0.95, 0.95, 0.95};
}

/* The column p_j turned round, as an arrow. */
static void draw_column(struct canvas *canvas, double x, double y, const char *name)
{
    const double length = hypot(x, y), size = 0.5 * canvas_reach(canvas);
    if (length == 0) return;
    const struct point tip = {-x / length * size, -y / length * size}, line[2] = {{0, 0}, tip};
    canvas_path(canvas, line, 2);
    canvas_text(canvas, (struct point){tip.x - 0.1 * tip.y, tip.y + 0.1 * tip.x}, name);
}

static int draw_sectors(const struct problem *problem, const struct answer *answer, const char *file)
{
    const struct point load = {picture_value(answer, "b1"), picture_value(answer, "b2")};
    const double reach = 1.6 * fmax(fabs(load.x), fabs(load.y));
    const double p11 = picture_value(answer, "p11"), p21 = picture_value(answer, "p21");
    const double p12 = picture_value(answer, "p12"), p22 = picture_value(answer, "p22");
    struct canvas *canvas = canvas_new(file, reach > 0 ? reach : 1);
    if (canvas == NULL) return 0;
    struct sectors sectors = {
        .problem = problem, .x = "b1", .y = "b2", .begin = 0, .end = 2 * acos(-1), .name = name_modes};
    sectors_add_line(&sectors, 1, 0);
    sectors_add_line(&sectors, 0, 1);
    sectors_add(&sectors, -p11, -p21);
    sectors_add(&sectors, -p12, -p22);
    sectors_paint(canvas, &sectors);
    canvas_axes(canvas, "b1", "b2");
    draw_column(canvas, p11, p21, "-p1");
    draw_column(canvas, p12, p22, "-p2");
    canvas_dot(canvas, load);
    canvas_title(canvas, "slide2: class and consistent modes, pale where unstable; the dot is this b");
    return canvas_finish(canvas);
}

int picture_slide2(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double largest = fmax(fabs(picture_value(answer, "b1")), fabs(picture_value(answer, "b2")));
    const double reach = largest > 0 ? 1.6 * largest : 1;
    const struct around_axis axis[2] = {{"b1", -reach, reach}, {"b2", -reach, reach}};
    return picture_has_atlas(problem) ? picture_around(problem, axis, NULL, file) : draw_sectors(problem, answer, file);
}
