import type { Migrations } from "@carloom/platform";
import { accountMigrations } from "./account.ts";
import { customerMigrations } from "./customer.ts";
import { erasureMigrations } from "./erasure.ts";
import { userNameMigrations } from "./user-name.ts";

/** Every migration of accounts. Their tables stand in schema `commerce`, where they were born. */
export const identityMigrations: Migrations = {
  ...accountMigrations,
  ...customerMigrations,
  ...erasureMigrations,
  ...userNameMigrations,
};
