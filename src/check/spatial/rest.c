/* SPDX-License-Identifier: BSD-2-Clause */
/* u = 0: flight, stick, and slip in every direction in which it can start. */
#include "check/spatial/private.h"

/* The position in the list of slip directions. */
struct stated {
    int list, next;
};

static int reject_slips(const struct spatial *c, const char *what)
{
    return spatial_rejected(c, "verdict", "slip_directions", what);
}

/* 1 when the interval under a key contains a range, has a positive lower end, and is narrow. */
static int holds(const struct spatial *c, int object, const char *key, const struct span *range)
{
    const int node = json_member(c->json, object, key);
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "lo"));
    const scalar high = quantity_number(c->json, c->pool, json_member(c->json, node, "hi"));
    return scalar_sign(low) > 0 && scalar_sign(spatial_minus(c, range->low, low)) >= 0 &&
           scalar_sign(spatial_minus(c, high, range->high)) >= 0 && spatial_is_narrow(c, low, high, low);
}

static int is_cell(const struct spatial *c, int object, const struct spatial_cell *cell)
{
    const int t = json_member(c->json, object, "t");
    return json_is(c->json, json_member(c->json, object, "chart"), cell->sigma > 0 ? "+" : "-") &&
           scalar_equal(quantity_number(c->json, c->pool, json_member(c->json, t, "lo")), cell->span.low) &&
           scalar_equal(quantity_number(c->json, c->pool, json_member(c->json, t, "hi")), cell->span.high);
}

/* lambda_N = -b / p and rho = E / p, where the powers of w cancel. */
static int forces_hold(const struct spatial *c, int object, const struct spatial_cell *cell)
{
    struct scalar_pool *pool = c->pool;
    const struct poly p_w = poly_multiply(pool, &cell->chart->p, &cell->chart->w);
    const struct poly w_w = poly_multiply(pool, &cell->chart->w, &cell->chart->w);
    const struct span p = poly_range(pool, &p_w, &cell->span), E = poly_range(pool, &cell->chart->E, &cell->span);
    const scalar minus_b = spatial_minus(c, scalar_zero(pool), c->x.b);
    const struct span load = {minus_b, minus_b}, w = poly_range(pool, &w_w, &cell->span);
    const struct span push = span_multiply(pool, &load, &w);
    if (scalar_sign(p.low) <= 0 && scalar_sign(p.high) >= 0) return 0;
    const struct span lambda_N = span_divide(pool, &push, &p), rho = span_divide(pool, &E, &p);
    return holds(c, object, "lambda_N", &lambda_N) && holds(c, object, "rho", &rho);
}

/* The index: 1 when R decreases, -1 when it increases, 0 for a double zero, at which two solutions coincide. */
static int index_of(const struct spatial *c, const struct spatial_cell *cell)
{
    const int low = poly_sign_at(c->pool, &cell->chart->R, cell->span.low);
    const int high = poly_sign_at(c->pool, &cell->chart->R, cell->span.high);
    return low == high ? 0 : low;
}

/* For an interval of mu the verdict gives the number of slips of each index, because their directions change. */
static int slips_are_counted(const struct spatial *c, int list)
{
    const int p = -scalar_sign(c->x.b), *wanted = c->found.indices;
    int found[3] = {0, 0, 0};
    for (int i = list + 1; i < c->json->node[list].next; i = c->json->node[i].next) {
        const int node = json_member(c->json, i, "index");
        for (int index = -1; index <= 1; index++) found[index + 1] += quantity_sign_is(c->json, node, index);
        if (!quantity_sign_is(c->json, json_member(c->json, i, "p"), p)) return reject_slips(c, "another sign of p");
    }
    const int all = json_size(c->json, list) == c->found.starts;
    return (all && found[0] == wanted[0] && found[1] == wanted[1] && found[2] == wanted[2]) ||
           reject_slips(c, "other indices");
}

static void count_start(struct spatial *c, int index)
{
    c->found.starts++;
    c->found.folds += index == 0;
    c->found.sum += index;
    c->found.indices[index + 1]++;
}

/* Compares the slip in a cell with the next one in the verdict. */
static int check_start(struct spatial *c, struct stated *s, const struct spatial_cell *cell, int p)
{
    const int object = s->next, index = index_of(c, cell);
    count_start(c, index);
    if (c->interval) return 1;
    if (s->list == 0 || object >= c->json->node[s->list].next) return reject_slips(c, "a direction is missing");
    s->next = c->json->node[object].next;
    if (!is_cell(c, object, cell)) return reject_slips(c, "a direction is missing, or is elsewhere");
    if (!spatial_is_narrow(c, cell->span.low, cell->span.high, scalar_one(c->pool)))
        return reject_slips(c, "a direction is wider than 2^-40");
    if (!quantity_sign_is(c->json, json_member(c->json, object, "index"), index))
        return reject_slips(c, "another index");
    if (!quantity_sign_is(c->json, json_member(c->json, object, "p"), p)) return reject_slips(c, "another sign of p");
    if (!forces_hold(c, object, cell))
        return reject_slips(c, "a force or acceleration lies outside its interval, or this is wider than 2^-40 allows");
    return 1;
}

