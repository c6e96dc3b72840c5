import { readdirSync } from "node:fs";
import type { Traffic } from "./traffic.ts";
import { type Trend, trendOf } from "./slope.ts";

/** A process of the product that is watched. */
export type Watched = {
  /** Put before what is measured of it; empty where there is one. */
  name: string;
  /** Its own address, where it tells what it measures. */
  services: string;
  pid(): number;
  output(): string;
};

export type Soaking = {
  minutes: number;
  processes: readonly Watched[];
  /** How many connections the database has. */
  connections(): Promise<number>;
  traffic: Traffic;
  say(line: string): void;
};

export type Soaked = {
  requests: number;
  refused: Record<string, number>;
  /** What the processes themselves call unexpected, a line each. */
  unexpected: string[];
  /** What waited at the end, by job. */
  waiting: Record<string, number>;
  points: { at: number; values: Record<string, number> }[];
  trends: { name: string; trend: Trend }[];
};

/** What is watched of each process, and by how much small numbers may rise. */
const OF_EACH = {
  "resident MB": 15,
  "heap MB": 10,
  "outside the heap MB": 10,
  "open files": 8,
  "event loop p99 ms": 10,
};
/** What all of them have in common. */
const OF_ALL = { "database connections": 3, "jobs waiting": 10, "answers p95 ms": 20 };

export const LEAST_MINUTES = 5;
const SAMPLE_MS = 30_000;
/** Caches fill and code is compiled until then: no slope is read from it. */
const WARM_PART = 1 / 3;
const UNEXPECTED = /"message":"(unexpected error|request failed|job failed)[^\n]*/g;

const megabytes = (bytes: number) => bytes / 1_048_576;

async function measuresOf({ services, pid }: Watched) {
  const text = await (await fetch(`${services}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].reduce((all, [, n]) => all + Number(n), 0);
  const waiting = [...text.matchAll(/^carloom_jobs_waiting\{job="([^"]+)"\} (\d+)$/gm)];
  const values: Record<keyof typeof OF_EACH, number> = {
    "resident MB": megabytes(sum("process_resident_memory_bytes")),
    "heap MB": megabytes(sum("nodejs_heap_size_used_bytes")),
    "outside the heap MB": megabytes(sum("nodejs_external_memory_bytes")),
    "open files": readdirSync(`/proc/${pid()}/fd`).length,
    "event loop p99 ms": sum("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
  return { values, waiting: Object.fromEntries(waiting.map(([, job, n]) => [job, Number(n)])) };
}

/** Watches a crowd be served, a measure each half minute, until so many minutes are over; the crowd is stopped then. */
export async function soak({ minutes, processes, connections, traffic, say }: Soaking): Promise<Soaked> {
  const began = performance.now();
  const points: Soaked["points"] = [];
  const refused: Record<string, number> = {};
  let waiting: Record<string, number> = {};
  let requests = 0;
  const named = (name: string, of: string) => (of ? `${of} ${name}` : name);
  const sample = async () => {
    const each = await Promise.all(processes.map(measuresOf));
    // what waits is in the database, and each process tells all of it
    waiting = each[0]?.waiting ?? {};
    const window = traffic.take();
    requests += window.requests;
    for (const [what, times] of Object.entries(window.refused)) refused[what] = (refused[what] ?? 0) + times;
    const values: Record<string, number> = {
      "database connections": await connections(),
      "jobs waiting": Object.values(waiting).reduce((all, n) => all + n, 0),
      "answers p95 ms": window.p95Ms,
    };
    for (const [at, { values: own }] of each.entries())
      for (const [name, value] of Object.entries(own)) values[named(name, processes[at]?.name ?? "")] = value;
    points.push({ at: (performance.now() - began) / 1000, values });
    const shown = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
    say(`${(points.at(-1)?.at ?? 0).toFixed(0).padStart(5)} s  ${window.requests} requests  ${shown.join("  ")}`);
  };
  while (performance.now() - began < minutes * 60_000) {
    await new Promise((next) => setTimeout(next, SAMPLE_MS));
    await sample();
  }
  await traffic.stop();
  const counted = points.slice(Math.floor(points.length * WARM_PART));
  const slacks = [
    ...Object.entries(OF_ALL),
    ...processes.flatMap((one) =>
      Object.entries(OF_EACH).map(([name, slack]): [string, number] => [named(name, one.name), slack]),
    ),
  ];
  const trends = slacks.map(([name, slack]) => {
    const values = counted.map(({ at, values: all }) => ({ at, value: all[name] ?? 0 }));
    return { name, trend: trendOf(values, slack) };
  });
  const unexpected = processes.flatMap(({ output }) => output().match(UNEXPECTED) ?? []);
  return { requests, refused, unexpected, waiting, points, trends };
}

/** What became of it, in lines. */
export function toldOf({ requests, refused, unexpected, waiting, trends }: Soaked, minutes: number): string[] {
  return [
    `${requests} requests in ${minutes} minutes, refused: ${JSON.stringify(refused)}; errors in the log: ${unexpected.length}`,
    `jobs that waited at the end: ${JSON.stringify(waiting)}`,
    ...unexpected.slice(0, 5).map((line) => `  ${line.slice(0, 300)}`),
    ...trends.map(
      ({ name, trend: { middle, perHour, isLevel } }) =>
        `${name.padEnd(30)} middle ${middle.toFixed(0)}, ${perHour >= 0 ? "+" : ""}${perHour.toFixed(1)} an hour: ${isLevel ? "level" : "RISES"}`,
    ),
  ];
}
