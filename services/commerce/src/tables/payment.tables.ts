import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** Pieces of a line whose price is given back. */
export type GrantedLine = { orderLineId: string; quantity: number; reason: string };

export type PaymentTables = {
  "commerce.payment_transaction": {
    id: string;
    checkout_id: string | null;
    order_id: string | null;
    gateway: string;
    idempotency_key: string;
    currency: string;
    amount: number;
    charged: Generated<number>;
    reference: string;
    message: Generated<string>;
    provider_reference: Generated<string | null>;
    state: Generated<string>;
    authorized: Generated<number>;
    refunded: Generated<number>;
    refund_pending: Generated<number>;
    disputed: Generated<number>;
    canceled: Generated<number>;
    /** When its provider is asked next how it stands; null is at once. */
    ask_at: Generated<Date | null>;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.payment_event": {
    id: Generated<string>;
    transaction_id: string;
    type: string;
    amount: number;
    reference: string;
    message: Generated<string>;
    created_at: Time;
  };
  "commerce.payment_inbox": {
    gateway: string;
    event_id: string;
    type: string;
    reference: string;
    received_at: Time;
  };
  "commerce.refund": {
    id: string;
    transaction_id: string;
    amount: number;
    reason: Generated<string>;
    status: Generated<string>;
    provider_reference: string | null;
    message: Generated<string>;
    user_id: string | null;
    /** When its provider is asked next how it stands. */
    ask_at: Generated<Date | null>;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.granted_refund": {
    id: string;
    order_id: string;
    transaction_id: string;
    amount: number;
    reason: string;
    shipping: boolean;
    user_id: string | null;
    refund_id: string | null;
    lines: JSONColumnType<GrantedLine[], string, string>;
    created_at: Time;
    updated_at: Time;
  };
};
