/* SPDX-License-Identifier: BSD-2-Clause */
/* modes_siconos FILE: the solutions of a linear complementarity problem w = M z + q, w >= 0, z >= 0, w z = 0 of n contacts by Siconos' enumeration of all
 * bases, in doubles.  FILE holds the size, q, and M by columns.  Prints how many bases pass, and the seconds of processor time. */
#include <lcp_cst.h>
#include <LCP_Solvers.h>
#include <LinearComplementarityProblem.h>
#include <NonSmoothDrivers.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 30 };

static int read_numbers(FILE *file, double *x, int count)
{
    for (int i = 0; i < count; i++)
        if (fscanf(file, "%lf", x + i) != 1) return 0;
    return 1;
}

/* Every basis in turn: the search goes on behind the one that was found, and has passed the last when it finds none, or wraps. */
static long count_bases(LinearComplementarityProblem *problem, SolverOptions *options)
{
    double z[MOST], w[MOST];
    int *const found = options->iparam + SICONOS_LCP_IPARAM_ENUM_CURRENT_ENUM;
    long count = 0;
    const long bases = 1L << problem->size;
    for (long seed = 0; seed < bases; seed = *found + 1) {
        memset(z, 0, sizeof z);
        memset(w, 0, sizeof w);
        options->iparam[SICONOS_LCP_IPARAM_ENUM_SEED] = (int)seed;
        *found = -1;
        const int failed = linearComplementarity_driver(problem, z, w, options) != 0;
        if (*found < seed) break;
        count += !failed;
    }
    return count;
}

int main(int argc, char **argv)
{
    static double M[MOST * MOST], q[MOST];
    int size;
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (file == NULL || fscanf(file, "%d", &size) != 1 || size < 1 || size > MOST) return 2;
    if (!read_numbers(file, q, size) || !read_numbers(file, M, size * size)) return 2;
    fclose(file);
    LinearComplementarityProblem problem = {.size = size, .M = NM_create_from_data(NM_DENSE, size, size, M), .q = q};
    SolverOptions *options = solver_options_create(SICONOS_LCP_ENUM);
    options->iparam[SICONOS_LCP_IPARAM_SKIP_TRIVIAL] = SICONOS_LCP_SKIP_TRIVIAL_YES;
    options->dparam[SICONOS_DPARAM_TOL] = 1e-10;
    const clock_t before = clock();
    const long count = count_bases(&problem, options);
    printf("%ld %.9g\n", count, (double)(clock() - before) / CLOCKS_PER_SEC);
    solver_options_delete(options);
    problem.M->matrix0 = NULL; /* static */
    NM_free(problem.M);
    return 0;
}
