/* SPDX-License-Identifier: BSD-2-Clause */
#include "impact/motion.h"

#include <stdio.h>

/* The state of the impulse process. */
struct process {
    struct number_pool *pool;
    const struct evaluation *e;
    const struct impact_verdict *verdict;
    enum impact_law law;
    struct impact_motion *motion; /* its u and v are the current velocities */
    signed char unknown;          /* 1 when a sign was not decided within the budget */
};

/*@ predicate is_process{L}(struct process *p) = \valid(p) && p->pool != \null && has_values(p->e) && \valid_read(p->verdict) &&
  @   is_motion(p->motion) && \separated(p, p->motion, p->e, p->verdict) && programs_ok && programs_stay(p->motion);
  @ // Slip changes u (stops), the motion changes v (rises): so no divisor is zero.
  @ predicate stops{L}(struct process *p, integer slip) = ends_slip(p->e, slip);
  @ predicate rises{L}(struct process *p, integer slip) = changes_v(p->e, slip); */

/* The line on which (u, v) moves: the changes of u and v per normal impulse, and the tangential impulse per normal
 * impulse. */
struct line {
    const struct number *u_slope, *v_slope, *ratio;
};

/*@ requires has_values(p->e) && 0 <= node < impact_NODES && \valid_read(p);
  @ assigns \nothing;
  @ ensures \result == p->e->value[node] && \result != \null; */
static const struct number *value_of(const struct process *p, int node)
{
    return p->e->value[node];
}

/*@ requires \valid_read(p) && p->pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null && value(\result) == difference(0.0, value(x)); */
static const struct number *negative(const struct process *p, const struct number *x)
{
    return number_subtract(p->pool, number_from_integer(p->pool, 0), x);
}

/* Coulomb's law: J = -mu I in forward slip, J = mu I in backward slip; in stick J = -(B / A) I, so that u is constant
 * and v' = Delta / A. */
/*@ requires \valid_read(p) && p->pool != \null && has_values(p->e);
  @ assigns \nothing;
  @ ensures \result.u_slope != \null && \result.v_slope != \null && \result.ratio != \null;
  @ ensures stops(p, slip) ==> value(\result.u_slope) != 0;
  @ ensures rises(p, slip) ==> value(\result.v_slope) != 0; */
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

/*@ predicate is_run{L}(struct impact_piece *piece) = \forall integer k; 0 <= k < piece_NODES ==> is_surd(piece->node[k]); */

/*@ requires pool != \null && \valid(sum) && is_sum(sum) && \valid_read(piece) && is_run(piece) && \separated(sum, piece);
  @ assigns *sum;
  @ ensures is_sum(sum); */
static void add_to_sum(struct number_pool *pool, struct impact_sum *sum, const struct impact_piece *piece)
{
    const struct surd I = surd_add(pool, sum->I, piece->node[piece_I]);
    const struct surd J = surd_add(pool, sum->J, piece->node[piece_J]);
    const struct surd W = surd_add(pool, sum->W, piece->node[piece_W]);
    *sum = (struct impact_sum){I, J, W};
}

/*@ requires \valid(motion) && 0 <= motion->pieces < IMPACT_MAX_PIECES && \valid_read(piece) && \separated(motion, piece);
  @ assigns motion->pieces, motion->piece[0 .. IMPACT_MAX_PIECES - 1];
  @ ensures motion->pieces == \old(motion->pieces) + 1; */
static void keep_piece(struct impact_motion *motion, const struct impact_piece *piece)
{
    motion->piece[motion->pieces] = *piece;
    motion->pieces++;
}

/*@ requires is_motion(motion) && is_surd(u) && is_surd(v);
  @ assigns motion->u, motion->v;
  @ ensures is_motion(motion) && motion->u == u && motion->v == v; */
static void arrive(struct impact_motion *motion, struct surd u, struct surd v)
{
    motion->u = u;
    motion->v = v;
    //@ assert is_sum(&motion->sum[COMPRESSION]);
    //@ assert is_sum(&motion->sum[RESTITUTION]);
}

/* Adds a piece to the motion. */
/*@ requires pool != \null && is_motion(motion) && motion->pieces < IMPACT_MAX_PIECES && \valid_read(piece) && \separated(motion, piece);
  @ requires 0 <= piece->phase <= 1 && is_run(piece);
  @ assigns *motion;
  @ ensures is_motion(motion) && motion->pieces == \old(motion->pieces) + 1; */
static void add_piece(struct number_pool *pool, struct impact_motion *motion, const struct impact_piece *piece)
{
    const struct surd u = piece->node[piece_u_after], v = piece->node[piece_v_after];
    //@ assert is_surd(u) && is_surd(v);
    keep_piece(motion, piece);
    //@ assert is_motion(motion) && is_run(piece);
    add_to_sum(pool, &motion->sum[piece->phase], piece);
    //@ assert is_motion(motion);
    arrive(motion, u, v);
}

