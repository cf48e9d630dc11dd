/* SPDX-License-Identifier: BSD-2-Clause */
/* A plain number as an angle means radians; a user who writes theta=65 or sin(30) probably meant degrees. */
#include "cli/command.h"
#include "numbers/decimal_double.h"
#include "problem/mechanism.h"

#include <math.h>
#include <string.h>

/* The fields of which a note has been printed: one each, however many records have it. */
enum { MAX_NOTED = 64 };
static const char *noted[MAX_NOTED];
static int noted_count;

/* 1 when a note about the field may be printed, which is then noted. */
static int is_first_note(const char *field)
{
    for (int i = 0; i < noted_count; i++)
        if (strcmp(noted[i], field) == 0) return 0;
    if (noted_count == MAX_NOTED) return 0;
    noted[noted_count++] = field;
    return 1;
}

static void begin_note(const struct place *place)
{
    fputs("painleve: note: ", stderr);
    if (place->file != NULL) fprintf(stderr, "%s:%ld: ", place->file, place->line);
}

/* 1 when the text contains no unit, pi or function. */
static int is_plain(const char *text)
{
    return text != NULL && text[strspn(text, "0123456789.+-*/^()[],eE")] == '\0';
}

/* Angles in radians are rarely integers, and rarely beyond a full turn. */
static int is_likely_degrees(double radians)
{
    return radians != 0 && (fabs(radians) > 2 * acos(-1) || radians == floor(radians));
}

static int is_angle_in_degrees(const struct angle *angle)
{
    double distance;
    return angle->radians != NULL && is_likely_degrees(number_to_double(angle->radians, &distance));
}

static void note_angle(const struct place *place, const struct field *field, const struct value *value)
{
    if (!is_plain(value->text)) return;
    if (!is_angle_in_degrees(&value->angle) && (value->low == NULL || !is_angle_in_degrees(&value->angle_high))) return;
    if (!is_first_note(field->name)) return;
    begin_note(place);
    fprintf(stderr, "%s=%s is in radians; degrees are written %sdeg\n", field->name, value->text,
            value->text[strspn(value->text, "-.0123456789")] == '\0' ? value->text : "65");
}

/* Finds a function of an angle whose argument is a decimal number that was likely meant in degrees. Returns its start,
 * and its length up to the closing parenthesis; or NULL. A tangent within the word atan has no angle. */
static const char *find_function(const char *text, size_t *length)
{
    static const char *const functions[] = {"sin(", "cos(", "tan("};
    double x;
    for (const char *at = text; *at != '\0'; at++)
        for (int i = 0; i < 3; i++) {
            if (strncmp(at, functions[i], 4) != 0 || (at > text && at[-1] == 'a')) continue;
            const char *const argument = at + 4;
            const size_t n = strspn(argument, "-.0123456789");
            if (n == 0 || argument[n] != ')' || decimal_to_double(argument, &x) != argument + n) continue;
            *length = n + 4;
            if (is_likely_degrees(x)) return at;
        }
    return NULL;
}

static void note_function(const struct place *place, const struct field *field, const char *text)
{
    size_t length;
    const char *const function = text != NULL ? find_function(text, &length) : NULL;
    if (function == NULL || !is_first_note(field->name)) return;
    begin_note(place);
    fprintf(stderr, "%s: %.*s) is of an angle in radians; degrees are written %.*sdeg)\n", field->name, (int)length,
            function, (int)length, function);
}

static void note_field(const struct place *place, const struct field *field, const struct value *value)
{
    if (field->words == field_angle) note_angle(place, field, value);
    note_function(place, field, value->text);
}

void note_radians(const struct place *place, const struct problem *problem)
{
    const struct derivation *derivation = problem->derivation;
    for (int i = 0; derivation != NULL && i < derivation->mechanism->field_count; i++)
        note_field(place, &derivation->mechanism->fields[i].field, derivation->value + i);
    for (int i = 0; i < problem->kind->field_count; i++)
        note_field(place, problem->kind->fields + i, problem->value + i);
}
