import { processMetrics } from "./process-metrics.ts";

const BUCKETS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/** Prometheus counts in base units; milliseconds are what this was called first, and what some dashboards still ask for. */
const UNITS = [
  {
    name: "carloom_http_request_duration_seconds",
    help: "How long answers took, by server and status class.",
    ms: 1000,
  },
  { name: "carloom_request_duration_ms", help: "The same in milliseconds, for older dashboards.", ms: 1 },
] as const;

type Series = { count: number; sumMs: number; buckets: number[] };

function histogram(series: ReadonlyMap<string, Series>, { name, help, ms }: (typeof UNITS)[number]): string[] {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
  for (const [labels, { count, sumMs, buckets }] of series) {
    for (const [index, limit] of BUCKETS.entries())
      lines.push(`${name}_bucket{${labels},le="${limit / ms}"} ${buckets[index]}`);
    lines.push(
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${(sumMs / ms).toFixed(ms === 1 ? 3 : 6)}`,
      `${name}_count{${labels}} ${count}`,
    );
  }
  return lines;
}

/** Counts answers by server and status class and watches the process, in Prometheus' text format. */
export function createMetrics() {
  const series = new Map<string, Series>();
  const ofProcess = processMetrics();
  const answered = (server: string, status: number, ms: number): void => {
    const key = `server="${server}",status="${Math.floor(status / 100)}xx"`;
    let entry = series.get(key);
    if (!entry) series.set(key, (entry = { count: 0, sumMs: 0, buckets: BUCKETS.map(() => 0) }));
    entry.count++;
    entry.sumMs += ms;
    for (const [index, limit] of BUCKETS.entries())
      if (ms <= limit) entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
  };
  return {
    /** Counts an answer of a server. */
    answered,
    /** @param dead what waits for somebody to look at it; null while the database does not answer */
    text(dead: { jobs: number; deliveries: number } | null): string {
      const lines = UNITS.flatMap((unit) => histogram(series, unit));
      lines.push(...ofProcess.lines());
      if (dead)
        lines.push(
          "# TYPE carloom_dead_jobs gauge",
          `carloom_dead_jobs ${dead.jobs}`,
          "# TYPE carloom_dead_webhook_deliveries gauge",
          `carloom_dead_webhook_deliveries ${dead.deliveries}`,
        );
      return `${lines.join("\n")}\n`;
    },
    close: ofProcess.close,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
