import { useState } from "react";
import type { Column } from "./list-types.ts";
import { readKept, writeKept } from "../parts/kept.ts";

/** The columns that are shown, as somebody chose them in this browser; the first always is. */
export function useColumns<Row>(
  id: string,
  columns: readonly Column<Row>[],
): [readonly Column<Row>[], (ids: readonly string[]) => void] {
  const [chosen, setChosen] = useState<readonly string[] | null>(() => readKept<readonly string[]>(`columns_${id}`));
  const shown = columns.filter(
    (column, index) => index === 0 || (chosen ? chosen.includes(column.id) : column.extra !== true),
  );
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    writeKept(`columns_${id}`, ids);
  };
  return [shown, choose];
}
