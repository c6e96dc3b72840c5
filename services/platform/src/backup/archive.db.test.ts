import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@carloom/settings/server";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { silentLog } from "../log.ts";
import { ensureDatabase, freePort, startEmbedded } from "../postgres/embedded.ts";
import { binaries, NOBODY, runsAsRoot } from "../postgres/place.ts";
import { openServices } from "../services.ts";

const folder = mkdtempSync(join(tmpdir(), "carloom-archive-"));
const [engineFolder, archive, base] = ["engine", "archive", "base"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

function own(path: string): void {
  if (!runsAsRoot()) return;
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

const told = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

beforeAll(() => {
  chmodSync(folder, 0o755);
  mkdirSync(archive);
  own(archive);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("comes back as it was a moment before somebody broke it, from the files of a night and PostgreSQL's own archive", async () => {
  const first = await startEmbedded({ folder: engineFolder, port: 0 });
  const admin = first.urlOf("postgres");
  await told(admin, "alter system set archive_mode = on");
  await told(admin, `alter system set archive_command = 'cp %p ${archive}/%f'`);
  await first.stop();
  const engine = await startEmbedded({ folder: engineFolder, port: 0 });
  let restored: ReturnType<typeof spawn> | undefined;
  try {
    const url = await ensureDatabase(engine, "shop");
    const settings = readSettings({ DATA_DIR: join(folder, "data") });
    await (await openServices(settings, url, [], silentLog)).close();
    await told(url, "create table kept (what text primary key)");
    await told(url, "insert into kept values ('before the files were copied')");

    // the files, as they are copied at night while others write
    const copier = new pg.Client({ connectionString: engine.urlOf("postgres") });
    await copier.connect();
    await copier.query("select pg_backup_start('night', true)");
    cpSync(join(engineFolder, "data"), base, {
      recursive: true,
      filter: (file) => !/postmaster\.(pid|opts)$/.test(file) && !/pg_wal\/[0-9A-F]{24}/.test(file),
    });
    const label = await copier.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await copier.end();

    await told(url, "insert into kept values ('after the files were copied')");
    const [moment] = await told<{ at: string }>(url, "select clock_timestamp()::text as at");
    await told(url, "delete from kept");
    const [last] = await told<{ wal: string }>(url, "select pg_walfile_name(pg_switch_wal()) as wal");
    await vi.waitFor(() => expect(readdirSync(archive)).toContain(last?.wal), { interval: 100 });
    await engine.stop();

    writeFileSync(join(base, "backup_label"), label.rows[0]?.labelfile ?? "");
    writeFileSync(join(base, "recovery.signal"), "");
    writeFileSync(
      join(base, "postgresql.auto.conf"),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = 'promote'\n`,
    );
    chmodSync(base, 0o700);
    own(base);
    const port = await freePort(0);
    restored = spawn(
      join(binaries(engineFolder), "bin", "postgres"),
      // no fewer connections than where it was written
      `-D ${base} -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120`.split(
        " ",
      ),
      { ...(runsAsRoot() && { uid: NOBODY, gid: NOBODY }), cwd: base, stdio: "ignore" },
    );
    const there = new URL(url);
    there.port = String(port);
    await vi.waitFor(
      async () =>
        expect(await told(there.href, "select pg_is_in_recovery() as recovers")).toEqual([{ recovers: false }]),
      { interval: 100 },
    );
    expect(await told(there.href, "select what from kept order by what")).toEqual([
      { what: "after the files were copied" },
      { what: "before the files were copied" },
    ]);
    // and the product starts on it, and writes
    const services = await openServices(settings, there.href, [], silentLog);
    await services.connection.pool.query("insert into kept values ('since')");
    await services.close();
  } finally {
    if (restored && restored.exitCode === null) {
      const gone = once(restored, "exit");
      restored.kill("SIGINT");
      await gone;
    }
    await engine.stop().catch(() => undefined);
  }
});
