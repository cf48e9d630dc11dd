/* SPDX-License-Identifier: BSD-2-Clause */
/* solve PROBLEM SOLVER: lets Siconos solve a planar problem of this folder, and writes the reactions P_N P_T, a line a contact, for
 * painleve audit --reactions.  SOLVER is nsgs, cpg or lemke; tolerance 1e-10, at most 100,000 iterations, start at zero.
 *
 *   cc solve.c -I/usr/include/siconos -I/usr/include/siconos/numerics -lsiconos_numerics -o solve
 */
#include <siconos/numerics/fc2d_Solvers.h>
#include <siconos/numerics/Friction_cst.h>
#include <siconos/numerics/FrictionContactProblem.h>
#include <siconos/numerics/NonSmoothDrivers.h>
#include <siconos/numerics/NumericsMatrix.h>
#include <siconos/numerics/SolverOptions.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static double *numbers(FILE *file, int count)
{
    double *x = calloc((size_t)count, sizeof *x);
    for (int i = 0; x != NULL && i < count; i++)
        if (fscanf(file, "%lf", x + i) != 1) exit(2);
    return x;
}

/* W as CSparse prints it: "col J : ..." and then "ROW : VALUE". */
static FrictionContactProblem *read_problem(const char *name)
{
    char line[256];
    int contacts, row, column = 0;
    long entries, read = 0;
    double value;
    FILE *const file = fopen(name, "r");
    if (file == NULL || fscanf(file, "2 %d 2 %*d %*d %*d %255[^\n]", &contacts, line) != 2) exit(2);
    if (fscanf(file, "%*d-by-%*d, nzmax: %*d nnz: %ld, %255[^\n]", &entries, line) != 2) exit(2);
    FrictionContactProblem *const problem = frictionContactProblem_new();
    problem->dimension = 2;
    problem->numberOfContacts = contacts;
    problem->M = NM_create(NM_DENSE, 2 * contacts, 2 * contacts);
    memset(problem->M->matrix0, 0, sizeof(double) * 4 * (size_t)contacts * (size_t)contacts);
    while (read < entries && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, " col %d :", &column) == 1 || sscanf(line, " %d : %lf", &row, &value) != 2) continue;
        problem->M->matrix0[row + (size_t)column * 2 * (size_t)contacts] = value;
        read++;
    }
    problem->q = numbers(file, 2 * contacts);
    problem->mu = numbers(file, contacts);
    fclose(file);
    return problem;
}

static int solver_of(const char *name)
{
    if (strcmp(name, "nsgs") == 0) return SICONOS_FRICTION_2D_NSGS;
    if (strcmp(name, "cpg") == 0) return SICONOS_FRICTION_2D_CPG;
    return strcmp(name, "lemke") == 0 ? SICONOS_FRICTION_2D_LEMKE : 0;
}

int main(int argc, char **argv)
{
    const int solver = argc == 3 ? solver_of(argv[2]) : 0;
    if (solver == 0) return fputs("usage: solve PROBLEM nsgs|cpg|lemke\n", stderr), 2;
    FrictionContactProblem *const problem = read_problem(argv[1]);
    SolverOptions *const options = solver_options_create(solver);
    double *const P = calloc(2 * (size_t)problem->numberOfContacts, sizeof *P);
    double *const U = calloc(2 * (size_t)problem->numberOfContacts, sizeof *U);
    const int out = dup(1); /* Siconos writes to stdout */
    if (P == NULL || U == NULL || out < 0) return 1;
    dup2(2, 1);
    options->dparam[SICONOS_DPARAM_TOL] = 1e-10;
    options->iparam[SICONOS_IPARAM_MAX_ITER] = 100000;
    const int info = fc2d_driver(problem, P, U, options);
    fflush(stdout);
    dup2(out, 1);
    printf("# Siconos 4.4.0, %s: info %d, reported error %.3g\n", argv[2], info,
           options->dparam[SICONOS_DPARAM_RESIDU]);
    for (int i = 0; i < problem->numberOfContacts; i++) printf("%.17g %.17g\n", P[2 * i], P[2 * i + 1]);
    return 0;
}
