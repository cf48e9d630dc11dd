// SPDX-License-Identifier: BSD-2-Clause
// The same branches over CGAL's number types: intervals first and exact numbers where they fail, and lazy exact.
#include <CGAL/Gmpq.h>
#include <CGAL/Interval_nt.h>
#include <CGAL/Lazy_exact_nt.h>

#include "painleve.h"
#include "rival.h"

namespace {

template <class N> int sign_of(const N &x)
{
    return static_cast<int>(CGAL::sign(x));
}

int sign_of(const CGAL::Interval_nt<false> &x)
{
    return static_cast<int>(CGAL::make_certain(CGAL::sign(x)));
}

int slip_or_flight(int b, int p, int slip)
{
    if (b > 0) return PAINLEVE_BIT_F | (p < 0 ? slip : 0);
    if (b == 0) return PAINLEVE_BIT_DEGENERATE | (p == 0 ? slip : 0);
    return p > 0 ? slip : 0;
}

template <class N> int at_rest(const N &a, const N &b, const N &A, const N &B, const N &mu, const N &pp, const N &pm)
{
    const int edge = PAINLEVE_BIT_TIE | PAINLEVE_BIT_DEGENERATE, sb = sign_of(b), sp = sign_of(pp), sm = sign_of(pm);
    const int plus = PAINLEVE_BIT_S_PLUS, minus = PAINLEVE_BIT_S_MINUS, stick = PAINLEVE_BIT_T;
    if (sb == 0) {
        const int sa = sign_of(a), p = sa > 0 ? sp : sm;
        return PAINLEVE_BIT_DEGENERATE | (sa == 0 ? 0 : p == 0 ? (sa > 0 ? plus : minus) : p < 0 ? stick : 0);
    }
    if (sb > 0 && sp >= 0 && sm >= 0) return PAINLEVE_BIT_F;
    const int ep = sign_of(N(a * pp + b * (mu * A - B))), em = sign_of(N(b * (mu * A + B) - a * pm));
    if (sb > 0) {
        const int e = sp < 0 ? ep : em;
        return PAINLEVE_BIT_F | (e < 0 ? (sp < 0 ? plus : minus) | stick : e == 0 ? edge : 0);
    }
    if (ep < 0 && em < 0) return stick;
    if (sp > 0 && ep > 0) return plus;
    return sm > 0 && em > 0 ? minus : edge;
}

template <class N> unsigned char decide_one(const double *const *f, size_t i)
{
    const N a(f[0][i]), b(f[1][i]), A(f[2][i]), B(f[3][i]), C(f[4][i]), mu(f[5][i]), u(f[6][i]);
    if (sign_of(A) <= 0 || sign_of(C) <= 0 || sign_of(mu) < 0 || sign_of(N(A * C - B * B)) <= 0) return PAINLEVE_BIT_INVALID;
    const N pp = C - mu * B, pm = C + mu * B;
    const int sb = sign_of(b), sp = sign_of(pp), sm = sign_of(pm), su = sign_of(u);
    const int byte = sb == 0 || sp == 0 || sm == 0 ? PAINLEVE_BIT_TIE : 0;
    if (su > 0) return static_cast<unsigned char>(byte | slip_or_flight(sb, sp, PAINLEVE_BIT_S_PLUS));
    if (su < 0) return static_cast<unsigned char>(byte | slip_or_flight(sb, sm, PAINLEVE_BIT_S_MINUS));
    return static_cast<unsigned char>(byte | at_rest<N>(a, b, A, B, mu, pp, pm));
}

void filtered(size_t n, const double *const *f, unsigned char *verdict)
{
    for (size_t i = 0; i < n; i++) {
        try {
            CGAL::Protect_FPU_rounding<true> up;
            verdict[i] = decide_one<CGAL::Interval_nt<false>>(f, i);
        } catch (CGAL::Uncertain_conversion_exception &) {
            CGAL::Protect_FPU_rounding<true> nearest(CGAL_FE_TONEAREST);
            verdict[i] = decide_one<CGAL::Gmpq>(f, i);
        }
    }
}

void lazy(size_t n, const double *const *f, unsigned char *verdict)
{
    for (size_t i = 0; i < n; i++) verdict[i] = decide_one<CGAL::Lazy_exact_nt<CGAL::Gmpq>>(f, i);
}

} // namespace

extern "C" {
extern const struct rival rival_cgal_filtered, rival_cgal_lazy;
const struct rival rival_cgal_filtered = {"CGAL intervals, then Gmpq", filtered, 1, 1, 1000};
const struct rival rival_cgal_lazy = {"CGAL Lazy_exact_nt<Gmpq>", lazy, 1, 1, 1000};
}
