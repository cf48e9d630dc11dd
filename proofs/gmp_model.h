/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of GMP, for src/numbers/number.c and src/check/numbers/scalar.c.  TRUST.md numbers them;
 * tests/proofs/t-assumed-contracts.c and tests/check/t-assumed-checker.c test them.
 *
 * This header replaces <gmp.h>, so that the proofs use contracts instead of the layout of GMP's numbers.  An mpq_t is the place of one
 * rational in lowest terms.  It is set by one call and only read afterwards, which the compiler ensures because all pointers to it that are
 * passed on are const; so the rational is a function of the place, place_value.  That integers are initialized before they are used and
 * cleared afterwards is not modelled. */
#ifndef PROOFS_GMP_MODEL_H
#define PROOFS_GMP_MODEL_H
#define __GMP_H__

typedef struct {
    int size;
} __mpz_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef __mpz_struct mpz_t[1];
typedef __mpq_struct mpq_t[1];
#define mpq_numref(q) (&(q)->numerator)
#define mpq_denref(q) (&(q)->denominator)

/*@ // G1
    axiomatic Gmp { logic real place_value(__mpq_struct *place); }
    predicate gmp_text{L}(char *t) = \exists integer end; 0 <= end && \valid_read(t + (0 .. end)) && t[end] == 0; */

/*@ // G2
    requires d > 0;
    assigns \nothing;
    ensures place_value(r) * d == n; */
void mpq_set_si(__mpq_struct *r, long n, unsigned long d);
/*@ // G3
    assigns \nothing; */
void mpq_canonicalize(__mpq_struct *r);
/*@ // G4
    assigns \nothing;
    ensures place_value(r) == place_value(x) + place_value(y); */
void mpq_add(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G5
    assigns \nothing;
    ensures place_value(r) == place_value(x) - place_value(y); */
void mpq_sub(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G6
    assigns \nothing;
    ensures place_value(r) == place_value(x) * place_value(y); */
void mpq_mul(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G7
    requires place_value(y) != 0;
    assigns \nothing;
    ensures place_value(r) * place_value(y) == place_value(x); */
void mpq_div(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G8
    assigns \nothing;
    ensures -1 <= \result <= 1 && (\result > 0 <==> place_value(x) > 0) && (\result < 0 <==> place_value(x) < 0); */
int mpq_sgn(const __mpq_struct *x);
/*@ // G9
    assigns \nothing;
    ensures (\result > 0 <==> place_value(x) > place_value(y)) && (\result < 0 <==> place_value(x) < place_value(y)); */
int mpq_cmp(const __mpq_struct *x, const __mpq_struct *y);
/*@ // G10
    requires d > 0;
    assigns \nothing;
    ensures \result == 0 <==> place_value(x) * d == n; */
int mpq_cmp_si(const __mpq_struct *x, long n, unsigned long d);

/*@ // G12
    requires d > 0;
    assigns \nothing;
    ensures place_value(r) * d == n; */
void mpq_set_ui(__mpq_struct *r, unsigned long n, unsigned long d);
/*@ // G13
    requires place_value(x) != 0;
    assigns \nothing;
    ensures place_value(r) * place_value(x) == 1; */
void mpq_inv(__mpq_struct *r, const __mpq_struct *x);
/*@ // G14
    assigns \nothing;
    ensures \result != 0 <==> place_value(x) == place_value(y); */
int mpq_equal(const __mpq_struct *x, const __mpq_struct *y);
/*@ // G15
    requires gmp_text(text);
    assigns \nothing; */
int mpq_set_str(__mpq_struct *r, const char *text, int base);
/*@ // G16
    assigns *x; */
void mpz_init(__mpz_struct *x);
/*@ // G16
    assigns *x; */
void mpz_clear(__mpz_struct *x);
/*@ // G16
    assigns *r; */
void mpz_gcd(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G16
    assigns \nothing; */
int mpz_cmp_ui(const __mpz_struct *x, unsigned long n);
/*@ // G16
    assigns \nothing; */
int mpz_perfect_square_p(const __mpz_struct *x);

#endif
