# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/enclosure_functions.c
# unit: enclosure_functions
# breaks: below
s/mpfr_sqrt(out->low, x->low, MPFR_RNDD)/mpfr_sqrt(out->low, x->low, MPFR_RNDU)/
