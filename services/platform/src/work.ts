import { AsyncLocalStorage } from "node:async_hooks";
import { type DocumentNode, getOperationAST, Kind } from "graphql";

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

/** The name that a client gave its operation, or the first field that it asks for. */
export function operationName(document: DocumentNode, given?: string | null): string {
  const operation = getOperationAST(document, given);
  const named = given ?? operation?.name?.value;
  if (named) return named;
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first.name.value : "?";
}
