# SPDX-License-Identifier: BSD-2-Clause
# the only point of a mode may satisfy a strict inequality with equality
# in: src/check/kernel/mode.c
# unit: check-kernel_mode
# breaks: closed
s/if (sign < 0 || (sign == 0 && s.strict\[k\])) {/if (sign < 0) {/
