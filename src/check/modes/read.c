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

int modes_read_list(const struct modes *c, int list, rational *x, int most)
{
    int count = 0;
    if (list == 0) return -1;
    /*@ loop invariant list < i <= c->json->count && 0 <= count <= most && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < count ==> x[k] != \null;
      @ loop assigns i, count, x[0 .. most - 1], rational_doubt;
      @ loop variant c->json->count - i; */
    for (int i = list + 1; i < c->json->node[list].next; i = c->json->node[i].next) {
        if (count == most) return -1;
        x[count++] = quantity_number(c->json, c->pool, i);
    }
    return count;
}

/* How many of the k fields of one form are present. */
/*@ requires modes_reads(c) && 0 <= k && \valid_read(names + (0 .. k - 1));
  @ requires \forall integer i; 0 <= i < k ==> constant_text(names[i]);
  @ assigns \nothing;
  @ ensures 0 <= \result <= k; */
static int count_fields(const struct modes *c, const char *const *names, int k)
{
    int count = 0;
    /*@ loop invariant 0 <= count <= i <= k;
      @ loop assigns i, count;
      @ loop variant k - i; */
    for (int i = 0; i < k; i++) count += field(c, names[i]) != 0;
    return count;
}

/* The form of which every field is present, and no field of another: 1 the matrix, 2 a body, 3 coordinates; 0 when
 * there is none. */
/*@ requires modes_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 3; */
static int form_of(const struct modes *c)
{
    static const char *const matrix[] = {"W", "q"}, *const coordinates[] = {"M", "J", "F"},
                             *const body[] = {"mass", "gyration", "x", "z", "nx", "nz", "Fx", "Fz", "tau"};
    const int of_matrix = count_fields(c, matrix, 2), of_body = count_fields(c, body, 9),
              of_coordinates = count_fields(c, coordinates, 3);
    const int omega = field(c, "omega") != 0, bias = field(c, "bias") != 0;
    if (of_matrix == 2 && of_body + of_coordinates + omega + bias == 0) return 1;
    if (of_body == 9 && of_matrix + of_coordinates + bias == 0) return 2;
    return of_coordinates == 3 && of_matrix + of_body + omega == 0 ? 3 : 0;
}

/* Reads the rows of W, each as long as q. */
/*@ requires modes_reads(c) && 0 <= rows <= MODES_MAX_ROWS && 0 <= W < c->json->count;
  @ assigns c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && modes_reads(c);
  @ ensures \result == 1 ==> \forall integer i, j; 0 <= i < rows && 0 <= j < rows ==> c->W[i][j] != \null; */
static int read_rows(struct modes *c, int W, int rows)
{
    int row = 0;
    /*@ loop invariant W < i <= c->json->count && 0 <= row <= rows && DOUBT_HAS_STAYED && modes_reads(c);
      @ loop invariant \forall integer k, j; 0 <= k < row && 0 <= j < rows ==> c->W[k][j] != \null;
      @ loop assigns i, row, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], rational_doubt;
      @ loop variant c->json->count - i; */
    for (int i = W + 1; i < c->json->node[W].next; i = c->json->node[i].next) {
        if (row == rows || modes_read_list(c, i, c->W[row], rows) != rows) return 0;
        row++;
    }
    return row == rows;
}

/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> modes_reads(c) && modes_matrix(c)); */
static int read_matrix(struct modes *c)
{
    const int rows = modes_read_list(c, field(c, "q"), c->q, MODES_MAX_ROWS);
    if (rows < 2 || rows % 2 != 0) return modes_problem_rejected(c, "q", "two numbers for each of 1 to 64 contacts");
    c->contacts = rows / 2;
    if (!read_rows(c, field(c, "W"), rows))
        return modes_problem_rejected(c, "W", "as many rows and columns as q has numbers");
    return modes_is_semidefinite(c) ||
           modes_problem_rejected(c, "W", "outside the hypothesis: symmetric, positive semidefinite");
}

/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> modes_reads(c) && modes_matrix(c)); */
static int read_form(struct modes *c)
{
    const int form = form_of(c);
    if (form != 2 && json_size(c->json, json_member(c->json, 0, "quantities")) > 0)
        return modes_rejected(c, "quantities", "", "are those of a body");
    if (form == 0) return modes_problem_rejected(c, "", "the fields are not those of one form");
    if (form == 1) return read_matrix(c);
    return form == 2 ? modes_read_body(c) : modes_read_coordinates(c);
}

/* Reads the greatest coefficients, when friction is uncertain. */
/*@ requires modes_reads(c) && modes_matrix(c);
  @ requires \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null;
  @ assigns c->uncertain, c->mu_high[0 .. MODES_MAX_CONTACTS - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && modes_reads(c) && modes_matrix(c); */
