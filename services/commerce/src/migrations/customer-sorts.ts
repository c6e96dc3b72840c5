import { buildIndex, type Migrations } from "@carloom/platform";

/** Orders in which staff look through customers; without an index of its own each page sorted all of them. */
export const customerSortMigrations: Migrations = {
  "20261127_0145_commerce_customer_sorts": {
    outside: true,
    async up(db) {
      const customers = (name: string, on: string) => buildIndex(db, "commerce", name, `commerce.account ${on}`);
      await customers("account_first_name", "(first_name, id) where not is_staff");
      await customers("account_last_name", "(last_name, id) where not is_staff");
      await customers("account_ended", "(date_joined, id) where not is_active and not is_staff");
    },
  },
};
