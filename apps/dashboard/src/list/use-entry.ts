import { useState } from "react";
import { useSearchParams } from "react-router";
import { withPart } from "./list-state.ts";
import type { ListPage, ListState } from "./list-types.ts";

type Ask<Row> = (state: ListState, after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;

/** A row of a list that is opened in place: which one stands in the address (`entry`), so that going back closes it. */
export function useEntry<Row extends { id: string }>(ask: Ask<Row>) {
  const [search, setSearch] = useSearchParams();
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    open: known.get(search.get("entry") ?? ""),
    href: (row: Row): string => `?${withPart(search, "entry", row.id)}`,
    close: () => setSearch((before) => withPart(before, "entry", ""), { replace: true }),
    /** Asks, and remembers the rows so that one of them can be opened. */
    ask: (async (...args) => {
      const page = await ask(...args);
      setKnown((before) => new Map([...before, ...page.rows.map((row) => [row.id, row] as const)]));
      return page;
    }) as Ask<Row>,
  };
}
