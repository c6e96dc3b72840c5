import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Pooler, startPooler } from "../../services/platform/src/testing/pgbouncer.ts";
import { freePorts } from "../support/product.ts";
import { ADDRESSES, type Balancer, balances, type Ports, startBalancer } from "./balancer.ts";
import { stopEngines } from "./engine.ts";
import { fillWith } from "./fill.ts";
import { type Node, nodeOf } from "./node.ts";
import { type Database, startDatabase } from "./patroni.ts";
import { openRelay } from "./relay.ts";
import { type MailServer, startMail } from "./smtp.ts";
import { type Objects, startObjects } from "./swift.ts";

type Row = Record<string, ReturnType<typeof JSON.parse>>;

/** Three nodes that answer and one worker, behind a balancer, on engines that are not ours. */
export type Cluster = {
  /** The addresses that people know: HAProxy's. */
  site: string;
  account: string;
  services: string;
  nodes: readonly Node[];
  worker: Node;
  balancer: Balancer;
  database: Database;
  objects: Objects;
  mail: MailServer;
  /** Stops PgBouncer and starts it again after so long. */
  restartPooler(awayMs: number): Promise<void>;
  /** Asks the primary itself. */
  rows(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

async function portsOf(): Promise<Ports> {
  const found = await freePorts(ADDRESSES.length);
  return Object.fromEntries(ADDRESSES.map((name, i) => [name, found[i] ?? 0])) as Ports;
}

/** @param from the folder of the version that every node starts with, this one where none is said */
export async function startCluster(
  say: (line: string) => void,
  env: Record<string, string> = {},
  from?: string,
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "carloom-cluster-"));
  chmodSync(folder, 0o755);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
    await stopEngines();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const began = Date.now();
    const told = (what: string) => say(`${((Date.now() - began) / 1000).toFixed(0)} s: ${what}`);
    const [database, objects, mail] = await Promise.all([
      startDatabase(join(folder, "postgres")),
      startObjects(join(folder, "swift")),
      startMail(join(folder, "mail")),
    ]);
    // Patroni ends PostgreSQL itself, and needs etcd for it
    ends.push(() => database.stop());
    told("PostgreSQL under Patroni, Swift and a mail server");
    const [primary = 0, replica = 0, poolerPort = 0, console = 0] = await freePorts(4);
    const fronts = await portsOf();
    const each = [await portsOf(), await portsOf(), await portsOf()];
    const balancer = await startBalancer(join(folder, "haproxy"), {
      fronts,
      nodes: each,
      primary,
      replica,
      members: database.members,
      console,
    });
    ends.push(() => balancer.stop());
    const { user, password } = database;
    const url = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/carloom`;
    const pool = new pg.Pool({ connectionString: url(primary), max: 2, connectionTimeoutMillis: 3000 });
    pool.on("error", () => undefined);
    ends.push(() => pool.end());
    let pooler: Pooler = await startPooler(url(primary), poolerPort, 24);
    ends.push(() => pooler.stop());
    const local = (port: number) => `http://localhost:${port}`;
    const settings = {
      ...objects.env,
      ...Object.fromEntries(ADDRESSES.map((name) => [`${name.toUpperCase()}_ORIGIN`, local(fronts[name])])),
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: mail.url,
      CONFIRM_EMAIL: "false",
      CATALOGUE: "empty",
      LIMIT_GUEST_ORDERS: "0",
      LIMIT_GUEST_PIECES: "0",
      WEBHOOKS_PRIVATE: "true",
      ...env,
    };
    const make = async (name: string, ports: Ports, more: Record<string, string>): Promise<Node> => {
      const [near = 0, straight = 0] = await freePorts(2);
      const line = await openRelay(near, poolerPort);
      const direct = await openRelay(straight, primary);
      const node = nodeOf({
        name,
        ports,
        dataDir: join(folder, name),
        database: line,
        direct,
        env: {
          ...settings,
          DATABASE_URL: url(line.port),
          DATABASE_DIRECT_URL: url(direct.port),
          DATABASE_REPLICA_URL: url(replica),
          ...more,
        },
      });
      ends.push(async () => {
        await node.halt();
        await Promise.all([line.close(), direct.close()]);
      });
      return node;
    };
    const nodes: Node[] = [];
    for (const [i, ports] of each.entries())
      nodes.push(await make(`node${i + 1}`, ports, { JOBS: "false", PICTURES: "false" }));
    const worker = await make("worker", await portsOf(), { PICTURES: "true" });
    // all at once: one of them migrates, the others wait for it
    await Promise.all([...nodes, worker].map((node) => node.start({}, from)));
    await fillWith(url(primary), objects.env, from);
    await balances(balancer, fronts.services);
    told("three nodes and a worker");
    return {
      site: local(fronts.site),
      account: local(fronts.account),
      services: local(fronts.services),
      nodes,
      worker,
      balancer,
      database,
      objects,
      mail,
      async restartPooler(awayMs) {
        await pooler.stop();
        await new Promise((next) => setTimeout(next, awayMs));
        pooler = await startPooler(url(primary), poolerPort, 24);
      },
      rows: async (text, values = []) => (await pool.query(text, values)).rows as Row[],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
