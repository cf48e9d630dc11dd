/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact polyhedra in a plane, by their points and directions; integers only.
 *
 * A point (x, y) is the vector (w, w x, w y) with w > 0, a direction the vector (0, x, y).  A polyhedron
 * is the set of sums of its generators, so cutting it with a line or a half plane is cutting a cone. */
#ifndef ORACLE_POLYHEDRON_H
#define ORACLE_POLYHEDRON_H

#include <gmp.h>

/* As a generator: (w, x, y).  As a function: c[0] + c[1] x + c[2] y. */
struct linear {
    mpz_t c[3];
};

enum relation { IS_ZERO, AT_LEAST_ZERO };

enum { POLYHEDRON_MAX = 64 };

struct polyhedron {
    int count;
    struct linear generator[POLYHEDRON_MAX];
};

void linear_init(struct linear *l);
void linear_clear(struct linear *l);

/* polyhedron_plane: the whole plane.  Clear it with polyhedron_clear. */
void polyhedron_plane(struct polyhedron *p);
void polyhedron_clear(struct polyhedron *p);

/* polyhedron_cut: keeps the points where f is zero, or at least zero. */
void polyhedron_cut(struct polyhedron *p, const struct linear *f, enum relation relation);

/* polyhedron_is_empty; polyhedron_is_point: exactly one point. */
int polyhedron_is_empty(const struct polyhedron *p);
int polyhedron_is_point(const struct polyhedron *p);

/* polyhedron_exceeds: f > 0 at some point of p, where f >= 0 on all of p.  By convexity, functions that
 * exceed one by one exceed together, at the point of polyhedron_inner. */
int polyhedron_exceeds(const struct polyhedron *p, const struct linear *f);

/* polyhedron_inner: the x of a point in the relative interior of p, which is not empty. */
void polyhedron_inner(mpq_t x, const struct polyhedron *p);

/* polyhedron_same_point: two polyhedra that are points are the same point. */
int polyhedron_same_point(const struct polyhedron *p, const struct polyhedron *q);

#endif
