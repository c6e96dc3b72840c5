/** What a span is to others: answers them, asks them, does what they left, or is of this process alone. */
export type SpanKind = "server" | "client" | "consumer" | "internal";
/** Names and numbers, never what people wrote. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;
/** Where a trace came from: W3C's `traceparent`, as headers and jobs carry it. */
export type Carried = { traceparent?: string };

export type Span = {
  note(facts: Facts): void;
  rename(name: string): void;
  /** Says that it went wrong; of an error its kind alone, since messages may quote what people wrote. */
  fail(error: unknown): void;
  end(): void;
  /** Does something as a part of it. */
  within<T>(run: () => T): T;
};

export type SpanOptions = {
  facts?: Facts;
  /** What it goes on from. */
  from?: Carried;
  /** false: whoever sent `from` is a stranger. The span begins a trace of its own that only mentions the other one. */
  believed?: boolean;
};

/** What is said of something that happens again and again, as one object: what a tracer makes of it is kept with it. */
export type Telling = { readonly name: string; readonly kind: SpanKind; readonly facts: Facts };

export type Tracer = {
  open(name: string, kind: SpanKind, options: SpanOptions): Span;
  /** As `open`, a part of what is in hand, of which the same is said again and again. */
  part(telling: Telling): Span;
  /** Something that took so long and is over, as a part of what is in hand; nothing where no span is. */
  past(telling: Telling, ms: number, error?: unknown): void;
  /** The span in hand, for whoever goes on from it elsewhere. */
  carried(): Carried;
};

const NO_SPAN: Span = {
  note: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
  end: () => undefined,
  within: (run) => run(),
};

let tracer: Tracer | null = null;

/**
 * One for the process; null: nothing is traced, and nothing of this costs more than asking.
 * @returns the one before
 */
export function setTracer(next: Tracer | null): Tracer | null {
  const before = tracer;
  tracer = next;
  return before;
}

export const isTraced = (): boolean => tracer !== null;

export const openSpan = (name: string, kind: SpanKind, options: SpanOptions = {}): Span =>
  tracer?.open(name, kind, options) ?? NO_SPAN;

async function during<T>(span: Span, run: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await span.within(() => run(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Does something as a span of this name, which ends with it and says whether it failed. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  run: (span: Span) => Promise<T>,
  options: SpanOptions = {},
): Promise<T> {
  return tracer ? during(tracer.open(name, kind, options), run) : run(NO_SPAN);
}

/** As {@link traced}, for what is done again and again. */
export async function tracedPart<T>(telling: () => Telling, run: (span: Span) => Promise<T>): Promise<T> {
  return tracer ? during(tracer.part(telling()), run) : run(NO_SPAN);
}

/** Most tellings of a kind that are kept; whoever asks decides what there is to tell. */
const MOST_TOLD = 1000;

/** What is said of each of something, kept by its key: the same few hundred are told again and again. */
export function tellings(make: (key: string) => Telling): (key: string) => Telling {
  const told = new Map<string, Telling>();
  return (key) => {
    const known = told.get(key);
    if (known) return known;
    const telling = make(key);
    if (told.size >= MOST_TOLD) told.clear();
    told.set(key, telling);
    return telling;
  };
}

export function pastSpan(telling: Telling, ms: number, error?: unknown): void {
  tracer?.past(telling, ms, error);
}

/** What a job or a message of another process takes along, to be spread into it: empty while nothing is traced. */
export const carriedTrace = (): Carried => tracer?.carried() ?? {};
