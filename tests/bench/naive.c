/* SPDX-License-Identifier: BSD-2-Clause */
/* What people write: the paper's conditions in doubles, one contact at a time.  And the same branches on rationals. */
#include "painleve.h"
#include "rival.h"

#include <gmp.h>

static int slip_or_flight(double b, double p, int slip)
{
    if (b > 0) return PAINLEVE_BIT_F | (p < 0 ? slip : 0);
    if (b == 0) return PAINLEVE_BIT_DEGENERATE | (p == 0 ? slip : 0);
    return p > 0 ? slip : 0;
}

static int rest_with_force(double b, double p_plus, double p_minus, double E_plus, double E_minus)
{
    const int edge = PAINLEVE_BIT_TIE | PAINLEVE_BIT_DEGENERATE;
    if (b > 0) {
        if (p_plus < 0)
            return PAINLEVE_BIT_F | (E_plus < 0 ? PAINLEVE_BIT_S_PLUS | PAINLEVE_BIT_T : E_plus == 0 ? edge : 0);
        if (p_minus < 0)
            return PAINLEVE_BIT_F | (E_minus < 0 ? PAINLEVE_BIT_S_MINUS | PAINLEVE_BIT_T : E_minus == 0 ? edge : 0);
        return PAINLEVE_BIT_F;
    }
    if (E_plus < 0 && E_minus < 0) return PAINLEVE_BIT_T;
    if (p_plus > 0 && E_plus > 0) return PAINLEVE_BIT_S_PLUS;
    if (p_minus > 0 && E_minus > 0) return PAINLEVE_BIT_S_MINUS;
    return edge;
}

static int rest_without_force(double a, double p_plus, double p_minus)
{
    if (a > 0) return p_plus == 0 ? PAINLEVE_BIT_S_PLUS : p_plus < 0 ? PAINLEVE_BIT_T : 0;
    if (a < 0) return p_minus == 0 ? PAINLEVE_BIT_S_MINUS : p_minus < 0 ? PAINLEVE_BIT_T : 0;
    return 0;
}

unsigned char naive_one(double a, double b, double A, double B, double C, double mu, double u)
{
    if (!(A > 0 && C > 0 && mu >= 0 && A * C - B * B > 0)) return PAINLEVE_BIT_INVALID;
    const double p_plus = C - mu * B, p_minus = C + mu * B;
    int byte = b == 0 || p_plus == 0 || p_minus == 0 ? PAINLEVE_BIT_TIE : 0;
    if (u > 0) return (unsigned char)(byte | slip_or_flight(b, p_plus, PAINLEVE_BIT_S_PLUS));
    if (u < 0) return (unsigned char)(byte | slip_or_flight(b, p_minus, PAINLEVE_BIT_S_MINUS));
    if (b == 0) return (unsigned char)(byte | PAINLEVE_BIT_DEGENERATE | rest_without_force(a, p_plus, p_minus));
    const double E_plus = a * p_plus + b * (mu * A - B), E_minus = b * (mu * A + B) - a * p_minus;
    return (unsigned char)(byte | rest_with_force(b, p_plus, p_minus, E_plus, E_minus));
}

void naive_branchy(size_t n, const double *const *f, unsigned char *verdict)
{
    for (size_t i = 0; i < n; i++)
        verdict[i] = naive_one(f[0][i], f[1][i], f[2][i], f[3][i], f[4][i], f[5][i], f[6][i]);
}

struct rational_record {
    mpq_t x[RIVAL_FIELDS], p_plus, p_minus, E_plus, E_minus, Delta, t;
};

static void times_plus(mpq_t r, const mpq_t x, const mpq_t y, const mpq_t z, const mpq_t w, mpq_t t, int sign)
{
    mpq_mul(r, x, y);
    mpq_mul(t, z, w);
    if (sign > 0)
        mpq_add(r, r, t);
    else
        mpq_sub(r, r, t);
}

/* The signs of the formulas as rationals, then the same branches. */
static unsigned char rational_one(struct rational_record *r)
{
    enum { a, b, A, B, C, mu, u };
    mpq_t *const x = r->x;
    times_plus(r->Delta, x[A], x[C], x[B], x[B], r->t, -1);
    mpq_mul(r->t, x[mu], x[B]);
    mpq_sub(r->p_plus, x[C], r->t);
    mpq_add(r->p_minus, x[C], r->t);
    mpq_t k_plus, k_minus;
    mpq_inits(k_plus, k_minus, NULL);
    mpq_mul(r->t, x[mu], x[A]);
    mpq_sub(k_plus, r->t, x[B]);
    mpq_add(k_minus, r->t, x[B]);
    times_plus(r->E_plus, x[a], r->p_plus, x[b], k_plus, r->t, 1);
    times_plus(r->E_minus, x[b], k_minus, x[a], r->p_minus, r->t, -1);
    mpq_clears(k_plus, k_minus, NULL);
    if (mpq_sgn(x[A]) <= 0 || mpq_sgn(x[C]) <= 0 || mpq_sgn(x[mu]) < 0 || mpq_sgn(r->Delta) <= 0)
        return PAINLEVE_BIT_INVALID;
    const double pp = mpq_sgn(r->p_plus), pm = mpq_sgn(r->p_minus), sb = mpq_sgn(x[b]);
    const int byte = sb == 0 || pp == 0 || pm == 0 ? PAINLEVE_BIT_TIE : 0;
    if (mpq_sgn(x[u]) > 0) return (unsigned char)(byte | slip_or_flight(sb, pp, PAINLEVE_BIT_S_PLUS));
    if (mpq_sgn(x[u]) < 0) return (unsigned char)(byte | slip_or_flight(sb, pm, PAINLEVE_BIT_S_MINUS));
    if (sb == 0) return (unsigned char)(byte | PAINLEVE_BIT_DEGENERATE | rest_without_force(mpq_sgn(x[a]), pp, pm));
    return (unsigned char)(byte | rest_with_force(sb, pp, pm, mpq_sgn(r->E_plus), mpq_sgn(r->E_minus)));
}

void gmp_rationals(size_t n, const double *const *f, unsigned char *verdict)
{
    struct rational_record r;
    for (int k = 0; k < RIVAL_FIELDS; k++) mpq_init(r.x[k]);
    mpq_inits(r.p_plus, r.p_minus, r.E_plus, r.E_minus, r.Delta, r.t, NULL);
    for (size_t i = 0; i < n; i++) {
        for (int k = 0; k < RIVAL_FIELDS; k++) mpq_set_d(r.x[k], f[k][i]);
        verdict[i] = rational_one(&r);
    }
    for (int k = 0; k < RIVAL_FIELDS; k++) mpq_clear(r.x[k]);
    mpq_clears(r.p_plus, r.p_minus, r.E_plus, r.E_minus, r.Delta, r.t, NULL);
}
