/* SPDX-License-Identifier: BSD-2-Clause */
/* The other fields of the verdict (spec/certificate.md, section 4.6). */
#include "check/contact/contact.h"

#include <stddef.h>

/*@ requires contact_sees(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> member_says(c->json, c->verdict, key, word)); */
static int word_is(const struct contact *c, const char *key, const char *word)
{
    return json_is(c->json, json_member(c->json, c->verdict, key), word);
}

/*@ requires \valid_read(c) && status < 4;
  @ assigns \nothing;
  @ ensures 0 <= \result <= MODES && \result == how_many(status, STATUSES_OF(c)); */
static int count_status(const struct contact *c, enum mode_status status)
{
    const int wanted = (int)status;
    return (c->status[FLIGHT] == wanted) + (c->status[SLIP_PLUS] == wanted) + (c->status[SLIP_MINUS] == wanted) +
           (c->status[STICK] == wanted);
}

/*@ requires \valid_read(c) && contact_counted(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 <==> CLASS_OF(c) == DEGENERATE); */
static int is_degenerate(const struct contact *c)
{
    return c->continuum >= 0 || count_status(c, BOUNDARY) > 0;
}

/*@ requires \valid_read(c) && contact_counted(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result);
  @ ensures word: class_spelt(CLASS_OF(c), \result); */
static const char *class_of(const struct contact *c)
{
    const int consistent = count_status(c, CONSISTENT);
    if (is_degenerate(c)) return known_text("degenerate");
    if (consistent == 0) return known_text("inconsistent");
    if (consistent == 1) return known_text("determinate");
    return known_text("indeterminate");
}

/* The row of Table 2 of the paper: which p is negative. The lower half of the table is b < 0. */
/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result);
  @ ensures word: \forall integer cell; contact_possible(c) && cell_condition(cell, CASE_SIGNS_OF(c)) ==>
  @   case_row_spelt(cell, \result); */
static const char *case_row(const struct contact *c)
{
    const int lifted = c->sign[Q_b] > 0;
    if (c->sign[Q_p_minus] < 0 && lifted) return known_text("ii");
    if (c->sign[Q_p_minus] < 0) return known_text("v");
    if (c->sign[Q_p_plus] < 0 && lifted) return known_text("iii");
    if (c->sign[Q_p_plus] < 0) return known_text("vi");
    if (lifted) return known_text("i");
    return known_text("iv");
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result);
  @ ensures word: \forall integer cell; cell_condition(cell, CASE_SIGNS_OF(c)) ==> column_spelt(cell, \result); */
static const char *case_column(const struct contact *c)
{
    if (c->sign[Q_u] > 0) return "I(";
    if (c->sign[Q_u] == 0) return "II(";
    return "III(";
}

/*@ requires contact_sees(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures cell: \result != 0 && contact_possible(c) ==>
  @   \forall integer cell; cell_condition(cell, CASE_SIGNS_OF(c)) ==> node_says_case(c->json, node, cell); */
static int is_cell(const struct contact *c, int node)
{
    return json_is_joined(c->json, node, case_column(c), case_row(c), ")");
}

/*@ requires contact_sees(c) && contact_counted(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures cell: \result != 0 && contact_possible(c) ==> case_checked(c); */
static int check_case(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "case");
    const int is_null = c->json->node[node].type == JSON_NULL;
    if (is_degenerate(c) || c->sign[Q_p_plus] == 0 || c->sign[Q_p_minus] == 0) return is_null;
    return !is_null && is_cell(c, node);
}

/* 1 when an object contains the sign s for a mode. */
/*@ requires contact_sees(c) && 0 <= node < c->json->count && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> says_sign(c->json, node, mode, s)); */
static int is_sign(const struct contact *c, int node, enum mode mode, int s)
{
    return contact_sign_is(c, json_member(c->json, node, contact_mode_name(mode)), s);
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures signs: \result != 0 ==> says_painleve(c->json, c->verdict, c->sign[Q_p_plus], c->sign[Q_p_minus]); */
static int check_painleve(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "painleve");
    return is_sign(c, node, SLIP_PLUS, c->sign[Q_p_plus]) && is_sign(c, node, SLIP_MINUS, c->sign[Q_p_minus]);
}

