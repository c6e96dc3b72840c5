import { type Attributes, SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api";
import { JsonTraceSerializer } from "@opentelemetry/otlp-transformer";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, InMemorySpanExporter, type ReadableSpan, TracerProvider } from "@opentelemetry/sdk-trace";
import { describe, expect, it } from "vitest";
import { randomIds } from "./ids.ts";
import { traceSerializer } from "./otlp-traces.ts";
import { type Likeness, PartSpan, PastSpan } from "./past-span.ts";

const ids = randomIds();
const resource = resourceFromAttributes({ "service.name": 'a "shop"' });
const provider = new TracerProvider({
  resource,
  spanProcessors: [new BatchSpanProcessor({ exporter: new InMemorySpanExporter() })],
});

const likeness = (name: string, attributes: Attributes): Likeness => ({
  name,
  kind: SpanKind.CLIENT,
  attributes,
  resource,
  scope: { name: "carloom" },
  ids,
});
const within = () => ({
  traceId: ids.generateTraceId(),
  spanId: ids.generateSpanId(),
  traceFlags: TraceFlags.SAMPLED,
});
const opened = (name: string): ReadableSpan => {
  const span = provider.getTracer("carloom").startSpan(name);
  span.end();
  return span as unknown as ReadableSpan;
};

const part = (like: Likeness, more: (span: PartSpan) => void = () => undefined): PartSpan => {
  const span = new PartSpan(like, within());
  more(span);
  span.end();
  return span;
};

const selected = likeness("SELECT commerce.variant", {
  "db.system.name": "postgresql",
  "db.query.text": 'select "id" from "commerce"."variant" where "name" = \'바퀴 🚗\\n\' and "traceId" = $1',
});
const committed = likeness("COMMIT", { "db.operation.name": "COMMIT" });

type Sent = { resourceSpans: { resource: unknown; scopeSpans: { scope: unknown; spans: { spanId: string }[] }[] }[] };

/** What a request holds, each span with who tells it, by its id: order and grouping are nobody's concern. */
function told(request: Uint8Array | undefined): unknown[] {
  const { resourceSpans } = JSON.parse(Buffer.from(request ?? []).toString()) as Sent;
  return resourceSpans
    .flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ scope, spans }) => spans.map((span) => ({ resource, scope, span }))),
    )
    .toSorted((a, b) => (a.span.spanId < b.span.spanId ? -1 : 1));
}

describe("spans as they are sent", () => {
  it.each([
    ["past ones", [new PastSpan(selected, within(), 1_795_000_000_000.125, 1_795_000_000_003)]],
    [
      "one that began just before a second",
      [new PastSpan(committed, within(), 1_795_000_000_999.999, 1_795_000_001_000)],
    ],
    ["one of 2001 to 2286", [new PastSpan(committed, within(), 1_000_000_000_000, 9_999_999_999_999)]],
    ["opened ones", [opened("query products"), opened("POST")]],
    [
      "both",
      [
        new PastSpan(selected, within(), 1_795_000_000_000, 1_795_000_000_007),
        opened("query products"),
        new PastSpan(committed, within(), 1_795_000_000_007.5, 1_795_000_000_008),
        new PastSpan(selected, within(), 1_795_000_000_001.75, 1_795_000_000_002),
      ],
    ],
    ["parts", [part(committed), part(selected), part(committed)]],
    [
      "parts that were noted, renamed or failed",
      [
        part(committed),
        part(committed, (span) => span.setAttributes({ "graphql.errors": 2 })),
        part(committed, (span) => span.updateName("other")),
        part(committed, (span) => span.setStatus({ code: SpanStatusCode.ERROR })),
      ],
    ],
    ["none", []],
  ])("say the same as the SDK's own words: %s", (_, spans: ReadableSpan[]) => {
    const serializer = traceSerializer();
    // the second request is made of what the first one kept
    for (let i = 0; i < 2; i++)
      expect(told(serializer.serializeRequest(spans))).toEqual(told(JsonTraceSerializer.serializeRequest(spans)));
  });

  it("have ids of their own, in hexadecimal digits, drawn anew when a draw is used up", () => {
    const traces = Array.from({ length: 2000 }, () => ids.generateTraceId());
    const spans = Array.from({ length: 2000 }, () => ids.generateSpanId());
    expect(new Set([...traces, ...spans]).size).toBe(4000);
    for (const id of traces) expect(id).toMatch(/^[\da-f]{32}$/);
    for (const id of spans) expect(id).toMatch(/^[\da-f]{16}$/);
  });

  it("keep the id that they said first", () => {
    const span = new PastSpan(committed, within(), 1, 2);
    expect(span.spanContext().spanId).toBe(span.spanId);
  });
});
