import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../postgres/embedded.ts";

/** A real PgBouncer that hands connections on between transactions. */
export type Pooler = { url: string; stop(): Promise<void> };

const PATH = [process.env.PATH ?? "", "/usr/sbin", "/usr/local/sbin"].join(delimiter);

/** Whether this machine has one. */
export const hasPgbouncer = (): boolean =>
  spawnSync("pgbouncer", ["--version"], { env: { ...process.env, PATH } }).status === 0;

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
    socket.once("close", () => done(false)).unref();
    setTimeout(() => socket.destroy(), 500).unref();
  });

/** @param database its address in PostgreSQL itself. @param size connections that everything behind it shares */
export async function startPooler(database: string, port?: number, size = 2): Promise<Pooler> {
  const { hostname, port: behind, username, password, pathname } = new URL(database);
  const at = port ?? (await freePort(0));
  const folder = mkdtempSync(join(tmpdir(), "carloom-pooler-"));
  const file = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname === "localhost" ? "127.0.0.1" : hostname} port=${behind}\n[pgbouncer]
listen_addr = 127.0.0.1\nlisten_port = ${at}\nunix_socket_dir =\npool_mode = transaction\nauth_type = plain
auth_file = ${users}\ndefault_pool_size = ${size}\nmax_client_conn = 100\nlogfile =\nadmin_users = ${username}
server_login_retry = 1\nserver_connect_timeout = 3\n`,
  );
  for (const path of [folder, file, users]) chmodSync(path, 0o755);
  // it refuses to run as root
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", [...asNobody, file], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PATH },
  });
  let said = "";
  child.stderr?.on("data", (data: Buffer) => (said = `${said}${data}`.slice(-4000)));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  for (let i = 0; !(await answers(at)); i++) {
    if (i > 200 || child.exitCode !== null) throw new Error(`PgBouncer does not start: ${said}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${at}${pathname}`,
    async stop() {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 2000).unref();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
