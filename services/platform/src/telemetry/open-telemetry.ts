import {
  type Attributes,
  type Context,
  context,
  type HrTime,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind as Kinds,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { isTracingSuppressed, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { randomIds } from "./ids.ts";
import { familyProducer } from "./otlp-metrics.ts";
import { traceExporter } from "./otlp-traces.ts";
import { traceOutgoing } from "./outgoing.ts";
import { type Likeness, PartSpan, PastSpan } from "./past-span.ts";
import type { Family } from "./registry.ts";
import {
  type Carried,
  type Facts,
  setTracer,
  type Span,
  type SpanKind,
  type SpanOptions,
  type Telling,
  type Tracer,
} from "./tracing.ts";

export type TelemetryOptions = {
  /** Base address of the collector; `/v1/traces` and `/v1/metrics` are put behind it. */
  endpoint: string;
  /** `name=value`, comma separated, values percent-encoded. */
  headers: string;
  serviceName: string;
  serviceVersion?: string;
  /** Further facts of this process, in the form of `headers`. */
  attributes: string;
  sampler: string;
  /** Share of traces that are kept, where the sampler takes one. */
  ratio: number;
  metricsMs: number;
  /** What is measured, asked for whenever it is sent. */
  families(): Promise<readonly Family[]>;
};

export type Telemetry = { flush(): Promise<void>; close(): Promise<void> };

/** How long an end waits for a collector to take the last of it. */
const CLOSE_MS = 3000;
/** Spans that are sent together, and that wait at most while a collector is slow; a request has a dozen. */
const BATCHES = { maxExportBatchSize: 1024, maxQueueSize: 8192 };
const KIND = { server: Kinds.SERVER, client: Kinds.CLIENT, consumer: Kinds.CONSUMER, internal: Kinds.INTERNAL };
/** Who tells. */
const SCOPE = "carloom";
const w3c = new W3CTraceContextPropagator();

function pairs(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const at = pair.indexOf("=");
    if (at > 0) found[pair.slice(0, at).trim()] = decodeURIComponent(pair.slice(at + 1).trim());
  }
  return found;
}

function samplerOf(name: string, ratio: number): Sampler {
  const root = name.endsWith("always_off")
    ? new AlwaysOffSampler()
    : name.endsWith("traceidratio")
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name.startsWith("parentbased") ? new ParentBasedSampler({ root }) : root;
}

type Noted = Pick<OtelSpan | PartSpan, "setAttributes" | "setStatus">;

/** Set once a span has begun: what is undefined is left out there, and nothing is copied twice. */
const note = (span: Noted, facts: Facts): void => void span.setAttributes(facts as Attributes);

function fail(span: Noted, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: string };
  note(span, { "error.type": typeof code === "string" && code ? code : (name ?? "Error") });
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const contextOf = (from: Carried): Context =>
  w3c.extract(ROOT_CONTEXT, from, {
    get: (carrier: Carried, key) => carrier[key as keyof Carried],
    keys: (carrier) => Object.keys(carrier),
  });

/** @param ended takes a span that the provider never had in hand */
function tracerOf(provider: TracerProvider, resource: Resource, ended: (span: PastSpan) => void): Tracer {
  const tracer = provider.getTracer(SCOPE);
  const ids = randomIds();
  const likenesses = new WeakMap<Telling, Likeness>();
  const likenessOf = (telling: Telling): Likeness => {
    const known = likenesses.get(telling);
    if (known) return known;
    const { name, kind, facts } = telling;
    const likeness = {
      name,
      kind: KIND[kind],
      attributes: facts as Attributes,
      resource,
      scope: { name: SCOPE },
      ids,
    };
    likenesses.set(telling, likeness);
    return likeness;
  };
  const spanOf = (span: OtelSpan | PartSpan, parent: Context, end: () => void): Span => ({
    note: (facts) => note(span, facts),
    rename: (name) => void span.updateName(name),
    fail: (error) => fail(span, error),
    end,
    // what takes a span from a context asks where it belongs and whether it is in hand, which ours says as well
    within: (run) => context.with(trace.setSpan(parent, span as OtelSpan), run),
  });
  const open = (name: string, kind: SpanKind, { facts = {}, from, believed = true }: SpanOptions): Span => {
    const other = from?.traceparent ? contextOf(from) : null;
    const otherSpan = other && trace.getSpanContext(other);
    const known = otherSpan && isSpanContextValid(otherSpan) ? otherSpan : null;
    const parent = from ? (known && believed ? (other ?? ROOT_CONTEXT) : ROOT_CONTEXT) : context.active();
    const links = known && !believed ? [{ context: known }] : [];
    const span = tracer.startSpan(name, { kind: KIND[kind], links }, parent);
    note(span, facts);
    return spanOf(span, parent, () => span.end());
  };
  return {
    open,
    part(telling) {
      const within = context.active();
      const parent = trace.getSpan(within);
      // who begins a trace draws whether it is kept
      if (!parent?.isRecording()) return open(telling.name, telling.kind, { facts: telling.facts });
      const span = new PartSpan(likenessOf(telling), parent.spanContext());
      return spanOf(span, within, () => {
        span.end();
        ended(span);
      });
    },
    past(telling, ms, error) {
      const parent = trace.getActiveSpan();
      if (!parent?.isRecording()) return;
      const endTime = Date.now();
      if (error === undefined)
        return ended(new PastSpan(likenessOf(telling), parent.spanContext(), endTime - ms, endTime));
      const { name, kind, facts } = telling;
      const span = tracer.startSpan(name, { kind: KIND[kind], startTime: endTime - ms });
      note(span, facts);
      fail(span, error);
      span.end(endTime);
    },
    carried() {
      const carrier: Carried = {};
      w3c.inject(context.active(), carrier, {
        set: (target: Carried, key, value) => void (key === "traceparent" && (target.traceparent = value)),
      });
      return carrier;
    },
  };
}

const now = (): HrTime => {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
};

/**
 * Traces and metrics to a collector, by OpenTelemetry's own SDK over OTLP (HTTP, JSON). Loaded only where an endpoint is set.
 * What a collector does not take is dropped: nobody waits for it.
 */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { endpoint, metricsMs } = options;
  const headers = pairs(options.headers);
  const resource = resourceFromAttributes({
    "service.name": options.serviceName,
    ...(options.serviceVersion && { "service.version": options.serviceVersion }),
    "service.instance.id": crypto.randomUUID(),
    ...pairs(options.attributes),
  });
  const sends = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, headers, timeoutMillis: 10_000 });
  const processor = new BatchSpanProcessor({ exporter: traceExporter(sends("traces")), ...BATCHES });
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(options.sampler, options.ratio),
    idGenerator: randomIds(),
    spanProcessors: [processor],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(sends("metrics")),
    exportIntervalMillis: metricsMs,
    exportTimeoutMillis: Math.min(metricsMs, 10_000),
    metricProducers: [familyProducer(resource, now(), now, options.families)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  setTracer(tracerOf(provider, resource, (span) => processor.onEnd(span)));
  const endOutgoing = traceOutgoing(
    () => !isTracingSuppressed(context.active()) && trace.getActiveSpan()?.isRecording() === true,
  );
  const quietly = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      () => undefined,
    );
  return {
    flush: () => quietly(Promise.all([provider.forceFlush(), meters.forceFlush()])),
    async close() {
      setTracer(null);
      endOutgoing();
      const last = quietly(Promise.all([provider.shutdown(), meters.shutdown()]));
      await Promise.race([last, new Promise((done) => setTimeout(done, CLOSE_MS).unref())]);
      context.disable();
    },
  };
}
