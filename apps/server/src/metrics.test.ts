import { openMeasures } from "@carloom/platform";
import type { Pool } from "pg";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

const pool = { totalCount: 5, idleCount: 2, waitingCount: 1, options: { max: 12 } } as Pool;
const direct = { totalCount: 1, idleCount: 1, waitingCount: 0, options: { max: 4 } } as Pool;

it("counts what was answered, asked, done and waits, and watches memory, event loop and collections", () => {
  const measures = openMeasures();
  const metrics = createMetrics(measures, { pool, direct });
  measures.answered("site", "/car", 200, 3);
  measures.answered("site", "/:channel", 503, 700);
  measures.operated("commerce", "mutation", "checkoutComplete", 40, true);
  measures.stated("  SELECT 1", 4, false);
  measures.stated("explain nothing", 4, true);
  measures.worked("commerce.orderMail", 20, false);
  measures.pages.add("stale");
  const queue = [
    { job: "mail", waiting: 3, running: 1, dead: 1, oldestSeconds: 12 },
    { job: "sweep", waiting: 0, running: 0, dead: 0, oldestSeconds: 0 },
  ];
  const text = metrics.text({ queue, deliveries: 2 });
  metrics.close();
  const value = (line: string) =>
    Number(new RegExp(`^${line.replace(/[{}/+]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1]);
  expect(value('carloom_request_duration_ms_count{server="site",status="5xx"}')).toBe(1);
  expect(value('carloom_request_duration_ms_bucket{server="site",status="2xx",le="5"}')).toBe(1);
  expect(value('carloom_request_duration_ms_bucket{server="site",status="5xx",le="500"}')).toBe(0);
  const seconds = "carloom_http_request_duration_seconds";
  expect(value(`${seconds}_bucket{server="site",route="/car",status="2xx",le="0.005"}`)).toBe(1);
  expect(value(`${seconds}_bucket{server="site",route="/:channel",status="5xx",le="0.5"}`)).toBe(0);
  expect(value(`${seconds}_bucket{server="site",route="/:channel",status="5xx",le="+Inf"}`)).toBe(1);
  expect(value(`${seconds}_sum{server="site",route="/:channel",status="5xx"}`)).toBe(0.7);
  const asked = 'endpoint="commerce",type="mutation",operation="checkoutComplete",outcome="error"';
  expect(value(`carloom_graphql_operation_duration_seconds_count{${asked}}`)).toBe(1);
  expect(value('carloom_db_statement_duration_seconds_count{operation="select",outcome="ok"}')).toBe(1);
  expect(value('carloom_db_statement_duration_seconds_count{operation="other",outcome="error"}')).toBe(1);
  expect(value('carloom_job_duration_seconds_count{job="commerce.orderMail",outcome="ok"}')).toBe(1);
  expect(value('carloom_page_cache_requests_total{result="stale"}')).toBe(1);
  expect(value('carloom_db_pool_connections{pool="main",state="used"}')).toBe(3);
  expect(value('carloom_db_pool_connections{pool="direct",state="idle"}')).toBe(1);
  expect(value('carloom_db_pool_waiting_requests{pool="main"}')).toBe(1);
  expect(value('carloom_jobs_waiting{job="mail"}')).toBe(3);
  expect(value("carloom_jobs_oldest_waiting_seconds")).toBe(12);
  for (const name of ["process_resident_memory_bytes", "nodejs_heap_size_used_bytes", "nodejs_external_memory_bytes"])
    expect(value(name)).toBeGreaterThan(0);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", 'nodejs_gc_duration_seconds_count{kind="major"}'])
    expect(value(name)).toBeGreaterThanOrEqual(0);
  expect(value("carloom_dead_jobs")).toBe(1);
  expect(value("carloom_dead_webhook_deliveries")).toBe(2);
});

it("keeps as many series as there are names of ours, whatever is asked for", () => {
  const measures = openMeasures();
  for (let i = 0; i < 5000; i++) measures.operated("commerce", "query", `field${i}`, 1, false);
  const text = JSON.stringify(measures.families());
  expect(text.match(/"operation":/g)?.length).toBeLessThanOrEqual(2001);
  expect(text).toContain('"operation":"other"');
});
