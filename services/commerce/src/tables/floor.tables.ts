import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | undefined, never>;

export const FLOOR_STATES = ["WAITING", "PRINTED", "CUT", "WEEDED", "PACKED", "SHIPPED"] as const;
export type FloorState = (typeof FLOOR_STATES)[number];
export const FLOOR_EVENTS = ["MOVED", "REPRINT", "BATCH"] as const;
export type FloorEventKind = (typeof FLOOR_EVENTS)[number];

export type FloorTables = {
  "commerce.floor_batch": {
    id: Generated<string>;
    film: string;
    machine: string;
    user_id: string | null;
    created_at: Time;
  };
  /** Of one that was made anew and looks otherwise the row counts no more: it waits again. */
  "commerce.floor_piece": {
    design_id: string;
    number: number;
    /** Hash of how it looked when it was moved. */
    look: string;
    state: FloorState;
    batch_id: string | null;
    reprints: Generated<number>;
    user_id: string | null;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  "commerce.floor_event": {
    id: Generated<string>;
    design_id: string;
    number: number;
    kind: FloorEventKind;
    from_state: FloorState;
    to_state: FloorState;
    reason: ColumnType<string, string | undefined, never>;
    /** Minor units of the order's currency. */
    cost: number | null;
    batch_id: string | null;
    user_id: string | null;
    created_at: Time;
  };
  /** Of which rolls a printed sheet came; empty where that is not noted. */
  "commerce.floor_lot": {
    design_id: string;
    film: string;
    sheet: number;
    film_lot: string;
    laminate_lot: string;
    /** Of the sheet that it was noted for; null on rows of earlier releases. */
    look: string | null;
    user_id: string | null;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
};
