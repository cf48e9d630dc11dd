/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"

#include <getopt.h>
#include <string.h>

static const char help[] =
    "usage: painleve kinds [KIND]\n"
    "\n"
    "Lists the kinds of problem; or of one kind its fields with units and meaning, its source, and an\n"
    "example that works when it is copied.\n"
    "\n"
    "  -h, --help               this text\n"
    "\n"
    "example: painleve kinds contact\n";

static void list_kinds(void)
{
    for (const struct kind *const *kind = kind_list(); *kind != NULL; kind++)
        printf("%-10s %s\n", (*kind)->name, (*kind)->summary);
}

/* The example record as a command line. */
static void print_example_command(const struct kind *kind)
{
    const char *key;
    json_t *value, *record = json_loads(kind->example, 0, NULL);
    printf("  painleve decide %s", kind->name);
    json_object_foreach (record, key, value) {
        if (strcmp(key, "kind") != 0 && strcmp(key, "id") != 0) printf(" %s=%s", key, json_string_value(value));
    }
    putchar('\n');
    json_decref(record);
}

static void print_kind(const struct kind *kind)
{
    printf("%s: %s\n\nfields:\n", kind->name, kind->summary);
    for (int i = 0; i < kind->field_count; i++) {
        const struct field *field = kind->fields + i;
        printf("  %-10s %-8s %s%s%s%s\n", field->name, field->unit, field->meaning,
               field->optional ? " (optional)" : "", field->words != NULL ? ": " : "",
               field->words != NULL ? field->words : "");
    }
    printf("  %-10s %-8s %s\n\nsource: %s\n\nexample:\n", "id", "", "comes back with the verdict (optional)",
           kind->source);
    print_example_command(kind);
    printf("  %s\n", kind->example);
}

int command_kinds(int argc, char **argv)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    const int option = getopt_long(argc, argv, "h", options, NULL);
    if (option == 'h') return fputs(help, stdout), finish_output(EXIT_DECIDED);
    if (option == '?') return usage_error("kinds", "the options are those of --help");
    if (argc - optind > 1) return usage_error("kinds", "one KIND at most is expected");
    if (argc == optind) return list_kinds(), finish_output(EXIT_DECIDED);
    const struct kind *kind = kind_find(argv[optind]);
    if (kind == NULL)
        return usage_error("kinds", "'%s' is no kind of problem; `painleve kinds` lists them", argv[optind]);
    print_kind(kind);
    return finish_output(EXIT_DECIDED);
}