/* The word for the friction cone. At the force of stick lambda_N = N / Delta, lambda_T + mu lambda_N = -E+ / Delta and
 * mu lambda_N - lambda_T = -E- / Delta. */
/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result);
  @ ensures word: contact_possible(c) ==> cone_spelt(cone_word(c->sign[Q_E_plus], c->sign[Q_E_minus], c->sign[Q_N]), \result); */
static const char *cone_of(const struct contact *c)
{
    const int plus = c->sign[Q_E_plus], minus = c->sign[Q_E_minus];
    if (plus > 0 || minus > 0 || c->sign[Q_N] < 0) return "exterior";
    if (plus < 0 && minus < 0) return "interior";
    return "boundary";
}

/* The sign of p in the direction in which the point slips or begins to slip; 1 if it does neither. */
/*@ requires \valid_read(c) && contact_signs(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1 && \result == slip_sign(SLIP_OF(c)); */
static int p_of_slip(const struct contact *c)
{
    const int direction = c->sign[Q_u] != 0 ? c->sign[Q_u] : c->sign[Q_a];
    return direction > 0 ? c->sign[Q_p_plus] : direction < 0 ? c->sign[Q_p_minus] : 1;
}

/* The sign of the slope s of v_dot = b + s lambda_N in the motion after a small change of the force. Stick with
 * lambda_T + mu lambda_N = -E+ / Delta = 0 becomes forward slip, with mu lambda_N - lambda_T = 0 backward slip. */
/*@ requires \valid_read(c) && contact_signs(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1;
  @ ensures slope: mode == SLIP_PLUS ? \result == c->sign[Q_p_plus] : mode == SLIP_MINUS ? \result == c->sign[Q_p_minus] :
  @   c->sign[Q_E_plus] == 0 ? \result == c->sign[Q_p_plus] :
  @   c->sign[Q_E_minus] == 0 ? \result == c->sign[Q_p_minus] : \result == 1; */
static int slope_of(const struct contact *c, enum mode mode)
{
    if (mode == SLIP_PLUS) return c->sign[Q_p_plus];
    if (mode == SLIP_MINUS) return c->sign[Q_p_minus];
    if (c->sign[Q_E_plus] == 0) return c->sign[Q_p_plus];
    if (c->sign[Q_E_minus] == 0) return c->sign[Q_p_minus];
    return 1;
}

/* 1 when lambda_N = 0, where lambda_N is N / Delta in stick and -b / p in slip; for p = b = 0 it is not determined. */
/*@ requires \valid_read(c) && mode < MODES;
  @ assigns \nothing;
  @ ensures \result != 0 <==> (mode == FLIGHT || (mode == STICK && c->sign[Q_N] == 0) ||
  @   (mode == SLIP_PLUS && c->sign[Q_b] == 0 && (c->sign[Q_p_plus] != 0 || c->status[mode] == BOUNDARY)) ||
  @   (mode == SLIP_MINUS && c->sign[Q_b] == 0 && (c->sign[Q_p_minus] != 0 || c->status[mode] == BOUNDARY))); */
static int has_no_force(const struct contact *c, enum mode mode)
{
    if (mode == FLIGHT) return 1;
    if (mode == STICK) return c->sign[Q_N] == 0;
    const int p = mode == SLIP_PLUS ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    return c->sign[Q_b] == 0 && (p != 0 || c->status[mode] == BOUNDARY);
}

/*@ requires \valid_read(c) && contact_signs(c) && mode < MODES;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1;
  @ ensures word: \forall integer row; contact_row(c, row) && contact_possible(c) && has_force(c, mode) ==>
  @   slope_word(\result) == stability_word(mode, SIGNS_OF(c)); */
static int stability_of(const struct contact *c, enum mode mode)
{
    if (mode == FLIGHT && c->sign[Q_b] > 0) return 1;
    if (has_no_force(c, mode)) return p_of_slip(c) < 0 ? -1 : 0;
    return slope_of(c, mode);
}

/*@ assigns \result \from stability;
  @ ensures constant_text(\result);
  @ ensures word: stability_spelt(slope_word(stability), \result); */
