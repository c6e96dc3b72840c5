import { identityMigrations } from "@carloom/identity";
import { commerceMigrations } from "@carloom/commerce";
import { addJob } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { healthHandler } from "./health.ts";
import { createMetrics } from "./metrics.ts";

let services: TestServices;
beforeAll(async () => {
  services = await testServices([identityMigrations, commerceMigrations]);
});
afterAll(() => services.drop());

const read = async (of: Pick<TestServices, "db" | "connection">) => {
  const handler = healthHandler({ ...services, ...of }, createMetrics(services.measures, services.connection));
  const info = { ip: "127.0.0.1", requestId: "test" } as Parameters<typeof handler>[1];
  const answer = await handler(new Request("http://localhost:8000/metrics"), info);
  return (await answer?.text()) ?? "";
};

it("counts jobs and webhook deliveries that failed for good, and no others", async () => {
  expect(await read(services)).toMatch(/^carloom_dead_jobs 0$/m);
  for (const attempts of [1, 10, 10]) {
    await addJob(services.db, "mail", { attempts });
  }
  // waits for others of its queue, however long
  await addJob(services.db, "files", { attempts: 1 }, { queue: "files" });
  const { pool } = services.connection;
  await pool.query(
    "update graphile_worker._private_jobs set attempts = (payload ->> 'attempts')::int, run_at = now() - interval '15 minutes'",
  );
  await pool.query(
    "update graphile_worker._private_jobs set run_at = now() - interval '2 hours' where job_queue_id is not null",
  );
  await pool.query(`with w as (insert into commerce.webhook (name, target_url, secret_key, events, is_active)
      values ('w', 'https://w.example', null, '{ANY_EVENTS}', true) returning id)
    insert into commerce.event_delivery (webhook_id, event_key, event_type, payload, status)
    select w.id, s, 'ORDER_CREATED', '{}', s from w, unnest(array['PENDING', 'SUCCESS', 'FAILED']) s`);
  const text = await read(services);
  expect(text).toMatch(/^carloom_dead_jobs 2$/m);
  expect(text).toMatch(/^carloom_dead_webhook_deliveries 1$/m);
  expect(text).toMatch(/^carloom_jobs_waiting\{job="mail"\} 1$/m);
  expect(text).toMatch(/^carloom_jobs_waiting\{job="files"\} 1$/m);
  expect(text).toMatch(/^carloom_jobs_oldest_waiting_seconds 90\d/m);
  expect(text).toMatch(/^carloom_db_pool_max_connections\{pool="main"\} 6$/m);
});

it("answers without them while the database is away", async () => {
  const gone = () => {
    throw new Error("away");
  };
  const away = { selectFrom: gone, getExecutor: gone } as never;
  const text = await read({ db: away, connection: services.connection });
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("carloom_dead");
});
