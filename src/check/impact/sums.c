/* SPDX-License-Identifier: BSD-2-Clause */
/* The sums over the phases, the end of restitution by the law, and energy (spec/certificate.md, section 7.4). */
#include "check/impact/private.h"

#include <stddef.h>

/*@ requires impact_sees(c) && 0 <= node < c->json->count && surd_ok(&c->field, x);
  @ assigns scalar_doubt;
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
  @ assigns *c->answer, scalar_doubt;
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

/* r x */
/*@ requires impact_sees(c) && surd_ok(&c->field, x);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd times_r(const struct impact *c, struct surd x)
{
    return surd_multiply(&c->field, impact_value(c, IMPACT_r), x);
}

/* Poisson's law: I_r = r I_c. */
/*@ requires impact_sees(c) && surd_ok(&c->field, restitution) && surd_ok(&c->field, compression);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int poisson_holds(const struct impact *c, struct surd restitution, struct surd compression)
{
    return surd_equal(&c->field, restitution, times_r(c, compression));
}

/* Newton's law: v_after + r v = 0. */
/*@ requires impact_sees(c) && surd_ok(&c->field, after) && surd_ok(&c->field, before);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int newton_holds(const struct impact *c, struct surd after, struct surd before)
{
    return surd_sign(&c->field, surd_add(&c->field, after, times_r(c, before))) == 0;
}

/* The energetic law: W_r + r^2 W_c = 0; here with twice the works. */
/*@ requires impact_sees(c) && surd_ok(&c->field, restitution) && surd_ok(&c->field, compression);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int energetic_holds(const struct impact *c, struct surd restitution, struct surd compression)
{
    return surd_sign(&c->field, surd_add(&c->field, restitution, times_r(c, times_r(c, compression)))) == 0;
}

/* 1 when the motion obeys this law. */
/*@ requires impact_followed(c) && 0 <= law < LAWS;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int obeys(const struct impact *c, int law)
{
    const struct phase_sum *compression = &c->sum[PHASE_COMPRESSION], *restitution = &c->sum[PHASE_RESTITUTION];
    if (law == LAW_NEWTON) return newton_holds(c, c->now.v, impact_value(c, IMPACT_v));
    if (law == LAW_POISSON) return poisson_holds(c, restitution->normal, compression->normal);
    return energetic_holds(c, restitution->twice_work, compression->twice_work);
}

/*@ requires impact_followed(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int law_holds(const struct impact *c)
{
    const int law = impact_law(c);
    return law < LAWS && obeys(c, law);
}

/* x y q, where q is a quantity. */
/*@ requires impact_sees(c) && surd_ok(&c->field, x) && surd_ok(&c->field, y) && 0 <= quantity < IMPACT_QUANTITIES;
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd quadratic_term(const struct impact *c, int quantity, struct surd x, struct surd y)
{
    return surd_multiply(&c->field, surd_multiply(&c->field, x, y), impact_value(c, quantity));
}

/* C u^2 - 2 B u v + A v^2, which is 2 Delta times the kinetic energy. */
/*@ requires impact_sees(c) && surd_ok(&c->field, u) && surd_ok(&c->field, v);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd scaled_energy(const struct impact *c, struct surd u, struct surd v)
{
    const struct surd uu = quadratic_term(c, IMPACT_C, u, u), uv = quadratic_term(c, IMPACT_B, u, v),
                      vv = quadratic_term(c, IMPACT_A, v, v);
    return surd_add(&c->field, surd_subtract(&c->field, uu, twice(c, uv)), vv);
}

/*@ requires impact_sees(c) && surd_ok(&c->field, scaled);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int energy_is(const struct impact *c, const char *key, struct surd scaled)
{
    const struct surd_field *f = &c->field;
    struct surd energy;
    if (!impact_surd(c, json_member(c->json, c->witness, key), &energy)) return 0;
    return surd_equal(f, twice(c, surd_multiply(f, energy, impact_value(c, IMPACT_Delta))), scaled);
}

/*@ requires impact_followed(c);
  @ assigns c->energy, *c->answer, scalar_doubt;
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
