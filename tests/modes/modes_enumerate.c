/* SPDX-License-Identifier: BSD-2-Clause */
/* modes_enumerate < NUMBERS: the kinematic words of n contacts with a solution, one linear program for each of the 4^n words: the same as `enumerated` of
 * tests/modes/modes_oracle.py, for more contacts than that can do.  It shares no code with painleve.
 *
 * In: n; W (2n x 2n) row by row, q, mu, and the signs of u, as rationals; the tangential row of a contact is first.  Out: a line for each word, F P N T.
 *
 * Unknown are T_i = x - y, N_i, a slack for each inequality, and e <= 1 below the strict ones; all are >= 0, and e is maximised.  The table holds integers with
 * one denominator (Edmonds); pivots follow Bland's rule. */
#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8, ROWS = 6 * MOST + 2, COLUMNS = 8 * MOST + 4 + ROWS };

static const char letters[] = "FPNT";

static int n, u[MOST];
static mpq_t W[2 * MOST][2 * MOST], q[2 * MOST], mu[MOST];

/* The table of one word; the last column is the right side. */
static mpz_t table[ROWS + 1][COLUMNS], denominator, work;
static int rows, width, basis[ROWS];

/* A row of the word: form . (T_1, N_1, ..., 1) = 0 or >= 0. */
struct form {
    mpq_t c[2 * MOST + 1];
    int is_equation, is_strict;
};

static struct form form[6 * MOST];
static int forms;

static struct form *next_form(int is_equation, int is_strict)
{
    struct form *f = form + forms++;
    for (int k = 0; k <= 2 * n; k++) mpq_set_ui(f->c[k], 0, 1);
    f->is_equation = is_equation, f->is_strict = is_strict;
    return f;
}

/* sign times the acceleration of a row. */
static void put_acceleration(int row, int sign, int is_equation, int is_strict)
{
    struct form *f = next_form(is_equation, is_strict);
    for (int k = 0; k < 2 * n; k++) mpq_set(f->c[k], W[row][k]);
    mpq_set(f->c[2 * n], q[row]);
    for (int k = 0; sign < 0 && k <= 2 * n; k++) mpq_neg(f->c[k], f->c[k]);
}

/* t T_i + N_i times a rational. */
static void put_force(int i, int t, const mpq_t normal, int is_equation)
{
    struct form *f = next_form(is_equation, 0);
    mpq_set_si(f->c[2 * i], t, 1);
    mpq_set(f->c[2 * i + 1], normal);
}

static void put_letter(int i, char letter)
{
    mpq_t one, zero;
    mpq_inits(one, zero, NULL);
    mpq_set_ui(one, 1, 1);
    if (letter == 'F') {
        put_force(i, 1, zero, 1);
        put_force(i, 0, one, 1);
        put_acceleration(2 * i + 1, 1, 0, 1);
    } else {
        put_acceleration(2 * i + 1, 1, 1, 0);
        put_force(i, 0, one, 0);
        if (letter == 'T') {
            put_acceleration(2 * i, 1, 1, 0);
            put_force(i, 1, mu[i], 0);
            put_force(i, -1, mu[i], 0);
        } else {
            put_force(i, letter == 'P' ? 1 : -1, mu[i], 1);
            if (u[i] == 0) put_acceleration(2 * i, letter == 'P' ? 1 : -1, 0, 1);
        }
    }
    mpq_clears(one, zero, NULL);
}

/* A form as a row of integers, with a right side >= 0. */
static void lay_row(const struct form *f, int slack)
{
    mpz_t *row = table[rows++], *common = &work;
    mpz_set_ui(*common, 1);
    for (int k = 0; k <= 2 * n; k++) mpz_lcm(*common, *common, mpq_denref(f->c[k]));
    for (int j = 0; j <= width; j++) mpz_set_ui(row[j], 0);
    for (int k = 0; k <= 2 * n; k++) {
        mpz_t *at = k == 2 * n ? &row[width] : k % 2 == 0 ? &row[k / 2 * 3] : &row[k / 2 * 3 + 2];
        mpz_divexact(*at, *common, mpq_denref(f->c[k]));
        mpz_mul(*at, *at, mpq_numref(f->c[k]));
        if (k == 2 * n) mpz_neg(*at, *at);
        if (k < 2 * n && k % 2 == 0) mpz_neg(row[k / 2 * 3 + 1], *at);
    }
    if (slack >= 0) mpz_neg(row[3 * n + slack], *common);
    if (f->is_strict) mpz_neg(row[width - 2], *common);
    if (mpz_sgn(row[width]) < 0)
        for (int j = 0; j <= width; j++) mpz_neg(row[j], row[j]);
}

static void lay_table(void)
{
    int slacks = 0, slack = 0;
    for (int k = 0; k < forms; k++) slacks += !form[k].is_equation;
    rows = 0, width = 3 * n + slacks + 2;
    for (int k = 0; k < forms; k++) lay_row(form + k, form[k].is_equation ? -1 : slack++);
    for (int j = 0; j <= width; j++) mpz_set_ui(table[rows][j], j >= width - 2); /* e + rest = 1 */
    rows++;
    mpz_set_ui(denominator, 1);
}

static void pivot(int i, int j, int last)
{
    for (int k = 0; k <= last; k++) {
        if (k == i) continue;
        mpz_set(work, table[k][j]);
        for (int l = 0; l <= width; l++) {
            mpz_mul(table[k][l], table[k][l], table[i][j]);
            if (mpz_sgn(work) != 0) mpz_submul(table[k][l], work, table[i][l]);
            if (mpz_cmp_ui(denominator, 1) != 0) mpz_divexact(table[k][l], table[k][l], denominator);
        }
    }
    mpz_set(denominator, table[i][j]);
    basis[i] = j;
}

