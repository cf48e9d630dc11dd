#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The demonstration of `make demo` runs to its end.  BUILD is the folder of the programs.
if python3 tests/demo/run.py "$BUILD" | grep "cases decided exactly" > /dev/null; then echo "ok 1 - make demo decides its cases"; else echo "not ok 1 - make demo decides its cases"; fi
echo "1..1"
