/* SPDX-License-Identifier: BSD-2-Clause */
/* The consistent modes of one contact in the (a, b) plane, with the state marked.  Every boundary of the verdict
 * table is a line through the origin: b = 0, a = 0 and the edges E+ = 0, E- = 0 of the friction cone. */
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <string.h>

static const char *const mode_name[] = {"F", "S+", "S-", "T"};

enum { MODES = 4 };

/* One colour for each set of consistent modes: a part for each mode. */
static void name_modes(const struct answer *answer, struct colour *colour, char *label)
{
    static const struct colour part[MODES] = {
        {0.02, 0.06, 0.30}, {0.30, 0.06, 0.02}, {0.08, 0.30, 0.06}, {0.22, 0.22, 0.24}};
    *colour = (struct colour){1, 1, 1};
    label[0] = '\0';
    for (int i = 0; i < MODES; i++) {
        const char *status =
            json_string_value(json_object_get(json_object_get(answer->verdict, "modes"), mode_name[i]));
        if (strcmp(status, "consistent") != 0) continue;
        if (label[0] != '\0') strcat(label, ", ");
        strcat(label, mode_name[i]);
        colour->red -= part[i].red;
        colour->green -= part[i].green;
        colour->blue -= part[i].blue;
    }
    if (label[0] != '\0') return;
    *colour = (struct colour){0.95, 0.95, 0.95};
    strcpy(label, "none");
}

int picture_contact(const struct problem *problem, const struct answer *answer, const char *file)
{
    const struct point state = {picture_value(answer, "a"), picture_value(answer, "b")};
    const double reach = 1.6 * fmax(fabs(state.x), fabs(state.y));
    struct canvas *canvas = canvas_new(file, reach > 0 ? reach : 1);
    if (canvas == NULL) return 0;
    struct sectors sectors = {
        .problem = problem, .x = "a", .y = "b", .begin = 0, .end = 2 * acos(-1), .name = name_modes};
    sectors_add_line(&sectors, 1, 0);
    sectors_add_line(&sectors, 0, 1);
    sectors_add_line(&sectors, -picture_value(answer, "k_plus"), picture_value(answer, "p_plus"));
    sectors_add_line(&sectors, picture_value(answer, "k_minus"), picture_value(answer, "p_minus"));
    sectors_paint(canvas, &sectors);
    canvas_axes(canvas, "a", "b");
    canvas_dot(canvas, state);
    canvas_title(canvas, "contact: modes that are consistent, by the free accelerations; the dot is this state");
    return canvas_finish(canvas);
}
