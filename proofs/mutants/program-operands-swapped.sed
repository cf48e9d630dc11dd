# SPDX-License-Identifier: BSD-2-Clause
# in: spec/formula/program.h
# unit: program
# breaks: here
s/^#define STEP_SUB(t, x, y) {OPERATION_SUB, NODE(x), NODE(y)},/#define STEP_SUB(t, x, y) {OPERATION_SUB, NODE(y), NODE(x)},/
