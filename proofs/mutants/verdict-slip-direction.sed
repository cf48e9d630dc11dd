# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: slip
s/direction > 0 ? s->p_plus/direction > 0 ? s->p_minus/
