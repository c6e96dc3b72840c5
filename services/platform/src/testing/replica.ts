import { spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../postgres/embedded.ts";
import type { EmbeddedPostgres } from "../postgres/embedded.ts";
import { binaries, NOBODY, runsAsRoot } from "../postgres/place.ts";

export type TestReplica = {
  pid: number;
  urlOf(database: string): string;
  /** Asks it something. */
  ask<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  stop(): Promise<void>;
};

function own(folder: string): void {
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

/** A real replica of an engine: its files as PostgreSQL's own backup has them, following the primary over a connection. */
export async function startReplica(primary: EmbeddedPostgres): Promise<TestReplica> {
  const port = await freePort(0);
  const folder = join(primary.folder, `replica-${port}`);
  const url = new URL(primary.urlOf("postgres"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  cpSync(join(primary.folder, "data"), folder, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await client.end();
  writeFileSync(join(folder, "backup_label"), rows[0]?.labelfile ?? "");
  writeFileSync(join(folder, "standby.signal"), "");
  const from = `host=127.0.0.1 port=${url.port} user=${url.username} password=${url.password}`;
  writeFileSync(join(folder, "postgresql.auto.conf"), `primary_conninfo = '${from}'\n`);
  chmodSync(folder, 0o700);
  if (runsAsRoot()) own(folder);
  const child = spawn(
    join(binaries(primary.folder), "bin", "postgres"),
    `-D ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120`.split(
      " ",
    ),
    { ...(runsAsRoot() && { uid: NOBODY, gid: NOBODY }), cwd: folder, stdio: "ignore" },
  );
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const urlOf = (database: string) => primary.urlOf(database).replace(`:${url.port}/`, `:${port}/`);
  const ask = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => {
    const asking = new pg.Client({ connectionString: urlOf("postgres"), connectionTimeoutMillis: 2000 });
    asking.on("error", () => undefined);
    try {
      await asking.connect();
      return (await asking.query<T>(text)).rows;
    } finally {
      await asking.end().catch(() => undefined);
    }
  };
  for (const limit = Date.now() + 30_000; ; ) {
    if (await ask("select 1").catch(() => null)) break;
    if (Date.now() > limit || child.exitCode !== null) throw new Error("The replica did not start.");
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    pid: child.pid ?? 0,
    urlOf,
    ask,
    async stop() {
      child.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
