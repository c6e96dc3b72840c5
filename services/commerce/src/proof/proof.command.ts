import { randomUUID } from "node:crypto";
import { addJob, networkOf } from "@carloom/platform";
import { requireAnyRole, requireRole } from "@carloom/identity";
import { languageOfCode, uuidOf } from "@carloom/wire";
import { GraphQLError } from "graphql";
import type { CommerceContext } from "../builder.ts";
import { insertEvent, lockOrder } from "../order/order.repository.ts";
import { productionOf, productionsOfOrder } from "../production/production.repository.ts";
import { mutation } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { ProofDecisionKind } from "../tables/proof.tables.ts";
import { decide, noted } from "./decide.ts";
import { newProofLink, TOKEN } from "./proof.link.ts";
import { planNewsMail, PROOF_MAIL } from "./proof.jobs.ts";
import {
  DAYS,
  MOST_COMMENTS,
  type PlaceInput,
  type ProofProblem,
  readName,
  readPlace,
  readText,
  refuse,
} from "./proof.policy.ts";
import { isOrderClosed, isShown, type ProofState, proofState, worstState } from "./proof.process.ts";
import {
  buyersComments,
  commentsOf,
  insertComment,
  insertProof,
  proofById,
  proofByToken,
  type ProofNode,
  proofsOfOrder,
  setWithdrawn,
  standingsOf,
} from "./proof.repository.ts";

const DAY_MS = 86_400_000;
/** Reads by one network, and what it writes. */
const READS = { most: 240, seconds: 60 } as const;
const WRITES = { most: 30, seconds: 600 } as const;

/** `token`: it is asked for by its link, and shows what that may. */
export type ProofView = ProofNode & { token?: string };
export type ProofResult = { proof: ProofView | null; errors: ProofProblem[] };
export type ProofLinked = ProofResult & { link: string | null };

async function reread(db: CommerceDb, id: string): Promise<ProofView> {
  const found = await proofById(db, id);
  if (!found) throw refuse("NOT_FOUND", "proof", "There is no such proof.");
  return found;
}

/** The proofs of an order, for staff; the newest first. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function orderProofs(context: CommerceContext, orderId: string): Promise<ProofView[]> {
  requireAnyRole(context, "orders", "support");
  const key = uuidOf(orderId, "Order");
  return key ? proofsOfOrder(shopTables(context.db), key) : [];
}

export type OrderProofMark = { orderId: string; state: ProofState; openComments: number };

/** How the proofs of some orders stand, of those that have one. */
export async function proofMarks(db: CommerceDb, orderIds: readonly string[]): Promise<OrderProofMark[]> {
  if (orderIds.length === 0) return [];
  const byOrder = Map.groupBy(await standingsOf(db, orderIds), (row) => row.order_id);
  return [...byOrder].flatMap(([orderId, rows]) => {
    const state = worstState(rows.map((row) => proofState(row, row.kind)));
    return state ? [{ orderId, state, openComments: rows.reduce((sum, { open }) => sum + open, 0) }] : [];
  });
}

export type SendInput = { order: string; design: string; message?: string | null; days?: number | null };

