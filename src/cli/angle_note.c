/* SPDX-License-Identifier: BSD-2-Clause */
/* A plain number as an angle means radians; a user who writes theta=65 probably meant degrees. */
#include "cli/command.h"
#include "problem/mechanism.h"

#include <math.h>
#include <string.h>

/* 1 when the text contains no unit, pi or function. */
static int is_plain(const char *text)
{
    return text != NULL && text[strspn(text, "0123456789.+-*/^()[],eE")] == '\0';
}

/* Angles in radians are rarely integers, and rarely beyond a full turn. */
static int is_likely_degrees(const struct number *radians)
{
    double distance;
    const double x = number_to_double(radians, &distance);
    return x != 0 && (fabs(x) > 2 * acos(-1) || x == floor(x));
}

void note_radians(const struct outcome *outcome)
{
    static int said;
    const struct derivation *derivation = outcome->problem != NULL ? outcome->problem->derivation : NULL;
    for (int i = 0; derivation != NULL && !said && i < derivation->mechanism->field_count; i++) {
        const struct mechanism_field *field = derivation->mechanism->fields + i;
        const struct value *value = derivation->value + i;
        if (field->field.words != field_angle || !is_plain(value->text)) continue;
        const struct angle *angle = value->low != NULL ? &value->angle_high : &value->angle;
        if (angle->radians == NULL || !is_likely_degrees(angle->radians)) continue;
        fprintf(stderr, "painleve: note: %s=%s is in radians; degrees are written %sdeg\n", field->field.name,
                value->text, value->text[strspn(value->text, "-.0123456789")] == '\0' ? value->text : "65");
        said = 1;
    }
}
