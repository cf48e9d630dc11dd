/* SPDX-License-Identifier: BSD-2-Clause */
/* Siconos numerics: planar frictional contact (FC2D), solved by Lemke, enumeration, nonsmooth Gauss-Seidel (NSGS) or
 * the projected conjugate gradient (CPG).
 *
 * The solver gets W, q and mu of one contact, in its order (normal, tangential), computed in binary64 from the body;
 * the velocity after the step follows from the impulse that it returns.  Set: the tolerance to 1e-12 and the largest
 * number of iterations to 100000, so that no answer is worse than binary64 allows because of a loose default; the
 * initial guess is zero, as there is no step before.  Newton's restitution enters q, as Siconos' own time stepping
 * (Moreau-Jean) does it.  OpenBLAS, where Siconos is linked with it, sums in an order that depends on the processor, and some
 * answers of CPG and of the enumeration depend on the last bit: its kernels are those of the oldest processor ("Prescott"),
 * unless OPENBLAS_CORETYPE says otherwise, so that the answers are the same on every x86-64.  A solver that returns a nonzero `info` says that it failed, and is believed.
 *
 * adapter needs: siconos/numerics/NonSmoothDrivers.h
 * adapter package: libsiconos-numerics-dev
 * adapter links: -I/usr/include/siconos -lsiconos_numerics -lsiconos_externals */
#include "adapter.h"

#include <siconos/numerics/fc2d_Solvers.h>
#include <siconos/numerics/Friction_cst.h>
#include <siconos/numerics/FrictionContactProblem.h>
#include <siconos/numerics/NonSmoothDrivers.h>
#include <siconos/numerics/NumericsMatrix.h>
#include <siconos/numerics/SolverOptions.h>

enum { LARGEST_ITERATIONS = 100000 };

static FrictionContactProblem *contact_problem(const struct adapter_problem *p)
{
    const double uT = p->vx + p->h * p->gx - p->w * p->ry, uN = p->vy + p->h * p->gy + p->w * p->rx;
    const double before = p->vy + p->w * p->rx;
    FrictionContactProblem *contact = frictionContactProblem_new();
    contact->dimension = 2;
    contact->numberOfContacts = 1;
    contact->M = NM_create(NM_DENSE, 2, 2);
    contact->q = malloc(2 * sizeof *contact->q);
    contact->mu = malloc(sizeof *contact->mu);
    if (contact->q == NULL || contact->mu == NULL) abort();
    double *W = contact->M->matrix0;
    W[0] = 1 / p->m + p->rx * p->rx / p->I;
    W[1] = W[2] = -p->rx * p->ry / p->I;
    W[3] = 1 / p->m + p->ry * p->ry / p->I;
    contact->q[0] = uN + (before < 0 ? p->e * before : 0);
    contact->q[1] = uT;
    contact->mu[0] = p->mu;
    return contact;
}

static int solver_of_choice(void)
{
    if (strcmp(adapter_chosen->choice, "nsgs") == 0) return SICONOS_FRICTION_2D_NSGS;
    if (strcmp(adapter_chosen->choice, "cpg") == 0) return SICONOS_FRICTION_2D_CPG;
    return strcmp(adapter_chosen->choice, "enum") == 0 ? SICONOS_FRICTION_2D_ENUM : SICONOS_FRICTION_2D_LEMKE;
}

static void step(const struct adapter_problem *p, struct adapter_answer *a)
{
    static char note[64];
    double impulse[2] = {0, 0}, velocity[2] = {0, 0};
    FrictionContactProblem *contact = contact_problem(p);
    SolverOptions *options = solver_options_create(solver_of_choice());
    options->dparam[SICONOS_DPARAM_TOL] = 1e-12;
    options->iparam[SICONOS_IPARAM_MAX_ITER] = LARGEST_ITERATIONS;
    const int info = fc2d_driver(contact, impulse, velocity, options);
    a->status = info != 0 ? ADAPTER_FAILED : ADAPTER_OK;
    snprintf(note, sizeof note, "info %d", info);
    a->note = info != 0 ? note : NULL;
    a->vx = p->vx + p->h * p->gx + impulse[1] / p->m;
    a->vy = p->vy + p->h * p->gy + impulse[0] / p->m;
    a->w = p->w + (p->rx * impulse[0] - p->ry * impulse[1]) / p->I;
    solver_options_delete(options);
    free(options);
    frictionContactProblem_free(contact);
}

#define SICONOS(CHOICE, SOLVER)                                                                                        \
    {                                                                                                                  \
        CHOICE, "Siconos", ENGINE_VERSION, "FC2D " SOLVER, "coulomb", "binary64", 1, LARGEST_ITERATIONS, 0,            \
            "tolerance 1e-12, at most 100000 iterations, initial guess 0, OpenBLAS for Prescott", step                 \
    }

/* OpenBLAS reads the variable when it is loaded, before main: the program starts itself again. */
static void fix_kernels(char **argv)
{
    static const char variable[] = "OPENBLAS_CORETYPE";
    if (getenv(variable) != NULL || setenv(variable, "Prescott", 1) != 0) return;
    execv("/proc/self/exe", argv);
    perror("siconos: cannot start again with OPENBLAS_CORETYPE");
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    fix_kernels(argv);
    static const struct adapter_engine engines[] = {SICONOS("lemke", "Lemke"), SICONOS("enum", "enumeration"),
                                                    SICONOS("nsgs", "NSGS"), SICONOS("cpg", "CPG")};
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
