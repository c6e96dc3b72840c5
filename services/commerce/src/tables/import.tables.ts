import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** UPLOADED waits for its columns; CHECKING and RUNNING are worked on; CHECKED may be run; STOPPED may go on. */
export const IMPORT_STATES = ["UPLOADED", "CHECKING", "CHECKED", "RUNNING", "STOPPED", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Files of products that are brought in, line by line. */
export type ImportTables = {
  "commerce.product_import": {
    id: Generated<string>;
    user_id: string;
    file_name: string;
    /** Name of the stored object. */
    object: string;
    bytes: number;
    headers: JSONColumnType<string[], string, string>;
    /** The first lines, to show what a column holds. */
    sample: JSONColumnType<string[][], string, string>;
    /** What each column stands for; null is left out. */
    fields: JSONColumnType<(string | null)[], string, string>;
    state: ImportState;
    /** Of the file, counted while it is checked. */
    lines: Generated<number>;
    /** How far the present pass has come: lines, and the byte at which it goes on. */
    done: Generated<number>;
    offset_bytes: Generated<number>;
    created: Generated<number>;
    changed: Generated<number>;
    unchanged: Generated<number>;
    failed: Generated<number>;
    created_at: Time;
    updated_at: Time;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  "commerce.product_import_problem": {
    id: ColumnType<number, never, never>;
    import_id: string;
    line: number;
    field: string;
    code: string;
    value: string;
  };
};
