import { constants, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const KINDS = new Map<number, string>([
  [constants.NODE_PERFORMANCE_GC_MINOR, "minor"],
  [constants.NODE_PERFORMANCE_GC_MAJOR, "major"],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, "incremental"],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, "weakcb"],
]);

/** How precisely the delay of the event loop is sampled, ms; the timer itself is not counted as delay. */
const RESOLUTION = 20;

/** Memory, CPU, event loop and garbage collection of this process, as lines in Prometheus' text format. */
export function processMetrics(): { lines(): string[]; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const collections = new Map([...KINDS.values()].map((kind) => [kind, { count: 0, seconds: 0 }]));
  const observer = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as unknown as {
      duration: number;
      detail: { kind: number };
    }[]) {
      const entry = collections.get(KINDS.get(detail.kind) ?? "");
      if (!entry) continue;
      entry.count++;
      entry.seconds += duration / 1000;
    }
  });
  observer.observe({ entryTypes: ["gc"] });
  const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000) : 0;
  return {
    lines() {
      const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const lines = [
        ...gauge("process_resident_memory_bytes", rss),
        ...gauge("nodejs_heap_size_used_bytes", heapUsed),
        ...gauge("nodejs_heap_size_total_bytes", heapTotal),
        ...gauge("nodejs_heap_size_limit_bytes", getHeapStatistics().heap_size_limit),
        ...gauge("nodejs_external_memory_bytes", external),
        ...gauge("nodejs_array_buffers_bytes", arrayBuffers),
        "# TYPE process_cpu_seconds_total counter",
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        ...gauge("nodejs_eventloop_lag_p50_seconds", seconds(delay.percentile(50))),
        ...gauge("nodejs_eventloop_lag_p99_seconds", seconds(delay.percentile(99))),
        ...gauge("nodejs_eventloop_lag_max_seconds", seconds(delay.max)),
        "# TYPE nodejs_gc_duration_seconds summary",
      ];
      for (const [kind, { count, seconds: total }] of collections)
        lines.push(
          `nodejs_gc_duration_seconds_count{kind="${kind}"} ${count}`,
          `nodejs_gc_duration_seconds_sum{kind="${kind}"} ${total.toFixed(6)}`,
        );
      // of the time since it was last asked
      delay.reset();
      return lines;
    },
    close() {
      observer.disconnect();
      delay.disable();
    },
  };
}
