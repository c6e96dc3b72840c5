import type { Log } from "../log.ts";

/** What runs until it is stopped or breaks: `promise` ends with it, and is rejected where it broke. */
export type Running = { promise: Promise<void>; stop(): Promise<void> };

/** After so long something that broke is begun anew. */
const AGAIN_MS = 5000;

/**
 * Begins something, and begins it anew whenever it breaks: a database that is away for long is no reason to do no job ever
 * again. The first beginning is waited for.
 *
 * @throws what the first beginning throws
 */
export async function keepRunning(begin: () => Promise<Running>, log: Log, againMs = AGAIN_MS): Promise<Running> {
  let stopped = false;
  let wake = () => {};
  let now: Running | null = await begin();
  const rest = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, againMs);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  const keep = async () => {
    for (;;) {
      try {
        now ??= await begin();
        if (stopped) await now.stop();
        await now.promise;
        return;
      } catch (error) {
        now = null;
        if (stopped) return;
        log.error("what runs jobs broke and is begun anew", { error: String(error) });
      }
      await rest();
      if (stopped) return;
    }
  };
  const promise = keep();
  return {
    promise,
    async stop() {
      stopped = true;
      wake();
      await now?.stop();
      await promise;
    },
  };
}
