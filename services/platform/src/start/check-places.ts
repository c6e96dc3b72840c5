import type { Settings } from "@carloom/settings/server";
import { checkDatabase } from "../database/check.ts";
import { checkObjects } from "../storage/check.ts";
import { s3Options } from "../storage/s3.ts";
import { checkDataFolder } from "./data-folder.ts";

/** Looks, before anything is done, whether what the settings name is there for us. @throws StartError for what is not */
export async function checkPlaces({ env, dataDir }: Settings): Promise<void> {
  const s3 = s3Options(env);
  if (!env.DATABASE_URL || !s3 || !env.SMTP_URL) checkDataFolder(dataDir);
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  if (direct) await checkDatabase(direct, { setting: "DATABASE_DIRECT_URL" });
  if (url) await checkDatabase(url, { pooled: direct !== undefined });
  if (s3) await checkObjects(s3);
}