/* Visits a cell with a zero of R: decides whether slip starts there. */
static int visit(struct spatial *c, void *state, const struct spatial_cell *cell)
{
    int p, E;
    const char *wide = "a cell is too wide to tell a sign";
    if (cell->zeros == 0) return 1;
    if (!poly_sign_at_zero(c->pool, &cell->chart->p, cell->simple, &cell->span, &p))
        return spatial_rejected(c, "witness", "cuts", wide);
    if (scalar_sign(c->x.b) * p >= 0) return 1;
    if (!poly_sign_at_zero(c->pool, &cell->chart->E, cell->simple, &cell->span, &E))
        return spatial_rejected(c, "witness", "cuts", wide);
    return E * p <= 0 || check_start(c, state, cell, p);
}

static struct poly R_of(const struct spatial *c, const struct chart3 *chart)
{
    (void)c;
    return chart->R;
}

/* b not 0: the zeros of R, unless it vanishes identically. */
static int check_directions(struct spatial *c)
{
    const int cuts = json_member(c->json, c->witness, "cuts"),
              list = json_member(c->json, c->verdict, "slip_directions");
    struct stated s = {list, list + 1};
    struct chart3 chart;
    spatial_chart(c, 1, &chart);
    if (list == 0 || json_member(c->json, c->verdict, "slips_at_ends") != 0) return reject_slips(c, "b is not 0");
    if ((cuts != 0) != (chart.R.count > 0)) return spatial_rejected(c, "witness", "cuts", "are there where R is not 0");
    if (cuts != 0 && !spatial_walk(c, cuts, "cuts", R_of, visit, &s)) return 0;
    if (c->interval) return slips_are_counted(c, list);
    return s.next == c->json->node[list].next || reject_slips(c, "there are directions in which no slip starts");
}

/* Slip at an end of the arc, b = 0: e.a + g lambda_N = 0 and rho = d.a - k lambda_N. */
struct end_case {
    struct surd e_a, d_a, g, k;
};

static struct end_case end_case(const struct spatial *c, struct surd cosine, struct surd sine)
{
    const struct surd_field *f = &c->field;
    const struct surd a1 = surd_from(c->x.a1), a2 = surd_from(c->x.a2);
    return (struct end_case){surd_subtract(f, surd_multiply(f, a2, cosine), surd_multiply(f, a1, sine)),
                             surd_add(f, surd_multiply(f, a1, cosine), surd_multiply(f, a2, sine)),
                             spatial_form_g(c, cosine, sine), spatial_form_k(c, cosine, sine)};
}

/* Whether slip starts: 0 no, 1 with one force, 2 with a continuum. */
static int kind_of_end(const struct spatial *c, const struct end_case *x)
{
    const struct surd_field *f = &c->field;
    const int g = surd_sign(f, x->g), pushed = surd_sign(f, x->e_a);
    if (g == 0) return pushed == 0 && surd_sign(f, x->d_a) > 0 ? 2 : 0;
    /* g rho = g d.a + k e.a */
    const struct surd rate = surd_add(f, surd_multiply(f, x->g, x->d_a), surd_multiply(f, x->k, x->e_a));
    return pushed * g < 0 && surd_sign(f, rate) * g > 0;
}

static int end_is_stated(const struct spatial *c, int object, int which, int kind, const struct end_case *x)
{
    const struct surd_field *f = &c->field;
    struct surd force, rho;
    if (!json_is(c->json, json_member(c->json, object, "end"), which == 0 ? "+" : "-") ||
        !json_is(c->json, json_member(c->json, object, "force"), kind == 2 ? "up to lambda_N" : "lambda_N") ||
        !spatial_read_surd(c, json_member(c->json, object, "lambda_N"), &force) ||
        !spatial_read_surd(c, json_member(c->json, object, "rho"), &rho))
        return 0;
    const struct surd braked = surd_multiply(f, x->k, force);
    if (kind == 2) return surd_equal(f, braked, x->d_a) && surd_equal(f, rho, x->d_a);
    const struct surd across = surd_add(f, x->e_a, surd_multiply(f, x->g, force));
    return surd_sign(f, across) == 0 && surd_equal(f, surd_add(f, rho, braked), x->d_a);
}

static int check_end(struct spatial *c, struct surd root, int which, struct stated *s)
{
    struct surd cosine, sine;
    spatial_end(c, root, which, &cosine, &sine);
    const struct end_case x = end_case(c, cosine, sine);
    const int kind = kind_of_end(c, &x);
    if (kind == 0) return 1;
    if (s->next >= c->json->node[s->list].next || !end_is_stated(c, s->next, which, kind, &x))
        return spatial_rejected(c, "verdict", "slips_at_ends", "are others");
    s->next = c->json->node[s->next].next;
    c->found.starts++;
    c->found.folds += kind == 2;
    c->found.continuum |= kind == 2;
    return 1;
}