/** Staff send the buyer what is made of a design now, as the next version. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function proofSend(context: CommerceContext, input: SendInput): Promise<ProofResult> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await mutation<ProofView, ProofProblem>(context, async (trx) => {
    const key = uuidOf(input.order, "Order");
    const order = key ? await lockOrder(trx, key) : undefined;
    if (!order) throw refuse("NOT_FOUND", "order", "Couldn't resolve to a node.");
    if (isOrderClosed(order.status)) throw refuse("CLOSED", "order", "Nothing is made of this order any more.");
    const days = input.days ?? DAYS.usual;
    if (!(days >= DAYS.least && days <= DAYS.most))
      throw refuse("INVALID", "days", `A link is valid for ${DAYS.least} to ${DAYS.most} days.`);
    const message = readText(input.message ?? "", "message", false);
    const isOfOrder = (await productionsOfOrder(trx, order.id)).some(({ id }) => id === input.design);
    if (!isOfOrder) throw refuse("NOT_FOUND", "design", "This order has no such design that is printed.");
    const made = await productionOf(trx, input.design);
    if (made?.state !== "MADE" || !made.report || !made.drawings)
      throw refuse("NOT_MADE", "design", "Its production files have to be made first.");
    const id = randomUUID();
    await context.threed.holdObjects(trx as never, `proof:${id}`, [made.drawings]);
    const row = await insertProof(trx, {
      id,
      design_id: input.design,
      order_id: order.id,
      language_code: order.language_code,
      staff_language: (context.language ?? "en").toUpperCase(),
      message,
      report: made.report,
      drawings: made.drawings,
      user_id: userId,
      expires_at: new Date(Date.now() + days * DAY_MS),
    });
    const data = { kind: "proof-sent", message: noted("SENT", row.version) };
    await insertEvent(trx, { order_id: order.id, type: "PROOF_SENT", user_id: userId, data });
    await addJob(trx, PROOF_MAIL, { proofId: id }, { key: `${PROOF_MAIL}:${id}` });
    return reread(trx, id);
  });
  return { proof: value, errors };
}

/** Changes a proof as staff, its order locked. */
async function asStaff(
  context: CommerceContext,
  id: string,
  change: (trx: CommerceDb, proof: ProofNode, userId: string) => Promise<void>,
): Promise<ProofResult> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await mutation<ProofView, ProofProblem>(context, async (trx) => {
    const found = await proofById(trx, id);
    if (!found) throw refuse("NOT_FOUND", "proof", "There is no such proof.");
    await lockOrder(trx, found.order_id);
    await change(trx, await reread(trx, id), userId);
    return reread(trx, id);
  });
  return { proof: value, errors };
}

/** Ends all links of a proof. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function proofWithdraw(context: CommerceContext, id: string): Promise<ProofResult> {
  return asStaff(context, id, async (trx, proof, userId) => {
    if (proof.withdrawn_at) return;
    await setWithdrawn(trx, id);
    const data = { kind: "proof-withdrawn", message: noted("WITHDRAWN", proof.version) };
    await insertEvent(trx, { order_id: proof.order_id, type: "PROOF_WITHDRAWN", user_id: userId, data });
  });
}

/**
 * Another link of a proof, to hand over by other ways than mail. Whoever has it answers for the buyer, so the order says who
 * took it out. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function proofLink(context: CommerceContext, id: string): Promise<ProofLinked> {
  let link: string | null = null;
  const { proof, errors } = await asStaff(context, id, async (trx, found, userId) => {
    if (!isShown(found)) throw refuse("CLOSED", "proof", "This proof is not shown any more.");
    const { settings } = context;
    link = await newProofLink({ db: trx, settings }, id, languageOfCode(found.language_code));
    const data = { kind: "proof-linked", message: noted("LINKED", found.version) };
    await insertEvent(trx, { order_id: found.order_id, type: "PROOF_LINKED", user_id: userId, data });
  });
  return { proof, link: proof && link, errors };
}

/** Staff answer a comment, or say something of their own. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function proofAnswer(
  context: CommerceContext,
  id: string,
  comment: string | null | undefined,
  text: string,
): Promise<ProofResult> {
  return asStaff(context, id, async (trx, proof, userId) => {
    if (!isShown(proof)) throw refuse("CLOSED", "proof", "This proof is not shown any more.");
    const answered = comment ? (await commentsOf(trx, id)).find((one) => one.id === comment) : null;
    if (answered === undefined) throw refuse("NOT_FOUND", "comment", "There is no such comment.");
    await insertComment(trx, {
      id: randomUUID(),
      proof_id: id,
      // answers of answers stand in one line
      answers: answered ? (answered.answers ?? answered.id) : null,
      is_staff: true,
      name: context.settings.public.productName,
      body: readText(text, "text", true),
      place: null,
      user_id: userId,
    });
    await planNewsMail(trx, id, "customer");
  });
}

/** A proof by its link; null where there is none. @throws GraphQLError LIMIT where one network asks too often */
export async function proofOfLink(
  context: Pick<CommerceContext, "db" | "limiter" | "ip">,
  token: string,
): Promise<ProofView | null> {
  const taken = context.limiter.take(`proofLink:${networkOf(context.ip)}`, READS.most, READS.seconds);
  if (!taken.ok)
    throw new GraphQLError("Too many requests.", { extensions: { code: "LIMIT", exception: { code: "LIMIT" } } });
  const found = TOKEN.test(token) ? await proofByToken(shopTables(context.db), token) : undefined;
  return found ? { ...found, token } : null;
}

