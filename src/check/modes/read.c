/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of n contacts, in one of three forms. */
#include "check/modes/modes.h"

#include <stddef.h>

/*@ requires modes_reads(c) && constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int field(const struct modes *c, const char *name)
{
    return modes_field(c, name);
}

int modes_read_list(const struct modes *c, int list, scalar *x, int most)
{
    const struct json *json = c->json;
    struct scalar_pool *pool = c->pool;
    int count = 0;
    if (list == 0) return -1;
    /*@ loop invariant list < i <= json->count && 0 <= count <= most && json_ok(json) && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < count ==> x[k] != \null;
      @ loop assigns i, count, x[0 .. most - 1], scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        if (count == most) return -1;
        x[count++] = quantity_number(json, pool, i);
    }
    return count;
}

/* 1 when a field is present. */
/*@ requires reads: modes_reads(c);
  @ requires name: constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has(const struct modes *c, const char *name)
{
    return field(c, name) != 0;
}

/* How many of the fields of each form are present. */
/*@ requires modes_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 2; */
static int count_of_matrix(const struct modes *c)
{
    return has(c, "W") + has(c, "q");
}

/*@ requires modes_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 9; */
static int count_of_body(const struct modes *c)
{
    return has(c, "mass") + has(c, "gyration") + has(c, "x") + has(c, "z") + has(c, "nx") + has(c, "nz") +
           has(c, "Fx") + has(c, "Fz") + has(c, "tau");
}

/*@ requires modes_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 3; */
static int count_of_coordinates(const struct modes *c)
{
    return has(c, "M") + has(c, "J") + has(c, "F");
}

/* The form of which every field is present, and no field of another: 1 the matrix, 2 a body, 3 coordinates; 0 when
 * there is none. */
/*@ requires modes_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 3; */
static int form_of(const struct modes *c)
{
    const int of_matrix = count_of_matrix(c), of_body = count_of_body(c), of_coordinates = count_of_coordinates(c);
    const int omega = has(c, "omega"), bias = has(c, "bias");
    if (of_matrix == 2 && of_body + of_coordinates + omega + bias == 0) return 1;
    if (of_body == 9 && of_matrix + of_coordinates + bias == 0) return 2;
    return of_coordinates == 3 && of_matrix + of_body + omega == 0 ? 3 : 0;
}

/* Reads one row of W. */
/*@ requires modes_reads(c) && 0 <= rows <= MODES_MAX_ROWS && 0 <= row < MODES_MAX_ROWS && 0 <= list < c->json->count;
  @ assigns c->W[row][0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: c->json == \old(c->json);
  @ ensures reads: modes_reads(c);
  @ ensures row: \result == 1 ==> \forall integer j; 0 <= j < rows ==> c->W[row][j] != \null; */
static int read_row(struct modes *c, int list, int row, int rows)
{
    return modes_read_list(c, list, c->W[row], rows) == rows;
}

/* Reads the rows of W, each as long as q. */
/*@ requires modes_reads(c) && 0 <= rows <= MODES_MAX_ROWS && 0 <= W < c->json->count;
  @ assigns c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: modes_reads(c);
  @ ensures rows: \result == 1 ==> \forall integer i, j; 0 <= i < rows && 0 <= j < rows ==> c->W[i][j] != \null; */
