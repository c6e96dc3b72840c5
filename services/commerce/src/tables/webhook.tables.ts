import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

export type WebhookTables = {
  "commerce.webhook": {
    id: ColumnType<number, never, never>;
    name: string;
    target_url: string;
    secret_key: string | null;
    events: string[];
    is_active: boolean;
    created_at: Time;
  };
  "commerce.event_delivery": {
    id: ColumnType<number, never, never>;
    webhook_id: number;
    event_key: string;
    event_type: string;
    payload: string;
    status: Generated<string>;
    created_at: Time;
  };
  "commerce.event_attempt": {
    id: ColumnType<number, never, never>;
    delivery_id: number;
    status: string;
    status_code: number | null;
    response: string;
    duration_ms: number;
    created_at: Time;
  };
};
