/* SPDX-License-Identifier: BSD-2-Clause */
#include "impact/motion.h"

#include <stdio.h>

/* The process so far. */
struct process {
    struct number_pool *pool;
    const struct evaluation *e;
    const struct impact_verdict *verdict;
    enum impact_law law;
    struct impact_motion *motion; /* u and v are those of now */
    int unknown;                  /* 1 when a sign was not decided within the budget */
};

/* The line on which (u, v) moves: u' and v' per normal impulse, and the tangential impulse per normal impulse. */
struct line {
    const struct number *u_slope, *v_slope, *ratio;
};

static const struct number *value_of(const struct process *p, int node)
{
    return p->e->value[node];
}

static const struct number *negative(const struct process *p, const struct number *x)
{
    return number_subtract(p->pool, number_from_integer(p->pool, 0), x);
}

/* Coulomb: slip forward J = -mu I, backward J = mu I; stick J = -(B / A) I keeps u, and v' = Delta / A. */
static struct line line_of(const struct process *p, enum impact_slip slip)
{
    if (slip == SLIP_PLUS)
        return (struct line){negative(p, value_of(p, impact_k_plus)), value_of(p, impact_p_plus),
                             negative(p, value_of(p, impact_mu))};
    if (slip == SLIP_MINUS)
        return (struct line){value_of(p, impact_k_minus), value_of(p, impact_p_minus), value_of(p, impact_mu)};
    const struct number *A = value_of(p, impact_A);
    return (struct line){number_from_integer(p->pool, 0), number_divide(p->pool, value_of(p, impact_Delta), A),
                         negative(p, number_divide(p->pool, value_of(p, impact_B), A))};
}

static struct impact_piece piece_from(const struct process *p, enum impact_slip slip, enum impact_phase phase,
                                      struct surd I)
{
    struct impact_piece piece = {.slip = slip, .phase = phase};
    const struct line line = line_of(p, slip);
    piece.node[piece_A] = surd_from_number(value_of(p, impact_A));
    piece.node[piece_B] = surd_from_number(value_of(p, impact_B));
    piece.node[piece_C] = surd_from_number(value_of(p, impact_C));
    piece.node[piece_u_before] = p->motion->u;
    piece.node[piece_v_before] = p->motion->v;
    piece.node[piece_I] = I;
    piece.node[piece_J] = surd_multiply(p->pool, surd_from_number(line.ratio), I);
    surd_evaluate(p->pool, piece_program.code, piece_OPERATIONS, piece_INPUTS, piece.node);
    return piece;
}

/* Adds a piece with normal impulse I; nothing when I = 0. */
static void advance(struct process *p, enum impact_slip slip, enum impact_phase phase, struct surd I)
{
    const int sign = surd_sign(p->pool, I);
    if (sign == NUMBER_SIGN_UNKNOWN) p->unknown = 1;
    if (sign == 0) return;
    const struct impact_piece piece = piece_from(p, slip, phase, I);
    struct impact_sum *sum = &p->motion->sum[phase];
    sum->I = surd_add(p->pool, sum->I, piece.node[piece_I]);
    sum->J = surd_add(p->pool, sum->J, piece.node[piece_J]);
    sum->W = surd_add(p->pool, sum->W, piece.node[piece_W]);
    p->motion->u = piece.node[piece_u_after];
    p->motion->v = piece.node[piece_v_after];
    p->motion->piece[p->motion->pieces++] = piece;
}

/* Slip until u = 0. */
static void slip_out(struct process *p, enum impact_phase phase)
{
    const struct line line = line_of(p, p->verdict->first);
    const struct surd I = surd_divide(p->pool, p->motion->u, negative(p, line.u_slope));
    advance(p, p->verdict->first, phase, I);
}

/* To v = `target`, which ends the phase. */
static void move_to(struct process *p, enum impact_slip slip, enum impact_phase phase, struct surd target)
{
    const struct line line = line_of(p, slip);
    advance(p, slip, phase, surd_divide(p->pool, surd_subtract(p->pool, target, p->motion->v), line.v_slope));
}

