# SPDX-License-Identifier: BSD-2-Clause
"""A second, independent checker of certificates.

Written from spec/certificate.md, whose sections the numbers in brackets name, with the standard library only.  It
shares no code with painleve, nor with the checker in C.  From the ground up:

  answer budget                     the answer of a checker, and its budget
  fraction rational json            numbers, and the text they are read from
  polynomial field element surd     numbers of other kinds than rational
  schema record                     what any record looks like, and what binds it to its problem
  kernel mode agreement             the rules by which a certificate is checked; they know no theory
  contact_* impact_* jam rest       theories as data for the kernel, and what they check beside it
  chatter_* step                    kinds beside the kernel
  range tensor cell signs uncertain_* mechanism_*     sets of problems, whose data are uncertain, of any theory
  kinds main                        every kind that is known; files and lines
"""

import sys

from .main import check, FAILED, main

__all__ = ["check", "FAILED", "main"]

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)
