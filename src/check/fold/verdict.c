/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a point (spec/fold/certificate.md, section 3), by the rule WORD. */
#include "check/fold/private.h"
#include "check/kernel/word.h"

#define WHEN(quantity, among)                                                                                          \
    {                                                                                                                  \
        FOLD_##quantity, among                                                                                         \
    }
#define ELSE                                                                                                           \
    {                                                                                                                  \
        {                                                                                                              \
            0, 0                                                                                                       \
        }                                                                                                              \
    }
#define WORD(table, sign) ((table)[word_find(table, WORD_ROWS(table), sign, FOLD_SEEN)].word)

static const struct word_row point_words[] = {{"two_fold", {WHEN(Lp, IS_ZERO), WHEN(Lm, IS_ZERO)}},
                                              {"fold_plus", {WHEN(Lp, IS_ZERO)}},
                                              {"fold_minus", {WHEN(Lm, IS_ZERO)}},
                                              {"sliding", {WHEN(Lp, IS_NEGATIVE), WHEN(Lm, IS_POSITIVE)}},
                                              {"escaping", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_NEGATIVE)}},
                                              {"crossing_up", {WHEN(Lp, IS_POSITIVE)}},
                                              {"crossing_down", ELSE}};
static const struct word_row plus_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},
                                             {"visible", {WHEN(Kpp, IS_POSITIVE)}},
                                             {"invisible", {WHEN(Kpp, IS_NEGATIVE)}},
                                             {"cusp", ELSE}};
static const struct word_row minus_words[] = {{"", {WHEN(Lm, NOT_ZERO)}},
                                              {"visible", {WHEN(Kmm, IS_NEGATIVE)}},
                                              {"invisible", {WHEN(Kmm, IS_POSITIVE)}},
                                              {"cusp", ELSE}};
static const struct word_row two_fold_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},
                                                 {"", {WHEN(Lm, NOT_ZERO)}},
                                                 {"cusp", {WHEN(Kpp, IS_ZERO)}},
                                                 {"cusp", {WHEN(Kmm, IS_ZERO)}},
                                                 {"visible_visible", {WHEN(Kpp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
                                                 {"visible_invisible", {WHEN(Kpp, IS_POSITIVE)}},
                                                 {"invisible_visible", {WHEN(Kmm, IS_NEGATIVE)}},
                                                 {"invisible_invisible", ELSE}};
/* J1 J2 > 1 exactly when det > 0; in that case J1 < 0 and J2 < 0 exactly when Kmp < 0 < Kpm. */
static const struct word_row case_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},      {"", {WHEN(Lm, NOT_ZERO)}},
                                             {"", {WHEN(Kpp, NOT_NEGATIVE)}}, {"", {WHEN(Kmm, NOT_POSITIVE)}},
                                             {"", {WHEN(det, IS_ZERO)}},      {"3", {WHEN(det, IS_NEGATIVE)}},
                                             {"1", {WHEN(Kpm, IS_POSITIVE)}}, {"2", ELSE}};
