/* SPDX-License-Identifier: BSD-2-Clause */
/* Siconos: linear complementarity problems w = M z + q, w >= 0, z >= 0, w z = 0 in doubles.
 *
 * Sliding, one unknown: z is the normal force, w the normal acceleration, M = p of that slip, q = b.
 * At rest, three (Glocker): with s+ = mu N + T, s- = mu N - T and u_dot = x+ - x-,
 *     z = (N, s+, x-), w = (v_dot, x+, s-):  M = (p+ B 0; -k+ A 1; 2mu -1 0),  q = (b, a, 0).
 * A solution is read as the mode whose strict inequalities it meets: F v_dot > 0 without force; S+ or S- N > 0 and
 * x+ or x- > 0; T N > 0, s+ > 0, s- > 0 and no x; none otherwise, as painleve names no mode on a boundary.  Greater
 * than 0 means beyond the tolerance: with none, the rounding errors of the LU factors decide at every tie.
 *
 * Counted in Siconos' favour: of 1e-8, 1e-10, 1e-12, 1e-14 and 0 the tolerance is the one with the fewest wrong answers;
 * the driver's shortcut is off, which with default options calls z = -1 a solution of M = q = -1; and Lemke's method,
 * which returns one solution, is only wrong where that is no consistent mode, or where it returns none though there
 * is one. */
#include "painleve.h"
#include "rival.h"

#include <lcp_cst.h>
#include <LCP_Solvers.h>
#include <LinearComplementarityProblem.h>
#include <NonSmoothDrivers.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>

static const double TOLERANCE = 1e-10;

enum { FAILED = -1 };

/* One solver; options keep work arrays whose size is that of the problem, so each size has its own. */
struct solver {
    SolverOptions *options[2];
    LinearComplementarityProblem problem[2];
    double M[9], q[3], z[3], w[3];
};

static void solver_new(struct solver *s, int id)
{
    static const int size[] = {1, 3};
    for (int i = 0; i < 2; i++) {
        s->options[i] = solver_options_create(id);
        s->options[i]->dparam[SICONOS_DPARAM_TOL] = TOLERANCE;
        s->options[i]->iparam[SICONOS_LCP_IPARAM_SKIP_TRIVIAL] = SICONOS_LCP_SKIP_TRIVIAL_YES;
        s->problem[i] = (LinearComplementarityProblem){
            .size = size[i], .M = NM_create_from_data(NM_DENSE, size[i], size[i], s->M), .q = s->q};
    }
}

static void solver_free(struct solver *s)
{
    for (int i = 0; i < 2; i++) {
        solver_options_delete(s->options[i]);
        s->problem[i].M->matrix0 = NULL; /* ours */
        NM_free(s->problem[i].M);
    }
}

static int is_positive(double x)
{
    return x > TOLERANCE;
}

static int mode_of_sliding(const struct solver *s, double u)
{
    if (is_positive(s->z[0])) return u > 0 ? PAINLEVE_BIT_S_PLUS : PAINLEVE_BIT_S_MINUS;
    return is_positive(s->w[0]) ? PAINLEVE_BIT_F : 0;
}

static int mode_at_rest(const struct solver *s)
{
    const double N = s->z[0], s_plus = s->z[1], x_minus = s->z[2], v_dot = s->w[0], x_plus = s->w[1], s_minus = s->w[2];
    if (!is_positive(N)) return is_positive(v_dot) ? PAINLEVE_BIT_F : 0;
    if (is_positive(x_plus)) return PAINLEVE_BIT_S_PLUS;
    if (is_positive(x_minus)) return PAINLEVE_BIT_S_MINUS;
    return is_positive(s_plus) && is_positive(s_minus) ? PAINLEVE_BIT_T : 0;
}

/* Columns one after the other.  Returns 1 at rest. */
static int pose(struct solver *s, const double *const *f, size_t i)
{
    const double a = f[0][i], b = f[1][i], A = f[2][i], B = f[3][i], C = f[4][i], mu = f[5][i], u = f[6][i];
    s->q[0] = b, s->q[1] = a, s->q[2] = 0;
    s->M[0] = u < 0 ? C + mu * B : C - mu * B;
    if (u != 0) return 0;
    s->M[1] = B - mu * A, s->M[2] = 2 * mu;
    s->M[3] = B, s->M[4] = A, s->M[5] = -1;
    s->M[6] = 0, s->M[7] = 1, s->M[8] = 0;
    return 1;
}

static int mode_of_solution(struct solver *s, int rest, double u)
{
    for (int k = 0; k < 3; k++) s->z[k] = s->w[k] = 0;
    if (linearComplementarity_driver(s->problem + rest, s->z, s->w, s->options[rest]) != 0) return FAILED;
    return rest ? mode_at_rest(s) : mode_of_sliding(s, u);
}

/* Every basis in turn: the search goes on behind the one that was found, and has passed the last when it wraps.  A
 * singular basis can pass with values of 1e16; the driver's check of the residual then refuses that one. */
static void enumerate(size_t n, const double *const *f, unsigned char *verdict)
{
    struct solver s;
    solver_new(&s, SICONOS_LCP_ENUM);
    for (size_t i = 0; i < n; i++) {
        const int rest = pose(&s, f, i), bases = rest ? 8 : 2;
        int *const iparam = s.options[rest]->iparam, *const found = iparam + SICONOS_LCP_IPARAM_ENUM_CURRENT_ENUM;
        verdict[i] = 0;
        for (int seed = 0; seed < bases; seed = *found + 1) {
            iparam[SICONOS_LCP_IPARAM_ENUM_SEED] = seed;
            *found = -1;
            const int mode = mode_of_solution(&s, rest, f[6][i]);
            if (*found < seed) break;
            if (mode != FAILED) verdict[i] |= (unsigned char)mode;
        }
    }
    solver_free(&s);
}

static void lemke(size_t n, const double *const *f, unsigned char *verdict)
{
    struct solver s;
    solver_new(&s, SICONOS_LCP_LEMKE);
    for (size_t i = 0; i < n; i++) {
        const int rest = pose(&s, f, i), mode = mode_of_solution(&s, rest, f[6][i]);
        verdict[i] = (unsigned char)(mode == FAILED ? 0 : mode);
    }
    solver_free(&s);
}

const struct rival rival_siconos_enum = {"Siconos LCP_ENUM, all bases", enumerate, 0, 1, 1000};
const struct rival rival_siconos_lemke = {"Siconos LCP_LEMKE, one solution", lemke, 0, 0, 1000};
