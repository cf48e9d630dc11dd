/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/number_json.h"

#include "numbers/output.h"

#include <stdlib.h>

/* Bits of an enclosure; more are taken where the sign needs them. */
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

json_t *number_value_json(struct number_pool *pool, const struct number *x)
{
    struct text_list element;
    x = number_settle(pool, x);
    if (number_is_rational(x)) return rational_json(x);
    if (output_element(pool, x, &element)) return json_pack("{s:o}", "coefficients", list_json(&element));
    return number_enclosure_json(x);
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