/* b = 0: slip is possible only where p = 0. */
static int check_ends(struct spatial *c)
{
    const int list = json_member(c->json, c->verdict, "slips_at_ends"), D = scalar_sign(c->D);
    struct stated s = {list, list + 1};
    if (list == 0 || json_member(c->json, c->verdict, "slip_directions") != 0 ||
        json_member(c->json, c->witness, "cuts") != 0)
        return spatial_rejected(c, "verdict", "slips_at_ends", "b is 0");
    if (D >= 0) {
        const struct surd root = D > 0 ? spatial_set_root(c, c->D) : surd_from(scalar_zero(c->pool));
        if (D == 0) c->field = (struct surd_field){c->pool, NULL};
        if (!check_end(c, root, 0, &s) || (D > 0 && !check_end(c, root, 1, &s))) return 0;
    }
    return s.next == c->json->node[list].next || spatial_rejected(c, "verdict", "slips_at_ends", "are others");
}

/* Stick: 2 strictly inside the cone, 1 on its boundary, 0 outside. */
static int check_stick(const struct spatial *c, int *stick)
{
    const int witness = json_member(c->json, c->witness, "T"), force = scalar_sign(c->T_N), cone = scalar_sign(c->cone);
    *stick = force < 0 || cone < 0 ? 0 : force > 0 && cone > 0 ? 2 : 1;
    if (!spatial_mode_is(c, "T", *stick == 0 ? "inconsistent" : *stick == 1 ? "boundary" : "consistent")) return 0;
    if ((witness != 0) != (*stick != 0)) return spatial_rejected(c, "witness", "T", "is there where stick is possible");
    if (witness == 0) return 1;
    static const char *const keys[] = {"lambda_N", "lambda_T1", "lambda_T2"};
    const scalar scale = spatial_times(c, c->x.C, c->detG);
    const scalar value[] = {c->T_N, c->T_1, c->T_2}, by[] = {c->detG, scale, scale};
    for (int i = 0; i < 3; i++) {
        const scalar stated = quantity_number(c->json, c->pool, json_member(c->json, witness, keys[i]));
        if (!scalar_equal(spatial_times(c, stated, by[i]), value[i]))
            return spatial_rejected(c, "witness.T", keys[i], "is not the force of stick");
    }
    return 1;
}

/* The stability of stick under a small disturbance. */
static int check_stability(const struct spatial *c, int stick, int b)
{
    const char *key = "stick_stability";
    if (stick == 0) return spatial_null_is(c, key);
    if (stick == 1) return spatial_word_is(c, key, "degenerate");
    if (b >= 0 || c->found.starts > 0) return spatial_word_is(c, key, "unstable");
    return spatial_word_is(c, key, scalar_sign(c->D) > 0 ? "undecided-arc" : "stable");
}

static int check_class(const struct spatial *c, int b, int stick, int solutions)
{
    const int degenerate = stick == 1 || c->found.folds > 0;
    if (b == 0) return spatial_row_is(c, "rest_weightless") && spatial_word_is(c, "class", "degenerate");
    if (degenerate) return spatial_row_is(c, "rest_on_a_boundary") && spatial_word_is(c, "class", "degenerate");
    if (c->found.sum + (b > 0) + (stick == 2) != 1)
        return spatial_rejected(c, "verdict", "slips", "the indices do not add up to 1");
    if (solutions == 1) return spatial_row_is(c, "rest_one_motion") && spatial_word_is(c, "class", "determinate");
    return spatial_row_is(c, "rest_several_motions") && spatial_word_is(c, "class", "indeterminate");
}

static int check_counts(const struct spatial *c, int b, int stick)
{
    const struct spatial_found *found = &c->found;
    const int solutions = (b >= 0) + (stick != 0 && scalar_sign(c->T_N) > 0) + found->starts;
    const char *slips = found->starts == 0 ? "inconsistent" : found->starts > found->folds ? "consistent" : "boundary";
    if (!spatial_mode_is(c, "F", b > 0 ? "consistent" : b == 0 ? "boundary" : "inconsistent")) return 0;
    if (!spatial_mode_is(c, "S", slips) || !spatial_integer_is(c, "slips", found->starts)) return 0;
    if (!(found->continuum ? spatial_word_is(c, "solutions", "continuum")
                           : spatial_integer_is(c, "solutions", solutions)))
        return 0;
    return check_class(c, b, stick, solutions) && check_stability(c, stick, b);
}

/* 1 when the fields about slip are absent. */
static int has_no_slip(const struct spatial *c)
{
    static const char *const keys[] = {"p", "impact_without_collision", "crossing", "resolution"};
    for (int i = 0; i < 4; i++)
        if (json_member(c->json, c->verdict, keys[i]) != 0)
            return spatial_rejected(c, "verdict", keys[i], "the point rests");
    return json_member(c->json, c->witness, "S") == 0 || spatial_rejected(c, "witness", "S", "the point rests");
}

int spatial_check_rest(struct spatial *c)
{
    const int b = scalar_sign(c->x.b);
    int stick;
    if (!spatial_word_is(c, "state", "rests") || !has_no_slip(c) || !check_stick(c, &stick)) return 0;
    return (b == 0 ? check_ends(c) : check_directions(c)) && check_counts(c, b, stick);
}
