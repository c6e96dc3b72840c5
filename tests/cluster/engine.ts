import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { execFileSync } from "node:child_process";

/** A program of the system that runs beside the product, in the foreground. */
export type Engine = {
  name: string;
  pid(): number;
  log(): string;
  /** Ends it, at last with SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const running = new Set<ChildProcess>();
const engines = new Set<Engine>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Ends whatever still runs. */
export async function stopEngines(): Promise<void> {
  await Promise.all([...engines].map((engine) => engine.stop()));
}

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const PATIENCE_MS = 10_000;

/** Starts a program; root lends it another user, as it would have as a service. */
export function startEngine(
  name: string,
  [command = "", ...args]: readonly string[],
  { user, env = {} }: { user?: string; env?: Record<string, string> } = {},
): Engine {
  const lent = user ? [`--reuid=${user}`, `--regid=${groupOf(user)}`, "--clear-groups"] : [];
  // a run that is killed takes its engines with it
  const given = ["--pdeathsig=SIGTERM", ...lent, command, ...args];
  const child = spawn("setpriv", given, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, LANG: "C.UTF-8", HOME: "/tmp", ...env },
  });
  let said = "";
  const hear = (data: Buffer) => (said = `${said}${data}`.slice(-200_000));
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  child.on("error", (error) => hear(Buffer.from(String(error))));
  running.add(child);
  const gone = new Promise<void>((done) => child.once("close", () => done())).then(() => void running.delete(child));
  const engine: Engine = {
    name,
    pid: () => child.pid ?? 0,
    log: () => said,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const limit = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
      await gone;
      clearTimeout(limit);
    },
  };
  engines.add(engine);
  void gone.then(() => engines.delete(engine));
  return engine;
}

const groupOf = (user: string) => execFileSync("id", ["-gn", user], { encoding: "utf8" }).trim();

/** Gives a folder and all in it to a user. */
export function give(folder: string, user: string): void {
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", `${user}:${groupOf(user)}`, folder]);
}

export function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** On a machine that is busy with other things, a program of Python alone takes a minute to begin. */
const START_MS = 300_000;

/** Asks until the answer is yes. @throws with what `engines` said when it never is */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  { ms = START_MS, engines = [] }: { ms?: number; engines?: readonly Engine[] } = {},
): Promise<void> {
  for (const limit = Date.now() + ms; ; ) {
    if (await ask().catch(() => false)) return;
    if (Date.now() > limit) {
      const said = engines.map(({ name, log }) => `${name}: ${log().slice(-3000)}`).join("\n");
      throw new Error(`It did not come to it that ${what}.\n${said}`);
    }
    await new Promise((next) => setTimeout(next, 100));
  }
}

export const answers = async (url: string, status = 200): Promise<boolean> =>
  (await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(2000) })).status === status;