static const struct word_row forward_words[] = {
    {"unique", {WHEN(Lm, IS_POSITIVE)}},
    {"unique", {WHEN(Lp, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_POSITIVE)}},
    {"unique", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_NEGATIVE)}},
    {"undecided", {WHEN(Lm, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
    {"unique", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_POSITIVE)}},
    {"undecided", {WHEN(Lp, IS_POSITIVE)}},
    {"undecided", {WHEN(own, IS_ZERO)}},
    {"set_valued", {WHEN(Kpp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
    {"undecided", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_ZERO)}},
    {"set_valued", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(own, IS_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(Kpp, IS_POSITIVE), WHEN(sum, NOT_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(Kpp, IS_NEGATIVE), WHEN(sum, NOT_POSITIVE)}},
    {"unique_at_leading_order", {WHEN(disc, IS_NEGATIVE)}},
    {"undecided", {WHEN(disc, IS_ZERO)}},
    {"undecided", {WHEN(det, IS_ZERO)}},
    {"set_valued", ELSE}};
static const struct word_row reached_words[] = {
    {"", {WHEN(Lp, NOT_ZERO)}},
    {"", {WHEN(Lm, NOT_ZERO)}},
    {"undecided", {WHEN(own, IS_ZERO)}},
    {"undecided", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_ZERO)}},
    {"no_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_POSITIVE)}},
    {"one_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(own, IS_NEGATIVE)}},
    {"open_set", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_NEGATIVE)}},
    {"no_orbit", {WHEN(own, IS_NEGATIVE)}},
    {"no_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(sum, NOT_NEGATIVE)}},
    {"no_orbit", {WHEN(Kpp, IS_NEGATIVE), WHEN(sum, NOT_POSITIVE)}},
    {"no_orbit", {WHEN(disc, IS_NEGATIVE)}},
    {"undecided", {WHEN(disc, IS_ZERO)}},
    {"undecided", {WHEN(det, IS_ZERO)}},
    {"one_orbit", {WHEN(det, IS_NEGATIVE)}},
    {"open_set", {WHEN(trace, IS_NEGATIVE)}},
    {"no_orbit", ELSE}};
static const struct word_row law_words[] = {
    {"agrees", {WHEN(agree, IS_POSITIVE)}}, {"contradicts", {WHEN(agree, IS_NEGATIVE)}}, {"undefined", ELSE}};

/* The rows of a two-fold with one invisible fold, after those with no direction inside. */
#define MIXED(name)                                                                                                    \
    {name "_singular", {WHEN(disc, IS_ZERO)}}, {name "_singular", {WHEN(det, IS_ZERO)}},                               \
        {name "_saddle", {WHEN(det, IS_NEGATIVE)}}, {name "_sink", {WHEN(trace, IS_NEGATIVE)}},                        \
    {                                                                                                                  \
        name "_source", ELSE                                                                                           \
    }
static const struct word_row visible_invisible_rows[] = {{"visible_invisible_passed", {WHEN(sum, NOT_NEGATIVE)}},
                                                         {"visible_invisible_passed", {WHEN(disc, IS_NEGATIVE)}},
                                                         MIXED("visible_invisible")};
static const struct word_row invisible_visible_rows[] = {{"invisible_visible_passed", {WHEN(sum, NOT_POSITIVE)}},
                                                         {"invisible_visible_passed", {WHEN(disc, IS_NEGATIVE)}},
                                                         MIXED("invisible_visible")};
static const struct word_row other_rows[] = {
    {"sliding", {WHEN(Lp, IS_NEGATIVE), WHEN(Lm, IS_POSITIVE)}},
    {"escaping", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_NEGATIVE)}},
    {"crossing_up", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_POSITIVE)}},
    {"crossing_down", {WHEN(Lp, IS_NEGATIVE), WHEN(Lm, IS_NEGATIVE)}},
    {"fold_plus_at_sliding", {WHEN(Lm, IS_POSITIVE)}},
    {"fold_minus_at_sliding", {WHEN(Lp, IS_NEGATIVE)}},
    {"fold_plus_visible_at_escaping", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_POSITIVE)}},
    {"fold_plus_invisible_at_escaping", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_NEGATIVE)}},
    {"cusp_plus_at_escaping", {WHEN(Lm, IS_NEGATIVE)}},
    {"fold_minus_visible_at_escaping", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
    {"fold_minus_invisible_at_escaping", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_POSITIVE)}},
    {"cusp_minus_at_escaping", {WHEN(Lp, IS_POSITIVE)}},
    {"two_fold_cusp", {WHEN(own, IS_ZERO)}},
    {"visible_visible_singular", {WHEN(Kpp, IS_POSITIVE), WHEN(det, IS_ZERO)}},
    {"visible_visible_source", {WHEN(Kpp, IS_POSITIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_POSITIVE)}},
    {"visible_visible_reached", {WHEN(Kpp, IS_POSITIVE)}},
    {"teixeira_singular", {WHEN(det, IS_ZERO)}},
    {"teixeira_case_3", {WHEN(det, IS_NEGATIVE)}},
    {"teixeira_case_1", {WHEN(Kpm, IS_POSITIVE)}},
    {"teixeira_case_2", ELSE}};

const char *fold_row_word(const short *sign)
{
    const int two_fold = sign[FOLD_Lp] == 0 && sign[FOLD_Lm] == 0;
    if (two_fold && sign[FOLD_own] > 0)
        return sign[FOLD_Kpp] > 0 ? WORD(visible_invisible_rows, sign) : WORD(invisible_visible_rows, sign);
    return WORD(other_rows, sign);
}

