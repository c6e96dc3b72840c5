import {
  type Connection,
  type Distribution,
  type Family,
  gauge,
  type Measures,
  prometheusText,
  type QueueState,
  type Replica,
  type Sample,
} from "@carloom/platform";
import { processMetrics } from "./process-metrics.ts";

/** What is asked of the database for the metrics. */
export type Counted = { queue: readonly QueueState[]; deliveries: number };

/** Milliseconds, without routes, are what answers were first counted in, and what some dashboards still ask for. */
function inMilliseconds(families: readonly Family[]): Family[] {
  const answers = families.find(({ name }) => name === "carloom_http_request_duration_seconds");
  if (answers?.type !== "histogram") return [];
  const together = new Map<string, Sample<Distribution>>();
  for (const { labels, value } of answers.samples) {
    const { server = "", status = "" } = labels;
    const key = `${server} ${status}`;
    const known = together.get(key)?.value ?? { count: 0, sum: 0, counts: value.counts.map(() => 0) };
    together.set(key, {
      labels: { server, status },
      value: {
        count: known.count + value.count,
        sum: known.sum + value.sum * 1000,
        counts: known.counts.map((count, i) => count + (value.counts[i] ?? 0)),
      },
    });
  }
  const help = "How long answers took in milliseconds, for older dashboards.";
  const bounds = answers.bounds.map((bound) => bound * 1000);
  return [{ name: "carloom_request_duration_ms", help, type: "histogram", bounds, samples: [...together.values()] }];
}

/** Connections of each pool: whoever waits for one waits for everything. */
function ofPools({ pool, direct }: Pick<Connection, "pool" | "direct">, replica: Replica | undefined): Family[] {
  const pools = Object.entries({
    main: pool,
    ...(direct !== pool && { direct }),
    ...(replica && { replica: replica.pool }),
  });
  const of = (value: (each: Connection["pool"]) => number, more: Record<string, string> = {}) =>
    pools.map(([name, each]) => ({ labels: { pool: name, ...more }, value: value(each) }));
  return [
    {
      ...gauge("carloom_db_pool_connections", "Connections to the database, in use and idle.", [
        ...of((each) => each.totalCount - each.idleCount, { state: "used" }),
        ...of((each) => each.idleCount, { state: "idle" }),
      ]),
      otel: "db.client.connection.count",
    },
    gauge(
      "carloom_db_pool_max_connections",
      "Connections that a pool may have.",
      of((each) => each.options.max ?? 10),
    ),
    gauge(
      "carloom_db_pool_waiting_requests",
      "Who waits for a connection.",
      of((each) => each.waitingCount),
    ),
  ];
}

function ofJobs({ queue, deliveries }: Counted): Family[] {
  const by = (value: (state: QueueState) => number) =>
    queue.map((state) => ({ labels: { job: state.job }, value: value(state) }));
  return [
    gauge(
      "carloom_jobs_waiting",
      "Jobs that are due and wait.",
      by(({ waiting }) => waiting),
    ),
    gauge(
      "carloom_jobs_running",
      "Jobs in hand, of all processes.",
      by(({ running }) => running),
    ),
    gauge(
      "carloom_jobs_oldest_waiting_seconds",
      "How long the job that is due longest waits.",
      Math.max(0, ...queue.map(({ oldestSeconds }) => oldestSeconds)),
    ),
    gauge(
      "carloom_dead_jobs",
      "Jobs that failed for good.",
      queue.reduce((sum, { dead }) => sum + dead, 0),
    ),
    gauge("carloom_dead_webhook_deliveries", "Deliveries of webhooks that failed for good.", deliveries),
  ];
}

export type Metrics = {
  /** @param counted null while the database does not answer */
  families(counted: Counted | null): Family[];
  text(counted: Counted | null): string;
  close(): void;
};

/** What is measured of this process and of the queue that all share. */
export function createMetrics(measures: Measures, pools: Parameters<typeof ofPools>[0], replica?: Replica): Metrics {
  const ofProcess = processMetrics();
  const families = (counted: Counted | null): Family[] => [
    ...measures.families(),
    ...ofProcess.families(),
    ...ofPools(pools, replica),
    ...(replica?.families() ?? []),
    ...(counted ? ofJobs(counted) : []),
  ];
  return {
    families,
    text(counted) {
      const all = families(counted);
      return prometheusText([...all, ...inMilliseconds(all)]);
    },
    close: ofProcess.close,
  };
}
