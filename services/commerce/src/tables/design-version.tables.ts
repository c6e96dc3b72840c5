import type { ColumnType, JSONColumnType } from "kysely";
import type { DesignLine } from "./design.line.ts";

export type DesignVersionTables = {
  /** A build that an order had before another one took its place, as it was frozen. */
  "commerce.design_version": {
    design_id: string;
    version: number;
    title: string;
    build: JSONColumnType<object, string, string>;
    lines: JSONColumnType<DesignLine[], string, string>;
    total: number;
    thumbnail: string | null;
    priced_at: Date;
    /** Who put the other one in its place. */
    user_id: string | null;
    replaced_at: ColumnType<Date, Date | undefined, never>;
  };
};