static int read_rows(struct modes *c, int W, int rows)
{
    const struct json *json = c->json;
    int row = 0;
    /*@ loop invariant nodes: W < i <= json->count && 0 <= row <= rows && c->json == json && DOUBT_HAS_STAYED;
      @ loop invariant reads: modes_reads(c);
      @ loop invariant rows: \forall integer k, j; 0 <= k < row && 0 <= j < rows ==> c->W[k][j] != \null;
      @ loop assigns i, row, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = W + 1; i < json->node[W].next; i = json->node[i].next) {
        if (row == rows || !read_row(c, i, row, rows)) return 0;
        row++;
    }
    return row == rows;
}

/* Reads W, which has as many rows and columns as q has numbers, and checks the hypothesis on it. */
/*@ requires reads: modes_reads(c);
  @ requires numbers: 1 <= c->contacts <= MODES_MAX_CONTACTS && \forall integer i; 0 <= i < 2 * c->contacts ==> c->q[i] != \null;
  @ assigns c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures matrix: \result == 1 ==> modes_matrix(c); */
static int read_W(struct modes *c)
{
    const int read = read_rows(c, field(c, "W"), 2 * c->contacts);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    if (!read) return modes_problem_rejected(c, "W", "as many rows and columns as q has numbers");
    //@ assert matrix: modes_matrix(c);
    const int allowed = modes_is_semidefinite(c);
    //@ assert answer: c->answer == \at(c->answer, Pre);
    return allowed || modes_problem_rejected(c, "W", "outside the hypothesis: symmetric, positive semidefinite");
}

/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures matrix: \result == 1 ==> modes_matrix(c); */
static int read_matrix(struct modes *c)
{
    const int rows = modes_read_list(c, field(c, "q"), c->q, MODES_MAX_ROWS);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    if (rows < 2 || rows % 2 != 0) return modes_problem_rejected(c, "q", "two numbers for each of 1 to 64 contacts");
    c->contacts = rows / 2;
    //@ assert record_contacts: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads_contacts: modes_reads(c);
    return read_W(c);
}

/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures matrix: \result == 1 ==> modes_matrix(c); */
static int read_form(struct modes *c)
{
    const int form = form_of(c);
    if (form != 2 && json_size(c->json, json_member(c->json, 0, "quantities")) > 0)
        return modes_rejected(c, "quantities", "", "are those of a body");
    if (form == 0) return modes_problem_rejected(c, "", "the fields are not those of one form");
    if (form == 1) return read_matrix(c);
    return form == 2 ? modes_read_body(c) : modes_read_coordinates(c);
}

/* 1 when no greatest coefficient is less than the least one. */
/*@ requires reads: modes_reads(c) && 0 <= c->contacts <= MODES_MAX_CONTACTS;
  @ requires least: \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null;
  @ requires greatest: \forall integer i; 0 <= i < c->contacts ==> c->mu_high[i] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int intervals_are_ordered(const struct modes *c)
{
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (scalar_sign(scalar_subtract(c->pool, c->mu_high[i], c->mu[i])) < 0) return 0;
    return 1;
}

/*@ // What the parts of a problem have in common: where the record is, the matrix, and the least coefficients.
  @ predicate modes_coefficients{L}(struct modes *c) = \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null; */

/* Reads the greatest coefficients, when friction is uncertain. */
/*@ requires modes_reads(c) && modes_matrix(c) && modes_coefficients(c);
  @ assigns c->uncertain, c->mu_high[0 .. MODES_MAX_CONTACTS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> c->answer == \old(c->answer);
  @ ensures reads: \result == 1 ==> modes_reads(c);
  @ ensures matrix: \result == 1 ==> modes_matrix(c);
  @ ensures friction: \result == 1 ==> modes_friction(c) && (c->uncertain != 0 ==> c->contacts <= MODES_MAX_UNCERTAIN); */
static int read_interval(struct modes *c)
{
    const int high = field(c, "mu_high");
    c->uncertain = high != 0;
    //@ assert set: modes_reads(c) && modes_matrix(c);
    if (high == 0) return 1;
    if (c->contacts > MODES_MAX_UNCERTAIN || modes_read_list(c, high, c->mu_high, MODES_MAX_CONTACTS) != c->contacts)
        return modes_problem_rejected(c, "mu_high", "one number for each contact, of 32 at most");
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert matrix: modes_matrix(c);
    //@ assert friction: modes_friction(c);
    if (json_is(c->json, json_member(c->json, c->problem, "words"), "closed"))
        return modes_problem_rejected(c, "words", "closed words are listed for certain friction only");
    return intervals_are_ordered(c) || modes_problem_rejected(c, "mu_high", "outside the hypothesis mu_high >= mu");
}

/* The sign of the tangential velocity of each contact; 0 when none is given. Returns 0 when the list has another size. */
/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns c->u[0 .. MODES_MAX_CONTACTS - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int read_velocities(struct modes *c)
{
    scalar u[MODES_MAX_CONTACTS];
    const int velocities = field(c, "u");
    if (velocities != 0 && modes_read_list(c, velocities, u, MODES_MAX_CONTACTS) != c->contacts) return 0;
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, c->u[0 .. MODES_MAX_CONTACTS - 1], scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) c->u[i] = (short)(velocities == 0 ? 0 : scalar_sign(u[i]));
    return 1;
}

/* 1 when no coefficient is negative. */
/*@ requires modes_reads(c) && modes_matrix(c) && modes_coefficients(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int coefficients_are_allowed(const struct modes *c)
{
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (scalar_sign(c->mu[i]) < 0) return 0;
    return 1;
}

/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns c->uncertain, c->mu_high[0 .. MODES_MAX_CONTACTS - 1], c->mu[0 .. MODES_MAX_CONTACTS - 1],
  @   c->u[0 .. MODES_MAX_CONTACTS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> c->answer == \old(c->answer);
  @ ensures reads: \result == 1 ==> modes_reads(c);
  @ ensures matrix: \result == 1 ==> modes_matrix(c);
  @ ensures friction: \result == 1 ==> modes_friction(c) && (c->uncertain != 0 ==> c->contacts <= MODES_MAX_UNCERTAIN); */
static int read_contacts(struct modes *c)
{
    if (modes_read_list(c, field(c, "mu"), c->mu, MODES_MAX_CONTACTS) != c->contacts)
        return modes_problem_rejected(c, "mu", "one number for each contact");
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert matrix: modes_matrix(c);
    //@ assert least: modes_coefficients(c);
    if (!read_velocities(c)) return modes_problem_rejected(c, "u", "one number for each contact");
    if (!coefficients_are_allowed(c)) return modes_problem_rejected(c, "mu", "outside the hypothesis mu >= 0");
    return read_interval(c);
}

/* Sets the two columns of a contact in row k, for one coefficient. */
/*@ requires reads: modes_reads(c) && modes_matrix(c) && 0 <= k < 2 * c->contacts && 0 <= i < c->contacts && mu != \null;
  @ requires column: 0 <= column < LINEAR_MAX_FORCES - 1;
  @ assigns c->system.push[k][column .. column + 1];
  @ ensures reads: modes_reads(c) && modes_matrix(c);
  @ ensures pushes: c->system.push[k][column] != \null && c->system.push[k][column + 1] != \null; */
static void put_pushes(struct modes *c, int k, int i, int column, scalar mu)
{
    const scalar friction = scalar_multiply(c->pool, mu, c->W[k][2 * i]);
    const scalar less = scalar_subtract(c->pool, c->W[k][2 * i + 1], friction);
    const scalar more = scalar_add(c->pool, c->W[k][2 * i + 1], friction);
    c->system.push[k][column] = less;
    c->system.push[k][column + 1] = more;
}

/* Columns 2 (first + i) and 2 (first + i) + 1 of row k, for the coefficients `mu`: the forces N = 1 with T = -mu and
 * with T = mu at each contact. */
/*@ requires reads: modes_reads(c) && modes_matrix(c) && modes_friction(c) && 0 <= k < 2 * c->contacts;
  @ requires columns: 0 <= first && 2 * (first + c->contacts) <= LINEAR_MAX_FORCES && (high != 0 ==> c->uncertain != 0);
  @ assigns c->system.push[k][2 * first .. 2 * (first + c->contacts) - 1];
  @ ensures reads: modes_reads(c) && modes_matrix(c) && modes_friction(c);
  @ ensures pushes: \forall integer j; 2 * first <= j < 2 * (first + c->contacts) ==> c->system.push[k][j] != \null; */
static void make_pushes(struct modes *c, int k, int first, int high)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop invariant reads: modes_reads(c) && modes_matrix(c) && modes_friction(c);
      @ loop invariant pushes: \forall integer j; 2 * first <= j < 2 * (first + i) ==> c->system.push[k][j] != \null;
      @ loop assigns i, c->system.push[k][2 * first .. 2 * (first + c->contacts) - 1];
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) put_pushes(c, k, i, 2 * (first + i), high ? c->mu_high[i] : c->mu[i]);
}

