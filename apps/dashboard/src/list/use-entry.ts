import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { withPart } from "./list-state.ts";
import type { ListPage } from "./list-types.ts";

/**
 * A row of a list that is opened in place: which one stands in the address (`entry`), so that going back closes it. It is
 * found among what the list has answered; whoever comes with its address waits for that.
 */
export function useEntry<Row extends { id: string }>(list: string) {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const wanted = search.get("entry");
  const subscribe = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client]);
  const found = useSyncExternalStore(subscribe, () => {
    if (!wanted) return undefined;
    // the newest answer that has it
    return client
      .getQueryCache()
      .findAll({ queryKey: ["list", list] })
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data as InfiniteData<ListPage<Row>> | undefined)?.pages ?? [])
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === wanted);
  });
  // what is open stays open when the list no longer has it: its dialog says how it ended
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return {
    open: found ?? (wanted && last?.id === wanted ? last : undefined),
    href: (row: Row): string => `?${withPart(search, "entry", row.id)}`,
    close: () => setSearch((before) => withPart(before, "entry", ""), { replace: true }),
  };
}
