/* SPDX-License-Identifier: BSD-2-Clause */
/* The two forms of a problem in generalised coordinates: one rigid body, and any system with a mass matrix. */
#include "check/modes/modes.h"

/* A number of the problem; 0 when it is absent. */
/*@ requires modes_reads(c) && constant_text(name);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number(const struct modes *c, const char *name)
{
    const int node = json_member(c->json, c->problem, name);
    return node == 0 ? scalar_zero(c->pool) : quantity_number(c->json, c->pool, node);
}

/*@ requires modes_reads(c) && constant_text(name) && \valid(x + (0 .. most - 1)) && 0 <= most;
  @ assigns x[0 .. most - 1], scalar_doubt;
  @ ensures -1 <= \result <= most && DOUBT_STAYS && \forall integer i; 0 <= i < \result ==> x[i] != \null; */
static int read(const struct modes *c, const char *name, scalar *x, int most)
{
    return modes_read_list(c, modes_field(c, name), x, most);
}

/* The contact points and normals. */
struct points {
    scalar x[MODES_MAX_CONTACTS], z[MODES_MAX_CONTACTS], nx[MODES_MAX_CONTACTS], nz[MODES_MAX_CONTACTS];
};

/*@ requires modes_reads(c) && \valid(p) && \separated(p, c);
  @ assigns *p, scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= MODES_MAX_CONTACTS; */
static int read_points(const struct modes *c, struct points *p)
{
    const int x = read(c, "x", p->x, MODES_MAX_CONTACTS), z = read(c, "z", p->z, MODES_MAX_CONTACTS);
    const int nx = read(c, "nx", p->nx, MODES_MAX_CONTACTS), nz = read(c, "nz", p->nz, MODES_MAX_CONTACTS);
    return x > 0 && x == z && x == nx && x == nz ? x : 0;
}

/* The velocity of the point in the direction (dx, dz), as the row [dx, dz, x dz - z dx], and the term -omega^2 r of its
 * acceleration in that direction. */
/*@ requires modes_reads(c) && \valid(m) && 0 <= row < MODES_MAX_ROWS;
  @ requires x != \null && z != \null && dx != \null && dz != \null && square != \null;
  @ assigns m->J[row][0 .. 2], m->bias[row];
  @ ensures m->bias[row] != \null; */
static void put_row(const struct modes *c, struct modes_motion *m, int row, scalar x, scalar z, scalar dx, scalar dz,
                    scalar square)
{
    struct scalar_pool *pool = c->pool;
    m->J[row][0] = dx;
    m->J[row][1] = dz;
    m->J[row][2] = scalar_subtract(pool, scalar_multiply(pool, x, dz), scalar_multiply(pool, z, dx));
    const scalar along = scalar_add(pool, scalar_multiply(pool, x, dx), scalar_multiply(pool, z, dz));
    m->bias[row] = scalar_subtract(pool, scalar_zero(pool), scalar_multiply(pool, square, along));
}

/* The rows for tangents (nz, -nx) and normals. Returns 0 when a normal is (0, 0). */
/*@ requires modes_reads(c) && 1 <= c->contacts <= MODES_MAX_CONTACTS && \valid_read(p) && \valid(m);
  @ assigns *m, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int put_rows(const struct modes *c, const struct points *p, struct modes_motion *m)
{
    struct scalar_pool *pool = c->pool;
    const scalar omega = number(c, "omega"), square = scalar_multiply(pool, omega, omega);
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, *m, scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        if (scalar_sign(p->nx[i]) == 0 && scalar_sign(p->nz[i]) == 0) return 0;
        const scalar down = scalar_subtract(pool, scalar_zero(pool), p->nx[i]);
        put_row(c, m, 2 * i, p->x[i], p->z[i], p->nz[i], down, square);
        put_row(c, m, 2 * i + 1, p->x[i], p->z[i], p->nx[i], p->nz[i], square);
    }
    return 1;
}

/* The mass matrix diag(mass, mass, mass gyration^2). */
/*@ requires modes_reads(c) && \valid(m) && mass != \null && gyration != \null;
  @ assigns *m, scalar_doubt;
  @ ensures DOUBT_STAYS && m->size == 3; */
static void put_body(const struct modes *c, struct modes_motion *m, scalar mass, scalar gyration)
{
    m->size = 3;
    /*@ loop invariant 0 <= i <= 9;
      @ loop assigns i, m->M[0 .. 2][0 .. 2];
      @ loop variant 9 - i; */
    for (int i = 0; i < 9; i++) m->M[i / 3][i % 3] = i % 4 == 0 ? mass : scalar_zero(c->pool);
    m->M[2][2] = scalar_multiply(c->pool, mass, scalar_multiply(c->pool, gyration, gyration));
    m->F[0] = number(c, "Fx");
    m->F[1] = number(c, "Fz");
    m->F[2] = number(c, "tau");
}

