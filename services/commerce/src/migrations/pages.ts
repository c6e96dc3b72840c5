import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What the shop's pages show of goods. */
const SHOWN = [
  "product",
  "product_channel",
  "product_media",
  "variant",
  "variant_price",
  "category",
  "collection",
  "collection_product",
  "assigned_value",
] as const;

/** By triggers, so that no command has to remember it: a changed price, publication or text is on every node's pages at once. */
export const pagesMigrations: Migrations = {
  "20261124_133000_commerce_pages": {
    async up(db) {
      for (const name of SHOWN) {
        const table = sql.table(`commerce.${name}`);
        await sql`create trigger tell_pages after insert or delete on ${table}
          for each row execute function platform.tell_pages()`.execute(db);
        await sql`create trigger tell_pages_change after update on ${table}
          for each row when (old.* is distinct from new.*) execute function platform.tell_pages()`.execute(db);
      }
      // orders take pieces all day: pages tell how many are left only when they are few (up to ten), or staff count anew
      await sql`create trigger tell_pages after update on commerce.stock for each row when (
          old.quantity is distinct from new.quantity
          or least(old.quantity - old.allocated, 11) <> least(new.quantity - new.allocated, 11))
        execute function platform.tell_pages()`.execute(db);
      await sql`create trigger tell_pages_row after insert or delete on commerce.stock
        for each row execute function platform.tell_pages()`.execute(db);
    },
  },
};
