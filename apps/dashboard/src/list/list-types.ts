import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  /** Message with its name. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** What a spreadsheet gets; without it the column is not exported. */
  text?: (row: Row) => string;
  /** The server's field, where the list can be sorted by it. */
  sort?: string;
  /** Numbers and money stand at the right. */
  end?: boolean;
  /** Shares of the width that the columns divide. */
  grow?: number;
  /** Stays away until somebody asks for it. */
  extra?: boolean;
};

export type Choice = { value: string; label: string };

export type Filter = { id: string; name: string; choices: readonly Choice[] } | { id: string; name: string; day: true };

/** What a list shows, as its address says. */
export type ListState = {
  words: string;
  sort: { field: string; descending: boolean } | null;
  filters: Readonly<Record<string, string>>;
};

export type ListPage<Row> = {
  rows: readonly Row[];
  next: string | null;
  total: number | null;
  /** Message that says what beside the rows could not be had, where they stand without it. */
  lacks?: string;
};

/** A list under a name: the part of the address after `?`. */
export type View = { name: string; search: string };

export type BulkAct<Row> = {
  id: string;
  name: string;
  /** What it will do, said before it is done. */
  question: (count: number) => string;
  /** Answers with what went wrong, null when nothing did. */
  run: (row: Row) => Promise<string | null>;
};

/** A page about everything that was picked. */
export type BulkPage<Row> = { id: string; name: string; href: (rows: readonly Row[]) => string };

export type DataListProps<Row> = {
  /** Names it in the browser's memory and cache. */
  id: string;
  /** What it lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  ask: (state: ListState, after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  filters?: readonly Filter[];
  views?: readonly View[];
  bulk?: readonly (BulkAct<Row> | BulkPage<Row>)[];
  /** false: the server finds nothing by words here. */
  hasSearch?: boolean;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
};