/* The scalar data of a body must be in `quantities` when one of them is a root. */
/*@ requires modes_reads(c) && mass != \null && gyration != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_quantities(const struct modes *c, scalar mass, scalar gyration)
{
    static const char *const names[] = {"mass", "gyration", "Fx", "Fz", "tau", "omega", "inertia"};
    const scalar inertia = scalar_multiply(c->pool, mass, scalar_multiply(c->pool, gyration, gyration));
    const scalar value[] = {mass,   gyration, number(c, "Fx"), number(c, "Fz"), number(c, "tau"), number(c, "omega"),
                            inertia};
    if (json_size(c->json, json_member(c->json, 0, "quantities")) == 0) return 1;
    return quantities_check(c->json, c->pool, names, value, 7, c->answer);
}

int modes_read_body(struct modes *c)
{
    struct modes_motion m;
    struct points p;
    const scalar mass = number(c, "mass"), gyration = number(c, "gyration");
    if (scalar_sign(mass) <= 0) return modes_problem_rejected(c, "mass", "outside the hypothesis mass > 0");
    if (scalar_sign(gyration) <= 0) return modes_problem_rejected(c, "gyration", "outside the hypothesis gyration > 0");
    if (!check_quantities(c, mass, gyration)) return 0;
    c->contacts = read_points(c, &p);
    if (c->contacts == 0)
        return modes_problem_rejected(c, "x", "x, z, nx and nz have one number for each of 1 to 64 contacts");
    put_body(c, &m, mass, gyration);
    if (!put_rows(c, &p, &m)) return modes_problem_rejected(c, "nx", "outside the hypothesis: a normal is not (0, 0)");
    return modes_reduce(c, &m) || modes_problem_rejected(c, "mass", "outside the hypothesis mass > 0");
}

/* Reads a matrix with rows of `columns` numbers; returns the number of rows, -1 when there is no such matrix. */
/*@ requires modes_reads(c) && constant_text(name) && 0 <= columns <= MODES_MAX_COORDINATES && 0 <= most;
  @ requires \valid(x + (0 .. most - 1));
  @ assigns x[0 .. most - 1][0 .. MODES_MAX_COORDINATES - 1], scalar_doubt;
  @ ensures -1 <= \result <= most && DOUBT_STAYS;
  @ ensures \forall integer i, j; 0 <= i < \result && 0 <= j < columns ==> x[i][j] != \null; */
static int read_rows(const struct modes *c, const char *name, scalar (*x)[MODES_MAX_COORDINATES], int most, int columns)
{
    const int matrix = modes_field(c, name);
    int row = 0;
    /*@ loop invariant matrix < i <= c->json->count && 0 <= row <= most && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k, j; 0 <= k < row && 0 <= j < columns ==> x[k][j] != \null;
      @ loop assigns i, row, x[0 .. most - 1][0 .. MODES_MAX_COORDINATES - 1], scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = matrix + 1; i < c->json->node[matrix].next; i = c->json->node[i].next) {
        if (row == most || modes_read_list(c, i, x[row], columns) != columns) return -1;
        row++;
    }
    return row;
}

/*@ requires \valid_read(m) && 1 <= m->size <= MODES_MAX_COORDINATES;
  @ requires \forall integer i, j; 0 <= i < m->size && 0 <= j < m->size ==> m->M[i][j] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_symmetric(const struct modes_motion *m)
{
    /*@ loop invariant 0 <= i <= m->size && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant m->size - i; */
    for (int i = 0; i < m->size; i++)
        /*@ loop invariant 0 <= j <= i && DOUBT_HAS_STAYED;
          @ loop assigns j, scalar_doubt;
          @ loop variant i - j; */
        for (int j = 0; j < i; j++)
            if (!scalar_equal(m->M[i][j], m->M[j][i])) return 0;
    return 1;
}

/* Reads the bias, which is 0 when it is absent; returns 0 when it has another size. */
/*@ requires modes_reads(c) && \valid(m) && 0 <= rows <= MODES_MAX_ROWS;
  @ assigns m->bias[0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> \forall integer i; 0 <= i < rows ==> m->bias[i] != \null; */
static int read_bias(const struct modes *c, struct modes_motion *m, int rows)
{
    if (json_member(c->json, c->problem, "bias") != 0) return read(c, "bias", m->bias, MODES_MAX_ROWS) == rows;
    /*@ loop invariant 0 <= i <= rows;
      @ loop invariant \forall integer k; 0 <= k < i ==> m->bias[k] != \null;
      @ loop assigns i, m->bias[0 .. MODES_MAX_ROWS - 1];
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++) m->bias[i] = scalar_zero(c->pool);
    return 1;
}

int modes_read_coordinates(struct modes *c)
{
    struct modes_motion m;
    m.size = read(c, "F", m.F, MODES_MAX_COORDINATES);
    if (m.size < 1) return modes_problem_rejected(c, "F", "1 to 12 numbers");
    if (read_rows(c, "M", m.M, MODES_MAX_COORDINATES, m.size) != m.size || !is_symmetric(&m))
        return modes_problem_rejected(c, "M", "is no symmetric matrix with as many rows as F has numbers");
    const int rows = read_rows(c, "J", m.J, MODES_MAX_ROWS, m.size);
    if (rows < 2 || rows % 2 != 0)
        return modes_problem_rejected(c, "J", "two rows for each of 1 to 64 contacts, each as long as F");
    if (!read_bias(c, &m, rows)) return modes_problem_rejected(c, "bias", "one number for each row of J");
    c->contacts = rows / 2;
    return modes_reduce(c, &m) || modes_problem_rejected(c, "M", "outside the hypothesis: positive definite");
}
