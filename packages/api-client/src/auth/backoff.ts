const FIRST_MS = 2000;
const LAST_MS = 5 * 60_000;

/** Leaves a server in trouble alone for a while: twice as long after each failure, up to five minutes. */
export type Backoff = {
  /** May it be asked now? */
  ready(): boolean;
  /** It had trouble. @param seconds its own wish (Retry-After) */
  failed(seconds?: number): void;
  worked(): void;
};

export function createBackoff(): Backoff {
  let delay = 0;
  let until = 0;
  return {
    ready: () => Date.now() >= until,
    failed(seconds = 0) {
      delay = Math.min(delay === 0 ? FIRST_MS : delay * 2, LAST_MS);
      until = Date.now() + Math.min(Math.max(delay, seconds * 1000), LAST_MS);
    },
    worked() {
      delay = 0;
      until = 0;
    },
  };
}
