/** May it be done once more, and else in how many seconds? */
export type Taken = { ok: true } | { ok: false; retryAfter: number };

/** Fixed windows in this process's memory: nothing to wait for, and every process counts for itself. */
export type RateLimiter = { take(key: string, limit: number, windowSeconds: number, count?: number): Taken };

/**
 * Fixed windows that all processes share: for whatever is guessed (passwords, codes) or sends mail. A `count` of -1 gives
 * back what was taken and was none of it.
 */
export type SharedLimiter = {
  take(key: string, limit: number, windowSeconds: number, count?: number): Promise<Taken>;
};

const MAX_KEYS = 50_000;

export function memoryLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    take(key, limit, windowSeconds, count = 1) {
      const time = now();
      let window = windows.get(key);
      if (!window || window.ends <= time) {
        if (windows.size >= MAX_KEYS) {
          for (const [old, { ends }] of windows) if (ends <= time) windows.delete(old);
          const oldest = windows.keys().next().value;
          if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest);
        }
        window = { count: 0, ends: time + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.count += count;
      return window.count <= limit ? { ok: true } : { ok: false, retryAfter: Math.ceil((window.ends - time) / 1000) };
    },
  };
}
