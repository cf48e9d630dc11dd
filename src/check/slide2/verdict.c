/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of the verdict (spec/slide2/certificate.md, 14.5). */
#include "check/slide2/private.h"

/*@ requires slide2_sees(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct slide2 *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int verdict_rejected(const struct slide2 *c, const char *item)
{
    return slide2_rejected(c, "verdict", item, "does not follow");
}

/* 1 when the verdict has this word under a key and a name. */
/*@ requires slide2_sees(c);
  @ requires constant_text(key);
  @ requires constant_text(name);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_word(const struct slide2 *c, const char *key, const char *name, const char *word)
{
    return json_is(c->json, json_member(c->json, member(c, key), name), word);
}

/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *status_word(const struct slide2 *c, int mode)
{
    if (c->mode[mode].status == SLIDE_CONSISTENT) return known_text("consistent");
    return c->mode[mode].status == SLIDE_BOUNDARY ? known_text("boundary") : known_text("inconsistent");
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *stability_word(const struct slide2 *c, int mode)
{
    if (mode == SLIDE_SS) return slide2_both_word(c->sign);
    if (mode == SLIDE_SF) return slide2_first_word(c->sign);
    return mode == SLIDE_FS ? slide2_second_word(c->sign) : known_text("stable");
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int words_of_modes_are(const struct slide2 *c)
{
    /*@ loop invariant 0 <= i <= SLIDE_MODES;
      @ loop assigns i;
      @ loop variant SLIDE_MODES - i; */
    for (int i = 0; i < SLIDE_MODES; i++)
        if (!has_word(c, "modes", slide2_mode_name(i), status_word(c, i)) ||
            !has_word(c, "stability", slide2_mode_name(i), stability_word(c, i)))
            return 0;
    return 1;
}

/* The number of modes with a status; boundary includes continuum. */
/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= SLIDE_MODES; */
static int count_modes(const struct slide2 *c, enum slide2_status status)
{
    int n = 0;
    /*@ loop invariant 0 <= i <= SLIDE_MODES && 0 <= n <= i;
      @ loop assigns i, n;
      @ loop variant SLIDE_MODES - i; */
    for (int i = 0; i < SLIDE_MODES; i++)
        n += c->mode[i].status == status || (status == SLIDE_BOUNDARY && c->mode[i].continuum);
    return n;
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *class_word(const struct slide2 *c)
{
    const int n = count_modes(c, SLIDE_CONSISTENT);
    if (count_modes(c, SLIDE_BOUNDARY) > 0) return known_text("degenerate");
    if (n == 0) return known_text("inconsistent");
    return n == 1 ? known_text("determinate") : known_text("indeterminate");
}

/* 1 when mode i has a force that no earlier mode has. */
/*@ requires slide2_judged(c) && 0 <= i < SLIDE_MODES;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_new(const struct slide2 *c, int i)
{
    const struct slide2_mode *mode = c->mode;
    if (mode[i].status == SLIDE_INCONSISTENT) return 0;
    /*@ loop invariant 0 <= k <= i && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant i - k; */
    for (int k = 0; k < i; k++)
        if (mode[k].status != SLIDE_INCONSISTENT && scalar_equal(mode[k].lambda[0], mode[i].lambda[0]) &&
            scalar_equal(mode[k].lambda[1], mode[i].lambda[1]))
            return 0;
    return 1;
}

/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *count_word(int n)
{
    if (n == 0) return known_text("0");
    if (n == 1) return known_text("1");
    if (n == 2) return known_text("2");
    return n == 3 ? known_text("3") : known_text("4");
}

