/* SPDX-License-Identifier: BSD-2-Clause */
/* Replaces <mpfr.h> in the proofs.  It is empty; the header that goes before a unit declares what the unit needs. */
