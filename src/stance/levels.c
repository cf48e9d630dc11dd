/* SPDX-License-Identifier: BSD-2-Clause */
/* The graph of a partition: an arrow leads from an interval to each interval that the map reaches from it. */
#include "stance/search.h"

#include <stdint.h>
#include <string.h>

enum { WORDS = PARTITION_MOST / 64 };

struct graph {
    int size;
    uint64_t reach[PARTITION_MOST][WORDS];
};

static int has_arrow(const struct graph *graph, int from, int to)
{
    return (int)(graph->reach[from][to / 64] >> (to % 64) & 1);
}

static void add_arrow(struct graph *graph, int from, int to)
{
    graph->reach[from][to / 64] |= (uint64_t)1 << (to % 64);
}

/* Adds arrows to all intervals that intersect the values of a leaf, and perhaps to a neighbour that barely does not. */
static void add_arrows(const struct partition *partition, int from, const struct leaf *leaf, struct graph *graph)
{
    for (int k = 0; k < partition->intervals; k++) {
        const struct span span = partition_span(partition, k);
        if (k != from && partition->word[k] != WORD_UNDEF && guess_meets(leaf, &span)) add_arrow(graph, from, k);
    }
}

static int make_graph(struct search *search, const struct partition *partition, struct graph *graph)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    memset(graph, 0, sizeof *graph);
    graph->size = partition->intervals;
    for (int k = 0; k < graph->size; k++) {
        const struct span span = partition_span(partition, k);
        search->step->body->arithmetic.open = 0;
        const int leaves = step_leaves(search->step, &span, leaf);
        for (int l = 0; l < leaves; l++)
            if (leaf[l].form != LEAF_DOUBLE_IMPACT) add_arrows(partition, k, leaf + l, graph);
    }
    return !search->step->body->arithmetic.open;
}

/* The transitive closure of the graph. */
static void close_graph(struct graph *graph)
{
    for (int m = 0; m < graph->size; m++)
        for (int k = 0; k < graph->size; k++)
            if (has_arrow(graph, k, m))
                for (int w = 0; w < WORDS; w++) graph->reach[k][w] |= graph->reach[m][w];
}

/* The level of an interval is greater than that of all intervals from which no path leads back to it. */
static int level_of(const struct graph *graph, int k)
{
    int level = 0;
    for (int m = 0; m < graph->size; m++) level += has_arrow(graph, k, m) && !has_arrow(graph, m, k);
    return level;
}

/* 1 when an interval lies on a cycle with another one, and one of the two is not safe. */
static int is_on_bad_cycle(const struct partition *partition, const struct graph *graph, int k)
{
    for (int m = 0; m < graph->size; m++)
        if (m != k && has_arrow(graph, k, m) && has_arrow(graph, m, k) &&
            (partition->word[k] != WORD_SAFE || partition->word[m] != WORD_SAFE))
            return 1;
    return 0;
}

int search_levels(struct search *search, struct partition *partition, char split[PARTITION_MOST])
{
    struct graph graph;
    int fine = make_graph(search, partition, &graph);
    close_graph(&graph);
    for (int k = 0; k < graph.size; k++) {
        split[k] = (char)is_on_bad_cycle(partition, &graph, k);
        partition->level[k] = level_of(&graph, k);
        if (split[k]) fine = 0;
    }
    return fine;
}
