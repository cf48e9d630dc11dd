/* SPDX-License-Identifier: BSD-2-Clause */
/* Replaces <gmp.h> in the proofs; what they know of it is in the header that goes before a unit. */