/*@ predicate piece_is_apart{L}(struct impact_piece *piece, struct process *p) =
  @   \valid(piece) && \separated(piece, p, p->motion, p->e, p->verdict) && \separated(piece, p->e->value + (0 .. impact_NODES - 1)) &&
  @   \separated(piece, &piece_program, piece_program.code + (0 .. piece_OPERATIONS - 1)) &&
  @   \separated(piece, &rebound_program, rebound_program.code + (0 .. rebound_OPERATIONS - 1)) &&
  @   \separated(piece, &energy_program, energy_program.code + (0 .. energy_OPERATIONS - 1)); */

/* Follows a piece with normal impulse I. */
/*@ requires is_process(p) && is_surd(I) && 0 <= phase <= 1 && piece_is_apart(piece, p);
  @ assigns *piece;
  @ ensures is_run(piece) && piece->phase == phase; */
static void follow(const struct process *p, enum impact_slip slip, enum impact_phase phase, struct surd I,
                   struct impact_piece *piece)
{
    const struct line line = line_of(p, slip);
    const struct surd A = surd_from_number(value_of(p, impact_A)), B = surd_from_number(value_of(p, impact_B));
    const struct surd C = surd_from_number(value_of(p, impact_C)), u = p->motion->u, v = p->motion->v;
    const struct surd J = surd_multiply(p->pool, surd_from_number(line.ratio), I);
    const struct instruction *code = piece_program.code;
    struct number_pool *pool = p->pool;
    piece->slip = slip;
    piece->phase = phase;
    piece->node[piece_A] = A;
    piece->node[piece_B] = B;
    piece->node[piece_C] = C;
    piece->node[piece_u_before] = u;
    piece->node[piece_v_before] = v;
    piece->node[piece_I] = I;
    piece->node[piece_J] = J;
    //@ assert is_surd(piece->node[piece_A]) && is_surd(piece->node[piece_B]) && is_surd(piece->node[piece_C]);
    //@ assert is_surd(piece->node[piece_u_before]) && is_surd(piece->node[piece_v_before]);
    //@ assert is_surd(piece->node[piece_I]) && is_surd(piece->node[piece_J]);
    //@ assert \forall integer k; 0 <= k < piece_INPUTS ==> is_surd(piece->node[k]);
    surd_evaluate(pool, code, piece_OPERATIONS, piece_INPUTS, piece->node);
}

/*@ requires is_process(p) && p->motion->pieces < IMPACT_MAX_PIECES && piece_is_apart(piece, p) && is_run(piece) && 0 <= piece->phase <= 1;
  @ assigns *p->motion;
  @ ensures is_process(p) && p->motion->pieces == \old(p->motion->pieces) + 1; */
static void add_to_process(struct process *p, const struct impact_piece *piece)
{
    struct impact_motion *motion = p->motion;
    add_piece(p->pool, motion, piece);
    //@ assert p->motion == motion && p->pool == \at(p->pool, Pre) && p->e == \at(p->e, Pre) && p->verdict == \at(p->verdict, Pre);
    //@ assert has_values(p->e);
    //@ assert programs_ok;
}

/* Appends a piece with normal impulse I, unless I = 0. */
/*@ requires is_process(p) && is_surd(I) && 0 <= phase <= 1 && p->motion->pieces < IMPACT_MAX_PIECES;
  @ assigns p->unknown, *p->motion;
  @ ensures is_process(p) && \old(p->motion->pieces) <= p->motion->pieces <= \old(p->motion->pieces) + 1; */
static void advance(struct process *p, enum impact_slip slip, enum impact_phase phase, struct surd I)
{
    const int sign = surd_sign(p->pool, I);
    if (sign == NUMBER_SIGN_UNKNOWN) p->unknown = 1;
    if (sign == 0) return;
    struct impact_piece piece;
    //@ assert piece_is_apart(&piece, p);
    follow(p, slip, phase, I, &piece);
    //@ assert p->motion == \at(p->motion, Pre) && p->pool == \at(p->pool, Pre) && p->e == \at(p->e, Pre);
    //@ assert has_values(p->e);
    //@ assert is_process(p);
    add_to_process(p, &piece);
}

/* Slip until u = 0. */
/*@ requires is_process(p) && is_surd(p->motion->u) && 0 <= phase <= 1 && p->motion->pieces < IMPACT_MAX_PIECES && stops(p, p->verdict->first);
  @ assigns p->unknown, *p->motion;
  @ ensures is_process(p) && \old(p->motion->pieces) <= p->motion->pieces <= \old(p->motion->pieces) + 1; */
static void slip_out(struct process *p, enum impact_phase phase)
{
    const struct line line = line_of(p, p->verdict->first);
    const struct surd I = surd_divide(p->pool, p->motion->u, negative(p, line.u_slope));
    advance(p, p->verdict->first, phase, I);
}

/* Moves to v = `target`, which ends the phase. */
/*@ requires is_process(p) && is_surd(target) && 0 <= phase <= 1 && p->motion->pieces < IMPACT_MAX_PIECES && rises(p, slip);
  @ assigns p->unknown, *p->motion;
  @ ensures is_process(p) && \old(p->motion->pieces) <= p->motion->pieces <= \old(p->motion->pieces) + 1; */
