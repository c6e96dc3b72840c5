import type { RequestContext, Visitor } from "../graphql/context.ts";
import { type AuditKind, insertEntry, insertOutcome, type Outcome } from "./audit.repository.ts";

/** What staff do elsewhere than by a field of a schema. */
export type NotedAct = { kind: AuditKind; act: string; fields: readonly string[]; objects: readonly string[] };

/**
 * Does something that a visitor may because they are staff, and notes in the audit log that it began and how it ended.
 * Called once their role has let them through; what cannot be noted is not done.
 */
export async function noted<T>(
  context: Pick<RequestContext, "db" | "ip" | "requestId">,
  { userId, roles }: Visitor,
  act: NotedAct,
  work: () => Promise<T>,
): Promise<T> {
  const { db, ip, requestId } = context;
  const id = await insertEntry(db, { ...act, actor: userId, roles, ip, requestId });
  const end = async (outcome: Outcome) => {
    if (id !== null) await insertOutcome(db, id, outcome);
  };
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await end({ ok: false, codes: ["INTERNAL_SERVER_ERROR"], made: [] }).catch(() => undefined);
    throw error;
  }
  await end({ ok: true, codes: [], made: [] });
  return result;
}
