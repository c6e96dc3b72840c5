import { afterAll, beforeAll, expect, it } from "vitest";
import { fillShop } from "../../scripts/bench/services.ts";
import { soak, toldOf, type Watched } from "../../scripts/bench/soaking.ts";
import { beginTraffic, CROWD, presetPicture } from "../../scripts/bench/traffic.ts";
import { newEmail } from "../support/people.ts";
import { makeStaff } from "../support/staff.ts";
import { type Cluster, startCluster } from "./cluster.ts";

/** `npm run test:cluster -- soak`: a shop's day on all engines, with demo goods, for people build cars and have them drawn. */
const MINUTES = Number(process.env.TEST_SOAK_MINUTES) || 60;

const say = (line: string) => process.stdout.write(`${line}\n`);
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(say, { CATALOGUE: "demo" });
}, 1_800_000);
afterAll(() => cluster?.stop(), 120_000);

it("nothing rises on any node while people look, build and buy", async () => {
  const { nodes, worker, site, services } = cluster;
  const [first] = nodes;
  if (!first) throw new Error("The cluster has no node.");
  await fillShop(first.env.DATABASE_DIRECT_URL ?? "");
  const owner = newEmail();
  await makeStaff(first as never, owner, "owner");
  const soaked = await soak({
    minutes: MINUTES,
    processes: [...nodes, worker] satisfies Watched[],
    async connections() {
      const [row] = await cluster.rows("select count(*)::int as n from pg_stat_activity where datname is not null");
      return row?.n as number;
    },
    traffic: await beginTraffic({ site, services, owner, picture: await presetPicture() }, CROWD),
    say,
  });
  for (const line of toldOf(soaked, MINUTES)) say(line);
  expect(soaked.unexpected).toEqual([]);
  expect(soaked.refused).toEqual({});
  expect(soaked.trends.filter(({ trend }) => !trend.isLevel).map(({ name }) => name)).toEqual([]);
}, 9_000_000);
