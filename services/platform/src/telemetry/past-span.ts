import {
  type Attributes,
  type HrTime,
  type SpanContext,
  type SpanKind,
  type SpanStatus,
  SpanStatusCode,
} from "@opentelemetry/api";
import type { InstrumentationScope } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import type { IdGenerator, ReadableSpan } from "@opentelemetry/sdk-trace";

/** All that past spans of one telling have in common. */
export type Likeness = {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  resource: Resource;
  scope: InstrumentationScope;
  ids: IdGenerator;
};

const NONE: never[] = [];
const UNSET: SpanStatus = { code: SpanStatusCode.UNSET };

const hrTime = (ms: number): HrTime => {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.floor((ms - seconds * 1000) * 1e6)];
};

/**
 * A span that was over when it was heard of, and went well: of its own it has only when it was and within what. Hundreds wait to
 * be sent, so it is small: it is its own context, and its id is drawn when it is asked for.
 */
export class PastSpan implements ReadableSpan, SpanContext {
  readonly like: Likeness;
  readonly parentSpanContext: SpanContext;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  #id = "";

  constructor(like: Likeness, parent: SpanContext, startMs: number, endMs: number) {
    this.like = like;
    this.parentSpanContext = parent;
    this.startMs = startMs;
    this.endMs = endMs;
  }
  spanContext(): SpanContext {
    return this;
  }
  get traceId(): string {
    return this.parentSpanContext.traceId;
  }
  get spanId(): string {
    this.#id ||= this.like.ids.generateSpanId();
    return this.#id;
  }
  get traceFlags(): number {
    return this.parentSpanContext.traceFlags;
  }
  get name(): string {
    return this.like.name;
  }
  get kind(): SpanKind {
    return this.like.kind;
  }
  get attributes(): Attributes {
    return this.like.attributes;
  }
  get resource(): Resource {
    return this.like.resource;
  }
  get instrumentationScope(): InstrumentationScope {
    return this.like.scope;
  }
  get startTime(): HrTime {
    return hrTime(this.startMs);
  }
  get endTime(): HrTime {
    return hrTime(this.endMs);
  }
  get duration(): HrTime {
    return hrTime(this.endMs - this.startMs);
  }
  get status(): SpanStatus {
    return UNSET;
  }
  get ended(): boolean {
    return true;
  }
  get links(): never[] {
    return NONE;
  }
  get events(): never[] {
    return NONE;
  }
  get droppedAttributesCount(): number {
    return 0;
  }
  get droppedEventsCount(): number {
    return 0;
  }
  get droppedLinksCount(): number {
    return 0;
  }
}
