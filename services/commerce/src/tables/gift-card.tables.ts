import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** What is noted with an event of a card beside its sums; addresses go when their owner is erased. */
export type GiftCardNote = {
  message?: string;
  email?: string;
  expiryDate?: string | null;
  oldExpiryDate?: string | null;
  tags?: string[];
  oldTags?: string[];
  orderNumber?: string;
  /** It went with the money of the order that paid for the card, or came again when a refund of that failed. */
  isRefund?: boolean;
};

/** Amounts are minor units, days `YYYY-MM-DD` in UTC. */
export type GiftCardTables = {
  /** One row: what codes are hashed and sealed with. */
  "commerce.gift_card_key": { id: Generated<boolean>; key: Buffer };
  /** One row at most: for how long cards pay that are sold. Without it, or with nothing in it, they do not end. */
  "commerce.gift_card_settings": {
    id: Generated<boolean>;
    expiry_amount: number | null;
    expiry_type: "DAY" | "WEEK" | "MONTH" | "YEAR" | null;
    updated_at: Time;
  };
  "commerce.gift_card": {
    id: string;
    /** The code under the installation's key; it is found by this alone. */
    code_hash: string;
    /** The code, sealed: only to be mailed again. */
    code_sealed: string;
    last4: string;
    currency: string;
    initial_balance: number;
    balance: number;
    is_active: boolean;
    /** The last day on which it pays; null: it does not end. */
    expiry_date: string | null;
    tags: string[];
    /** Who was mailed the code, and in which language. */
    email: string | null;
    language_code: string;
    created_by: string | null;
    last_used_at: Date | null;
    /** Of one that was bought: its goods, the line that paid for it, and the channel's slug. */
    product_id: Generated<number | null>;
    order_id: Generated<string | null>;
    order_line_id: Generated<string | null>;
    channel: Generated<string | null>;
    created_at: Time;
    updated_at: Time;
  };
  /** Append-only: `amount` is what was added or taken, `balance` what was left then. */
  "commerce.gift_card_event": {
    id: Generated<number>;
    gift_card_id: string;
    type: string;
    amount: Generated<number>;
    balance: number;
    order_id: string | null;
    payment_id: string | null;
    refund_id: string | null;
    user_id: string | null;
    data: JSONColumnType<GiftCardNote, string, string>;
    created_at: Time;
  };
  "commerce.checkout_gift_card": {
    checkout_id: string;
    gift_card_id: string;
    /** What was left on it when it was put on the cart, or when its owner was last told. */
    balance_seen: number;
    created_at: Time;
  };
};