/*@ requires slide2_judged(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int solutions_are(const struct slide2 *c)
{
    const int node = member(c, "solutions"), text = c->json->node[node].type == JSON_STRING;
    int n = 0, continuum = 0;
    /*@ loop invariant 0 <= i <= SLIDE_MODES && 0 <= n <= i && DOUBT_HAS_STAYED;
      @ loop assigns i, n, continuum, scalar_doubt;
      @ loop variant SLIDE_MODES - i; */
    for (int i = 0; i < SLIDE_MODES; i++) {
        if (c->mode[i].continuum) continuum = 1;
        n += is_new(c, i);
    }
    return continuum ? text && json_is(c->json, node, "continuum") : !text && json_is(c->json, node, count_word(n));
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int hurwitz_is(const struct slide2 *c)
{
    const int node = member(c, "hurwitz");
    if (!slide2_has(c, SLIDE_COMPLIANCE)) return c->json->node[node].type == JSON_NULL;
    return c->json->node[node].type == JSON_STRING && json_is(c->json, node, slide2_hurwitz_word(c->sign));
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int impacts_are(const struct slide2 *c)
{
    return has_word(c, "impact_without_collision", "IF", slide2_IF_word(c->sign)) &&
           has_word(c, "impact_without_collision", "FI", slide2_FI_word(c->sign)) &&
           has_word(c, "impact_without_collision", "II", slide2_II_word(c->sign));
}

/* 1 when the mode is consistent and can persist. */
/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int stays(const struct slide2 *c, int mode)
{
    const int node = json_member(c->json, member(c, "stability"), slide2_mode_name(mode));
    if (c->mode[mode].status != SLIDE_CONSISTENT) return 0;
    if (mode == SLIDE_SS && slide2_depends(c->sign))
        return !slide2_has(c, SLIDE_COMPLIANCE) || slide2_is_stable(c->sign);
    return json_is(c->json, node, "stable");
}

/* Checks the list of resolutions; the words of the modes and of the impacts have been checked. */
/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int resolution_is(const struct slide2 *c)
{
    const int array = member(c, "resolution");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= SLIDE_MODES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant SLIDE_MODES - i; */
    for (int i = 0; i < SLIDE_MODES; i++)
        if (stays(c, i)) node = json_after(c->json, array, node, slide2_mode_name(i));
    if (has_word(c, "impact_without_collision", "IF", "possible")) node = json_after(c->json, array, node, "IF");
    if (has_word(c, "impact_without_collision", "FI", "possible")) node = json_after(c->json, array, node, "FI");
    if (has_word(c, "impact_without_collision", "II", "not_excluded")) node = json_after(c->json, array, node, "II");
    return node == c->json->node[array].next;
}

/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int zeros_are(const struct slide2 *c)
{
    const int array = member(c, "zeros");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= SLIDE_QUANTITIES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant SLIDE_QUANTITIES - i; */
    for (int i = 0; i < SLIDE_QUANTITIES; i++)
        if (slide2_has(c, i) && c->sign[i] == 0) node = json_after(c->json, array, node, slide2_name(i));
    return node == c->json->node[array].next;
}

/* The words; each returns 1, or 0 with the reason. */
/*@ requires slide2_judged(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(const struct slide2 *c)
{
    if (!words_of_modes_are(c)) return verdict_rejected(c, "modes, stability");
    if (!solutions_are(c)) return verdict_rejected(c, "solutions");
    if (!json_is(c->json, member(c, "class"), class_word(c))) return verdict_rejected(c, "class");
    if (!hurwitz_is(c)) return verdict_rejected(c, "hurwitz");
    return impacts_are(c) || verdict_rejected(c, "impact_without_collision");
}

/*@ requires slide2_judged(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_lists(const struct slide2 *c)
{
    if (!resolution_is(c)) return verdict_rejected(c, "resolution");
    if (!zeros_are(c)) return verdict_rejected(c, "zeros");
    if (!slide2_lists_cases(c, member(c, "cases"), 0)) return verdict_rejected(c, "cases");
    return slide2_lists_cases(c, member(c, "dual"), 1) || verdict_rejected(c, "dual");
}

/*@ requires slide2_judged(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_row(const struct slide2 *c)
{
    return json_is(c->json, json_member(c->json, 0, "row"), slide2_row_word(c->sign)) ||
           slide2_rejected(c, "", "row", "is not the row of these signs");
}

int slide2_check_verdict(const struct slide2 *c)
{
    if (!slide2_check_examples(c, slide2_depends(c->sign))) return 0;
    //@ assert examples: slide2_judged(c);
    if (!check_row(c)) return 0;
    //@ assert named: slide2_judged(c);
    if (!check_words(c)) return 0;
    //@ assert words: slide2_judged(c);
    return check_lists(c);
}
