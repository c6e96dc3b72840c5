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
  startMs: number;
  endMs: number;
  #id = "";

  constructor(like: Likeness, parent: SpanContext, startMs: number, endMs: number) {
    this.like = like;
    this.parentSpanContext = parent;
    this.startMs = startMs;
    this.endMs = endMs;
  }
  /** Whether it says nothing but what its likeness does. */
  get isPlain(): boolean {
    return true;
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

/** A span of a likeness that is in hand: others are parts of it. Once it is over it is as small as a past one. */
export class PartSpan extends PastSpan {
  readonly #began = performance.now();
  #isOver = false;
  #name: string | null = null;
  #attributes: Attributes | null = null;
  #status = UNSET;

  constructor(like: Likeness, parent: SpanContext) {
    super(like, parent, 0, 0);
  }
  isRecording(): boolean {
    return !this.#isOver;
  }
  updateName(name: string): void {
    this.#name = name;
  }
  setAttributes(attributes: Attributes): void {
    this.#attributes = { ...this.attributes, ...attributes };
  }
  setStatus(status: SpanStatus): void {
    this.#status = status;
  }
  end(): void {
    this.endMs = Date.now();
    this.startMs = this.endMs - (performance.now() - this.#began);
    this.#isOver = true;
  }
  override get isPlain(): boolean {
    return this.#name === null && this.#attributes === null && this.#status === UNSET;
  }
  override get name(): string {
    return this.#name ?? super.name;
  }
  override get attributes(): Attributes {
    return this.#attributes ?? super.attributes;
  }
  override get status(): SpanStatus {
    return this.#status;
  }
  override get ended(): boolean {
    return this.#isOver;
  }
}
