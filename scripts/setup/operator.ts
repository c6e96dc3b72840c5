import { join } from "node:path";
import { commerceMigrations } from "@carloom/commerce";
import { ensureDatabase, type OpenServices, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { threedMigrations } from "@carloom/threed";
import { root } from "./root.ts";

/** Runs a command on the product's data, whether or not the product is running beside it. */
export async function asOperator<T>(work: (services: OpenServices) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env, root);
  const folder = join(settings.dataDir, "postgres");
  const embedded = settings.env.DATABASE_URL
    ? null
    : await startEmbedded({ folder, port: settings.env.DATABASE_PORT, shared: true });
  try {
    const url = settings.env.DATABASE_URL ?? (embedded ? await ensureDatabase(embedded, "carloom") : "");
    const services = await openServices(settings, url, [threedMigrations, commerceMigrations], silentLog);
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  } finally {
    await embedded?.stop();
  }
}
