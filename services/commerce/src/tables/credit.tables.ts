import type { ColumnType, JSONColumnType } from "kysely";
import type { CreditContent } from "./credit.sheet.ts";

type Time = ColumnType<Date, Date | undefined, Date>;

/** Credit notes, one a refund. */
export type CreditTables = {
  "commerce.credit_note": {
    id: string;
    order_id: string;
    refund_id: string;
    invoice_id: string;
    number: string;
    content: JSONColumnType<CreditContent, string, string>;
    created_at: Time;
  };
};
