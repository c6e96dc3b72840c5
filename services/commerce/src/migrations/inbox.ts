import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Who has taken an item of the inbox on, whether it is closed, and what was answered. */
export const inboxMigrations: Migrations = {
  "20261123_142910_commerce_inbox": {
    async up(db) {
      await sql`
        create table commerce.inbox_state (
          kind text not null,
          key text not null,
          assignee uuid references commerce.account on delete set null,
          closed_at timestamptz,
          closed_by uuid references commerce.account on delete set null,
          primary key (kind, key)
        )`.execute(db);
      await sql`
        create table commerce.inbox_answer (
          id uuid primary key,
          kind text not null,
          key text not null,
          text text not null,
          user_id uuid references commerce.account on delete set null,
          created_at timestamptz not null default clock_timestamp(),
          mailed_at timestamptz
        )`.execute(db);
      await sql`create index inbox_answer_of on commerce.inbox_answer (kind, key, created_at)`.execute(db);
      await sql`create index inbox_assignee on commerce.inbox_state (assignee) where assignee is not null`.execute(db);
      await sql`create index return_request_newest on commerce.return_request (created_at desc, id)`.execute(db);
      await sql`create index event_delivery_failed on commerce.event_delivery (created_at desc, id)
        where status = 'FAILED'`.execute(db);
    },
  },
};
