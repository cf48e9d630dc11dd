/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/variable.h"

#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <math.h>
#include <stdlib.h>

static void add(struct variable *variable, int room, int *count, const struct field *field, struct value *value)
{
    if (value->low == NULL) return;
    if (*count < room)
        variable[*count] = (struct variable){.name = field->name,
                                             .value = value,
                                             .is_angle = field->words == field_angle,
                                             .low = value->low,
                                             .high = value->high};
    ++*count;
}

int variable_find(struct problem *problem, struct variable *variable, int room)
{
    int count = 0;
    struct derivation *derivation = problem->derivation;
    for (int i = 0; derivation != NULL && i < derivation->mechanism->field_count; i++)
        add(variable, room, &count, &derivation->mechanism->fields[i].field, derivation->value + i);
    for (int i = 0; i < problem->kind->field_count; i++)
        add(variable, room, &count, problem->kind->fields + i, problem->value + i);
    return count;
}

/* The angle x - (h + 1/2) pi, where h + 1/2 is `halves` / 2. */
static struct angle beyond(struct number_pool *pool, const struct angle *x, long halves)
{
    const struct angle edge = angle_from_half_turns(pool, number_from_ratio(pool, -halves, 2));
    return angle_add(pool, x, &edge);
}

static int sign_beyond(struct number_pool *pool, const struct angle *x, long halves)
{
    const struct angle rest = beyond(pool, x, halves);
    return angle_sign(pool, &rest);
}

/* Finds the integer h with (h - 1/2) pi <= x < (h + 1/2) pi; with `closed`, (h - 1/2) pi < x <= (h + 1/2) pi. */
static int piece_of(struct number_pool *pool, const struct angle *x, int closed, long *h)
{
    double distance;
    const double radians = number_to_double(angle_value(pool, x), &distance);
    if (!(fabs(radians) < 1e6)) return 0;
    *h = (long)floor(radians / 3.141592653589793 + 0.5);
    for (;;) {
        const int below = sign_beyond(pool, x, 2 * *h - 1), above = sign_beyond(pool, x, 2 * *h + 1);
        if (below == NUMBER_SIGN_UNKNOWN || above == NUMBER_SIGN_UNKNOWN) return 0;
        const int down = closed ? below <= 0 : below < 0, up = closed ? above > 0 : above >= 0;
        if (!down && !up) return 1;
        *h += up - down;
    }
}

/* The number of pieces of the range; 0 when the budget does not suffice to find it. */
static long count_pieces(struct number_pool *pool, const struct variable *variable)
{
    long first, last;
    if (!variable->is_angle) return 1;
    if (!piece_of(pool, &variable->value->angle, 0, &first)) return 0;
    if (!piece_of(pool, &variable->value->angle_high, 1, &last)) return 0;
    return last - first + 1;
}

/* tan(x / 2) */
static const struct number *tangent_of_half(struct number_pool *pool, const struct angle *x)
{
    const struct number *one = number_from_integer(pool, 1);
    return number_settle(pool, number_divide(pool, angle_sine(pool, x), number_add(pool, one, angle_cosine(pool, x))));
}

/* The value of the variable at an end of the range, or at the edge of the piece on that side if that comes first. */
static const struct number *end_of_piece(struct number_pool *pool, const struct angle *end, long h, int side,
                                         int *is_end)
{
    const struct angle rest = beyond(pool, end, 2 * h);
    *is_end = sign_beyond(pool, end, 2 * h + side) != side;
    return *is_end ? tangent_of_half(pool, &rest) : number_from_integer(pool, side);
}

/* Sets `variable` to the piece with this index. */
static void take_piece(struct number_pool *pool, struct variable *variable, int index)
{
    long first;
    if (!variable->is_angle || !piece_of(pool, &variable->value->angle, 0, &first)) return;
    const long h = variable->half_turns = first + index;
    variable->low = end_of_piece(pool, &variable->value->angle, h, -1, &variable->first);
    variable->high = end_of_piece(pool, &variable->value->angle_high, h, 1, &variable->last);
}

long variable_cut(struct number_pool *pool, const struct variable *variable, struct variable piece[VARIABLE_MAX_PIECES])
{
    const long count = count_pieces(pool, variable);
    for (int k = 0; k < count && k < VARIABLE_MAX_PIECES; k++) {
        piece[k] = *variable;
        take_piece(pool, piece + k, k);
    }
    return count;
}

/* Where a number is rational, this rational, however it is written. */
static const struct number *settled(struct number_pool *pool, const struct number *x)
{
    const struct number *other = number_settle(pool, x);
    return number_is_rational(other) ? other : x;
}

static void settle_certain(struct number_pool *pool, struct value *value)
{
    if (value->low == NULL && value->number != NULL) value->number = settled(pool, value->number);
}

