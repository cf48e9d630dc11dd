/* SPDX-License-Identifier: BSD-2-Clause */
/* The other fields of the verdict (spec/certificate.md, section 4.6). */
#include "check/contact.h"

#include <stddef.h>

enum { MAX_RESOLUTION = MODES + 2 };

static int wrong(struct contact *c, const char *item)
{
    return contact_rejected(c, "verdict", item, "does not follow from the statuses, forces and signs");
}

static int word_is(const struct contact *c, const char *key, const char *word)
{
    return json_is(c->json, json_member(c->json, c->verdict, key), word);
}

static int count_status(const struct contact *c, enum mode_status status)
{
    int count = 0;
    for (int i = 0; i < MODES; i++) count += c->status[i] == status;
    return count;
}

static int is_degenerate(const struct contact *c)
{
    return c->continuum >= 0 || count_status(c, BOUNDARY) > 0;
}

static const char *class_of(const struct contact *c)
{
    const int consistent = count_status(c, CONSISTENT);
    if (is_degenerate(c)) return "degenerate";
    return consistent == 0 ? "inconsistent" : consistent == 1 ? "determinate" : "indeterminate";
}

/* The row of the paper's table: which p is negative; the lower half is b < 0. */
static const char *case_row(const struct contact *c)
{
    if (c->sign[Q_b] > 0) return c->sign[Q_p_minus] < 0 ? "ii" : c->sign[Q_p_plus] < 0 ? "iii" : "i";
    return c->sign[Q_p_minus] < 0 ? "v" : c->sign[Q_p_plus] < 0 ? "vi" : "iv";
}

static int check_case(const struct contact *c)
{
    const int u = c->sign[Q_u], node = json_member(c->json, c->verdict, "case");
    const int is_null = c->json->node[node].type == JSON_NULL;
    if (is_degenerate(c) || c->sign[Q_p_plus] == 0 || c->sign[Q_p_minus] == 0) return is_null;
    return !is_null && json_is_joined(c->json, node, u > 0 ? "I(" : u == 0 ? "II(" : "III(", case_row(c), ")");
}

static int check_painleve(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "painleve");
    return contact_sign_is(c, json_member(c->json, node, "S+"), c->sign[Q_p_plus]) &&
           contact_sign_is(c, json_member(c->json, node, "S-"), c->sign[Q_p_minus]);
}

/* lambda_T + mu lambda_N = -E+ / Delta and mu lambda_N - lambda_T = -E- / Delta at the stick force N / Delta. */
static const char *cone_of(const struct contact *c)
{
    const int plus = c->sign[Q_E_plus], minus = c->sign[Q_E_minus];
    if (plus > 0 || minus > 0 || c->sign[Q_N] < 0) return "exterior";
    return plus < 0 && minus < 0 ? "interior" : "boundary";
}

/* The sign of p in the direction in which the point slips, or starts to slip; 1 if it does neither. */
static int p_of_slip(const struct contact *c)
{
    const int direction = c->sign[Q_u] != 0 ? c->sign[Q_u] : c->sign[Q_a];
    return direction > 0 ? c->sign[Q_p_plus] : direction < 0 ? c->sign[Q_p_minus] : 1;
}

/* The sign of the slope s of v_dot = b + s lambda_N in the motion that follows a small change of the force.  Stick with
 * lambda_T + mu lambda_N = -E+ / Delta = 0 gives way to slip forward, with mu lambda_N - lambda_T = 0 backward. */
static int slope_of(const struct contact *c, enum mode mode)
{
    if (mode == SLIP_PLUS) return c->sign[Q_p_plus];
    if (mode == SLIP_MINUS) return c->sign[Q_p_minus];
    if (c->sign[Q_E_plus] == 0) return c->sign[Q_p_plus];
    if (c->sign[Q_E_minus] == 0) return c->sign[Q_p_minus];
    return 1;
}

/* Whether lambda_N = 0: it is N / Delta in stick, and -b / p in slip, where p = b = 0 leaves it open. */
static int has_no_force(const struct contact *c, enum mode mode)
{
    if (mode == FLIGHT) return 1;
    if (mode == STICK) return c->sign[Q_N] == 0;
    const int p = mode == SLIP_PLUS ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    return c->sign[Q_b] == 0 && (p != 0 || c->status[mode] == BOUNDARY);
}

static const char *stability_of(const struct contact *c, enum mode mode)
{
    if (mode == FLIGHT && c->sign[Q_b] > 0) return "stable";
    if (has_no_force(c, mode)) return p_of_slip(c) < 0 ? "unstable" : "neutral";
    const int slope = slope_of(c, mode);
    return slope > 0 ? "stable" : slope == 0 ? "neutral" : "unstable";
}

static int check_stability(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "stability");
    int modes = 0;
    for (int i = 0; i < MODES; i++) {
        const enum mode mode = (enum mode)i;
        if (!contact_has_force(c, mode)) continue;
        const int word = json_member(c->json, node, contact_mode_name[i]);
        if (word == 0 || !json_is(c->json, word, stability_of(c, mode))) return 0;
        modes++;
    }
    return json_size(c->json, node) == modes;
}

/* From v = 0 an impulse starts by itself when p of the direction of slip is negative. */
static const char *impact_of(const struct contact *c)
{
    const int p = p_of_slip(c);
    if (c->sign[Q_u] == 0 || p > 0) return "no";
    return p < 0 ? "possible" : "degenerate";
}

static int check_resolution(const struct contact *c)
{
    const int node = json_member(c->json, c->verdict, "resolution"), p = p_of_slip(c);
    const char *list[MAX_RESOLUTION];
    int n = 0;
    for (int i = 0; i < MODES; i++)
        if (c->status[i] == CONSISTENT && stability_of(c, (enum mode)i)[0] == 's') list[n++] = contact_mode_name[i];
    if (c->sign[Q_u] != 0 && p < 0) list[n++] = "IWC";
    if (c->sign[Q_u] != 0 && p == 0 && c->sign[Q_b] < 0) list[n++] = "arrest";
    return json_lists(c->json, node, list, n);
}

static int check_zeros(const struct contact *c)
{
    const char *list[QUANTITIES];
    int n = 0;
    for (int i = 0; i < QUANTITIES; i++)
        if (c->sign[i] == 0) list[n++] = contact_quantity_name[i];
    return json_lists(c->json, json_member(c->json, c->verdict, "zeros"), list, n);
}

int contact_check_verdict(struct contact *c)
{
    if (!word_is(c, "class", class_of(c))) return wrong(c, "class");
    if (!check_case(c)) return wrong(c, "case");
    if (!check_painleve(c)) return wrong(c, "painleve");
    if (!word_is(c, "cone", cone_of(c))) return wrong(c, "cone");
    if (!check_stability(c)) return wrong(c, "stability");
    if (!word_is(c, "impact_without_collision", impact_of(c))) return wrong(c, "impact_without_collision");
    if (!check_resolution(c)) return wrong(c, "resolution");
    return check_zeros(c) || wrong(c, "zeros");
}
