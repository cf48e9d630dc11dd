# SPDX-License-Identifier: BSD-2-Clause
# in: spec/formula/program.h
# unit: program
# breaks: here
s/^#define STEP_ADD(t, x, y) {OPERATION_ADD,/#define STEP_ADD(t, x, y) {OPERATION_MUL,/
