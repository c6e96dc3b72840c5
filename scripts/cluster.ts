import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Debian's packages, by a program of each. */
const PACKAGES: Record<string, string> = {
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/bin/memcached": "memcached",
  "/usr/bin/swift-proxy-server": "swift-proxy",
  "/usr/bin/swift-account-server": "swift-account",
  "/usr/bin/swift-container-server": "swift-container",
  "/usr/bin/swift-object-server": "swift-object",
  "/usr/bin/aiosmtpd": "python3-aiosmtpd",
  "/usr/bin/faketime": "faketime",
};
/** Long ones run where they are asked for by name: `npm run test:cluster -- upgrade`. */
const given = process.argv.slice(2);
const asked = given.length > 0 ? given : ["all"];
/** The whole of it; what hangs is ended. A soak takes an hour by itself. */
const MOST_MINUTES = given.includes("soak") ? 120 : 60;

const missing = () => Object.entries(PACKAGES).filter(([program]) => !existsSync(program));
const stop = (why: string): never => {
  say(why);
  process.exit(1);
};

if (process.platform !== "linux")
  stop("The cluster's engines are Debian's packages: there is no cluster on this system.");
if (process.getuid?.() !== 0)
  stop(
    "The engines run as users of their own (postgres, swift, nobody): run this as root, or in a container where you are.",
  );
const wanted = [...new Set(missing().map(([, name]) => name))];
if (wanted.length > 0) {
  say(`Installing from Debian: ${wanted.join(", ")}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  apt("update", "-qq");
  // no service of theirs starts: the cluster runs its own, on ports of its own
  apt("install", "-y", "-qq", "--no-install-recommends", ...wanted);
  const still = missing().map(([program, name]) => `${program} (${name})`);
  if (still.length > 0) stop(`These could not be had, and without them there is no cluster: ${still.join(", ")}.`);
}

await prepareContent(say);
await buildApps(say);
const table = join(root, ".data", "cluster", "faults.md");
rmSync(table, { force: true });
const child = spawn("vitest", ["run", "--project", "cluster", ...asked], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const limit = setTimeout(() => child.kill("SIGTERM"), MOST_MINUTES * 60_000);
child.on("exit", (code) => {
  clearTimeout(limit);
  if (existsSync(table))
    say(
      `\n| fault | seen by four buyers | healed after | slowest answer | |\n|---|---|---|---|---|\n${readFileSync(table, "utf8")}`,
    );
  process.exit(code ?? 1);
});
