/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/number_json.h"

#include "numbers/output.h"
#include "numbers/work.h"

#include <stdlib.h>

/* Bits of an enclosure; more are used when the sign needs them. */
enum { ENCLOSURE_BITS = 128 };

static json_t *list_json(struct text_list *list)
{
    json_t *json = json_array();
    for (int i = 0; i < list->count; i++) json_array_append_new(json, json_string(list->text[i]));
    text_list_free(list);
    return json;
}

static json_t *root_json(struct root_text *root)
{
    json_t *json =
        json_pack("{s:o, s:[s, s]}", "poly", list_json(&root->polynomial), "interval", root->low, root->high);
    root_text_free(root);
    return json;
}

static json_t *rational_json(const struct number *x)
{
    char *text = number_text(x);
    json_t *json = json_string(text);
    free(text);
    return json;
}

json_t *number_enclosure_json(const struct number *x)
{
    char *low, *high;
    output_enclosure(x, ENCLOSURE_BITS, &low, &high);
    json_t *json = json_pack("{s:s, s:s}", "lo", low, "hi", high);
    free(low);
    free(high);
    return json;
}

json_t *number_end_json(const json_t *end)
{
    json_t *json = json_copy((json_t *)end);
    if (json_is_object(json)) (void)json_object_del(json, "text");
    return json;
}

json_t *number_value_json(struct number_pool *pool, const struct number *x)
{
    struct text_list element;
    x = number_settle(pool, x);
    if (number_is_rational(x)) return rational_json(x);
    if (output_element(pool, x, &element)) return json_pack("{s:o}", "coefficients", list_json(&element));
    /* Records in the pool that an exact number exceeded the budget, so that no certificate is given that would need it. */
    if (number_is_algebraic(x)) (void)number_work_affords(pool, WORK_MOST);
    return number_enclosure_json(x);
}

int number_has_root(struct number_pool *pool, const struct number *x)
{
    json_t *root = number_root_json(pool, x);
    json_decref(root);
    return root != NULL;
}

json_t *number_root_json(struct number_pool *pool, const struct number *x)
{
    struct root_text root;
    x = number_settle(pool, x);
    if (number_is_rational(x)) return rational_json(x);
    return output_root(pool, x, &root) ? root_json(&root) : NULL;
}

json_t *number_field_json(struct number_pool *pool, long bits)
{
    struct root_text root;
    return output_field(pool, bits, &root) ? root_json(&root) : NULL;
}

long number_bits(struct number_pool *pool, const json_t *value, const char *less)
{
    const json_t *coefficients = json_object_get(value, "coefficients");
    const size_t count = json_array_size(coefficients);
    if (count == 0) return 0;
    const char **text = calloc(count, sizeof *text);
    if (text == NULL) abort();
    for (size_t i = 0; i < count; i++) text[i] = json_string_value(json_array_get(coefficients, i));
    const long bits = output_bits(pool, text, (int)count, less);
    free(text);
    return bits;
}

json_t *angle_json(const struct angle *angle)
{
    if (!angle_is_fraction(angle)) return NULL;
    if (number_sign(angle->half_turns) == 0) return json_string("0");
    char *fraction = number_text(angle->half_turns);
    json_t *json = json_sprintf("%s*pi", fraction);
    free(fraction);
    return json;
}

static int is_zero(const struct number *x)
{
    return number_is_rational(x) && number_sign(x) == 0;
}

/* 1 when |x| is small enough for a checker, which evaluates the angle after reducing it to one turn. */
static int is_moderate(struct number_pool *pool, const struct number *x)
{
    const struct number *limit = number_power(pool, number_from_integer(pool, 2), ANGLE_MAX_EXPONENT);
    return number_compare(pool, x, limit) <= 0 && number_compare(pool, number_negate(pool, limit), x) <= 0;
}

/* A function of a number, or NULL when the number is too large for a checker. */
static json_t *function_json(struct number_pool *pool, const char *name, const struct number *x)
{
    if (!is_moderate(pool, x)) return NULL;
    char *text = number_text(x);
    json_t *json = json_sprintf("%s(%s)", name, text);
    free(text);
    return json;
}

/* An angle whose tangent t is rational: atan(t), or 2 atan of the tangent of half the angle if that is rational. */
static json_t *arctangent_json(struct number_pool *pool, const struct angle *angle)
{
    const struct number *cosine = number_settle(pool, angle_cosine(pool, angle)),
                        *sine = number_settle(pool, angle_sine(pool, angle));
    if (number_is_rational(cosine) && number_is_rational(sine)) {
        const struct number *more = number_add(pool, cosine, number_from_integer(pool, 1));
        return number_sign(more) > 0 ? function_json(pool, "2*atan", number_divide(pool, sine, more)) : NULL;
    }
    if (!is_zero(angle->half_turns) || number_sign(cosine) != 1) return NULL;
    const struct number *tangent = number_settle(pool, number_divide(pool, sine, cosine));
    return number_is_rational(tangent) ? function_json(pool, "atan", tangent) : NULL;
}

json_t *angle_stated_json(struct number_pool *pool, const struct angle *angle)
{
    if (!is_moderate(pool, angle->half_turns) || !is_moderate(pool, angle->radians)) return NULL;
    if (angle_is_fraction(angle)) return angle_json(angle);
    if (is_zero(angle->radians)) return arctangent_json(pool, angle);
    const int alone = is_zero(angle->half_turns) && is_zero(angle->arctangents);
    return alone && number_is_rational(angle->radians) ? rational_json(angle->radians) : NULL;
}

int angle_is_stated(struct number_pool *pool, const struct angle *angle)
{
    json_t *json = angle_stated_json(pool, angle);
    json_decref(json);
    return json != NULL;
}
