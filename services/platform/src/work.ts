import { AsyncLocalStorage } from "node:async_hooks";

/** What is being done for whom: an operation of a request, or a job. Names only, never values. */
export type Work = { requestId?: string; operation?: string; job?: string };

const current = new AsyncLocalStorage<Work>();

/** Does it as this piece of work: whatever is logged inside can say so. */
export const asWork = <T>(work: Work, run: () => T): T => current.run(work, run);

export const workInHand = (): Readonly<Work> => current.getStore() ?? {};

/** Says of the piece of work in hand which operation it is. */
export function nameWork(operation: string): void {
  const work = current.getStore();
  if (work) work.operation = operation;
}
