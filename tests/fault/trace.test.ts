import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlEndpoint } from "../../apps/server/src/endpoint.ts";
import { createMetrics } from "../../apps/server/src/metrics.ts";
import { countedOf } from "../../apps/server/src/health.ts";
import { routesOf, SERVICE_ROUTES } from "../../apps/server/src/routes.ts";
import { personalOf } from "../../services/commerce/src/customer/personal.ts";
import { commerceJobs } from "../../services/commerce/src/index.ts";
import { commerceSchema } from "../../services/commerce/src/schema.ts";
import { readyCart } from "../../services/commerce/src/testing/buy.ts";
import { COMPLETE } from "../../services/commerce/src/testing/documents.ts";
import { testPort } from "../../services/commerce/src/testing/port.ts";
import { customer, type Shop, shopFixture } from "../../services/commerce/src/testing/shop.ts";
import { createGate, documentCache, listen, openTelemetry, startJobs } from "../../services/platform/src/index.ts";
import { type Collector, type SeenSpan, startCollector } from "../support/otlp.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";
const OWNER = customer({ isStaff: true, roles: ["owner"] });
const HOOK = `mutation($input: WebhookCreateInput!) { webhookCreate(input: $input) { errors { message } } }`;

let collector: Collector;
let shop: Shop;
let telemetry: NonNullable<Awaited<ReturnType<typeof openTelemetry>>>;
let listener: Server;
const heard: (string | undefined)[] = [];
const ends: (() => unknown)[] = [];

/** The shop's endpoint on a port, as the product serves it. @returns its address */
async function serve(proxies: readonly string[]): Promise<string> {
  const { services } = shop;
  const gate = createGate({
    requestsPerMinute: 1000,
    ownAddresses: new Set(),
    roomBytes: 1e7,
    plainBytes: 1e6,
    formBytes: 1e6,
  });
  const threed = testPort();
  const { path, handler, direct } = graphqlEndpoint(
    { ...services, threed, personal: personalOf(threed) } as never,
    "commerce",
    commerceSchema,
    { documents: documentCache(), gate },
  );
  const server = await listen([handler], {
    port: 0,
    host: "127.0.0.1",
    origin: "http://localhost",
    direct: new Map([[path, direct]]),
    gate,
    routeOf: routesOf(SERVICE_ROUTES),
    trustedProxies: new Set(proxies),
    onAnswer: ({ route, status, ms }) => services.measures.answered("services", route, status, ms),
    onError: (error) => {
      throw error;
    },
  });
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

const complete = async (address: string, id: string) => {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({ query: COMPLETE, variables: { id } }),
  });
  const { data } = (await response.json()) as { data: { checkoutComplete: { errors: object[] } } };
  expect(data.checkoutComplete.errors).toEqual([]);
};

