import { join } from "node:path";
import {
  checkPlaces,
  ensureDatabase,
  type OpenServices,
  openServices,
  silentLog,
  StartError,
  startEmbedded,
} from "@carloom/platform";
import { readSettings, SettingError } from "@carloom/settings/server";
import { migrations } from "@carloom/server/migrations";
import { root } from "./root.ts";

/**
 * Runs a command on the product's data, whether or not the product is running beside it. What a person can mend (a wrong
 * setting, a database that is away) ends the process with one line.
 */
export async function asOperator<T>(work: (services: OpenServices) => Promise<T>): Promise<T> {
  try {
    return await onData(work);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function onData<T>(work: (services: OpenServices) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env, root);
  await checkPlaces(settings);
  const folder = join(settings.dataDir, "postgres");
  const embedded = settings.env.DATABASE_URL
    ? null
    : await startEmbedded({ folder, port: settings.env.DATABASE_PORT, shared: true });
  try {
    const url = settings.env.DATABASE_URL ?? (embedded ? await ensureDatabase(embedded, "carloom") : "");
    const services = await openServices(settings, url, migrations, silentLog);
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  } finally {
    await embedded?.stop();
  }
}
