# SPDX-License-Identifier: BSD-2-Clause
# every name is that of the first kind
# in: src/check/kind.c
# unit: check-kind_claimed
# breaks: kind_find_ensures_claim
s/if (json_is(json, node, #name)) return KIND_##name;/if (json_is(json, node, #name)) return KIND_contact;/
