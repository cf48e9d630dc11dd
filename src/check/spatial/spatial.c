/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of the check of kind `spatial` in their order; and comparisons of words. */
#include "check/spatial/private.h"

int spatial_rejected(const struct spatial *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* 1 when the verdict has a value of this type under a key. */
/*@ requires spatial_ok(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_there(const struct spatial *c, int node, enum json_type type)
{
    return node != 0 && c->json->node[node].type == type;
}

int spatial_word_is(const struct spatial *c, const char *key, const char *word)
{
    const int node = json_member(c->json, c->verdict, key);
    return (is_there(c, node, JSON_STRING) && json_is(c->json, node, word)) ||
           spatial_rejected(c, "verdict", key, "is another word");
}

int spatial_null_is(const struct spatial *c, const char *key)
{
    return is_there(c, json_member(c->json, c->verdict, key), JSON_NULL) ||
           spatial_rejected(c, "verdict", key, "there is none");
}

/*@ assigns \result \from value;
  @ ensures constant_text(\result); */
static const char *digits(int value)
{
    if (value == -1) return known_text("-1");
    if (value == 0) return known_text("0");
    if (value == 1) return known_text("1");
    if (value == 2) return known_text("2");
    if (value == 3) return known_text("3");
    if (value == 4) return known_text("4");
    if (value == 5) return known_text("5");
    if (value == 6) return known_text("6");
    if (value == 7) return known_text("7");
    if (value == 8) return known_text("8");
    return known_text("");
}

int spatial_integer_is(const struct spatial *c, const char *key, int value)
{
    const int node = json_member(c->json, c->verdict, key);
    return (is_there(c, node, JSON_INTEGER) && json_is(c->json, node, digits(value))) ||
           spatial_rejected(c, "verdict", key, "is another number");
}

int spatial_row_is(const struct spatial *c, const char *row)
{
    return json_is(c->json, c->row, row) || spatial_rejected(c, "", "row", "is another one");
}

int spatial_mode_is(const struct spatial *c, const char *mode, const char *word)
{
    const int node = json_member(c->json, json_member(c->json, c->verdict, "modes"), mode);
    return json_is(c->json, node, word) || spatial_rejected(c, "verdict.modes", mode, "is another word");
}

struct surd spatial_surd(const struct spatial *c, const struct surd_field *f, int node)
{
    const int d = json_member(c->json, node, "d");
    if (d == 0) return surd_from(quantity_number(c->json, c->pool, node));
    const scalar a = quantity_number(c->json, c->pool, json_member(c->json, node, "a"));
    const scalar b = quantity_number(c->json, c->pool, json_member(c->json, node, "b"));
    if (f->d == NULL || !scalar_equal(quantity_number(c->json, c->pool, d), f->d)) return surd_from(NULL);
    return (struct surd){a, b};
}

int spatial_moves(const struct spatial *c)
{
    return scalar_sign(c->x.u1) != 0 || scalar_sign(c->x.u2) != 0;
}

int spatial_check_words(const struct spatial *c)
{
    if (!spatial_check_arc(c)) return 0;
    return spatial_moves(c) ? spatial_check_slip(c) : spatial_check_rest(c);
}

int spatial_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem"), verdict = json_member(json, 0, "verdict");
    const int witness = json_member(json, 0, "witness"), row = json_member(json, 0, "row");
    const struct spatial_record record = {json, pool, answer, problem, verdict, witness, row, NULL};
    if (spatial_is_interval(record)) return spatial_check_interval(record);
    const struct spatial_data data = spatial_read(record);
    if (!data.is_right) return 0;
    const struct spatial c = spatial_find(record, data.x);
    return spatial_check_hypotheses(&c) && spatial_check_quantities(&c, data) && spatial_check_words(&c);
}
