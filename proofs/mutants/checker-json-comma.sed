# SPDX-License-Identifier: BSD-2-Clause
# a semicolon between the values of an object or array passes for a comma
# in: src/check/json.c
# unit: check-json_written
# breaks: written
s/if (c != ',') return malformed/if (c != ',' \&\& c != ';') return malformed/
