/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve difftest --list: the choices of every adapter of the folder. */
#include "cli/command.h"
#include "cli/difftest_command.h"
#include "cli/text.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_adapter(const char *folder, const char *name)
{
    char path[8192];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return name[0] != '.' && stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0;
}

/* Prints the lines of an adapter, at most a hundred, each "command TAB description". Other programs in the folder print
 * no such line. Returns the number of lines. */
static int list_one(const char *folder, const char *name)
{
    char path[8192], line[512];
    int listed = 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    char *word = quoted(path), command[16384];
    snprintf(command, sizeof command, "%s --list 2> /dev/null", word);
    free(word);
    FILE *choices = popen(command, "r");
    for (int i = 0; choices != NULL && i < 100 && fgets(line, sizeof line, choices) != NULL; i++) {
        char *tab = strchr(line, '\t');
        if (tab == NULL) continue;
        line[strcspn(line, "\n")] = '\0';
        *tab++ = '\0';
        listed++;
        text_clean(line);
        text_clean(tab);
        printf("  %-24s %s\n", line, tab);
    }
    if (choices != NULL) pclose(choices);
    return listed;
}

int difftest_list_adapters(void)
{
    const char *folder = adapter_folder();
    struct dirent **entries;
    int listed = 0;
    fflush(stdout);
    const int n = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        if (is_adapter(folder, entries[i]->d_name)) listed += list_one(folder, entries[i]->d_name);
        free(entries[i]);
    }
    if (n >= 0) free(entries);
    if (listed == 0) printf("no adapter is installed in %s\n", *folder != '\0' ? folder : "the place of this program");
    return finish_output(EXIT_DECIDED);
}
