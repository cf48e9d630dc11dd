/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict about a point (spec/fold/certificate.md, section 3). */
#include "check/fold/private.h"
/*@ requires fold_reads(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct fold *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_verdict(const struct fold *c, const char *item)
{
    return fold_rejected(c, "verdict", item, "does not follow");
}

int fold_has_word(const struct fold *c, int object, const char *key, const char *word)
{
    const int node = json_member(c->json, object, key), is_null = c->json->node[node].type == JSON_NULL;
    if (node == 0) return 0;
    return *word == '\0' ? is_null : !is_null && json_is(c->json, node, word);
}

/*@ requires fold_reads(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_word(const struct fold *c, const char *key, const char *word)
{
    return fold_has_word(c, c->verdict, key, word);
}

/* 1 when the number x under a key satisfies x `divisor` = `dividend`, which are NULL when they do not exist; when it is not
 * wanted, null must be there. */
/*@ requires fold_reads(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_quotient(const struct fold *c, const char *key, int wanted, scalar dividend, scalar divisor)
{
    const int node = member(c, key), is_null = c->json->node[node].type == JSON_NULL;
    if (!wanted || is_null) return !wanted && is_null;
    if (dividend == NULL || divisor == NULL) return 0;
    const scalar product = scalar_multiply(c->pool, quantity_number(c->json, c->pool, node), divisor);
    return scalar_equal(product, dividend);
}

/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int numbers_are(const struct fold *c)
{
    const int weighs = c->seen_sign[FOLD_Lp] * c->seen_sign[FOLD_Lm] < 0;
    const int invisible = c->seen_sign[FOLD_Lp] == 0 && c->seen_sign[FOLD_Lm] == 0 && c->seen_sign[FOLD_Kpp] < 0 &&
                          c->seen_sign[FOLD_Kmm] > 0;
    if (!has_quotient(c, "weight", weighs, c->seen[FOLD_Lm], c->seen[FOLD_gap])) return reject_verdict(c, "weight");
    return has_quotient(c, "J1J2", invisible, c->seen[FOLD_cross], c->seen[FOLD_own]) || reject_verdict(c, "J1J2");
}

/* When the wheel does not slip, everything else is null (section 3). */
/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_no_slip(const struct fold *c)
{
    if (!has_word(c, "fold_plus", "")) return reject_verdict(c, "fold_plus");
    if (!has_word(c, "fold_minus", "")) return reject_verdict(c, "fold_minus");
    if (!has_word(c, "two_fold", "")) return reject_verdict(c, "two_fold");
    if (!has_word(c, "case", "")) return reject_verdict(c, "case");
    if (!has_word(c, "reached", "")) return reject_verdict(c, "reached");
    if (!has_word(c, "weight", "")) return reject_verdict(c, "weight");
    if (!has_word(c, "J1J2", "")) return reject_verdict(c, "J1J2");
    if (!has_word(c, "point", "no_slip")) return reject_verdict(c, "point");
    if (!has_word(c, "forward", "undecided")) return reject_verdict(c, "forward");
    if (!has_word(c, "law", "undefined")) return reject_verdict(c, "law");
    return json_is(c->json, json_member(c->json, 0, "row"), "no_slip") ||
           fold_rejected(c, "", "row", "is not the row of these signs");
}

/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_words(const struct fold *c)
{
    const short *sign = c->seen_sign;
    if (!json_is(c->json, json_member(c->json, 0, "row"), fold_row_word(sign)))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!has_word(c, "point", fold_point_word(sign))) return reject_verdict(c, "point");
    if (!has_word(c, "fold_plus", fold_plus_word(sign))) return reject_verdict(c, "fold_plus");
    if (!has_word(c, "fold_minus", fold_minus_word(sign))) return reject_verdict(c, "fold_minus");
    if (!has_word(c, "two_fold", fold_two_fold_word(sign))) return reject_verdict(c, "two_fold");
    if (!has_word(c, "case", fold_case_word(sign))) return reject_verdict(c, "case");
    if (!has_word(c, "forward", fold_forward_word(sign))) return reject_verdict(c, "forward");
    if (!has_word(c, "reached", fold_reached_word(sign))) return reject_verdict(c, "reached");
    return has_word(c, "law", c->form == FOLD_WHEEL ? fold_law_word(sign) : known_text("")) || reject_verdict(c, "law");
}

int fold_check_point(const struct fold *c)
{
    if (json_size(c->json, c->verdict) != 12 || !has_word(c, "question", "point")) return reject_verdict(c, "question");
    if (!fold_lists_zeros(c)) return reject_verdict(c, "zeros");
    if (c->form == FOLD_WHEEL && c->seen_sign[FOLD_agree] == 0) return check_no_slip(c);
    return check_words(c) && numbers_are(c);
}
