/**
 * An hour of a shop's day on the embedded default: `npm run soak -- [minutes]`. People look, search, buy, build with and
 * without pictures, and staff change prices, while pictures are drawn and mails are written. Memory, connections, files,
 * queue and answers may go up and down, and may not rise. The same on a cluster: `npm run test:cluster -- soak`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { databaseOf, openDatabase } from "../tests/support/database.ts";
import { newEmail } from "../tests/support/people.ts";
import { startProduct } from "../tests/support/product.ts";
import { makeStaff } from "../tests/support/staff.ts";
import { fillShop } from "./bench/services.ts";
import { LEAST_MINUTES, soak, toldOf } from "./bench/soaking.ts";
import { beginTraffic, CROWD, presetPicture } from "./bench/traffic.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const MINUTES = Number(process.argv[2]) || 60;

const say = (line: string) => process.stdout.write(`${line}\n`);
if (MINUTES < LEAST_MINUTES) {
  say(`A slope takes ${LEAST_MINUTES} minutes or more.`);
  process.exit(1);
}
await prepareContent(say);
await buildApps(say);
const product = await startProduct({ PICTURES: "true" });
const { url } = databaseOf(product);
try {
  await fillShop(url);
  const database = await openDatabase(product);
  const owner = newEmail();
  await makeStaff(product, owner, "owner");
  const soaked = await soak({
    minutes: MINUTES,
    processes: [{ name: "", services: product.services, pid: product.pid, output: product.output }],
    async connections() {
      const [row] = await database.rows("select count(*)::int as n from pg_stat_activity where datname is not null");
      return row?.n as number;
    },
    traffic: await beginTraffic({ ...product, owner, picture: await presetPicture() }, CROWD),
    say,
  });
  await database.close();
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\n${machine}.`);
  for (const line of toldOf(soaked, MINUTES)) say(line);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `soak-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, minutes: MINUTES, ...soaked }, null, 2));
  say(`Kept in ${file}`);
  const { unexpected, refused, trends } = soaked;
  if (unexpected.length > 0 || Object.keys(refused).length > 0 || trends.some(({ trend }) => !trend.isLevel))
    process.exitCode = 1;
} finally {
  await product.stop();
}
