#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The generated parts of the README are those of this tree.
if python3 tests/readme --check; then echo "ok 1 - the README is up to date"; else echo "not ok 1 - the README is up to date"; fi
echo "1..1"
