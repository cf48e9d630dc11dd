# SPDX-License-Identifier: BSD-2-Clause
# an object or array ends before its bracket
# in: src/check/text/json_nodes.c
# unit: check-json_nodes
# breaks: fields
s/json->node\[c\].end = end;/json->node[c].end = end - 1;/
