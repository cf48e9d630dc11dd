# SPDX-License-Identifier: BSD-2-Clause
# the rates of the two fields are taken for one another
# in: src/check/fold/point.c
# unit: check-fold_denotes
# breaks: read_rates_ensures_denotes
s/#define STORE_INPUT(name, unit, meaning) c->seen\[FOLD_##name\] = name;/#define STORE_INPUT(name, unit, meaning) c->seen[FOLD_##name == FOLD_Lp ? FOLD_Lm : FOLD_##name == FOLD_Lm ? FOLD_Lp : FOLD_##name] = name;/
