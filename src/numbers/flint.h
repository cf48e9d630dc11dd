/* SPDX-License-Identifier: BSD-2-Clause */
/* The headers of FLINT and Arb. FLINT 2 and Arb are two libraries, and Arb's headers lie outside of flint/; FLINT 3 is
 * one library.
 *
 * Every header is included by name, because those of FLINT 3 include little more than types, and GMP comes first,
 * because FLINT 3 declares the conversions from GMP's numbers only then. The functions that are used have the same
 * signature in 2.9 and in 3.x. */
#ifndef NUMBERS_FLINT_H
#define NUMBERS_FLINT_H

#include <gmp.h>

#include <flint/flint.h>
#include <flint/fmpq.h>
#include <flint/fmpq_mat.h>
#include <flint/fmpq_mpoly.h>
#include <flint/fmpq_mpoly_factor.h>
#include <flint/fmpq_poly.h>
#include <flint/fmpz.h>
#include <flint/fmpz_factor.h>
#include <flint/fmpz_mpoly.h>
#include <flint/fmpz_poly.h>
#include <flint/fmpz_poly_factor.h>
#include <flint/fmpz_vec.h>
#include <flint/ulong_extras.h>

#if __has_include(<flint/arb.h>)
#include <flint/acb.h>
#include <flint/acb_poly.h>
#include <flint/arb.h>
#include <flint/arb_fmpz_poly.h>
#include <flint/arb_poly.h>
#include <flint/arf.h>
#include <flint/mag.h>
#else
#include <acb.h>
#include <acb_poly.h>
#include <arb.h>
#include <arb_fmpz_poly.h>
#include <arb_poly.h>
#include <arf.h>
#include <mag.h>
#endif

#endif