static int read_interval(struct modes *c)
{
    const int high = field(c, "mu_high");
    c->uncertain = high != 0;
    if (high == 0) return 1;
    if (c->contacts > MODES_MAX_UNCERTAIN || modes_read_list(c, high, c->mu_high, MODES_MAX_CONTACTS) != c->contacts)
        return modes_problem_rejected(c, "mu_high", "one number for each contact, of 32 at most");
    if (json_is(c->json, json_member(c->json, c->problem, "words"), "closed"))
        return modes_problem_rejected(c, "words", "closed words are listed for certain friction only");
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, *c->answer, rational_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (rational_sign(rational_subtract(c->pool, c->mu_high[i], c->mu[i])) < 0)
            return modes_problem_rejected(c, "mu_high", "outside the hypothesis mu_high >= mu");
    return 1;
}

/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns c->mu[0 .. MODES_MAX_CONTACTS - 1], c->u[0 .. MODES_MAX_CONTACTS - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && modes_reads(c) && modes_matrix(c);
  @ ensures \result == 1 ==> \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null; */
static int read_contacts(struct modes *c)
{
    rational u[MODES_MAX_CONTACTS];
    const int velocities = field(c, "u");
    if (modes_read_list(c, field(c, "mu"), c->mu, MODES_MAX_CONTACTS) != c->contacts)
        return modes_problem_rejected(c, "mu", "one number for each contact");
    if (velocities != 0 && modes_read_list(c, velocities, u, MODES_MAX_CONTACTS) != c->contacts)
        return modes_problem_rejected(c, "u", "one number for each contact");
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, c->u[0 .. MODES_MAX_CONTACTS - 1], *c->answer, rational_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        c->u[i] = (short)(velocities == 0 ? 0 : rational_sign(u[i]));
        if (rational_sign(c->mu[i]) < 0) return modes_problem_rejected(c, "mu", "outside the hypothesis mu >= 0");
    }
    return read_interval(c);
}

/* Sets the two columns of a contact, for one coefficient. */
/*@ requires modes_reads(c) && modes_matrix(c) && 0 <= k < 2 * c->contacts && 0 <= i < c->contacts && mu != \null;
  @ requires 0 <= column < LINEAR_MAX_FORCES - 1;
  @ assigns c->system.push[k][column .. column + 1];
  @ ensures c->system.push[k][column] != \null && c->system.push[k][column + 1] != \null; */
static void put_pushes(struct modes *c, int k, int i, int column, rational mu)
{
    const rational friction = rational_multiply(c->pool, mu, c->W[k][2 * i]);
    c->system.push[k][column] = rational_subtract(c->pool, c->W[k][2 * i + 1], friction);
    c->system.push[k][column + 1] = rational_add(c->pool, c->W[k][2 * i + 1], friction);
}

/* Row k of the matrix of the forces N = 1 with T = -mu and with T = mu at each contact. */
/*@ requires modes_reads(c) && modes_matrix(c) && 0 <= k < 2 * c->contacts;
  @ requires \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null;
  @ assigns c->system.push[k][0 .. LINEAR_MAX_FORCES - 1];
  @ ensures \forall integer j; 0 <= j < 2 * c->contacts ==> c->system.push[k][j] != \null; */
static void make_pushes(struct modes *c, int k)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop invariant \forall integer j; 0 <= j < 2 * i ==> c->system.push[k][j] != \null;
      @ loop assigns i, c->system.push[k][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        put_pushes(c, k, i, 2 * i, c->uncertain ? c->mu_high[i] : c->mu[i]);
        if (c->uncertain) put_pushes(c, k, i, 2 * (c->contacts + i), c->mu[i]);
    }
}

/*@ requires modes_reads(c) && modes_matrix(c);
  @ requires \forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null;
  @ assigns c->system;
  @ ensures linear_system_ok(&c->system) && c->system.rows == 2 * c->contacts && c->system.forces == 2 * c->contacts; */
static void make_system(struct modes *c)
{
    c->system.rows = 2 * c->contacts;
    c->system.forces = c->uncertain ? 4 * c->contacts : 2 * c->contacts;
    /*@ loop invariant 0 <= k <= 2 * c->contacts;
      @ loop invariant \forall integer i, j; 0 <= i < k && 0 <= j < 2 * c->contacts ==> c->system.push[i][j] != \null;
      @ loop invariant \forall integer i; 0 <= i < k ==> c->system.constant[i] != \null;
      @ loop assigns k, c->system;
      @ loop variant 2 * c->contacts - k; */
    for (int k = 0; k < 2 * c->contacts; k++) {
        c->system.constant[k] = c->q[k];
        make_pushes(c, k);
    }
}

int modes_read(struct modes *c)
{
    if (!modes_check_values(c) || !read_form(c) || !read_contacts(c)) return 0;
    make_system(c);
    modes_make_tree(c);
    return 1;
}
