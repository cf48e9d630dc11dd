/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of kind slide2, by Newton, Signorini and Coulomb at a given slip. l, m: the normal forces at
 * the contacts 1, 2. */
#ifndef SPEC_SLIDE2_MEANING_H
#define SPEC_SLIDE2_MEANING_H

#define SLIDE2_PARAMETERS real p11, real p12, real p21, real p22, real b1, real b2
#define SLIDE2 p11, p12, p21, p22, b1, b2

/* The normal accelerations: Newton, with friction against the slip. */
/*@ logic real v1_dot(SLIDE2_PARAMETERS, real l, real m) = b1 + p11 * l + p12 * m;
    logic real v2_dot(SLIDE2_PARAMETERS, real l, real m) = b2 + p21 * l + p22 * m; */

/* Signorini: a solution. */
/*@ predicate complementary(real force, real acceleration) = force >= 0 && acceleration >= 0 && force * acceleration == 0;
    predicate slide2_solution(SLIDE2_PARAMETERS, real l, real m) =
        complementary(l, v1_dot(SLIDE2, l, m)) && complementary(m, v2_dot(SLIDE2, l, m)); */

/* The conditions of a contact, with weak inequalities, and with strict ones. */
/*@ predicate slides(real force, real acceleration) = acceleration == 0 && force >= 0;
    predicate slides_strictly(real force, real acceleration) = acceleration == 0 && force > 0;
    predicate lifts(real force, real acceleration) = force == 0 && acceleration >= 0;
    predicate lifts_strictly(real force, real acceleration) = force == 0 && acceleration > 0; */

/* The modes: forces that satisfy their conditions. */
/*@ predicate closed_FF(SLIDE2_PARAMETERS, real l, real m) = lifts(l, v1_dot(SLIDE2, l, m)) && lifts(m, v2_dot(SLIDE2, l, m));
    predicate closed_SF(SLIDE2_PARAMETERS, real l, real m) = slides(l, v1_dot(SLIDE2, l, m)) && lifts(m, v2_dot(SLIDE2, l, m));
    predicate closed_FS(SLIDE2_PARAMETERS, real l, real m) = lifts(l, v1_dot(SLIDE2, l, m)) && slides(m, v2_dot(SLIDE2, l, m));
    predicate closed_SS(SLIDE2_PARAMETERS, real l, real m) = slides(l, v1_dot(SLIDE2, l, m)) && slides(m, v2_dot(SLIDE2, l, m));
    predicate open_FF(SLIDE2_PARAMETERS, real l, real m) =
        lifts_strictly(l, v1_dot(SLIDE2, l, m)) && lifts_strictly(m, v2_dot(SLIDE2, l, m));
    predicate open_SF(SLIDE2_PARAMETERS, real l, real m) =
        slides_strictly(l, v1_dot(SLIDE2, l, m)) && lifts_strictly(m, v2_dot(SLIDE2, l, m));
    predicate open_FS(SLIDE2_PARAMETERS, real l, real m) =
        lifts_strictly(l, v1_dot(SLIDE2, l, m)) && slides_strictly(m, v2_dot(SLIDE2, l, m));
    predicate open_SS(SLIDE2_PARAMETERS, real l, real m) =
        slides_strictly(l, v1_dot(SLIDE2, l, m)) && slides_strictly(m, v2_dot(SLIDE2, l, m)); */

/* A mode is closed (boundary or consistent), or open (consistent), when some forces satisfy them. */
/*@ predicate exists_closed_FF(SLIDE2_PARAMETERS) = \exists real l, m; closed_FF(SLIDE2, l, m);
    predicate exists_closed_SF(SLIDE2_PARAMETERS) = \exists real l, m; closed_SF(SLIDE2, l, m);
    predicate exists_closed_FS(SLIDE2_PARAMETERS) = \exists real l, m; closed_FS(SLIDE2, l, m);
    predicate exists_closed_SS(SLIDE2_PARAMETERS) = \exists real l, m; closed_SS(SLIDE2, l, m);
    predicate exists_open_FF(SLIDE2_PARAMETERS) = \exists real l, m; open_FF(SLIDE2, l, m);
    predicate exists_open_SF(SLIDE2_PARAMETERS) = \exists real l, m; open_SF(SLIDE2, l, m);
    predicate exists_open_FS(SLIDE2_PARAMETERS) = \exists real l, m; open_FS(SLIDE2, l, m);
    predicate exists_open_SS(SLIDE2_PARAMETERS) = \exists real l, m; open_SS(SLIDE2, l, m); */

/* Impacts without collision, by the columns of P: normal impulses l, m change the normal velocities by P (l, m). IF and
 * FI: an impulse at one contact drives it further into its surface, and lifts the other contact off. II: impulses drive
 * both in. Weakly: or leave one at rest. */
#define SLIDE2_COLUMNS real p11, real p12, real p21, real p22
#define SLIDE2_P p11, p12, p21, p22
/*@ predicate drives_off(real p, real q, real l) = l > 0 && p * l < 0 && q * l > 0;
    predicate drives_off_weakly(real p, real q, real l) = l > 0 && p * l <= 0 && q * l >= 0;
    predicate drives_in(SLIDE2_COLUMNS, real l, real m) = l >= 0 && m >= 0 && p11 * l + p12 * m < 0 && p21 * l + p22 * m < 0;
    predicate drives_in_weakly(SLIDE2_COLUMNS, real l, real m) =
        l >= 0 && m >= 0 && (l > 0 || m > 0) && p11 * l + p12 * m <= 0 && p21 * l + p22 * m <= 0;
    predicate exists_open_IF(SLIDE2_COLUMNS) = \exists real l; drives_off(p11, p21, l);
    predicate exists_closed_IF(SLIDE2_COLUMNS) = \exists real l; drives_off_weakly(p11, p21, l);
    predicate exists_open_FI(SLIDE2_COLUMNS) = \exists real l; drives_off(p22, p12, l);
    predicate exists_closed_FI(SLIDE2_COLUMNS) = \exists real l; drives_off_weakly(p22, p12, l);
    predicate exists_open_II(SLIDE2_COLUMNS) = \exists real l, m; drives_in(SLIDE2_P, l, m);
    predicate exists_closed_II(SLIDE2_COLUMNS) = \exists real l, m; drives_in_weakly(SLIDE2_P, l, m); */

/* Stability of S+S+ under a compliance k1, k2, q1, q2 < 0: the conditions of Routh and Hurwitz on the polynomial of small changes, as the
 * formulas of spec/slide2/formula.h have them. */
#define SLIDE2_COMPLIANCE real k1, real k2, real q1, real q2
/*@ predicate compliance(SLIDE2_COMPLIANCE) = k1 < 0 && k2 < 0 && q1 < 0 && q2 < 0; */

#endif
