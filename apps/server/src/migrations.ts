import { aiMigrations } from "@carloom/ai/migrations";
import { commerceMigrations } from "@carloom/commerce/migrations";
import { identityMigrations } from "@carloom/identity/migrations";
import type { Migrations } from "@carloom/platform";
import { threedMigrations } from "@carloom/threed/migrations";

/** Of every service, in the order in which they build on each other; without the services, which an operator's command need not load. */
export const migrations: readonly Migrations[] = [
  threedMigrations,
  identityMigrations,
  commerceMigrations,
  aiMigrations,
];
