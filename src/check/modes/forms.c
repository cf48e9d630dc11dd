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

/* Reads a list of the problem; as modes_read_list. */
/*@ requires modes_reads(c) && constant_text(name) && \valid(x + (0 .. most - 1)) && 0 <= most;
  @ requires apart: \separated(x + (0 .. most - 1), c, c->json);
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

/*@ predicate points_ok(struct points p, integer n) =
  @   \forall integer i; 0 <= i < n ==> p.x[i] != \null && p.z[i] != \null && p.nx[i] != \null && p.nz[i] != \null; */

/*@ requires modes_reads(c) && \valid(p) && \separated(p, c, c->json);
  @ assigns *p, scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= MODES_MAX_CONTACTS;
  @ ensures points: points_ok(*p, \result); */
static int read_points(const struct modes *c, struct points *p)
{
    const int x = read(c, "x", p->x, MODES_MAX_CONTACTS), z = read(c, "z", p->z, MODES_MAX_CONTACTS);
    //@ assert reads: modes_reads(c);
    const int nx = read(c, "nx", p->nx, MODES_MAX_CONTACTS), nz = read(c, "nz", p->nz, MODES_MAX_CONTACTS);
    return x > 0 && x == z && x == nx && x == nz ? x : 0;
}

/* The velocity of the point in the direction (dx, dz), as the row [dx, dz, x dz - z dx], and the term -omega^2 r of its
 * acceleration in that direction. */
/*@ requires pool != \null && \valid(m) && 0 <= row < MODES_MAX_ROWS;
  @ requires x != \null && z != \null && dx != \null && dz != \null && square != \null;
  @ assigns m->J[row][0 .. MODES_MAX_COORDINATES - 1], m->bias[row];
  @ ensures bias: m->bias[row] != \null;
  @ ensures row: m->J[row][0] != \null && m->J[row][1] != \null && m->J[row][2] != \null; */
static void put_row(struct scalar_pool *pool, struct modes_motion *m, int row, scalar x, scalar z, scalar dx, scalar dz,
                    scalar square)
{
    m->J[row][0] = dx;
    m->J[row][1] = dz;
    m->J[row][2] = scalar_subtract(pool, scalar_multiply(pool, x, dz), scalar_multiply(pool, z, dx));
    const scalar along = scalar_add(pool, scalar_multiply(pool, x, dx), scalar_multiply(pool, z, dz));
    m->bias[row] = scalar_subtract(pool, scalar_zero(pool), scalar_multiply(pool, square, along));
}

/*@ predicate body_rows{L}(struct modes_motion *m, integer rows) = (\forall integer k; 0 <= k < rows ==> m->bias[k] != \null) &&
  @   \forall integer k; 0 <= k < rows ==> m->J[k][0] != \null && m->J[k][1] != \null && m->J[k][2] != \null; */

/* The two rows of contact i, at (x, z), for its tangent (nz, -nx) and its normal. */
/*@ requires pool != \null && \valid(m) && 0 <= i < MODES_MAX_CONTACTS && body_rows(m, 2 * i);
  @ requires x != \null && z != \null && nx != \null && nz != \null && square != \null;
  @ assigns m->J[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_COORDINATES - 1], m->bias[0 .. MODES_MAX_ROWS - 1];
  @ ensures rows: body_rows(m, 2 * i + 2); */
static void put_contact(struct scalar_pool *pool, struct modes_motion *m, int i, scalar x, scalar z, scalar nx,
                        scalar nz, scalar square)
{
    const scalar down = scalar_subtract(pool, scalar_zero(pool), nx);
    put_row(pool, m, 2 * i, x, z, nz, down, square);
    put_row(pool, m, 2 * i + 1, x, z, nx, nz, square);
}

/* The rows of all contacts. Returns 0 when a normal is (0, 0). */
/*@ requires pool != \null && square != \null && \valid(m) && 1 <= n <= MODES_MAX_CONTACTS && points_ok(p, n);
  @ assigns m->J[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_COORDINATES - 1], m->bias[0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures rows: \result == 1 ==> body_rows(m, 2 * n); */