/* Row k: with uncertain friction first the greatest coefficients, and then the least. */
/*@ requires reads: modes_reads(c) && modes_matrix(c) && modes_friction(c) && modes_counts(c) && 0 <= k < 2 * c->contacts;
  @ assigns c->system.constant[k], c->system.push[k][0 .. LINEAR_MAX_FORCES - 1];
  @ ensures reads: modes_reads(c) && modes_matrix(c) && modes_friction(c);
  @ ensures constant: c->system.constant[k] != \null;
  @ ensures pushes: \forall integer j; 0 <= j < c->system.forces ==> c->system.push[k][j] != \null; */
static void make_row(struct modes *c, int k)
{
    c->system.constant[k] = c->q[k];
    make_pushes(c, k, 0, c->uncertain != 0);
    if (c->uncertain) make_pushes(c, k, c->contacts, 0);
}

/*@ requires modes_reads(c) && modes_matrix(c) && modes_friction(c) && (c->uncertain != 0 ==> c->contacts <= MODES_MAX_UNCERTAIN);
  @ assigns c->system;
  @ ensures reads: modes_reads(c);
  @ ensures friction: modes_friction(c);
  @ ensures counts: modes_counts(c);
  @ ensures system: linear_system_ok(&c->system); */
static void make_system(struct modes *c)
{
    c->system.rows = 2 * c->contacts;
    c->system.forces = c->uncertain ? 4 * c->contacts : 2 * c->contacts;
    /*@ loop invariant rows: 0 <= k <= 2 * c->contacts;
      @ loop invariant reads: modes_reads(c);
      @ loop invariant matrix: modes_matrix(c);
      @ loop invariant friction: modes_friction(c);
      @ loop invariant pushes: \forall integer i, j; 0 <= i < k && 0 <= j < c->system.forces ==> c->system.push[i][j] != \null;
      @ loop invariant constants: \forall integer i; 0 <= i < k ==> c->system.constant[i] != \null;
      @ loop assigns k, c->system.constant[0 .. LINEAR_MAX_ROWS - 1], c->system.push[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant 2 * c->contacts - k; */
    for (int k = 0; k < 2 * c->contacts; k++) make_row(c, k);
}

