# SPDX-License-Identifier: BSD-2-Clause
# The adapters to engines (spec/adapter.md).  The head of each says which header it needs, which Debian package has it and
# what it links with; an adapter is built where its header is installed.
adapter_word = $(shell sed -n 's|^.*adapter $(1): *\([^*]*\).*|\1|p' $(2))
adapter_here = $(wildcard /usr/include/$(strip $(call adapter_word,needs,$(1))) /usr/local/include/$(strip $(call adapter_word,needs,$(1))))
adapter_sources  := $(foreach source,$(wildcard src/adapter/*.c src/adapter/*.cpp),$(if $(call adapter_here,$(source)),$(source)))
adapter_programs := $(addprefix $(BUILD)/adapter/,$(basename $(notdir $(adapter_sources))))
adapter_version   = -DENGINE_VERSION='"$(shell dpkg-query -W -f='$${Version}' $(call adapter_word,package,$(1)) 2> /dev/null || echo unknown)"'
ADAPTER_FLAGS    := -O2 -g -Wall -Wextra -Wno-unused-parameter -Isrc/adapter -MMD -MP

.PHONY: adapters
adapters: $(adapter_programs)

-include $(wildcard $(BUILD)/adapter/*.d)

$(BUILD)/adapter/%: src/adapter/%.c src/adapter/adapters.mk
	@mkdir -p $(@D)
	$(call quiet,CC)$(CC) $(ADAPTER_FLAGS) -std=gnu17 $(call adapter_version,$<) $< $(call adapter_word,links,$<) -lm -o $@

$(BUILD)/adapter/%: src/adapter/%.cpp src/adapter/adapters.mk
	@mkdir -p $(@D)
	$(call quiet,CXX)$(CXX) $(ADAPTER_FLAGS) -std=c++17 $(call adapter_version,$<) $< $(call adapter_word,links,$<) -lm -o $@