beforeAll(async () => {
  collector = await startCollector();
  shop = await shopFixture({
    env: {
      WEBHOOKS_PRIVATE: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=some%20key",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    },
  });
  listener = createServer((req, res) => {
    heard.push(req.headers.traceparent as string | undefined);
    req.resume().on("end", () => res.end("noted"));
  });
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const targetUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
  const input = { name: "Books", targetUrl, asyncEvents: ["ORDER_CREATED"] };
  expect((await shop.graphql(HOOK, { input }, OWNER)).data.webhookCreate.errors).toEqual([]);
  const { services } = shop;
  const metrics = createMetrics(services.measures, services.connection);
  ends.push(() => metrics.close());
  const opened = await openTelemetry(services.settings, async () => metrics.families(await countedOf(services)));
  if (!opened) throw new Error("Nothing is traced.");
  telemetry = opened;
  const jobs = await startJobs(services.connection.pool, commerceJobs(services, testPort()), services.log, {
    onDone: services.measures.worked,
  });
  ends.push(() => jobs.stop());
});
afterAll(async () => {
  for (const end of ends) await end();
  await telemetry?.close();
  listener?.close();
  await shop?.drop();
  await collector?.close();
});

/** Whether one span is inside another, however deep. */
function inside(spans: readonly SeenSpan[], span: SeenSpan | undefined, outer: SeenSpan | undefined): boolean {
  if (!span || !outer) return false;
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent !== undefined && (parent === outer || inside(spans, parent, outer));
}

describe("the trace of an order", () => {
  it("goes from the caller over request, operation and statements to job, mail and webhook", async () => {
    const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]);
    await complete(await serve(["127.0.0.1", "::1"]), id);
    const own = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
    const named = (name: string) => own().find((span) => span.name === name);
    await expect
      .poll(
        async () => {
          await telemetry.flush();
          return own().map(({ name }) => name);
        },
        { interval: 200 },
      )
      .toEqual(expect.arrayContaining(["mail", "job commerce.orderMail", "job commerce.webhookDeliver"]));
    const request = named("POST /commerce/graphql/");
    expect(request).toMatchObject({ kind: 2, parentSpanId: CALLER, failed: false });
    expect(request?.facts).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/commerce/graphql/",
      "http.response.status_code": 200,
    });
    const operation = own().find(({ facts }) => facts["graphql.operation.type"] === "mutation");
    expect(operation?.name).toMatch(/^mutation /);
    expect(operation?.parentSpanId).toBe(request?.spanId);
    const statements = own().filter(
      (span) => span.facts["db.system.name"] === "postgresql" && inside(own(), span, operation),
    );
    expect(statements.length).toBeGreaterThan(5);
    expect(statements.map(({ facts }) => facts["db.operation.name"])).toEqual(
      expect.arrayContaining(["UPDATE", "COMMIT"]),
    );
    const job = named("job commerce.orderMail");
    expect(job).toMatchObject({ kind: 5, failed: false });
    expect(inside(own(), job, operation)).toBe(true);
    expect(inside(own(), named("mail"), job)).toBe(true);
    const delivery = named("job commerce.webhookDeliver");
    const post = own().find(({ kind, name, facts }) => kind === 3 && name === "POST" && facts["server.address"]);
    expect(inside(own(), post, delivery)).toBe(true);
    expect(heard).toEqual([`00-${TRACE}-${post?.spanId}-01`]);
    expect(collector.resource).toMatchObject({
      "service.name": "carloom",
      "deployment.environment.name": "test",
    });
    expect(collector.headers["x-collector-key"]).toBe("some key");
  });

  it("names no person and holds no value", () => {
    expect(collector.said()).not.toMatch(/buyer@people\.example|Sajik|Min-jun/);
  });

  it("is one of its own where a stranger says what to go on from", async () => {
    const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]);
    const known = collector.spans.length;
    await complete(await serve([]), id);
    const request = () =>
      collector.spans.slice(known).find(({ name, links }) => name === "POST /commerce/graphql/" && links.length > 0);
    await expect
      .poll(
        async () => {
          await telemetry.flush();
          return request()?.links[0]?.traceId;
        },
        { interval: 200 },
      )
      .toBe(TRACE);
    expect(request()?.traceId).not.toBe(TRACE);
    expect(request()?.parentSpanId).toBe("");
  });

  it("comes with metrics by OpenTelemetry's names", async () => {
    await telemetry.flush();
    const answers = collector.metrics.get("http.server.request.duration");
    expect(answers?.unit).toBe("s");
    expect(answers?.points).toMatchObject([
      { facts: { server: "services", route: "/commerce/graphql/", status: "2xx" }, count: 2 },
    ]);
    const jobs = collector.metrics.get("carloom.job.duration")?.points ?? [];
    expect(jobs.map(({ facts }) => facts.job)).toContain("commerce.orderMail");
    expect(collector.metrics.get("carloom.jobs.oldest.waiting")?.unit).toBe("s");
    expect(collector.metrics.get("db.client.connection.count")?.points.length).toBeGreaterThan(0);
    expect(collector.metrics.get("carloom.page.cache.requests")).toBeDefined();
  });
});
