# SPDX-License-Identifier: BSD-2-Clause
# the outcome of states whose normal force rises may be missing
# in: src/check/jam/verdict.c
# unit: check-jam_lists
# breaks: outcomes_are_ensures_list
s/return third == c->json/return second == c->json/