static const char *stability_word(int stability)
{
    if (stability > 0) return "stable";
    if (stability == 0) return "neutral";
    return "unstable";
}

/* 1 when a node is the word for the stability of a mode that has a force. */
/*@ requires contact_sees(c) && 0 <= node < c->json->count && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures word: \forall integer row; \result != 0 && contact_row(c, row) && contact_possible(c) && has_force(c, mode) ==>
  @   says_stability(c->json, node, mode, stability_word(mode, SIGNS_OF(c))); */
static int is_stability(const struct contact *c, int node, enum mode mode)
{
    const char *name = contact_mode_name(mode), *text = stability_word(stability_of(c, mode));
    const int word = json_member(c->json, node, name);
    const int is = word != 0 && json_is(c->json, word, text);
    //@ assert says: is != 0 ==> member_says(c->json, node, name, text);
    //@ assert named: mode_spelt(mode, name);
    //@ assert word: \forall integer row; contact_row(c, row) && contact_possible(c) && has_force(c, mode) ==> stability_spelt(stability_word(mode, SIGNS_OF(c)), text);
    return is;
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures words: \result != 0 && contact_possible(c) ==> stability_checked(c); */
static int check_stability(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "stability");
    int modes = 0;
    /*@ loop invariant 0 <= modes <= i <= MODES;
      @ loop invariant words: contact_possible(c) ==> stability_is_stated(c, node, i);
      @ loop assigns i, modes;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) {
        if (!contact_has_force(c, (enum mode)i)) continue;
        if (!is_stability(c, node, (enum mode)i)) return 0;
        modes++;
    }
    return json_size(c->json, node) == modes;
}

/* An impact without collision (v = 0) begins when p of the direction of slip is negative. */
/*@ requires \valid_read(c) && contact_signs(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result);
  @ ensures word: iwc_spelt(iwc_word(SLIP_OF(c)), \result); */
static const char *impact_of(const struct contact *c)
{
    const int p = p_of_slip(c);
    if (c->sign[Q_u] == 0 || p > 0) return "no";
    if (p < 0) return "possible";
    return "degenerate";
}

/* The list of what can follow, and the list of zeros, are read one by one. The result is the node after `node` when
 * `name` is wanted there and is the text at `node`; `node` itself when it is not wanted; 0 when it is wanted and
 * absent, and for node 0. */
/*@ requires contact_sees(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count;
  @ ensures placed: \result != 0 ==> node != 0 && may_stand(c->json, array, node, wanted, name, \result); */
static int after_name(const struct contact *c, int array, int node, int wanted, const char *name)
{
    return wanted ? json_after(c->json, array, node, name) : node;
}

/*@ requires \valid_read(c) && contact_signs(c) && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures follows: \forall integer row; contact_row(c, row) && contact_possible(c) ==> \result == FOLLOWS(c, mode); */
static int follows(const struct contact *c, enum mode mode)
{
    return c->status[mode] == CONSISTENT && stability_of(c, mode) > 0;
}

/*@ requires contact_sees(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count) && mode < MODES;
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count;
  @ ensures placed: \result != 0 ==> node != 0 && (\forall integer row; contact_row(c, row) && contact_possible(c) ==>
  @   item_is_listed(c->json, array, node, FOLLOWS(c, mode), mode, \result)); */
static int after_mode(const struct contact *c, int array, int node, enum mode mode)
{
    return after_name(c, array, node, follows(c, mode), contact_mode_name(mode));
}

/* An impact without collision, when it is possible. */
/*@ requires contact_sees(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count;
  @ ensures placed: \result != 0 ==> node != 0 && item_is_listed(c->json, array, node, IMPACT_FOLLOWS(c), AN_IMPACT, \result); */
static int after_impact(const struct contact *c, int array, int node)
{
    return after_name(c, array, node, c->sign[Q_u] != 0 && p_of_slip(c) < 0, "IWC");
}

/* The arrest of a contact under pressure, when such an impact is degenerate. */
/*@ requires contact_sees(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count;
  @ ensures placed: \result != 0 ==> node != 0 && item_is_listed(c->json, array, node, ARREST_FOLLOWS(c), AN_ARREST, \result); */
static int after_arrest(const struct contact *c, int array, int node)
{
    return after_name(c, array, node, c->sign[Q_u] != 0 && p_of_slip(c) == 0 && c->sign[Q_b] < 0, "arrest");
}

/*@ requires contact_sees(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures items: \result != 0 && contact_possible(c) ==> items_checked(c, array); */
static int is_resolution(const struct contact *c, int array)
{
    const int flight = after_mode(c, array, array + 1, FLIGHT), plus = after_mode(c, array, flight, SLIP_PLUS);
    const int minus = after_mode(c, array, plus, SLIP_MINUS), stick = after_mode(c, array, minus, STICK);
    const int impact = after_impact(c, array, stick), arrest = after_arrest(c, array, impact);
    /*@ assert modes: \forall integer row; arrest != 0 && contact_possible(c) && contact_row(c, row) ==>
      @   item_is_listed(c->json, array, array + 1, FOLLOWS(c, FLIGHT), FLIGHT, flight) &&
      @   item_is_listed(c->json, array, flight, FOLLOWS(c, SLIP_PLUS), SLIP_PLUS, plus) &&
      @   item_is_listed(c->json, array, plus, FOLLOWS(c, SLIP_MINUS), SLIP_MINUS, minus) &&
      @   item_is_listed(c->json, array, minus, FOLLOWS(c, STICK), STICK, stick); */
    /*@ assert last: arrest != 0 ==> item_is_listed(c->json, array, stick, IMPACT_FOLLOWS(c), AN_IMPACT, impact) &&
      @   item_is_listed(c->json, array, impact, ARREST_FOLLOWS(c), AN_ARREST, arrest); */
    /*@ assert all: \forall integer row; arrest == c->json->node[array].next && contact_possible(c) && contact_row(c, row) ==>
      @   items_at(c->json, array, ALL_FOLLOW(c), flight, plus, minus, stick, impact); */
    return arrest == c->json->node[array].next;
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures list: \result != 0 && contact_possible(c) ==> resolution_checked(c); */
static int check_resolution(const struct contact *c)
{
    return is_resolution(c, json_member(c->json, c->verdict, "resolution"));
}

/*@ requires contact_sees(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ requires 0 <= quantity < QUANTITIES;
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count;
  @ ensures placed: \result != 0 ==> node != 0 && quantity_is_listed(c->json, array, node, c->sign[quantity], quantity, \result); */
static int after_quantity(const struct contact *c, int array, int node, int quantity)
{
    return after_name(c, array, node, c->sign[quantity] == 0, contact_quantity_name(quantity));
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures list: \result != 0 ==> zeros_checked(c); */
static int check_zeros(const struct contact *c)
{
    const int array = json_member(c->json, c->verdict, "zeros");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= QUANTITIES && (node == 0 || array < node <= c->json->count);
      @ loop invariant list: node != 0 ==> zeros_before(c, array, i, node);
      @ loop assigns i, node;
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++) node = after_quantity(c, array, node, i);
    return node == c->json->node[array].next;
}

/*@ requires contact_sees(c) && contact_counted(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> says_class(c->json, c->verdict, CLASS_OF(c))); */
static int check_class(const struct contact *c)
{
    return word_is(c, "class", class_of(c));
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 && contact_possible(c) ==> says_cone(c->json, c->verdict, CONE_OF(c))); */
static int check_cone(const struct contact *c)
{
    return word_is(c, "cone", cone_of(c));
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> says_impact(c->json, c->verdict, iwc_word(SLIP_OF(c)))); */
static int check_impact(const struct contact *c)
{
    return word_is(c, "impact_without_collision", impact_of(c));
}

const char *contact_wrong_word(const struct contact *c)
{
    if (!check_class(c)) return known_text("class");
    if (!check_case(c)) return known_text("case");
    if (!check_painleve(c)) return known_text("painleve");
    if (!check_cone(c)) return known_text("cone");
    if (!check_stability(c)) return known_text("stability");
    if (!check_impact(c)) return known_text("impact_without_collision");
    if (!check_resolution(c)) return known_text("resolution");
    if (!check_zeros(c)) return known_text("zeros");
    return NULL;
}
