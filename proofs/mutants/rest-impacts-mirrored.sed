# SPDX-License-Identifier: BSD-2-Clause
# the condition on impacts is said to hold where they grow
# in: src/check/rest/verdict.c
# unit: check-rest_row_read
# breaks: conclude_ensures_row_impacts
s/state_of(-c->impacts)/state_of(c->impacts)/
