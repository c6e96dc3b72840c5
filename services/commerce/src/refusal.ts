import { shopTables, type CommerceDb } from "./tables.ts";
import type { CommerceContext } from "./builder.ts";
import { transact } from "./transaction.ts";

/** An expected refusal as the payload of a mutation shows it. */
export type Problem = { code: string; field: string | null; message: string };

/** Rolls a transaction back and becomes the errors of the payload. */
export class Refusal<P extends Problem = Problem> extends Error {
  override name = "Refusal";
  readonly problems: P[];
  constructor(...problems: P[]) {
    super(problems[0]?.message ?? "Refused.");
    this.problems = problems;
  }
}

/** What is said beside code, field and message. */
type More<P extends Problem> = Omit<P, keyof Problem>;

/** How one part of the shop refuses: with its own codes, fields and what else its problems say. */
export const refuser =
  <P extends Problem>() =>
  (code: P["code"], field: P["field"], message: string, more?: Partial<More<P>>): Refusal<P> =>
    new Refusal<P>({ code, field, message, ...more } as P);

/** `value` is null exactly when something was refused. */
export type Settled<T, P extends Problem> = { value: T; errors: P[] } | { value: null; errors: P[] };

/** Runs something that may refuse, with problems of one kind. */
export async function settled<T, P extends Problem>(work: () => Promise<T>): Promise<Settled<T, P>> {
  try {
    return { value: await work(), errors: [] };
  } catch (error) {
    if (error instanceof Refusal) return { value: null, errors: error.problems as P[] };
    throw error;
  }
}

/**
 * Changes the shop in one transaction, again where the database broke it off for another's sake; a refusal has changed
 * nothing and becomes the errors of the payload.
 * @param work runs several times, so what it leaves behind outside of `trx` must be the same each time
 */
export const mutation = <T, P extends Problem>(
  context: Pick<CommerceContext, "db">,
  work: (trx: CommerceDb) => Promise<T>,
): Promise<Settled<T, P>> => settled(() => transact(shopTables(context.db), work));