/** Changes a proof by its link, while it waits for an answer. A link that is none and one that has ended answer alike. */
async function byLink(
  context: CommerceContext,
  token: string,
  change: (trx: CommerceDb, proof: ProofNode) => Promise<void>,
): Promise<ProofResult> {
  const { throttle, ip } = context;
  const tried = await throttle.take(`proofPage:${networkOf(ip)}`, WRITES.most, WRITES.seconds);
  const { value, errors } = await mutation<ProofView, ProofProblem>(context, async (trx) => {
    if (!tried.ok) throw refuse("LIMIT", null, `Too much at once. Please wait ${tried.retryAfter} seconds.`);
    const found = TOKEN.test(token) ? await proofByToken(trx, token) : undefined;
    if (!found) throw refuse("NOT_FOUND", "token", "There is no such proof.");
    // versions, decisions and withdrawals of an order wait for each other
    await lockOrder(trx, found.order_id);
    const proof = await reread(trx, found.id);
    const state = proofState(proof, proof.decision?.kind ?? null);
    if (state === "APPROVED" || state === "CHANGES")
      throw refuse("DECIDED", "token", "This proof was answered already.");
    if (state !== "OPEN") throw refuse("CLOSED", "token", "This proof is not shown any more.");
    await change(trx, proof);
    return { ...(await reread(trx, found.id)), token };
  });
  return { proof: value, errors };
}

export type CommentInput = { name: string; text: string; place?: PlaceInput | null; answers?: string | null };

/** Whoever has the link says something, of all of it or of a place. */
export function proofComment(context: CommerceContext, token: string, input: CommentInput): Promise<ProofResult> {
  return byLink(context, token, async (trx, proof) => {
    if ((await buyersComments(trx, proof.id)) >= MOST_COMMENTS)
      throw refuse("LIMIT", null, `A proof has at most ${MOST_COMMENTS} comments.`);
    const answered = input.answers ? (await commentsOf(trx, proof.id)).find(({ id }) => id === input.answers) : null;
    if (answered === undefined) throw refuse("NOT_FOUND", "answers", "There is no such comment.");
    await insertComment(trx, {
      id: randomUUID(),
      proof_id: proof.id,
      answers: answered ? (answered.answers ?? answered.id) : null,
      is_staff: false,
      name: readName(input.name),
      body: readText(input.text, "text", true),
      place: answered ? null : readPlace(input.place, proof.report),
      user_id: null,
    });
    await planNewsMail(trx, proof.id, "shop");
  });
}

/** Whoever has the link approves what they see, or wants it changed: once, and for good. */
export function proofDecide(
  context: CommerceContext,
  token: string,
  { kind, name, text }: { kind: ProofDecisionKind; name: string; text?: string | null },
): Promise<ProofResult> {
  return byLink(context, token, async (trx, proof) => {
    const by = readName(name);
    const body = readText(text ?? "", "text", kind === "CHANGES");
    await decide(trx, proof, { kind, name: by, body }, null);
  });
}
