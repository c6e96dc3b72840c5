import type { ProductionReport } from "@carloom/threed";
import type { ColumnType, JSONColumnType } from "kysely";

export const PRODUCTION_STATES = ["WAITING", "MADE", "FAILED"] as const;
export type ProductionState = (typeof PRODUCTION_STATES)[number];

export type ProductionTables = {
  /** What an ordered design is printed and cut from; one row a design that has anything printed. */
  "commerce.production": {
    design_id: string;
    state: ProductionState;
    /** Of its sheets. */
    language_code: string;
    /** Who asked for it last; null where the payment did. */
    user_id: string | null;
    /** An archive in the object store; the latest that was made, while a newer one is waited for. */
    object: string | null;
    /** An archive of a drawing of each piece; null where an earlier release made the files. */
    drawings: ColumnType<string | null, string | null | undefined, string | null>;
    /** An archive of how its pieces go on the car; null where an earlier release made the files. */
    assembly: ColumnType<string | null, string | null | undefined, string | null>;
    report: JSONColumnType<ProductionReport | null, string | null, string | null>;
    /** Why there is none. */
    failure: string | null;
    requested_at: ColumnType<Date, Date | undefined, Date>;
    made_at: Date | null;
  };
};