/* Poisson: the normal impulse of restitution is r times that of compression. */
static struct surd end_of_poisson(const struct process *p, const struct line *last)
{
    const struct surd r = surd_from_number(value_of(p, impact_r)), slope = surd_from_number(last->v_slope);
    const struct surd whole = surd_multiply(p->pool, r, p->motion->sum[COMPRESSION].I);
    const struct surd missing = surd_subtract(p->pool, whole, p->motion->sum[RESTITUTION].I);
    return surd_add(p->pool, p->motion->v, surd_multiply(p->pool, slope, missing));
}

/* Energetic: the work of the normal force in restitution is -r^2 times that in compression. */
static struct surd end_of_energetic(const struct process *p, const struct line *last)
{
    struct surd node[rebound_NODES];
    node[rebound_v_last] = p->motion->v;
    node[rebound_slope] = surd_from_number(last->v_slope);
    node[rebound_r] = surd_from_number(value_of(p, impact_r));
    node[rebound_W_c] = p->motion->sum[COMPRESSION].W;
    node[rebound_W_r] = p->motion->sum[RESTITUTION].W;
    surd_evaluate(p->pool, rebound_program.code, rebound_OPERATIONS, rebound_INPUTS, node);
    return surd_root(p->pool, node[rebound_q].a);
}

/* Newton: v = -r v of the beginning.  The other laws agree where the slope is the same all the way. */
static struct surd end_of_newton(const struct process *p)
{
    const struct number *back = number_multiply(p->pool, value_of(p, impact_r), value_of(p, impact_v));
    return surd_from_number(negative(p, back));
}

static struct surd outgoing_v(const struct process *p, enum impact_slip slip)
{
    const struct line last = line_of(p, slip);
    if (p->law == LAW_NEWTON || p->verdict->second == NONE) return end_of_newton(p);
    return p->law == LAW_POISSON ? end_of_poisson(p, &last) : end_of_energetic(p, &last);
}

/* The pieces in their order: u = 0 and v = 0 are reached as the verdict says. */
static void run(struct process *p)
{
    const struct surd zero = surd_from_number(number_from_integer(p->pool, 0));
    const enum impact_slip last = p->verdict->second != NONE ? p->verdict->second : p->verdict->first;
    if (p->verdict->switch_phase == COMPRESSION) slip_out(p, COMPRESSION);
    move_to(p, p->verdict->switch_phase == COMPRESSION ? last : p->verdict->first, COMPRESSION, zero);
    if (p->verdict->switch_phase == RESTITUTION) slip_out(p, RESTITUTION);
    move_to(p, last, RESTITUTION, outgoing_v(p, last));
}

/* Kinetic energy of the contact point at the velocities of now, J. */
static struct surd energy_now(const struct process *p)
{
    struct surd node[energy_NODES];
    const struct number *Delta = value_of(p, impact_Delta);
    node[energy_A] = surd_from_number(value_of(p, impact_A));
    node[energy_B] = surd_from_number(value_of(p, impact_B));
    node[energy_C] = surd_from_number(value_of(p, impact_C));
    node[energy_u_now] = p->motion->u;
    node[energy_v_now] = p->motion->v;
    surd_evaluate(p->pool, energy_program.code, energy_OPERATIONS, energy_INPUTS, node);
    return surd_divide(p->pool, node[energy_E], number_add(p->pool, Delta, Delta));
}

enum status impact_motion_of(struct number_pool *pool, const struct impact_verdict *verdict, const struct evaluation *e,
                             enum impact_law law, struct impact_motion *motion, struct failure *failure)
{
    const struct surd zero = surd_from_number(number_from_integer(pool, 0));
    const struct impact_sum nothing = {zero, zero, zero};
    struct process process = {pool, e, verdict, law, motion, 0};
    *motion = (struct impact_motion){.sum = {nothing, nothing},
                                     .u = surd_from_number(e->value[impact_u]),
                                     .v = surd_from_number(e->value[impact_v])};
    motion->energy_before = energy_now(&process);
    if (verdict->outcome == OUTCOME_IMPACT) run(&process);
    motion->energy_after = energy_now(&process);
    motion->energy_change = surd_sign(pool, surd_subtract(pool, motion->energy_after, motion->energy_before));
    if (motion->energy_change != NUMBER_SIGN_UNKNOWN && !process.unknown) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "energy");
    snprintf(failure->reason, sizeof failure->reason, "a sign of the motion is not decided within the budget");
    return STATUS_UNDECIDED;
}
