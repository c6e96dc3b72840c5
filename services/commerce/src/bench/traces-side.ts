/**
 * One side of the comparison in traces.ts: a process that either traces all it does or nothing, as a server does, and answers
 * how much CPU each block of requests took.
 */
import { identityMigrations } from "@carloom/identity";
import { openServices, openTelemetry, silentLog, traced } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { commerceMigrations } from "../migrations/index.ts";
import { BENCH_SETTINGS, openOperations } from "./requests.ts";

/** Requests of a block: about as many spans as a server sends at once. */
const BLOCK = 300;

const [databaseUrl = "", dataDir = "", name = "", collector = ""] = process.argv.slice(2);
const settings = readSettings({
  ...BENCH_SETTINGS,
  DATA_DIR: dataDir,
  ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector }),
});
const services = await openServices(settings, databaseUrl, [identityMigrations, commerceMigrations], silentLog);
// metrics leave once a minute, and at each flush: an empty request of them is counted here
const telemetry = await openTelemetry(settings, async () => []);
const operation = (await openOperations(services)).find((one) => one.name === name);
if (!operation) throw new Error(`Nothing is called ${name}.`);
const { run, prepare } = operation;

/** CPU of this process for a request of a block, milliseconds; that of sending its spans included. */
async function block(): Promise<number> {
  const prepared: unknown[] = [];
  for (let i = 0; i < BLOCK; i++) prepared.push(prepare ? await prepare() : null);
  await telemetry?.flush();
  const before = process.cpuUsage();
  for (const one of prepared) await traced("POST", "server", () => run(one));
  await telemetry?.flush();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / BLOCK;
}

process.on("message", (asked) => {
  if (asked === "block") return void block().then((cpu) => process.send?.(cpu));
  return void Promise.all([telemetry?.close(), services.close()]).then(() => process.disconnect());
});
process.send?.("ready");