static int put_rows(struct scalar_pool *pool, struct points p, struct modes_motion *m, int n, scalar square)
{
    /*@ loop invariant 0 <= i <= n && DOUBT_HAS_STAYED;
      @ loop invariant rows: body_rows(m, 2 * i);
      @ loop assigns i, m->J[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_COORDINATES - 1], m->bias[0 .. MODES_MAX_ROWS - 1],
      @   scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        if (scalar_sign(p.nx[i]) == 0 && scalar_sign(p.nz[i]) == 0) return 0;
        put_contact(pool, m, i, p.x[i], p.z[i], p.nx[i], p.nz[i], square);
    }
    return 1;
}

/* A row of the mass matrix, with one number on the diagonal. */
/*@ requires pool != \null && \valid(m) && 0 <= row < 3 && x != \null;
  @ assigns m->M[row][0 .. 2];
  @ ensures m->M[row][0] != \null && m->M[row][1] != \null && m->M[row][2] != \null; */
static void put_diagonal(struct scalar_pool *pool, struct modes_motion *m, int row, scalar x)
{
    m->M[row][0] = row == 0 ? x : scalar_zero(pool);
    m->M[row][1] = row == 1 ? x : scalar_zero(pool);
    m->M[row][2] = row == 2 ? x : scalar_zero(pool);
}

/*@ predicate body_mass{L}(struct modes_motion *m) = \forall integer k; 0 <= k < 3 ==>
  @   m->M[k][0] != \null && m->M[k][1] != \null && m->M[k][2] != \null; */

/* The mass matrix diag(mass, mass, mass gyration^2). */
/*@ requires pool != \null && \valid(m) && mass != \null && gyration != \null;
  @ assigns m->size, m->M[0 .. 2][0 .. 2];
  @ ensures size: m->size == 3;
  @ ensures mass: body_mass(m); */
static void put_body(struct scalar_pool *pool, struct modes_motion *m, scalar mass, scalar gyration)
{
    m->size = 3;
    put_diagonal(pool, m, 0, mass);
    put_diagonal(pool, m, 1, mass);
    put_diagonal(pool, m, 2, scalar_multiply(pool, mass, scalar_multiply(pool, gyration, gyration)));
}

/* The names of the scalar data of a body. */
enum { BODY_QUANTITIES = 7 };

/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *quantity_name(int quantity)
{
    if (quantity == 0) return known_text("mass");
    if (quantity == 1) return known_text("gyration");
    if (quantity == 2) return known_text("Fx");
    if (quantity == 3) return known_text("Fz");
    if (quantity == 4) return known_text("tau");
    return quantity == 5 ? known_text("omega") : known_text("inertia");
}

/* The scalar data of a body must be in `quantities` when one of them is a root. */
/*@ requires modes_reads(c) && mass != \null && gyration != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_quantities(const struct modes *c, scalar mass, scalar gyration)
{
    const char *name[BODY_QUANTITIES];
    const scalar inertia = scalar_multiply(c->pool, mass, scalar_multiply(c->pool, gyration, gyration));
    const scalar value[] = {mass,   gyration, number(c, "Fx"), number(c, "Fz"), number(c, "tau"), number(c, "omega"),
                            inertia};
    if (json_size(c->json, json_member(c->json, 0, "quantities")) == 0) return 1;
    /*@ loop invariant 0 <= i <= BODY_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. BODY_QUANTITIES - 1];
      @ loop variant BODY_QUANTITIES - i; */
    for (int i = 0; i < BODY_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->pool, name, value, BODY_QUANTITIES, c->answer);
}

/* The mass and the radius of gyration of a body, the square of its angular velocity, and the load. */
struct body {
    scalar mass, gyration, square, Fx, Fz, tau;
};

/*@ predicate body_ok(struct body b) = b.mass != \null && b.gyration != \null && b.square != \null && b.Fx != \null &&
  @   b.Fz != \null && b.tau != \null; */

