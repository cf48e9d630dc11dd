# SPDX-License-Identifier: BSD-2-Clause
# a number of the problem is sought outside the problem
# in: src/check/rest/rest.c
# unit: check-rest_denotes
# breaks: number_in_ensures_denotes
s/json_member(c->json, object, key)/json_member(c->json, 0, key)/
