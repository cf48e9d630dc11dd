/* SPDX-License-Identifier: BSD-2-Clause */
/* The sums over the phases, the end of restitution by the law, and energy (spec/certificate.md, section 7.4). */
#include "check/impact/impact.h"

#include <stddef.h>

/*@ requires impact_sees(c) && 0 <= node < c->json->count && surd_ok(&c->field, x);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_value(const struct impact *c, int node, struct surd x)
{
    struct surd given;
    return impact_surd(c, node, &given) && surd_equal(&c->field, given, x);
}

/*@ requires surd_field_ok(&c->field) && surd_ok(&c->field, x);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd twice(const struct impact *c, struct surd x)
{
    return surd_add(&c->field, x, x);
}

/*@ requires impact_followed(c);
  @ requires constant_text(phase);
  @ requires \valid_read(sum) && surd_ok(&c->field, sum->normal) && surd_ok(&c->field, sum->tangential) &&
  @   surd_ok(&c->field, sum->twice_work);
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_sum(const struct impact *c, const char *phase, const struct phase_sum *sum)
{
    const int node = json_member(c->json, c->witness, phase);
    struct surd work;
    if (!is_value(c, json_member(c->json, node, "normal"), sum->normal) ||
        !is_value(c, json_member(c->json, node, "tangential"), sum->tangential))
        return impact_rejected(c, "witness", phase, "the impulse is not the sum of those of the pieces");
    if (!impact_surd(c, json_member(c->json, node, "work"), &work) ||
        !surd_equal(&c->field, twice(c, work), sum->twice_work))
        return impact_rejected(c, "witness", phase, "the work is not the sum of those of the pieces");
    return 1;
}

/* Poisson's law: I_r = r I_c. The energetic law: W_r + r^2 W_c = 0. Newton's law: v_after + r v = 0. */
/*@ requires impact_followed(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int law_holds(const struct impact *c)
{
    const struct surd_field *f = &c->field;
    const int law = json_member(c->json, json_member(c->json, 0, "problem"), "law");
    const struct phase_sum *x = &c->sum[PHASE_COMPRESSION], *y = &c->sum[PHASE_RESTITUTION];
    const struct surd r = impact_value(c, IMPACT_r);
    if (json_is(c->json, law, "poisson")) return surd_equal(f, y->normal, surd_multiply(f, r, x->normal));
    const struct surd left = json_is(c->json, law, "newton") ? c->now.v : y->twice_work;
    const struct surd right = json_is(c->json, law, "newton") ? surd_multiply(f, r, impact_value(c, IMPACT_v))
                                                              : surd_multiply(f, surd_multiply(f, r, r), x->twice_work);
    return surd_sign(f, surd_add(f, left, right)) == 0;
}

/* C u^2 - 2 B u v + A v^2, which is 2 Delta times the kinetic energy. */
/*@ requires impact_sees(c) && surd_ok(&c->field, u) && surd_ok(&c->field, v);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd scaled_energy(const struct impact *c, struct surd u, struct surd v)
{
    const struct surd_field *f = &c->field;
    const struct surd A = impact_value(c, IMPACT_A), B = impact_value(c, IMPACT_B), C = impact_value(c, IMPACT_C);
    const struct surd uv = surd_multiply(f, surd_multiply(f, u, v), B);
    const struct surd uu = surd_multiply(f, surd_multiply(f, u, u), C);
    const struct surd vv = surd_multiply(f, surd_multiply(f, v, v), A);
    return surd_add(f, surd_subtract(f, uu, twice(c, uv)), vv);
}

/*@ requires impact_sees(c) && surd_ok(&c->field, scaled);
  @ requires constant_text(key);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int energy_is(const struct impact *c, const char *key, struct surd scaled)
{
    const struct surd_field *f = &c->field;
    struct surd energy;
    if (!impact_surd(c, json_member(c->json, c->witness, key), &energy)) return 0;
    return surd_equal(f, twice(c, surd_multiply(f, energy, impact_value(c, IMPACT_Delta))), scaled);
}

/*@ requires impact_followed(c);
  @ assigns c->energy, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_energy(struct impact *c)
{
    const struct surd before = scaled_energy(c, impact_value(c, IMPACT_u), impact_value(c, IMPACT_v));
    const struct surd after = scaled_energy(c, c->now.u, c->now.v);
    c->energy = surd_sign(&c->field, surd_subtract(&c->field, after, before));
    if (!energy_is(c, "energy_before", before))
        return impact_rejected(c, "witness", "energy_before", "is not that of u and v");
    return energy_is(c, "energy_after", after) ||
           impact_rejected(c, "witness", "energy_after", "is not that of the outgoing velocity");
}

int impact_check_sums(struct impact *c)
{
    if (!check_sum(c, "compression", &c->sum[PHASE_COMPRESSION]) ||
        !check_sum(c, "restitution", &c->sum[PHASE_RESTITUTION]))
        return 0;
    return c->pieces == 0 || law_holds(c) ||
           impact_rejected(c, "witness", "restitution", "does not end where the law of restitution says");
}

int impact_check_witness(struct impact *c)
{
    return impact_is_degenerate(c) || (impact_check_sums(c) && check_energy(c));
}