/* The system of a body with n contacts at the points. Returns 0 when a normal is (0, 0). */
/*@ requires pool != \null && \valid(m) && 1 <= n <= MODES_MAX_CONTACTS && points_ok(p, n) && body_ok(b);
  @ assigns *m, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures motion: \result == 1 ==> motion_ok(m, 2 * n); */
static int make_motion(struct scalar_pool *pool, struct points p, struct body b, int n, struct modes_motion *m)
{
    put_body(pool, m, b.mass, b.gyration);
    m->F[0] = b.Fx;
    m->F[1] = b.Fz;
    m->F[2] = b.tau;
    if (!put_rows(pool, p, m, n, b.square)) return 0;
    //@ assert mass: body_mass(m);
    //@ assert masses: \forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> m->M[i][j] != \null;
    //@ assert rows: \forall integer i, j; 0 <= i < 2 * n && 0 <= j < 3 ==> m->J[i][j] != \null;
    //@ assert loads: \forall integer i; 0 <= i < 3 ==> m->F[i] != \null;
    return 1;
}

/* W and q of a body with the given contact points. Returns 1, or 0 with the reason. */
/*@ requires modes_reads(c) && 1 <= c->contacts <= MODES_MAX_CONTACTS && points_ok(p, c->contacts);
  @ requires mass != \null && gyration != \null;
  @ assigns c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures matrix: \result == 1 ==> modes_matrix(c); */
static int reduce_body(struct modes *c, struct points p, scalar mass, scalar gyration)
{
    struct modes_motion m;
    const scalar omega = number(c, "omega"), square = scalar_multiply(c->pool, omega, omega);
    const struct body b = {mass, gyration, square, number(c, "Fx"), number(c, "Fz"), number(c, "tau")};
    if (!make_motion(c->pool, p, b, c->contacts, &m))
        return modes_problem_rejected(c, "nx", "outside the hypothesis: a normal is not (0, 0)");
    return modes_reduce(c, &m) || modes_problem_rejected(c, "mass", "outside the hypothesis mass > 0");
}

int modes_read_body(struct modes *c)
{
    struct points p;
    const scalar mass = number(c, "mass"), gyration = number(c, "gyration");
    if (scalar_sign(mass) <= 0) return modes_problem_rejected(c, "mass", "outside the hypothesis mass > 0");
    if (scalar_sign(gyration) <= 0) return modes_problem_rejected(c, "gyration", "outside the hypothesis gyration > 0");
    if (!check_quantities(c, mass, gyration)) return 0;
    c->contacts = read_points(c, &p);
    if (c->contacts == 0)
        return modes_problem_rejected(c, "x", "x, z, nx and nz have one number for each of 1 to 64 contacts");
    return reduce_body(c, p, mass, gyration);
}

/* Reads a matrix with rows of `columns` numbers; returns the number of rows, -1 when there is no such matrix. */
/*@ requires modes_reads(c) && constant_text(name) && 0 <= columns <= MODES_MAX_COORDINATES && 0 <= most <= MODES_MAX_ROWS;
  @ requires space: \valid(x + (0 .. most - 1)) && \separated(x + (0 .. most - 1), c, c->json);
  @ assigns x[0 .. most - 1][0 .. MODES_MAX_COORDINATES - 1], scalar_doubt;
  @ ensures range: -1 <= \result <= most && DOUBT_STAYS;
  @ ensures rows: \forall integer i, j; 0 <= i < \result && 0 <= j < columns ==> x[i][j] != \null; */
