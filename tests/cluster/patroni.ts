import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePorts } from "../support/product.ts";
import { answers, type Engine, give, startEngine, until, write } from "./engine.ts";

/** PostgreSQL under Patroni: a primary and a replica that has every acknowledged row, with etcd as who decides. */
export type Database = {
  members: readonly { name: string; port: number; api: number }[];
  user: string;
  password: string;
  /** Who takes writes now. */
  primary(): Promise<string>;
  /** SIGKILL to a member's Patroni and to its PostgreSQL at once, as a machine that is lost. */
  lose(name: string): Promise<void>;
  /** Starts a lost member again. */
  bringBack(name: string): Promise<void>;
  /** The replica has everything at once: commits wait for it. */
  isWhole(): Promise<boolean>;
  stop(): Promise<void>;
};

const BIN = "/usr/lib/postgresql/15/bin";
const USER = "carloom";
const PASSWORD = "cluster-only";

/** As deploy/database/patroni.yml has it; what a primary may be silent before another takes over. */
const TTL_SECONDS = Number(process.env.TEST_CLUSTER_TTL) || 12;

const config = (name: string, folder: string, etcd: number, { port, api }: { port: number; api: number }) => `
scope: carloom
name: ${name}
restapi: { listen: "127.0.0.1:${api}", connect_address: "127.0.0.1:${api}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: ${TTL_SECONDS}
    loop_wait: 1
    retry_timeout: 3
    failsafe_mode: true
    synchronous_mode: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
  pg_hba: [ "host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256" ]
  users: { ${USER}: { password: "${PASSWORD}", options: [ createdb ] } }
postgresql:
  listen: "127.0.0.1:${port}"
  connect_address: "127.0.0.1:${port}"
  data_dir: ${join(folder, name)}
  bin_dir: ${BIN}
  pgpass: ${join(folder, `${name}.pass`)}
  authentication:
    superuser: { username: postgres, password: super }
    replication: { username: replicator, password: copy }
    rewind: { username: rewinder, password: rewind }
  basebackup: [ { checkpoint: fast } ]
  parameters: { unix_socket_directories: "" }
`;

export async function startDatabase(folder: string): Promise<Database> {
  const [client = 0, peer = 0, portA = 0, apiA = 0, portB = 0, apiB = 0] = await freePorts(6);
  const members = [
    { name: "a", port: portA, api: apiA },
    { name: "b", port: portB, api: apiB },
  ];
  write(join(folder, "etcd", "empty"), "");
  for (const member of members) write(join(folder, `${member.name}.yml`), config(member.name, folder, client, member));
  give(folder, "postgres");
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const etcd = startEngine(
    "etcd",
    `etcd --data-dir ${join(folder, "etcd", "data")} --listen-client-urls ${url(client)} --advertise-client-urls ${url(client)}
      --listen-peer-urls ${url(peer)} --initial-advertise-peer-urls ${url(peer)} --initial-cluster default=${url(peer)}`.split(
      /\s+/,
    ),
    { user: "postgres" },
  );
  await until("etcd answers", () => answers(`${url(client)}/health`), { engines: [etcd] });
  const engines = new Map<string, Engine>();
  const start = (name: string) => {
    const engine = startEngine(`patroni ${name}`, ["patroni", join(folder, `${name}.yml`)], { user: "postgres" });
    engines.set(name, engine);
    return engine;
  };
  const is = (name: string, role: string) => {
    const member = members.find((one) => one.name === name);
    return answers(`${url(member?.api ?? 0)}/${role}`);
  };
  const first = start("a");
  await until("PostgreSQL has a primary", () => is("a", "primary"), { engines: [first] });
  const admin = new pg.Client({
    host: "127.0.0.1",
    port: portA,
    user: "postgres",
    password: "super",
    database: "postgres",
  });
  await admin.connect();
  await until("the shop's user is there", async () => {
    const { rows } = await admin.query("select 1 from pg_roles where rolname = $1", [USER]);
    return rows.length === 1;
  });
  await admin.query(`create database carloom owner ${USER}`);
  await admin.end();
  start("b");
  const isWhole = async () => (await is("b", "synchronous")) || (await is("a", "synchronous"));
  await until("commits wait for the replica", isWhole, { engines: [...engines.values()] });
  return {
    members,
    user: USER,
    password: PASSWORD,
    isWhole,
    async primary() {
      for (const { name } of members) if (await is(name, "primary").catch(() => false)) return name;
      throw new Error("PostgreSQL has no primary.");
    },
    async lose(name) {
      const file = join(folder, name, "postmaster.pid");
      const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
      const patroni = engines.get(name);
      engines.delete(name);
      const ended = patroni?.stop("SIGKILL");
      if (pid > 0) process.kill(pid, "SIGKILL");
      await ended;
    },
    async bringBack(name) {
      const engine = start(name);
      await until(`${name} follows`, isWhole, { ms: 90_000, engines: [engine] });
    },
    async stop() {
      await Promise.all([...engines.values()].map((engine) => engine.stop("SIGTERM")));
      await etcd.stop();
    },
  };
}
