import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startTelemetry } from "./open-telemetry.ts";
import { traceStatement } from "./statement.ts";
import { carriedTrace, traced, tracedPart } from "./tracing.ts";

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string } }[];
};

/** Telemetry that sends to a collector of this process. @returns what flushes it, and all spans that came */
async function telemetryTo(sampler: string, ratio = 1) {
  const spans: Sent[] = [];
  const collector = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const { resourceSpans = [] } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans?: { scopeSpans: { spans: Sent[] }[] }[];
      };
      for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      res.end("{}");
    });
  });
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  const telemetry = startTelemetry({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    headers: "",
    serviceName: "carloom",
    attributes: "",
    sampler,
    ratio,
    metricsMs: 60_000,
    families: async () => [],
  });
  onTestFinished(async () => {
    await telemetry.close();
    collector.closeAllConnections();
    collector.close();
  });
  return { spans, flush: () => telemetry.flush() };
}

const ask = (sql: string, error?: unknown) => traceStatement({ sql, ms: 2.5, error });

it("tells each statement but begin within whatever asked it while that lasts, and which failed", async () => {
  const { spans, flush } = await telemetryTo("parentbased_always_on");
  let late = Promise.resolve();
  await traced("query products", "internal", async () => {
    ask("begin");
    ask('select "id" from "commerce"."variant"');
    ask('update "commerce"."variant" set "stock" = $1', Object.assign(new Error("secret"), { code: "23514" }));
    ask("commit");
    late = new Promise((done) => setImmediate(done)).then(() => ask("select 2"));
  });
  await late;
  ask("select 1");
  await flush();
  const operation = spans.find(({ name }) => name === "query products");
  const statements = spans.filter((span) => span !== operation);
  expect(statements.map(({ name }) => name).toSorted()).toEqual([
    "COMMIT",
    "SELECT commerce.variant",
    "UPDATE commerce.variant",
  ]);
  for (const { parentSpanId, traceId } of statements)
    expect([parentSpanId, traceId]).toEqual([operation?.spanId, operation?.traceId]);
  const [failed, ...others] = statements.filter(({ status }) => status.code === 2);
  expect(others).toEqual([]);
  expect(failed?.attributes).toContainEqual({ key: "error.type", value: { stringValue: "23514" } });
  expect(JSON.stringify(spans)).not.toContain("secret");
});

const QUERY = {
  name: "query products",
  kind: "internal",
  facts: { "graphql.operation.name": "products", "graphql.operation.type": "query" },
} as const;
const query = <T>(run: Parameters<typeof tracedPart<T>>[1]) => tracedPart(() => QUERY, run);

it("tells what is done again and again as the part that it is, with its own parts, and what is noted of it", async () => {
  const { spans, flush } = await telemetryTo("parentbased_always_on");
  let carried = "";
  await traced("POST", "server", async () => {
    await query(async () => {
      ask("select 1");
      carried = carriedTrace().traceparent ?? "";
      await traced("mail", "client", async () => undefined);
    });
    await query(async (span) => span.note({ "graphql.errors": 2 }));
    const secret = Object.assign(new Error("secret"), { code: "E_OWN" });
    await query(() => Promise.reject(secret)).catch(() => undefined);
  });
  await flush();
  const request = spans.find(({ name }) => name === "POST");
  const [plain, noted, failed] = spans
    .filter(({ name }) => name === QUERY.name)
    .toSorted((a, b) => a.status.code - b.status.code || a.attributes.length - b.attributes.length);
  const said = Object.entries(QUERY.facts).map(([key, value]) => ({ key, value: { stringValue: value } }));
  for (const part of [plain, noted, failed]) {
    expect(part).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(part?.attributes).toEqual(expect.arrayContaining(said));
  }
  for (const name of ["SELECT", "mail"])
    expect(spans.find((span) => span.name === name)).toMatchObject({
      traceId: request?.traceId,
      parentSpanId: plain?.spanId,
    });
  expect(carried).toBe(`00-${request?.traceId}-${plain?.spanId}-01`);
  expect(plain?.attributes).toHaveLength(said.length);
  expect(noted?.attributes).toContainEqual({ key: "graphql.errors", value: { intValue: 2 } });
  expect(failed?.attributes).toContainEqual({ key: "error.type", value: { stringValue: "E_OWN" } });
  expect(failed?.status).toEqual({ code: 2 });
  expect(JSON.stringify(spans)).not.toContain("secret");
});

it("begins a trace with it where nothing is in hand", async () => {
  const { spans, flush } = await telemetryTo("parentbased_always_on");
  await query(async () => ask("select 1"));
  await flush();
  const [operation] = spans.filter(({ name }) => name === QUERY.name);
  expect(operation?.parentSpanId).toBeUndefined();
  expect(spans.find(({ name }) => name === "SELECT")?.parentSpanId).toBe(operation?.spanId);
});

it("sends all of a burst that several requests to the collector take, each once", async () => {
  const { spans, flush } = await telemetryTo("parentbased_always_on");
  await traced("job sweep", "consumer", async () => {
    for (let i = 0; i < 3000; i++) ask("select 1");
  });
  await flush();
  await expect.poll(() => spans.length).toBe(3001);
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(3001);
});

it.each([
  ["always_off", 1],
  ["traceidratio", 0],
  ["parentbased_traceidratio", 0],
])("sends no statement of what %s leaves out", async (sampler, ratio) => {
  const { spans, flush } = await telemetryTo(sampler, ratio);
  await traced("POST", "server", () => query(async () => ask("select 1")));
  await query(async () => ask("select 1"));
  await flush();
  expect(spans).toEqual([]);
});
