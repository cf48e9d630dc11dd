/* SPDX-License-Identifier: BSD-2-Clause */
/* The headers of FLINT and Arb: two libraries with FLINT 2, one library with FLINT 3. */
#ifndef NUMBERS_FLINT_H
#define NUMBERS_FLINT_H

#include <gmp.h>

#if __has_include(<flint/arb.h>)
#include <flint/arb.h>
#include <flint/arb_fmpz_poly.h>
#else
#include <arb.h>
#include <arb_fmpz_poly.h>
#endif
#include <flint/fmpq.h>
#include <flint/fmpq_mat.h>
#include <flint/fmpq_poly.h>
#include <flint/fmpz_factor.h>
#include <flint/fmpz_poly.h>
#include <flint/fmpz_poly_factor.h>
#include <flint/ulong_extras.h>

#endif
