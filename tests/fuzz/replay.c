/* SPDX-License-Identifier: BSD-2-Clause */
/* replay FILE...: gives each file to the target, as libFuzzer would. */
#include "target.h"

#include <stdio.h>
#include <stdlib.h>

static void replay(const char *name)
{
    static uint8_t bytes[1 << 23];
    FILE *const file = fopen(name, "rb");
    if (file == NULL) finding("%s cannot be read", name);
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    if (ferror(file) || size == sizeof bytes) finding("%s cannot be read, or is too long", name);
    fclose(file);
    uint8_t *const exact = malloc(size + (size == 0)); /* so that a sanitizer sees what is read behind it */
    if (exact == NULL) finding("no memory");
    for (size_t i = 0; i < size; i++) exact[i] = bytes[i];
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
}

int main(int argc, char **argv)
{
    LLVMFuzzerInitialize(&argc, &argv);
    for (int i = 1; i < argc; i++) replay(argv[i]);
    return 0;
}
