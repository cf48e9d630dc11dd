/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON. */
#include "problem/answer.h"
#include "problem/number_json.h"
#include "spatial/spatial.h"

static json_t *interval_json(struct number_pool *pool, const struct spatial_interval *x)
{
    return json_pack("{s:o, s:o}", "lo", number_value_json(pool, x->low), "hi", number_value_json(pool, x->high));
}

static json_t *ends_json(const struct spatial_arc *arc)
{
    if (arc->sign <= 0) return json_null();
    return json_pack("{s:s, s:s}", "+", spatial_end_word(arc->crossing[0]), "-", spatial_end_word(arc->crossing[1]));
}

static void put_arc(const struct spatial_body *body, const struct spatial_arc *arc, json_t *verdict)
{
    static const char *const words[] = {"none", "touch", "arc"};
    json_object_set_new(verdict, "paradox", json_string(words[arc->sign + 1]));
    json_object_set_new(verdict, "mu_P_squared",
                        arc->mu_P_squared == NULL ? json_null() : number_value_json(body->pool, arc->mu_P_squared));
    json_object_set_new(verdict, "ends", ends_json(arc));
    json_object_set_new(verdict, "onset_for_b_negative",
                        json_string(arc->always_unique ? "always unique" : "not always unique"));
}

static json_t *modes_json(enum spatial_status F, enum spatial_status S, enum spatial_status T)
{
    return json_pack("{s:s, s:s, s:s}", "F", spatial_status_word(F), "S", spatial_status_word(S), "T",
                     spatial_status_word(T));
}

/* When p = 0 = b, every normal force is a solution. */
static json_t *slip_solutions_json(const struct spatial_slip *slip, int b)
{
    if (b == 0) return slip->p == 0 ? json_string("continuum") : json_integer(1);
    return json_integer((b > 0) + slip->has_force);
}

static const char *slip_class(const struct spatial_slip *slip, int b)
{
    if (b == 0) return "degenerate";
    const int solutions = (b > 0) + slip->has_force;
    return solutions == 0 ? "inconsistent" : solutions == 1 ? "determinate" : "indeterminate";
}

static const char *iwc_word(const struct spatial_slip *slip)
{
    if (slip->p != 0) return slip->p < 0 ? "possible" : "no";
    return slip->h < 0 ? "possible" : slip->h > 0 || slip->g != 0 ? "no" : "degenerate";
}

/* When b < 0 and p = h = 0, what can follow depends on g (spec/spatial/README.md, section 1). */
static json_t *follows_json(const struct spatial_slip *slip)
{
    if (slip->crossing == SPATIAL_DEGENERATE) return json_pack("[s]", slip->g != 0 ? "S-singular" : "arrest");
    json_t *list = json_array();
    for (const char *const *word = spatial_follows(slip->row); *word != NULL; word++)
        json_array_append_new(list, json_string(*word));
    return list;
}

static void put_slip(const struct spatial_body *body, const struct spatial_slip *slip, json_t *verdict)
{
    const int b = spatial_sign(body, spatial_b);
    json_object_set_new(verdict, "p", json_integer(slip->p));
    json_object_set_new(
        verdict, "modes",
        modes_json(spatial_slip_status(slip->row, 0), spatial_slip_status(slip->row, 1), SPATIAL_INADMISSIBLE));
    json_object_set_new(verdict, "solutions", slip_solutions_json(slip, b));
    json_object_set_new(verdict, "class", json_string(slip_class(slip, b)));
    json_object_set_new(verdict, "impact_without_collision", json_string(iwc_word(slip)));
    json_object_set_new(verdict, "crossing",
                        slip->crossing < 0 ? json_null()
                                           : json_string(spatial_end_word((enum spatial_end)slip->crossing)));
    json_object_set_new(verdict, "resolution", follows_json(slip));
}

/* Slip that starts in a cell of a chart, or at an end of the arc. */
static json_t *start_json(const struct spatial_body *body, const struct spatial_start *start)
{
    struct number_pool *pool = body->pool;
    if (start->sigma == 0)
        return json_pack("{s:s, s:s, s:o, s:o}", "end", start->end == 0 ? "+" : "-", "force",
                         start->continuum ? "up to lambda_N" : "lambda_N", "lambda_N", surd_json(pool, start->force),
                         "rho", surd_json(pool, start->rate));
    return json_pack("{s:s, s:o, s:i, s:i, s:o, s:o}", "chart", start->sigma > 0 ? "+" : "-", "t",
                     interval_json(pool, &start->cell), "index", start->index, "p", start->p, "lambda_N",
                     interval_json(pool, &start->lambda_N), "rho", interval_json(pool, &start->rho));
}

static void put_rest(const struct spatial_body *body, const struct spatial_rest *rest, json_t *verdict)
{
    json_t *starts = json_array();
    for (int i = 0; i < rest->starts; i++) json_array_append_new(starts, start_json(body, rest->start + i));
    json_object_set_new(verdict, "modes", modes_json(rest->F, rest->S, rest->T));
    json_object_set_new(verdict, "slips", json_integer(rest->starts));
    json_object_set_new(verdict, spatial_sign(body, spatial_b) == 0 ? "slips_at_ends" : "slip_directions", starts);
    json_object_set_new(verdict, "solutions",
                        rest->solutions < 0 ? json_string("continuum") : json_integer(rest->solutions));
    json_object_set_new(verdict, "stick_stability", rest->stick == NULL ? json_null() : json_string(rest->stick));
    json_object_set_new(verdict, "class", json_string(spatial_rest_class(rest->row)));
}

json_t *spatial_verdict_json(const struct spatial_body *body, const struct spatial_result *result)
{
    json_t *verdict = json_object();
    json_object_set_new(verdict, "state", json_string(result->moving ? "slips" : "rests"));
    put_arc(body, &result->arc, verdict);
    if (result->moving)
        put_slip(body, &result->slip, verdict);
    else
        put_rest(body, &result->rest, verdict);
    return verdict;
}

/* lambda_N = T_N / det G, lambda_T = T / (C det G) */
static json_t *stick_json(const struct spatial_body *body)
{
    struct number_pool *pool = body->pool;
    const spatial_number det = spatial_value(body, spatial_detG);
    const spatial_number scale = number_multiply(pool, spatial_value(body, spatial_C), det);
    return json_pack("{s:o, s:o, s:o}", "lambda_N",
                     number_value_json(pool, number_divide(pool, spatial_value(body, spatial_T_N), det)), "lambda_T1",
                     number_value_json(pool, number_divide(pool, spatial_value(body, spatial_T_1), scale)), "lambda_T2",
                     number_value_json(pool, number_divide(pool, spatial_value(body, spatial_T_2), scale)));
}

json_t *spatial_witness_json(const struct spatial_body *body, struct spatial_result *result)
{
    json_t *witness = json_object();
    json_object_set_new(witness, "onset", spatial_cuts_json(body->pool, &result->arc.cuts));
    if (result->moving && result->slip.has_force)
        json_object_set_new(witness, "S", json_pack("{s:o}", "lambda_N", surd_json(body->pool, result->slip.lambda_N)));
    if (!result->moving && result->rest.has_cuts)
        json_object_set_new(witness, "cuts", spatial_cuts_json(body->pool, &result->rest.cuts));
    if (!result->moving && result->rest.T != SPATIAL_INCONSISTENT) json_object_set_new(witness, "T", stick_json(body));
    return witness;
}
