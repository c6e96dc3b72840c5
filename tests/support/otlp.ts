import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Told = { key: string; value: Value }[];
export type SeenSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** As OTLP counts them: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  facts: Record<string, unknown>;
  links: { traceId: string }[];
  failed: boolean;
  ms: number;
};
export type Collector = {
  endpoint: string;
  spans: SeenSpan[];
  /** Points of each metric as they were sent last. */
  metrics: Map<string, { unit: string; points: { facts: Record<string, unknown>; value?: number; count?: number }[] }>;
  /** What its resource said of the process, and headers that came with it. */
  resource: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** All that was sent, as text. */
  said(): string;
  close(): Promise<void>;
};

const read = (told: Told = []) =>
  Object.fromEntries(
    told.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue]),
  );

type Body = {
  resourceSpans?: {
    resource: { attributes: Told };
    scopeSpans: { spans: (Omit<SeenSpan, "facts" | "failed" | "ms"> & Record<string, never>)[] }[];
  }[];
  resourceMetrics?: { scopeMetrics: { metrics: Record<string, never>[] }[] }[];
};

/** A collector that takes OTLP over HTTP as JSON, and reads what it is told. */
export async function startCollector(): Promise<Collector> {
  const seen: Pick<Collector, "spans" | "metrics" | "resource" | "headers"> = {
    spans: [],
    metrics: new Map(),
    resource: {},
    headers: {},
  };
  let text = "";
  const hear = (body: Body) => {
    for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
      seen.resource = read(resource.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { attributes, status, startTimeUnixNano, endTimeUnixNano, links, parentSpanId } = span as never as {
          attributes: Told;
          status: { code?: number };
          startTimeUnixNano: string;
          endTimeUnixNano: string;
          links?: { traceId: string }[];
          parentSpanId?: string;
        };
        seen.spans.push({
          ...(span as never as SeenSpan),
          parentSpanId: parentSpanId ?? "",
          facts: read(attributes),
          links: links ?? [],
          failed: status?.code === 2,
          ms: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
        });
      }
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics)) {
        const { name, unit, sum, gauge, histogram } = metric as never as Record<string, never> & {
          name: string;
          unit: string;
        };
        const { dataPoints = [] } = (sum ?? gauge ?? histogram ?? {}) as {
          dataPoints?: { attributes: Told; asDouble?: number; asInt?: string; count?: number | string }[];
        };
        const points = dataPoints.map((point) => ({
          facts: read(point.attributes),
          value: point.asDouble ?? Number(point.asInt),
          count: Number(point.count),
        }));
        seen.metrics.set(name, { unit, points });
      }
  };
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (data) => (body += data));
    req.on("end", () => {
      text += body;
      seen.headers = req.headers;
      if (req.url === "/v1/traces" || req.url === "/v1/metrics") hear(JSON.parse(body));
      res.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return Object.assign(seen, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: () => text,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  });
}