static void move_to(struct process *p, enum impact_slip slip, enum impact_phase phase, struct surd target)
{
    const struct line line = line_of(p, slip);
    advance(p, slip, phase, surd_divide(p->pool, surd_subtract(p->pool, target, p->motion->v), line.v_slope));
}

/* Poisson's law: the normal impulse of restitution is r times that of compression. */
/*@ requires is_process(p) && last->v_slope != \null && \valid_read(last);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
static struct surd end_of_poisson(const struct process *p, const struct line *last)
{
    const struct surd r = surd_from_number(value_of(p, impact_r)), slope = surd_from_number(last->v_slope);
    const struct surd whole = surd_multiply(p->pool, r, p->motion->sum[COMPRESSION].I);
    const struct surd missing = surd_subtract(p->pool, whole, p->motion->sum[RESTITUTION].I);
    return surd_add(p->pool, p->motion->v, surd_multiply(p->pool, slope, missing));
}

/* The energetic law: the work of the normal force in restitution is -r^2 times that in compression. */
/*@ requires is_process(p) && last->v_slope != \null && \valid_read(last);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
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

/* Newton's law: the final v is -r times the initial v. The other laws agree with it when the slope is the same
 * throughout. */
/*@ requires is_process(p);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
static struct surd end_of_newton(const struct process *p)
{
    const struct number *back = number_multiply(p->pool, value_of(p, impact_r), value_of(p, impact_v));
    return surd_from_number(negative(p, back));
}

/*@ requires is_process(p);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
static struct surd outgoing_v(const struct process *p, enum impact_slip slip)
{
    const struct line last = line_of(p, slip);
    if (p->law == LAW_NEWTON || p->verdict->second == NONE) return end_of_newton(p);
    return p->law == LAW_POISSON ? end_of_poisson(p, &last) : end_of_energetic(p, &last);
}

/* The pieces in order: u = 0 and v = 0 are reached as the verdict determines. */
/*@ requires is_process(p) && p->motion->pieces == 0 && impact_runs(p->verdict, p->e);
  @ assigns p->unknown, *p->motion;
  @ ensures is_process(p); */
static void run(struct process *p)
{
    const struct surd zero = surd_from_number(number_from_integer(p->pool, 0));
    const enum impact_slip last = p->verdict->second != NONE ? p->verdict->second : p->verdict->first;
    if (p->verdict->switch_phase == COMPRESSION) slip_out(p, COMPRESSION);
    move_to(p, p->verdict->switch_phase == COMPRESSION ? last : p->verdict->first, COMPRESSION, zero);
    if (p->verdict->switch_phase == RESTITUTION) slip_out(p, RESTITUTION);
    //@ assert rises(p, last);
    //@ assert p->motion->pieces < IMPACT_MAX_PIECES;
    move_to(p, last, RESTITUTION, outgoing_v(p, last));
}

/* Kinetic energy of the contact point at the current velocities, J. */
/*@ requires is_process(p);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
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

/*@ requires \valid(motion) && is_surd(u) && is_surd(v) && is_surd(nothing.I) && is_surd(nothing.J) && is_surd(nothing.W);
  @ assigns *motion;
  @ ensures is_motion(motion) && motion->pieces == 0; */
static void begin(struct impact_motion *motion, struct surd u, struct surd v, struct impact_sum nothing)
{
    motion->pieces = 0;
    motion->sum[COMPRESSION] = nothing;
    motion->sum[RESTITUTION] = nothing;
    motion->u = u;
    motion->v = v;
}

enum status impact_motion_of(struct number_pool *pool, const struct impact_verdict *verdict, const struct evaluation *e,
                             enum impact_law law, struct impact_motion *motion, struct failure *failure)
{
    const struct surd zero = surd_from_number(number_from_integer(pool, 0));
    const struct impact_sum nothing = {zero, zero, zero};
    struct process process = {pool, e, verdict, law, motion, 0};
    begin(motion, surd_from_number(e->value[impact_u]), surd_from_number(e->value[impact_v]), nothing);
    //@ assert has_values(e);
    //@ assert programs_ok;
    //@ assert impact_runs(verdict, e) || verdict->outcome != OUTCOME_IMPACT;
    //@ assert verdict->outcome == OUTCOME_IMPACT ==> impact_runs(verdict, e);
    const struct surd before = energy_now(&process);
    if (verdict->outcome == OUTCOME_IMPACT) run(&process);
    const struct surd after = energy_now(&process);
    motion->energy_before = before;
    motion->energy_after = after;
    motion->energy_change = (signed char)surd_sign(pool, surd_subtract(pool, after, before));
    if (motion->energy_change != NUMBER_SIGN_UNKNOWN && !process.unknown) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "energy");
    snprintf(failure->reason, sizeof failure->reason, "a sign of the motion is not decided within the budget");
    return STATUS_UNDECIDED;
}
