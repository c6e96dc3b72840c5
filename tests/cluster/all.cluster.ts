import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { type Cluster, startCluster } from "./cluster.ts";
import { faultTests } from "./faults.ts";
import { nodesTests, openWorld } from "./nodes.ts";

/** Tests that would begin later are left out, where others wait for the machine. */
const SECONDS = Number(process.env.TEST_CLUSTER_SECONDS) || Number.POSITIVE_INFINITY;
const began = Date.now();

let cluster: Cluster;
let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  cluster = await startCluster((line) => process.stdout.write(`${line}\n`));
  world = await openWorld(cluster);
}, 1_200_000);
beforeEach(({ skip }) => skip(Date.now() - began > SECONDS * 1000, "no time is left"));
afterAll(() => cluster?.stop(), 120_000);

describe("three nodes and a worker", () => nodesTests(() => world));
describe("what breaks", () => faultTests(() => world));
