/* SPDX-License-Identifier: BSD-2-Clause */
/* Any bytes as a file of certificates: the whole of painleve-check, but the hash, which is computed and then taken to be right.  Without that no
 * changed problem would come further than its hash. */
#include "check/text/canonical.h"
#include "target.h"

#include <stdio.h>
#include <unistd.h>

int painleve_check_main(int argc, char **argv); /* src/check/main.c, renamed by fuzz.mk */
int __real_canonical_hash_is(const struct json *json, int object, int hash);
int __wrap_canonical_hash_is(const struct json *json, int object, int hash);

int __wrap_canonical_hash_is(const struct json *json, int object, int hash)
{
    (void)__real_canonical_hash_is(json, object, hash);
    return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[32], name[] = "painleve-check", work[] = "--work=100000000"; /* so that no input takes long */
    const int file = memory_file(data, size);
    memory_file_path(file, path);
    char *arguments[] = {name, work, path, NULL};
    const int status = painleve_check_main(3, arguments);
    if (status < 0 || status > 4) finding("painleve-check ends with %d", status);
    close(file);
    return 0;
}
