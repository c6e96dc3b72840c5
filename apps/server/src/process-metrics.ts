import { constants, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { type Family, gauge } from "@carloom/platform";

const KINDS = new Map<number, string>([
  [constants.NODE_PERFORMANCE_GC_MINOR, "minor"],
  [constants.NODE_PERFORMANCE_GC_MAJOR, "major"],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, "incremental"],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, "weakcb"],
]);

/** How precisely the delay of the event loop is sampled, ms; the timer itself is not counted as delay. */
const RESOLUTION = 20;

/** Memory, CPU, event loop and garbage collection of this process. */
export function processMetrics(): { families(): Family[]; close(): void } {
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
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000) : 0;
  return {
    families() {
      const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const ofKinds = (value: (kept: { count: number; seconds: number }) => number) =>
        [...collections].map(([kind, kept]) => ({ labels: { kind }, value: value(kept) }));
      const families = [
        gauge("process_resident_memory_bytes", "Resident memory.", rss),
        gauge("nodejs_heap_size_used_bytes", "Heap in use.", heapUsed),
        gauge("nodejs_heap_size_total_bytes", "Heap that is held.", heapTotal),
        gauge("nodejs_heap_size_limit_bytes", "Largest heap.", getHeapStatistics().heap_size_limit),
        gauge("nodejs_external_memory_bytes", "Memory outside the heap.", external),
        gauge("nodejs_array_buffers_bytes", "Of it, buffers.", arrayBuffers),
        gauge("process_cpu_seconds_total", "CPU, user and system.", (user + system) / 1e6, "counter"),
        gauge("nodejs_eventloop_lag_p50_seconds", "Delay of the event loop, median.", seconds(delay.percentile(50))),
        gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop, p99.", seconds(delay.percentile(99))),
        gauge("nodejs_eventloop_lag_max_seconds", "Delay of the event loop, longest.", seconds(delay.max)),
        gauge(
          "nodejs_gc_duration_seconds_count",
          "Garbage collections.",
          ofKinds(({ count }) => count),
          "counter",
        ),
        gauge(
          "nodejs_gc_duration_seconds_sum",
          "Their time.",
          ofKinds((kept) => kept.seconds),
          "counter",
        ),
      ];
      // of the time since it was last asked
      delay.reset();
      return families;
    },
    close() {
      observer.disconnect();
      delay.disable();
    },
  };
}