/* The row that leaves for column j: the least quotient, and of these the least index. */
static int leaving(int j)
{
    int best = -1;
    mpz_t a, b;
    mpz_inits(a, b, NULL);
    for (int i = 0; i < rows; i++) {
        if (mpz_sgn(table[i][j]) <= 0) continue;
        int less = -1;
        if (best >= 0) {
            mpz_mul(a, table[i][width], table[best][j]);
            mpz_mul(b, table[best][width], table[i][j]);
            less = mpz_cmp(a, b);
        }
        if (less < 0 || (less == 0 && basis[i] < basis[best])) best = i;
    }
    mpz_clears(a, b, NULL);
    return best;
}

/* Maximises the goal in row `rows`, whose positive entries may enter; those below `enter` alone. */
static void maximise(int enter)
{
    for (;;) {
        int j = 0;
        while (j < enter && mpz_sgn(table[rows][j]) <= 0) j++;
        if (j == enter) return;
        const int i = leaving(j);
        if (i < 0) abort(); /* the goal is bounded */
        pivot(i, j, rows);
    }
}

/* Phase one, with an artificial column for each row behind the others.  Returns whether the rows have a solution. */
static int find_feasible(void)
{
    const int proper = width;
    for (int i = 0; i < rows; i++) {
        mpz_swap(table[i][width + rows], table[i][width]);
        for (int k = 0; k < rows; k++) mpz_set_ui(table[i][proper + k], i == k);
        basis[i] = proper + i;
    }
    width += rows;
    for (int j = 0; j <= width; j++) {
        mpz_set_ui(table[rows][j], 0);
        for (int i = 0; (j < proper || j == width) && i < rows; i++)
            mpz_add(table[rows][j], table[rows][j], table[i][j]);
    }
    maximise(proper);
    const int feasible = mpz_sgn(table[rows][width]) == 0;
    /* artificial columns that are left are 0: another takes the place, or the row is 0 */
    for (int i = 0; feasible && i < rows; i++) {
        int j = 0;
        if (basis[i] < proper) continue;
        while (j < proper && mpz_sgn(table[i][j]) == 0) j++;
        if (j == proper) continue;
        for (int l = 0; mpz_sgn(table[i][j]) < 0 && l <= width; l++)
            if (l != j) mpz_neg(table[i][l], table[i][l]);
        mpz_abs(table[i][j], table[i][j]);
        pivot(i, j, rows - 1);
    }
    for (int i = 0; i < rows; i++) mpz_swap(table[i][proper], table[i][width]);
    width = proper;
    return feasible;
}

/* Whether the strict inequalities can be strict: e, which is column width - 2, above 0. */
static int find_strict(void)
{
    const int e = width - 2;
    int row = -1;
    for (int i = 0; i < rows; i++)
        if (basis[i] == e) row = i;
    if (row >= 0 && mpz_sgn(table[row][width]) > 0) return 1;
    for (int j = 0; j <= width; j++) {
        mpz_set_ui(table[rows][j], 0);
        if (row >= 0 && j != e) mpz_neg(table[rows][j], table[row][j]);
    }
    if (row < 0) mpz_set(table[rows][e], denominator);
    maximise(width);
    return mpz_sgn(table[rows][width]) != 0;
}

static int is_solvable(const int *letter)
{
    forms = 0;
    for (int i = 0; i < n; i++) put_letter(i, letters[letter[i]]);
    lay_table();
    return find_feasible() && find_strict();
}

static int admits(int i, char letter)
{
    return letter == 'F' || (letter == 'T' && u[i] == 0) || (letter == 'P' && u[i] >= 0) ||
           (letter == 'N' && u[i] <= 0);
}

static int read_numbers(mpq_t *x, int count)
{
    for (int i = 0; i < count; i++) {
        if (mpq_inp_str(x[i], stdin, 10) == 0) return 0;
        mpq_canonicalize(x[i]);
    }
    return 1;
}

static int read_problem(void)
{
    if (scanf("%d", &n) != 1 || n < 1 || n > MOST) return 0;
    for (int i = 0; i < 2 * n; i++)
        if (!read_numbers(W[i], 2 * n)) return 0;
    if (!read_numbers(q, 2 * n) || !read_numbers(mu, n)) return 0;
    for (int i = 0; i < n; i++)
        if (scanf("%d", u + i) != 1) return 0;
    return 1;
}

static void make_room(void)
{
    for (int i = 0; i < 2 * MOST; i++) {
        mpq_init(q[i]);
        for (int j = 0; j < 2 * MOST; j++) mpq_init(W[i][j]);
    }
    for (int i = 0; i < MOST; i++) mpq_init(mu[i]);
    for (int i = 0; i < 6 * MOST; i++)
        for (int k = 0; k <= 2 * MOST; k++) mpq_init(form[i].c[k]);
    for (int i = 0; i <= ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) mpz_init(table[i][j]);
    mpz_inits(denominator, work, NULL);
}

int main(void)
{
    make_room();
    if (!read_problem()) return 2;
    for (long word = 0; word < 1L << 2 * n; word++) {
        int letter[MOST], admissible = 1;
        for (int i = 0; i < n; i++)
            letter[i] = (int)(word >> 2 * i & 3), admissible = admissible && admits(i, letters[letter[i]]);
        if (!admissible || !is_solvable(letter)) continue;
        for (int i = 0; i < n; i++) putchar(letters[letter[i]]);
        putchar('\n');
    }
    return 0;
}
