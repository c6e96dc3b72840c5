import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What a job does a moment after staff asked for it is heard of as well: a link that was mailed, money on a gift card. */
export const laterNewsMigrations: Migrations = {
  "20261126_1937_commerce_later_news": {
    async up(db) {
      await sql`
        create function commerce.tell_of_draft() returns trigger language plpgsql as $$
        begin
          perform platform.tell_staff('ORDER_CHANGED', '{orders,support}', 'Order:' || new.id);
          return null;
        end $$`.execute(db);
      await sql`create trigger tell_staff after update of sent_at on commerce.draft
        for each row when (new.sent_at is distinct from old.sent_at) execute function commerce.tell_of_draft()`.execute(
        db,
      );
      await sql`
        create function commerce.tell_of_gift_card() returns trigger language plpgsql as $$
        begin
          perform platform.tell_staff('GIFT_CARD_CHANGED', '{orders}', 'GiftCard:' || new.gift_card_id);
          return null;
        end $$`.execute(db);
      await sql`create trigger tell_staff after insert on commerce.gift_card_event
        for each row execute function commerce.tell_of_gift_card()`.execute(db);
    },
  },
};