/* Reads the data of the contacts, before the system of their forces is made. */
/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1],
  @   c->uncertain, c->mu_high[0 .. MODES_MAX_CONTACTS - 1], c->mu[0 .. MODES_MAX_CONTACTS - 1],
  @   c->u[0 .. MODES_MAX_CONTACTS - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures answer: c->answer == \old(c->answer);
  @ ensures words: c->found.words == \old(c->found.words);
  @ ensures reads: \result == 1 ==> modes_reads(c);
  @ ensures matrix: \result == 1 ==> modes_matrix(c);
  @ ensures friction: \result == 1 ==> modes_friction(c) && (c->uncertain != 0 ==> c->contacts <= MODES_MAX_UNCERTAIN); */
static int read_data(struct modes *c)
{
    if (!read_form(c)) return 0;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert text: json_text(c->json);
    //@ assert nodes: json_nodes(c->json);
    //@ assert pool: c->json->count > 0 && c->pool != \null && \valid(c->answer);
    //@ assert apart: \separated(c->answer, c->json) && \separated(c->answer, c->json->text + (0 .. c->json->length - 1));
    //@ assert problem: 0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count;
    //@ assert witness: 0 <= c->witness < c->json->count && 0 <= c->values < c->json->count;
    //@ assert form: modes_reads(c);
    return read_contacts(c);
}

int modes_read(struct modes *c)
{
    if (!modes_check_values(c) || !read_data(c)) return 0;
    make_system(c);
    modes_make_tree(c);
    //@ assert answer: c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    return 1;
}