static int read_rows(const struct modes *c, const char *name, scalar (*x)[MODES_MAX_COORDINATES], int most, int columns)
{
    const struct json *json = c->json;
    const int matrix = modes_field(c, name);
    int row = 0;
    /*@ loop invariant nodes: matrix < i <= json->count && 0 <= row <= most && c->json == json && DOUBT_HAS_STAYED;
      @ loop invariant reads: modes_reads(c);
      @ loop invariant rows: \forall integer k, j; 0 <= k < row && 0 <= j < columns ==> x[k][j] != \null;
      @ loop assigns i, row, x[0 .. most - 1][0 .. MODES_MAX_COORDINATES - 1], scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = matrix + 1; i < json->node[matrix].next; i = json->node[i].next) {
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
/*@ requires modes_reads(c) && \valid(m) && 0 <= rows <= MODES_MAX_ROWS && \separated(m, c, c->json);
  @ assigns m->bias[0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> \forall integer i; 0 <= i < rows ==> m->bias[i] != \null; */
static int read_bias(const struct modes *c, struct modes_motion *m, int rows)
{
    struct scalar_pool *pool = c->pool;
    if (json_member(c->json, c->problem, "bias") != 0) return read(c, "bias", m->bias, MODES_MAX_ROWS) == rows;
    /*@ loop invariant 0 <= i <= rows;
      @ loop invariant \forall integer k; 0 <= k < i ==> m->bias[k] != \null;
      @ loop assigns i, m->bias[0 .. MODES_MAX_ROWS - 1];
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++) m->bias[i] = scalar_zero(pool);
    return 1;
}

/* Reads F and M. Returns 1, or 0 with the reason. */
/*@ requires modes_reads(c) && \valid(m) && \separated(m, c, c->json, c->answer);
  @ assigns m->size, m->F[0 .. MODES_MAX_COORDINATES - 1],
  @   m->M[0 .. MODES_MAX_COORDINATES - 1][0 .. MODES_MAX_COORDINATES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures motion: \result == 1 ==> motion_ok(m, 0); */
static int read_masses(const struct modes *c, struct modes_motion *m)
{
    m->size = read(c, "F", m->F, MODES_MAX_COORDINATES);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    if (m->size < 1) return modes_problem_rejected(c, "F", "1 to 12 numbers");
    const int rows = read_rows(c, "M", m->M, MODES_MAX_COORDINATES, m->size);
    //@ assert record_masses: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads_masses: modes_reads(c);
    const int allowed = rows == m->size && is_symmetric(m);
    //@ assert answer: c->answer == \at(c->answer, Pre);
    return allowed || modes_problem_rejected(c, "M", "is no symmetric matrix with as many rows as F has numbers");
}

/* Reads the whole system. Returns the number of rows, or 0 with the reason. */
/*@ requires modes_reads(c) && \valid(m) && \separated(m, c, c->json, c->answer);
  @ assigns *m, *c->answer, scalar_doubt;
  @ ensures rows: 0 <= \result <= MODES_MAX_ROWS && \result % 2 == 0 && DOUBT_STAYS;
  @ ensures motion: \result != 0 ==> motion_ok(m, \result); */
static int read_motion(const struct modes *c, struct modes_motion *m)
{
    if (!read_masses(c, m)) return 0;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads: modes_reads(c);
    const int rows = read_rows(c, "J", m->J, MODES_MAX_ROWS, m->size);
    //@ assert record_rows: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert reads_rows: modes_reads(c);
    //@ assert loads: \forall integer i; 0 <= i < m->size ==> m->F[i] != \null;
    //@ assert each_mass: \forall integer i, j; 0 <= i < m->size && 0 <= j < m->size ==> m->M[i][j] != \null;
    //@ assert masses: motion_ok(m, 0);
    if (rows < 2 || rows % 2 != 0)
        return modes_problem_rejected(c, "J", "two rows for each of 1 to 64 contacts, each as long as F");
    if (!read_bias(c, m, rows)) return modes_problem_rejected(c, "bias", "one number for each row of J");
    //@ assert masses_bias: motion_ok(m, 0);
    //@ assert jacobian: \forall integer i, j; 0 <= i < rows && 0 <= j < m->size ==> m->J[i][j] != \null;
    //@ assert motion: motion_ok(m, rows);
    return rows;
}

int modes_read_coordinates(struct modes *c)
{
    struct modes_motion m;
    const int rows = read_motion(c, &m);
    if (rows == 0) return 0;
    c->contacts = rows / 2;
    //@ assert rows: 2 * c->contacts == rows;
    //@ assert reads: modes_reads(c);
    //@ assert apart: \separated(&m, c);
    //@ assert motion: motion_ok(&m, rows);
    return modes_reduce(c, &m) || modes_problem_rejected(c, "M", "outside the hypothesis: positive definite");
}
