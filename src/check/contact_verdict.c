/* SPDX-License-Identifier: BSD-2-Clause */
/* The other fields of the verdict (spec/certificate.md, section 4.6). */
#include "check/contact.h"

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

/* The row of the paper's table: which p is negative; the lower half is b < 0. */
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

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_painleve(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "painleve");
    return contact_sign_is(c, json_member(c->json, node, "S+"), c->sign[Q_p_plus]) &&
           contact_sign_is(c, json_member(c->json, node, "S-"), c->sign[Q_p_minus]);
}

/* lambda_T + mu lambda_N = -E+ / Delta and mu lambda_N - lambda_T = -E- / Delta at the stick force N / Delta. */
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

/* The sign of p in the direction in which the point slips, or starts to slip; 1 if it does neither. */
/*@ requires \valid_read(c) && contact_signs(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1 && \result == slip_sign(SLIP_OF(c)); */
static int p_of_slip(const struct contact *c)
{
    const int direction = c->sign[Q_u] != 0 ? c->sign[Q_u] : c->sign[Q_a];
    return direction > 0 ? c->sign[Q_p_plus] : direction < 0 ? c->sign[Q_p_minus] : 1;
}

/* The sign of the slope s of v_dot = b + s lambda_N in the motion that follows a small change of the force.  Stick with
 * lambda_T + mu lambda_N = -E+ / Delta = 0 gives way to slip forward, with mu lambda_N - lambda_T = 0 backward. */
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

/* Whether lambda_N = 0: it is N / Delta in stick, and -b / p in slip, where p = b = 0 leaves it open. */
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

/* The word of a mode that has a force. */
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
      @ loop invariant words: contact_possible(c) ==> stability_said(c, node, i);
      @ loop assigns i, modes;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) {
        if (!contact_has_force(c, (enum mode)i)) continue;
        if (!is_stability(c, node, (enum mode)i)) return 0;
        modes++;
    }
    return json_size(c->json, node) == modes;
}

/* From v = 0 an impulse starts by itself when p of the direction of slip is negative. */
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

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_resolution(const struct contact *c)
{
    const int array = json_member(c->json, c->verdict, "resolution"), p = p_of_slip(c);
    int node = array + 1;
    /*@ loop invariant 0 <= i <= MODES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) {
        const enum mode mode = (enum mode)i;
        if (c->status[mode] == CONSISTENT && stability_of(c, mode) > 0)
            node = json_after(c->json, array, node, contact_mode_name(mode));
    }
    if (c->sign[Q_u] != 0 && p < 0) node = json_after(c->json, array, node, "IWC");
    if (c->sign[Q_u] != 0 && p == 0 && c->sign[Q_b] < 0) node = json_after(c->json, array, node, "arrest");
    return node == c->json->node[array].next;
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_zeros(const struct contact *c)
{
    const int array = json_member(c->json, c->verdict, "zeros");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= QUANTITIES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, contact_quantity_name(i));
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
