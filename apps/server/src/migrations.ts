import { aiMigrations } from "@carloom/ai";
import { commerceMigrations } from "@carloom/commerce";
import { identityMigrations } from "@carloom/identity";
import type { Migrations } from "@carloom/platform";
import { threedMigrations } from "@carloom/threed";

/** Of every service, in the order in which they build on each other. */
export const migrations: readonly Migrations[] = [
  threedMigrations,
  identityMigrations,
  commerceMigrations,
  aiMigrations,
];
