import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import memory from "../../scripts/setup/server-memory.json" with { type: "json" };
import { ADDRESSES, type Ports } from "./balancer.ts";
import { answers } from "./engine.ts";
import type { Relay } from "./relay.ts";

const root = resolve(import.meta.dirname, "../..");

/** One process of the product. `services` and `site` are its own addresses, past the balancer. */
export type Node = {
  name: string;
  site: string;
  services: string;
  env: Record<string, string>;
  /** Its way to the pooler, and to PostgreSQL itself. */
  database: Relay;
  direct: Relay;
  pid(): number;
  output(): string;
  /** @param from the folder of the version that starts, this one where none is said */
  start(more?: Record<string, string>, from?: string): Promise<void>;
  kill(): Promise<void>;
  halt(): Promise<void>;
};

export type NodeOptions = {
  name: string;
  ports: Ports;
  dataDir: string;
  env: Record<string, string>;
  database: Relay;
  direct: Relay;
};

export const portSettings = (ports: Ports): Record<string, string> =>
  Object.fromEntries(ADDRESSES.map((name) => [`${name.toUpperCase()}_PORT`, String(ports[name])]));

const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

export function nodeOf({ name, ports, dataDir, env, database, direct }: NodeOptions): Node {
  mkdirSync(dataDir, { recursive: true });
  const settings = { NODE_ENV: "production", DATA_DIR: dataDir, ...portSettings(ports), ...env };
  let child: ChildProcess | undefined;
  let said = "";
  const services = `http://localhost:${ports.services}`;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    name,
    services,
    site: `http://localhost:${ports.site}`,
    env: settings,
    database,
    direct,
    pid: () => child?.pid ?? 0,
    output: () => said,
    async start(more = {}, from = root) {
      said = "";
      const begun = spawn(process.execPath, [...memory.flags, "scripts/start.ts"], {
        cwd: from,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...memory.env, ...process.env, ...settings, ...more },
      });
      child = begun;
      children.add(begun);
      begun.once("exit", () => children.delete(begun));
      const hear = (data: Buffer) => (said = `${said}${data}`.slice(-400_000));
      begun.stdout.on("data", hear);
      begun.stderr.on("data", hear);
      for (const limit = Date.now() + 240_000; ; ) {
        if (begun.exitCode !== null) throw new Error(`${name} stopped while it started:\n${said}`);
        if (said.includes("Carloom is ready") && (await answers(`${services}/readyz`).catch(() => false))) return;
        if (Date.now() > limit) throw new Error(`${name} was not ready in time:\n${said}`);
        await new Promise((next) => setTimeout(next, 100));
      }
    },
    kill: () => end("SIGKILL"),
    halt: () => end("SIGTERM"),
  };
}
