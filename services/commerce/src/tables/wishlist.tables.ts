import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** What customers wish for, and who is told when something is back. */
export type WishlistTables = {
  "commerce.wish": { user_id: string; variant_id: number; created_at: Time };
  "commerce.stock_notice": {
    id: ColumnType<number, never, never>;
    email: string;
    variant_id: number;
    channel_id: number;
    language_code: string;
    user_id: string | null;
    created_at: Time;
    /** Names the notice in the links of its mails. */
    token: Generated<string>;
    is_confirmed: boolean;
    sent_at: Date | null;
  };
};