const char *fold_case_word(const short *sign)
{
    return WORD(case_words, sign);
}

const char *fold_forward_word(const short *sign)
{
    return WORD(forward_words, sign);
}

const char *fold_reached_word(const short *sign)
{
    return WORD(reached_words, sign);
}

const char *fold_law_word(const short *sign)
{
    return WORD(law_words, sign);
}

static int member(const struct fold *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

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

static int has_word(const struct fold *c, const char *key, const char *word)
{
    return fold_has_word(c, c->verdict, key, word);
}

/* 1 when the number x under a key satisfies x `divisor` = `dividend`; when it is not wanted, null must be there. */
static int has_quotient(const struct fold *c, const char *key, int wanted, scalar dividend, scalar divisor)
{
    const int node = member(c, key), is_null = c->json->node[node].type == JSON_NULL;
    if (!wanted || is_null) return !wanted && is_null;
    const scalar product = scalar_multiply(c->pool, quantity_number(c->json, c->pool, node), divisor);
    return scalar_equal(product, dividend);
}

static int numbers_are(const struct fold *c)
{
    const int weighs = c->seen_sign[FOLD_Lp] * c->seen_sign[FOLD_Lm] < 0;
    const int invisible = c->seen_sign[FOLD_Lp] == 0 && c->seen_sign[FOLD_Lm] == 0 && c->seen_sign[FOLD_Kpp] < 0 &&
                          c->seen_sign[FOLD_Kmm] > 0;
    if (!has_quotient(c, "weight", weighs, c->seen[FOLD_Lm], c->seen[FOLD_gap])) return reject_verdict(c, "weight");
    return has_quotient(c, "J1J2", invisible, c->seen[FOLD_cross], c->seen[FOLD_own]) || reject_verdict(c, "J1J2");
}

/* When the wheel does not slip, everything else is null (section 3). */
static int check_no_slip(const struct fold *c)
{
    static const char *const none[] = {"fold_plus", "fold_minus", "two_fold", "case", "reached", "weight", "J1J2"};
    for (int i = 0; i < (int)(sizeof none / sizeof none[0]); i++)
        if (!has_word(c, none[i], "")) return reject_verdict(c, none[i]);
    if (!has_word(c, "point", "no_slip")) return reject_verdict(c, "point");
    if (!has_word(c, "forward", "undecided")) return reject_verdict(c, "forward");
    if (!has_word(c, "law", "undefined")) return reject_verdict(c, "law");
    return json_is(c->json, json_member(c->json, 0, "row"), "no_slip") ||
           fold_rejected(c, "", "row", "is not the row of these signs");
}

static int check_words(const struct fold *c)
{
    const short *sign = c->seen_sign;
    if (!json_is(c->json, json_member(c->json, 0, "row"), fold_row_word(sign)))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!has_word(c, "point", WORD(point_words, sign))) return reject_verdict(c, "point");
    if (!has_word(c, "fold_plus", WORD(plus_words, sign))) return reject_verdict(c, "fold_plus");
    if (!has_word(c, "fold_minus", WORD(minus_words, sign))) return reject_verdict(c, "fold_minus");
    if (!has_word(c, "two_fold", WORD(two_fold_words, sign))) return reject_verdict(c, "two_fold");
    if (!has_word(c, "case", fold_case_word(sign))) return reject_verdict(c, "case");
    if (!has_word(c, "forward", fold_forward_word(sign))) return reject_verdict(c, "forward");
    if (!has_word(c, "reached", fold_reached_word(sign))) return reject_verdict(c, "reached");
    return has_word(c, "law", c->form == FOLD_WHEEL ? fold_law_word(sign) : "") || reject_verdict(c, "law");
}

int fold_check_point(const struct fold *c)
{
    if (json_size(c->json, c->verdict) != 12 || !has_word(c, "question", "point")) return reject_verdict(c, "question");
    if (!fold_lists_zeros(c)) return reject_verdict(c, "zeros");
    if (c->form == FOLD_WHEEL && c->seen_sign[FOLD_agree] == 0) return check_no_slip(c);
    return check_words(c) && numbers_are(c);
}
