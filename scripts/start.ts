import { join } from "node:path";
import {
  checkPlaces,
  createLog,
  type EmbeddedPostgres,
  ensureDatabase,
  isLoopbackHost,
  StartError,
  startEmbedded,
} from "@carloom/platform";
import { readSettings, SettingError, type Settings } from "@carloom/settings/server";
import { systemChromium } from "./setup/chromium.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** One line for what a person can mend; a stack only for what they cannot. */
function fail(error: unknown): never {
  const plain = error instanceof SettingError || error instanceof StartError;
  process.stderr.write(
    `${plain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

/** What draws pictures of builds, or why nothing does; null where none are wanted. */
type Painter = { chromium: string; missing?: never } | { chromium?: never; missing: string } | null;

function findPainter(settings: Settings): Painter {
  if (!settings.env.PICTURES) return null;
  // strangers' builds are drawn where there is TLS, and Chromium has no sandbox as root
  if (settings.public.origin.startsWith("https:") && process.getuid?.() === 0)
    return { missing: "Chromium has no sandbox as root: run the product as an ordinary user" };
  try {
    const chromium = systemChromium();
    return chromium ? { chromium } : { missing: "no Chromium" };
  } catch (error) {
    return { missing: (error as Error).message.replace(/\.$/, "") };
  }
}

function defaultsLine(settings: Settings, painter: Painter): string {
  const e = settings.env;
  const parts = [
    e.DATABASE_URL ? "your PostgreSQL" : "embedded PostgreSQL (one machine only)",
    e.S3_ENDPOINT ? "S3 objects" : "objects in a local folder (one machine only)",
    e.SMTP_URL
      ? "mail by SMTP"
      : `mail kept at ${isLoopbackHost(new URL(settings.origins.services).host) ? `${settings.origins.services}/dev/mail` : join(settings.dataDir, "mail")} (nobody receives it; addresses are not confirmed)`,
    e.STRIPE_SECRET_KEY ? "cards by Stripe and bank transfer" : "offline payment (bank transfer, invoice: no cards)",
    ...(painter?.missing
      ? [`no pictures of builds (${painter.missing}; builds without a picture of their own show their template's)`]
      : []),
  ];
  return `Runs on ${parts.join(", ")}.`;
}

async function main(): Promise<void> {
  const started = performance.now();
  const settings = readSettings(process.env, root);
  let engine: Promise<EmbeddedPostgres> | undefined;
  let server: { close(leaveMs?: number): Promise<void> } | undefined;
  const { DRAIN_SECONDS, TRUSTED_PROXIES } = settings.env;
  // a balancer needs a moment to hear of it; who stops it at a terminal does not wait
  const leaveMs = (DRAIN_SECONDS ?? (TRUSTED_PROXIES ? 5 : 0)) * 1000;
  let stopping = false;

  /** Also one that is about to start is waited for: nothing stays behind. */
  const endEngine = async () => {
    const embedded = await engine?.catch(() => undefined);
    await embedded?.stop().catch(() => undefined);
  };
  const stop = async (reason: string, waitMs = 0) => {
    if (stopping) return;
    stopping = true;
    if (reason) say(reason);
    const limit = setTimeout(() => process.exit(1), waitMs + 15_000);
    await server?.close(waitMs).catch(() => undefined);
    await endEngine();
    clearTimeout(limit);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop("Stopping…", signal === "SIGTERM" ? leaveMs : 0));
  // the bootstrap that started us was killed
  process.on("disconnect", () => void stop(""));

  try {
    await checkPlaces(settings);
    if (stopping) return;
    engine = settings.env.DATABASE_URL
      ? undefined
      : startEmbedded({ folder: join(settings.dataDir, "postgres"), port: settings.env.DATABASE_PORT });
    // said where it is awaited
    engine?.catch(() => undefined);
    // loaded while the engine starts, and not at all by a start that cannot be
    const [{ startServer }, { createSiteHandler }, { createViewerHandler }, { prepareContent }, { buildApps }] =
      await Promise.all([
        import("@carloom/server"),
        import("@carloom/site/server"),
        import("@carloom/viewer/server"),
        import("./setup/content.ts"),
        import("./setup/build.ts"),
      ]);
    const cars = settings.env.CATALOGUE === "demo" ? prepareContent(say) : null;
    const [content, , embedded] = await Promise.all([cars, buildApps(say), engine]);
    const painter = findPainter(settings);
    const databaseUrl = settings.env.DATABASE_URL ?? (embedded ? await ensureDatabase(embedded, "carloom") : "");
    if (stopping) return;
    const viewer = join(root, "apps/viewer/dist");
    server = await startServer({
      settings,
      databaseUrl,
      contentFolder: content,
      pages: {
        account: join(root, "apps/account/dist"),
        dashboard: join(root, "apps/dashboard/dist"),
        studio: join(root, "apps/studio/dist"),
        viewer,
      },
      site: (fetch) => createSiteHandler({ settings: settings.public, fetch }),
      viewer: (shown, proof) =>
        createViewerHandler({
          settings: settings.public,
          services: settings.origins.services,
          folder: viewer,
          shown,
          proof,
        }),
      chromium: painter?.chromium ?? null,
      log: createLog(),
      report: say,
    });
    if (stopping) return server.close();
    const { origins } = settings;
    say(`\nCarloom is ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    say(`  site      ${origins.site}`);
    say(`  studio    ${origins.studio}/workspace/default/halden-gt`);
    say(`  account   ${origins.account}/sign-in`);
    say(`  viewer    ${origins.viewer} (builds by their links)`);
    say(`  dashboard ${origins.dashboard} (staff)`);
    say(`  services  ${origins.services}`);
    say(defaultsLine(settings, painter));
    say("Ctrl-C stops everything.");
  } catch (error) {
    // what breaks because it is being stopped is no failure
    if (stopping) return;
    stopping = true;
    await endEngine();
    fail(error);
  }
}

main().catch(fail);