void variable_settle_certain(struct problem *problem)
{
    struct derivation *derivation = problem->derivation;
    for (int i = 0; derivation != NULL && i < derivation->mechanism->field_count; i++)
        settle_certain(problem->pool, derivation->value + i);
    for (int i = 0; i < problem->kind->field_count; i++) settle_certain(problem->pool, problem->value + i);
}

void variable_settle(struct number_pool *pool, struct variable *variable)
{
    variable->low = settled(pool, variable->low);
    variable->high = settled(pool, variable->high);
}

int variable_fix(struct number_pool *pool, const struct field *field, struct value *value, struct variable *variable)
{
    *variable = (struct variable){.name = field->name, .value = value, .is_angle = 1};
    if (field->words != field_angle || value->low != NULL || value->sine == NULL ||
        (number_is_rational(value->sine) && number_is_rational(value->cosine)) ||
        !piece_of(pool, &value->angle, 0, &variable->half_turns))
        return 0;
    const struct angle rest = beyond(pool, &value->angle, 2 * variable->half_turns);
    variable->low = variable->high = tangent_of_half(pool, &rest);
    return !number_is_rational(variable->low);
}

/* The sine and the cosine of 2 atan(t). */
static const struct number *sine_of(struct number_pool *pool, const struct number *t)
{
    const struct number *one = number_from_integer(pool, 1), *two = number_from_integer(pool, 2);
    return number_divide(pool, number_multiply(pool, two, t), number_add(pool, one, number_multiply(pool, t, t)));
}

static const struct number *cosine_of(struct number_pool *pool, const struct number *t)
{
    const struct number *one = number_from_integer(pool, 1), *square = number_multiply(pool, t, t);
    return number_divide(pool, number_subtract(pool, one, square), number_add(pool, one, square));
}

/* Sets an angle by sine and cosine, both of which change their signs when half_turns is odd. */
static void put_angle(struct number_pool *pool, const struct variable *variable, const struct number *sine,
                      const struct number *cosine)
{
    const int odd = variable->half_turns % 2 != 0;
    variable->value->sine = odd ? number_negate(pool, sine) : sine;
    variable->value->cosine = odd ? number_negate(pool, cosine) : cosine;
}

void variable_set(struct number_pool *pool, const struct variable *variable, const struct number *x)
{
    if (variable->is_angle)
        put_angle(pool, variable, sine_of(pool, x), cosine_of(pool, x));
    else
        variable->value->number = x;
}

/* Sets the variable to a range. The sine of 2 atan(t) increases with t; the cosine increases for t < 0, is 1 at 0, and
 * decreases for t > 0. */
void variable_set_range(struct number_pool *pool, const struct variable *variable, const struct number *low,
                        const struct number *high)
{
    if (!variable->is_angle) {
        variable->value->number = number_from_range(pool, low, high);
        return;
    }
    const struct number *cosine = number_from_range(pool, cosine_of(pool, low), cosine_of(pool, high));
    const int one_side = number_sign(low) == 1 || number_sign(high) == -1;
    if (!one_side) cosine = number_from_range(pool, cosine, number_from_integer(pool, 1));
    put_angle(pool, variable, number_from_range(pool, sine_of(pool, low), sine_of(pool, high)), cosine);
}

/* "h*pi + 2*atan(t)" */
static json_t *angle_text(long h, const char *t)
{
    if (h == 0) return json_sprintf("2*atan(%s)", t);
    return json_sprintf("%ld*pi + 2*atan(%s)", h, t);
}

static json_t *point_of_angle_json(struct number_pool *pool, const struct variable *variable, const struct number *t)
{
    const int first = t == variable->low && variable->first, last = t == variable->high && variable->last;
    json_t *low = angle_json(&variable->value->angle), *high = angle_json(&variable->value->angle_high);
    json_t *end = low != NULL && high != NULL && (first || last) ? json_incref(first ? low : high) : NULL;
    json_decref(low);
    json_decref(high);
    if (end != NULL) return end; /* in the form in which the problem states it */
    json_t *root = number_root_json(pool, t);
    if (root == NULL) root = number_enclosure_json(t);
    if (!json_is_string(root))
        return json_pack("{s:I, s:o}", "half_turns", (json_int_t)variable->half_turns, "tangent_of_half", root);
    json_t *text = angle_text(variable->half_turns, json_string_value(root));
    json_decref(root);
    return text;
}

json_t *variable_json(struct number_pool *pool, const struct variable *variable, const struct number *x)
{
    if (variable->is_angle) return point_of_angle_json(pool, variable, x);
    json_t *root = number_root_json(pool, x);
    return root != NULL ? root : number_enclosure_json(x);
}
