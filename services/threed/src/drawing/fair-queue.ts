/** Whoever asks waits in a line of their own; lines are served in turn. */
export type FairQueue = {
  /**
   * Runs work when it is its turn. One of `who` runs at a time, so that nobody holds every place.
   * @throws QueueFull when too many of theirs, or of all, wait already
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
};

export class QueueFull extends Error {
  override name = "QueueFull";
}

/** Work of the shop itself, which takes as many places as there are. */
export const SHOP = "";

export type QueueLimits = {
  atOnce: number;
  /** That wait of one, and of all. */
  waitingOfOne: number;
  waitingOfAll: number;
};

export function fairQueue({ atOnce, waitingOfOne, waitingOfAll }: QueueLimits): FairQueue {
  const lines = new Map<string, (() => Promise<void>)[]>();
  const running = new Map<string, number>();
  /** When each was last served, of those that wait or run. */
  const served = new Map<string, number>();
  let round = 0;
  let busy = 0;
  let waiting = 0;

  const next = (): void => {
    while (busy < atOnce) {
      const able = [...lines.keys()].filter((one) => one === SHOP || !running.has(one));
      const [first] = able;
      if (first === undefined) return;
      const since = (one: string) => served.get(one) ?? 0;
      const who = able.reduce((best, one) => (since(one) < since(best) ? one : best), first);
      const line = lines.get(who) ?? [];
      const work = line.shift();
      if (line.length === 0) lines.delete(who);
      if (!work) continue;
      served.set(who, ++round);
      waiting--;
      busy++;
      running.set(who, (running.get(who) ?? 0) + 1);
      void work().finally(() => {
        busy--;
        const left = (running.get(who) ?? 1) - 1;
        if (left > 0) running.set(who, left);
        else running.delete(who);
        if (!lines.has(who) && !running.has(who)) served.delete(who);
        next();
      });
    }
  };

  return {
    run: (who, work) =>
      new Promise((done, fail) => {
        const line = lines.get(who) ?? [];
        if (waiting >= waitingOfAll || (who !== SHOP && line.length >= waitingOfOne)) return fail(new QueueFull());
        line.push(() => work().then(done, fail));
        lines.set(who, line);
        waiting++;
        next();
      }),
    get waiting() {
      return waiting;
    },
  };
}
