import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** For how long gift cards pay that are sold; without a row they do not end. */
export const giftCardSettingsMigrations: Migrations = {
  "20261127_0135_commerce_gift_card_settings": {
    async up(db) {
      await sql`create table commerce.gift_card_settings (
        id boolean primary key default true check (id),
        expiry_amount integer check (expiry_amount > 0),
        expiry_type text check (expiry_type in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
        updated_at timestamptz not null default now(),
        check ((expiry_amount is null) = (expiry_type is null)))`.execute(db);
    },
  },
  "20261127_0840_commerce_gift_card_settings_pages": {
    async up(db) {
      await sql`create trigger tell_pages after insert or update on commerce.gift_card_settings
        for each row execute function platform.tell_pages()`.execute(db);
    },
  },
};
