# SPDX-License-Identifier: BSD-2-Clause
# The adapters to engines (spec/adapter.md).  The head of each says which header it needs, which Debian package has it and
# what it links with; an adapter is built where its header is installed.  Those in JavaScript are there after `make engines`.
adapter_word = $(shell sed -n 's|^.*adapter $(1): *\([^*]*\).*|\1|p' $(2))
adapter_here = $(wildcard $(addsuffix $(strip $(call adapter_word,needs,$(1))),/usr/include/ /usr/local/include/))
adapter_sources  := $(foreach source,$(wildcard src/adapter/*.c src/adapter/*.cpp),$(if $(call adapter_here,$(source)),$(source)))
adapter_programs := $(addprefix $(BUILD)/adapter/,$(basename $(notdir $(adapter_sources))))
adapter_version   = -DENGINE_VERSION='"$(shell dpkg-query -W -f='$${Version}' $(call adapter_word,package,$(1)) 2> /dev/null || echo unknown)"'
ADAPTER_FLAGS    := -O2 -g -Wall -Wextra -Wno-unused-parameter -Isrc/adapter -MMD -MP
npm_adapters     := $(filter-out adapter,$(basename $(notdir $(wildcard src/adapter/npm/*.mjs))))

## engines    install and ask every engine there is an adapter for; writes spec/engines.md
.PHONY: engines
engines:
	@ENGINES=1 sh tests/depend
	@$(MAKE) --no-print-directory $(jobs) all $(BUILD)/adapter/npm/node_modules
	@python3 src/adapter/engines $(BUILD)

.PHONY: adapters
adapters: $(adapter_programs)

-include $(wildcard $(BUILD)/adapter/objects/*.d)

# Compiled and linked apart, so that a cache of the compiler helps.
$(BUILD)/adapter/objects/%.o: src/adapter/%.c src/adapter/adapters.mk
	@mkdir -p $(@D)
	$(call quiet,CC)$(CC) $(ADAPTER_FLAGS) -std=gnu17 $(call adapter_version,$<) $(filter -I%,$(call adapter_word,links,$<)) -c $< -o $@

$(BUILD)/adapter/objects/%.o: src/adapter/%.cpp src/adapter/adapters.mk
	@mkdir -p $(@D)
	$(call quiet,CXX)$(CXX) $(ADAPTER_FLAGS) -std=c++17 $(call adapter_version,$<) $(filter -I%,$(call adapter_word,links,$<)) -c $< -o $@

$(adapter_programs): $(BUILD)/adapter/%: $(BUILD)/adapter/objects/%.o
	$(call quiet,LD)$(CXX) $< $(filter -l%,$(call adapter_word,links,$(wildcard src/adapter/$*.c src/adapter/$*.cpp))) -lm -o $@

# The packages of npm, with the versions that package.json pins; no lock file, which would name hosts.
$(BUILD)/adapter/npm/node_modules: $(wildcard src/adapter/npm/*) src/adapter/adapters.mk
	@mkdir -p $(@D)
	cp src/adapter/npm/* $(@D)/
	cd $(@D) && npm install --no-package-lock --no-audit --no-fund --ignore-scripts --omit=optional --loglevel=error
	for name in $(npm_adapters); do \
	    printf '#!/bin/sh\nexec node "$$(dirname "$$0")/npm/%s.mjs" "$$@"\n' $$name > $(BUILD)/adapter/$$name && \
	    chmod 755 $(BUILD)/adapter/$$name || exit 1; done
	@touch $@
