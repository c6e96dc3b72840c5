import { join } from "node:path";
import {
  createLog,
  type EmbeddedPostgres,
  ensureDatabase,
  OwnedError,
  PortTakenError,
  startEmbedded,
} from "@carloom/platform";
import { startServer } from "@carloom/server";
import { readSettings, SettingError, type Settings } from "@carloom/settings/server";
import { createSiteHandler } from "@carloom/site/server";
import { buildApps } from "./setup/build.ts";
import { systemChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** One line for what a person can mend; a stack only for what they cannot. */
function fail(error: unknown): never {
  const plain = error instanceof SettingError || error instanceof OwnedError || error instanceof PortTakenError;
  process.stderr.write(
    `${plain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

function defaultsLine(settings: Settings, chromium: string | null): string {
  const e = settings.env;
  const parts = [
    e.DATABASE_URL ? "your PostgreSQL" : "embedded PostgreSQL (one machine only)",
    e.S3_ENDPOINT ? "S3 objects" : "objects in a local folder (one machine only)",
    e.SMTP_URL
      ? "mail by SMTP"
      : `mail kept at ${settings.origins.services}/dev/mail (nobody receives it; addresses are not confirmed)`,
    e.STRIPE_SECRET_KEY ? "cards by Stripe and bank transfer" : "offline payment (bank transfer, invoice: no cards)",
    ...(e.BANK_ACCOUNT
      ? []
      : ["no account for transfers (orders say that you send it by mail; set BANK_HOLDER, BANK_NAME, BANK_ACCOUNT)"]),
    ...(settings.env.PICTURES && !chromium
      ? ["no Chromium (builds without a picture of their own show their template's)"]
      : []),
  ];
  return `Runs on ${parts.join(", ")}.`;
}

async function main(): Promise<void> {
  const started = performance.now();
  const settings = readSettings(process.env, root);
  let embedded: EmbeddedPostgres | undefined;
  let server: { close(): Promise<void> } | undefined;
  let stopping = false;
  let chromium: string | null = null;

  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    if (reason) say(reason);
    const limit = setTimeout(() => process.exit(1), 15_000);
    await server?.close().catch(() => undefined);
    await embedded?.stop().catch(() => undefined);
    clearTimeout(limit);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop("Stopping…"));
  // the bootstrap that started us was killed
  process.on("disconnect", () => void stop(""));

  const [content] = await Promise.all([
    prepareContent(say),
    buildApps(say),
    (async () => {
      if (!settings.env.DATABASE_URL) {
        embedded = await startEmbedded({
          folder: join(settings.dataDir, "postgres"),
          port: settings.env.DATABASE_PORT,
        });
      }
    })(),
  ]).catch(async (error: unknown) => {
    await embedded?.stop().catch(() => undefined);
    return fail(error);
  });
  const databaseUrl = settings.env.DATABASE_URL ?? (embedded ? await ensureDatabase(embedded, "carloom") : "");
  try {
    chromium = settings.env.PICTURES ? systemChromium() : null;
    server = await startServer({
      settings,
      databaseUrl,
      contentFolder: content,
      pages: {
        account: join(root, "apps/account/dist"),
        studio: join(root, "apps/studio/dist"),
        viewer: join(root, "apps/viewer/dist"),
      },
      site: await createSiteHandler({ settings: settings.public }),
      chromium,
      log: createLog(),
      report: say,
    });
  } catch (error) {
    await embedded?.stop().catch(() => undefined);
    fail(error);
  }
  const { site, studio, account, viewer, services } = settings.origins;
  say(`\nCarloom is ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  say(`  site      ${site}`);
  say(`  studio    ${studio}/workspace/default/halden-gt`);
  say(`  account   ${account}/sign-in`);
  say(`  viewer    ${viewer} (builds by their links)`);
  say(`  services  ${services}`);
  say(defaultsLine(settings, chromium));
  say("Ctrl-C stops everything.");
}

main().catch(fail);
