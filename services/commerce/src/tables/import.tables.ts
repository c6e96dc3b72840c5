import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** UPLOADED waits for its columns; CHECKING and RUNNING are worked on; CHECKED may be run; STOPPED may go on. */
export const IMPORT_STATES = ["UPLOADED", "CHECKING", "CHECKED", "RUNNING", "STOPPED", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export type ExportStatus = "PENDING" | "SUCCESS" | "FAILED" | "DELETED";
/** Which products a file is of, and what it says of them; keys are the shop's own. */
export type ExportWanted = {
  condition: object;
  channelId: number;
  fields: string[];
  attributes: number[];
  warehouses: number[];
  channels: number[];
};

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
  "commerce.export_file": {
    id: Generated<string>;
    user_id: string;
    status: ColumnType<ExportStatus, ExportStatus | undefined, ExportStatus>;
    message: string | null;
    /** Name of the stored object, while it is kept; null where there are several. */
    object: string | null;
    /** Names of the stored objects that the file is made of, in their order. */
    parts: ColumnType<string[], string[] | undefined, string[]>;
    wanted: JSONColumnType<ExportWanted, string, string>;
    created_at: Time;
    updated_at: Time;
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
