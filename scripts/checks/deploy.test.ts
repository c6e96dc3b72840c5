import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { Environment } from "../../packages/settings/src/groups.ts";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";

const folder = join(root, "deploy");
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** What looks like a setting and belongs to somebody else. */
const OTHERS =
  /^(POSTGRES_|NODE_ENV$|MALLOC_ARENA_MAX$|HOME$|PATH$|SCMP_|DEBIAN_FRONTEND$|SIGTERM$|CAP_|AF_|ALL$|CMD|ENTRYPOINT|STOPSIGNAL|HEALTHCHECK|EXPOSE|VOLUME|WORKDIR|FROM|COPY|RUN|USER|ENV)/;

/** DRAIN_SECONDS where there are proxies. */
const DRAIN = 5;

it("names settings that there are, in every file", () => {
  const unknown = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^\s*(?:- \{ name: |Environment=)?"?([A-Z][A-Z0-9]*_[A-Z0-9_]+)"?(?:[:=,])/gm,
      ),
    ]
      .map(([, name = ""]) => name)
      .filter((name) => !OTHERS.test(name) && !(name.replace(/_FILE$/, "") in Environment.shape))
      .map((name) => `${file.slice(root.length + 1)}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("leads to the ports that the product listens on", () => {
  const e = Environment.parse({});
  const ports = [e.SITE_PORT, e.ACCOUNT_PORT, e.VIEWER_PORT, e.STUDIO_PORT, e.DASHBOARD_PORT, e.SERVICES_PORT].map(
    String,
  );
  for (const name of [
    "Dockerfile",
    "compose.yaml",
    "kubernetes/web.yaml",
    "kubernetes/service.yaml",
    "proxy/Caddyfile",
    "proxy/nginx.conf",
    "proxy/haproxy.cfg",
  ])
    for (const port of ports) expect([name, read(name).includes(port)]).toEqual([name, true]);
});

it("runs scripts that are there, as nobody special, on a root that cannot be written", () => {
  for (const file of files)
    for (const [script] of readFileSync(file, "utf8").matchAll(/scripts\/[\w-]+\.ts/g))
      expect(readFileSync(join(root, script), "utf8").length).toBeGreaterThan(0);
  expect(read("Dockerfile")).toMatch(/^USER 10001$/m);
  for (const name of ["web", "worker", "migrate"]) {
    const text = read(`kubernetes/${name}.yaml`);
    expect(text).toContain("readOnlyRootFilesystem: true");
    expect(text).toContain("runAsNonRoot: true");
  }
  expect(read("compose.yaml")).toContain("read_only: true");
});

it("gives a process that stops the time that it takes, and keeps no idle connection for as long as it answers", () => {
  const seconds = (name: string, form: RegExp) => Number(form.exec(read(name))?.[1]);
  // what it answers for, and what scripts/start.ts waits at most then
  const stop = DRAIN + 15;
  expect(seconds("compose.yaml", /stop_grace_period: (\d+)s/)).toBeGreaterThan(stop);
  expect(seconds("systemd/carloom@.service", /TimeoutStopSec=(\d+)/)).toBeGreaterThan(stop);
  const preStop = seconds("kubernetes/web.yaml", /command: \["sleep", "(\d+)"\]/);
  for (const name of ["web", "worker"])
    expect(seconds(`kubernetes/${name}.yaml`, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(preStop + stop);
  // these ask no node, or not often
  for (const [, kept] of read("proxy/nginx.conf").matchAll(/keepalive_timeout (\d+)s/g))
    expect(Number(kept)).toBeLessThan(DRAIN);
  expect(read("proxy/nginx.conf").match(/keepalive 32;\n {2}keepalive_timeout/g)).toHaveLength(6);
  expect(seconds("proxy/Caddyfile", /keepalive (\d+)s/)).toBeLessThan(DRAIN);
});

it("watches only what /metrics shows", async () => {
  const { createMetrics } = await import("../../apps/server/src/metrics.ts");
  const { openMeasures } = await import("../../services/platform/src/telemetry/measures.ts");
  const measures = openMeasures();
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0, options: { max: 1 } } as Pool;
  const metrics = createMetrics(measures, { pool, direct: pool });
  measures.answered("site", "/car", 200, 3);
  measures.operated("commerce", "query", "products", 3, false);
  measures.stated("select 1", 3, false);
  measures.worked("mail", 3, false);
  measures.pages.add("hit");
  const waits = { job: "mail", waiting: 1, running: 0, dead: 0, oldestSeconds: 1 };
  const shown = metrics.text({ queue: [waits], deliveries: 0 });
  metrics.close();
  const asked = ["observability/alerts.yaml", "observability/dashboard.json"].flatMap(
    (name) => read(name).match(/\b(?:carloom|nodejs|process)_[a-z0-9_]+/g) ?? [],
  );
  expect(asked.length).toBeGreaterThan(4);
  for (const name of asked)
    expect([name, shown.includes(`${name}{`) || shown.includes(`${name} `)]).toEqual([name, true]);
});
