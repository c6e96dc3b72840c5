import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** The shop's pages offer vehicles to choose from, and show what fits: what staff write of them is there at once. */
export const vehicleMigrations: Migrations = {
  "20261126_072000_commerce_vehicle_pages": {
    async up(db) {
      await sql`create trigger tell_pages after insert or delete on commerce.vehicle
        for each row execute function platform.tell_pages()`.execute(db);
      await sql`create trigger tell_pages_change after update on commerce.vehicle
        for each row when (old.* is distinct from new.*) execute function platform.tell_pages()`.execute(db);
    },
  },
};
