type Waiting<Request, Answer> = {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
  done: boolean;
};

export type BatcherOptions<Request, Answer> = {
  /** Milliseconds between the first request of a batch and its sending. */
  interval: number;
  max: number;
  /** Requests share a batch only under the same key. */
  keyOf: (request: Request) => string;
  /** Answers in the order of the requests. `signal` aborts when nobody waits any more. */
  send: (requests: Request[], signal: AbortSignal) => Promise<Answer[]>;
};

/** Gathers requests into batches. One request's abort leaves the others of its batch alone. */
export function createBatcher<Request, Answer>(options: BatcherOptions<Request, Answer>) {
  const open = new Map<string, { waiting: Waiting<Request, Answer>[]; timer: ReturnType<typeof setTimeout> }>();

  const flush = async (key: string) => {
    const batch = open.get(key);
    if (!batch) return;
    open.delete(key);
    clearTimeout(batch.timer);
    const waiting = batch.waiting.filter((one) => !one.done);
    if (waiting.length === 0) return;
    const abort = new AbortController();
    const watch = () => {
      if (waiting.every((one) => one.done)) abort.abort();
    };
    for (const one of waiting) watchers.set(one, watch);
    try {
      const answers = await options.send(
        waiting.map((one) => one.request),
        abort.signal,
      );
      for (const [index, one] of waiting.entries()) one.resolve(answers[index] as Answer);
    } catch (reason) {
      for (const one of waiting) one.reject(reason);
    }
  };
  const watchers = new WeakMap<Waiting<Request, Answer>, () => void>();

  return (request: Request, signal?: AbortSignal): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const one: Waiting<Request, Answer> = {
        request,
        done: false,
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (reason) => settle(() => reject(reason)),
      };
      const onAbort = () => {
        one.reject(signal?.reason);
        watchers.get(one)?.();
      };
      const settle = (finish: () => void) => {
        if (one.done) return;
        one.done = true;
        signal?.removeEventListener("abort", onAbort);
        finish();
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      const key = options.keyOf(request);
      const batch = open.get(key);
      if (batch) batch.waiting.push(one);
      else open.set(key, { waiting: [one], timer: setTimeout(() => void flush(key), options.interval) });
      if ((open.get(key)?.waiting.length ?? 0) >= options.max) void flush(key);
    });
}
