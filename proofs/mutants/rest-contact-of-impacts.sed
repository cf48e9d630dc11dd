# SPDX-License-Identifier: BSD-2-Clause
# the word for another condition is read
# in: src/check/rest/verdict.c
# unit: check-rest_stated
# breaks: contact_is_ensures_stated
s/return condition_is(c, "contact", state);/return condition_is(c, "impacts", state);/
