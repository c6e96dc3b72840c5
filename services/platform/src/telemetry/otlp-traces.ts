import { type HrTime, TraceFlags } from "@opentelemetry/api";
import { OTLPExporterBase } from "@opentelemetry/otlp-exporter-base";
import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from "@opentelemetry/otlp-exporter-base/node-http";
import { JsonTraceSerializer, TraceExporterMetricsHelper } from "@opentelemetry/otlp-transformer";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { type Likeness, PastSpan } from "./past-span.ts";

/** A past span as it is sent, with a comma behind it, and where in it stands what is its own. */
type Form = { bytes: Uint8Array; traceId: number; spanId: number; parentId: number; start: number; end: number };
/** What stands before and behind spans of the same process in a request. */
type Frame = { head: Uint8Array; tail: Uint8Array };
type Request = { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] };

/** Digits of a time: its seconds have ten from 2001 to 2286. */
const SECONDS = 10;
const NANOSECONDS = 9;
/** What a request begins and ends with, around what each resource says. */
const OPENING = '{"resourceSpans":[';
const CLOSING = "]}";
const COMMA = ",".charCodeAt(0);
const ZERO = "0".charCodeAt(0);
const HERE = "\u0000";

const requestOf = (span: ReadableSpan): Request =>
  JSON.parse(Buffer.from(JsonTraceSerializer.serializeRequest([span]) ?? []).toString());

const digits = ([seconds, nanoseconds]: HrTime): string =>
  `${String(seconds).padStart(SECONDS, "0")}${String(nanoseconds).padStart(NANOSECONDS, "0")}`;

const sampleOf = (like: Likeness): PastSpan => {
  const parent = {
    traceId: like.ids.generateTraceId(),
    spanId: like.ids.generateSpanId(),
    traceFlags: TraceFlags.SAMPLED,
  };
  return new PastSpan(like, parent, 1_577_836_801_111.25, 1_893_456_002_222.75);
};

/**
 * What the SDK writes of such a span, with places for ids and times.
 * @returns null where it is not clear where they stand
 */
function formOf(like: Likeness): Form | null {
  const sample = sampleOf(like);
  const text = JSON.stringify(requestOf(sample).resourceSpans[0]?.scopeSpans[0]?.spans[0]);
  const bytes = Buffer.from(`${text},`);
  const [traceId, spanId, parentId, start, end] = [
    sample.traceId,
    sample.spanId,
    sample.parentSpanContext.spanId,
    digits(sample.startTime),
    digits(sample.endTime),
  ].map((own) => (bytes.indexOf(own) === bytes.lastIndexOf(own) ? bytes.indexOf(own) : -1)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return Math.min(traceId, spanId, parentId, start, end) < 0 ? null : { bytes, traceId, spanId, parentId, start, end };
}

function frameOf(like: Likeness): Frame {
  const request = requestOf(sampleOf(like));
  for (const { scopeSpans } of request.resourceSpans) for (const scope of scopeSpans) scope.spans = [HERE];
  const [head = "", tail = ""] = JSON.stringify(request).split(JSON.stringify(HERE));
  return { head: Buffer.from(head.slice(OPENING.length)), tail: Buffer.from(tail) };
}

/** Writes a number that is not negative from its last digit on. */
function writeDigits(target: Uint8Array, at: number, count: number, number: number): void {
  let rest = number;
  for (let i = at + count - 1; i >= at; i--) {
    const tens = Math.floor(rest / 10);
    target[i] = ZERO + rest - tens * 10;
    rest = tens;
  }
}

function writeTime(target: Uint8Array, at: number, ms: number): void {
  const seconds = Math.floor(ms / 1000);
  writeDigits(target, at, SECONDS, seconds);
  writeDigits(target, at + SECONDS, NANOSECONDS, Math.floor((ms - seconds * 1000) * 1e6));
}

function writeSpan(target: Buffer, at: number, span: PastSpan, form: Form): number {
  target.set(form.bytes, at);
  target.write(span.traceId, at + form.traceId, "latin1");
  target.write(span.spanId, at + form.spanId, "latin1");
  target.write(span.parentSpanContext.spanId, at + form.parentId, "latin1");
  writeTime(target, at + form.start, span.startMs);
  writeTime(target, at + form.end, span.endMs);
  return at + form.bytes.length;
}

/** Writes requests as the SDK does; what past spans of one likeness have in common is written once and copied. */
export function traceSerializer(): Pick<typeof JsonTraceSerializer, "serializeRequest" | "deserializeResponse"> {
  const forms = new WeakMap<Likeness, { form: Form | null }>();
  let frame: Frame | undefined;
  const known = (like: Likeness): Form | null => {
    let found = forms.get(like);
    if (!found) {
      found = { form: formOf(like) };
      forms.set(like, found);
    }
    return found.form;
  };
  return {
    deserializeResponse: (answer) => JsonTraceSerializer.deserializeResponse(answer),
    serializeRequest(spans) {
      const past: PastSpan[] = [];
      const others: ReadableSpan[] = [];
      let length = 0;
      for (const span of spans) {
        const form = span instanceof PastSpan && span.isPlain ? known(span.like) : null;
        if (!form) others.push(span);
        else {
          past.push(span as PastSpan);
          length += form.bytes.length;
        }
      }
      const [first] = past;
      if (!first) return JsonTraceSerializer.serializeRequest(others);
      frame ??= frameOf(first.like);
      const rest = others.length > 0 ? JsonTraceSerializer.serializeRequest(others) : undefined;
      // another resource of the same request
      const before = rest ? rest.subarray(0, rest.length - CLOSING.length) : Buffer.from(OPENING);
      const target = Buffer.allocUnsafeSlow(before.length + 1 + frame.head.length + length + frame.tail.length);
      target.set(before);
      let at = before.length;
      if (rest) target[at++] = COMMA;
      target.set(frame.head, at);
      at += frame.head.length;
      for (const span of past) at = writeSpan(target, at, span, known(span.like) as Form);
      // in the place of the last comma
      target.set(frame.tail, at - 1);
      return target.subarray(0, at - 1 + frame.tail.length);
    },
  };
}

/** Sends spans to a collector over HTTP, tries again as the SDK does, and waits for nobody longer than `timeoutMillis`. */
export function traceExporter(to: {
  url: string;
  headers: Record<string, string>;
  timeoutMillis: number;
}): SpanExporter {
  const options = convertLegacyHttpOptions(to, "TRACES", "v1/traces", { "Content-Type": "application/json" });
  const component = "otlp_http_span_exporter";
  return new OTLPExporterBase(
    createOtlpHttpExportDelegate(options, traceSerializer(), component, TraceExporterMetricsHelper, undefined),
  );
}
