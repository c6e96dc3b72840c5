import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("counts answers by server and class, and watches memory, event loop and collections", () => {
  const metrics = createMetrics();
  metrics.answered("site", 200, 3);
  metrics.answered("site", 503, 700);
  const text = metrics.text({ jobs: 1, deliveries: 2 });
  metrics.close();
  const value = (line: string) => Number(new RegExp(`^${line.replace(/[{}]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1]);
  expect(value('carloom_request_duration_ms_count{server="site",status="5xx"}')).toBe(1);
  expect(value('carloom_request_duration_ms_bucket{server="site",status="2xx",le="5"}')).toBe(1);
  expect(value('carloom_request_duration_ms_bucket{server="site",status="5xx",le="500"}')).toBe(0);
  expect(value('carloom_http_request_duration_seconds_bucket{server="site",status="2xx",le="0.005"}')).toBe(1);
  expect(value('carloom_http_request_duration_seconds_sum{server="site",status="5xx"}')).toBe(0.7);
  for (const name of ["process_resident_memory_bytes", "nodejs_heap_size_used_bytes", "nodejs_external_memory_bytes"])
    expect(value(name)).toBeGreaterThan(0);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", 'nodejs_gc_duration_seconds_count{kind="major"}'])
    expect(value(name)).toBeGreaterThanOrEqual(0);
  expect(value("carloom_dead_webhook_deliveries")).toBe(2);
});
