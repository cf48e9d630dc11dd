# SPDX-License-Identifier: BSD-2-Clause
# an equation may be the pivot of two unknowns
# in: src/check/kernel/mode_solve.c
# unit: check-kernel_mode_solve
# breaks: free
s/if (!is_pivot(s, k, i) && scalar_sign/if (scalar_sign/
