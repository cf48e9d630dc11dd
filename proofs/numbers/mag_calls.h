/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of Arb's functions on radii (E12 of TRUST.md), for arb_calls.h and zero_value.h. */
#ifndef PROOFS_NUMBERS_MAG_CALLS_H
#define PROOFS_NUMBERS_MAG_CALLS_H

/*@ // E12
    requires \valid(z);
    assigns *z; */
void mag_init(mag_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void mag_clear(mag_struct *z);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mag_set(mag_struct *z, const mag_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mag_mul_2exp_si(mag_struct *z, const mag_struct *x, long n);
/*@ // E12
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int mag_cmp(const mag_struct *x, const mag_struct *y);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
double mag_get_d(const mag_struct *x);

#endif
