import { randomUUID } from "node:crypto";
import { addJob, type Visitor } from "@carloom/platform";
import { hasRole, accountById, accountDb } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { keyOf, uuidOf } from "@carloom/wire";
import { INBOX_MAIL } from "./inbox.jobs.ts";
import {
  INBOX_KINDS,
  type InboxItem,
  inboxItem,
  type InboxKind,
  insertAnswer,
  lockItem,
  setAssignee,
  setClosed,
} from "./inbox.repository.ts";

export type InboxProblem = {
  field: string | null;
  message: string;
  code: "INVALID" | "NOT_FOUND" | "REQUIRED" | "TAKEN" | "ANSWERED";
};
export type InboxResult = { item: InboxItem | null; errors: InboxProblem[] };

const LONGEST = 10_000;

const refused = (field: string | null, code: InboxProblem["code"], message: string): InboxResult => ({
  item: null,
  errors: [{ field, code, message }],
});
const unknown = () => refused("id", "NOT_FOUND", "Couldn't resolve to a node.");

/** Kinds that a colleague works on: returns are of orders, what fails in the engine room is the owner's. */
export function kindsFor(visitor: Visitor): InboxKind[] {
  return INBOX_KINDS.filter((kind) => {
    if (kind === "DELIVERY" || kind === "JOB") return hasRole(visitor, "owner");
    return hasRole(visitor, "support") || ((kind === "RETURN" || kind === "DISPUTE") && hasRole(visitor, "orders"));
  });
}

/** `kind:key` of an item's global id, of a kind that the visitor works on. */
function itemKey(visitor: Visitor, id: string): { kind: InboxKind; key: string } | null {
  const [name, key = ""] = (keyOf(id, "InboxItem") ?? "").split(":");
  const kind = kindsFor(visitor).find((one) => one === name);
  return kind && /^[\w-]{1,40}$/.test(key) ? { kind, key } : null;
}

/** Changes an item while no colleague does. */
async function change(
  context: CommerceContext,
  visitor: Visitor,
  id: string,
  work: (trx: CommerceContext["db"], item: InboxItem) => Promise<InboxResult | null>,
): Promise<InboxResult> {
  const at = itemKey(visitor, id);
  if (!at) return unknown();
  const result = await context.db.transaction().execute(async (trx) => {
    if (!(await inboxItem(trx, at.kind, at.key))) return unknown();
    await lockItem(trx, at.kind, at.key);
    const item = await inboxItem(trx, at.kind, at.key);
    return item ? work(trx, item) : unknown();
  });
  return result ?? { item: (await inboxItem(context.db, at.kind, at.key)) ?? null, errors: [] };
}

/** Gives an item to a colleague, or to nobody. Whoever has it keeps it unless it is taken over on purpose. */
export async function inboxAssign(
  context: CommerceContext,
  visitor: Visitor,
  { id, to, takeOver }: { id: string; to: string | null; takeOver: boolean },
): Promise<InboxResult> {
  const account = to === null ? null : uuidOf(to, "User");
  const colleague = account ? await accountById(accountDb(context.db), account) : undefined;
  if (to !== null && !(colleague?.is_staff && colleague.is_active))
    return refused("to", "NOT_FOUND", "There is no such colleague.");
  return change(context, visitor, id, async (trx, item) => {
    const isTaken = item.assignee !== null && item.assignee !== visitor.userId && item.assignee !== account;
    if (isTaken && !takeOver) return refused("to", "TAKEN", "Somebody else has taken this on already.");
    await setAssignee(trx, item.kind, item.key, account);
    return null;
  });
}

/** Closes an item, or opens it again. What was settled where it came from stays settled. */
export function inboxClose(context: CommerceContext, visitor: Visitor, id: string, closed: boolean) {
  return change(context, visitor, id, async (trx, item) => {
    await setClosed(trx, item.kind, item.key, closed ? visitor.userId : null);
    return null;
  });
}

/**
 * Answers by mail whoever wrote.
 * @param seen number of answers that the writer has read: another one that came meanwhile is shown first
 */
export function inboxAnswer(
  context: CommerceContext,
  visitor: Visitor,
  { id, text, seen, close }: { id: string; text: string; seen: number; close: boolean },
): Promise<InboxResult> {
  const words = text.trim();
  if (!words) return Promise.resolve(refused("text", "REQUIRED", "This field is required."));
  if (words.length > LONGEST)
    return Promise.resolve(refused("text", "INVALID", `An answer has at most ${LONGEST} characters.`));
  return change(context, visitor, id, async (trx, item) => {
    if (item.email === null) return refused("id", "INVALID", "Nobody waits for an answer to this.");
    if (item.answers !== seen) return refused("text", "ANSWERED", "A colleague has answered in the meantime.");
    const answer = randomUUID();
    await insertAnswer(trx, { id: answer, kind: item.kind, key: item.key, text: words, user_id: visitor.userId });
    await addJob(trx, INBOX_MAIL, { id: answer });
    if (item.assignee === null) await setAssignee(trx, item.kind, item.key, visitor.userId);
    if (close) await setClosed(trx, item.kind, item.key, visitor.userId);
    return null;
  });
}
