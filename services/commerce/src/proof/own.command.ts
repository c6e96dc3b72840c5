import { languageOfCode } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { isOwner } from "../order/order.ts";
import { orderByToken } from "../order/order.repository.ts";
import { type Buyer, changeOwn } from "../order/proof.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { decide } from "./decide.ts";
import { newProofLink } from "./proof.link.ts";
import { type ProofProblem, readName, readText, refuse } from "./proof.policy.ts";
import { isShown, proofState } from "./proof.process.ts";
import { type ProofNode, proofsOfOrder } from "./proof.repository.ts";

/** The version of a design's proof that the buyer has before them. */
export type Which = { design: string; version: number };
export type OwnProofs = { proofs: ProofNode[]; errors: ProofProblem[] };

/** All proofs of an order with what was answered, for its signed-in buyer, the newest first; none for anybody else. */
export async function ownProofs(context: CommerceContext, token: string): Promise<ProofNode[]> {
  const db = shopTables(context.db);
  const order = context.visitor ? await orderByToken(db, token) : undefined;
  return order && isOwner(order, context.visitor) ? proofsOfOrder(db, order.id) : [];
}

async function found(trx: CommerceDb, orderId: string, { design, version }: Which): Promise<ProofNode> {
  const proofs = await proofsOfOrder(trx, orderId);
  const proof = proofs.find((one) => one.design_id === design && one.version === version);
  if (!proof) throw refuse("NOT_FOUND", "version", "There is no such proof.");
  return proof;
}

/**
 * A link of a proof for the order's buyer, as their mail has one: signed in, or by the order's e-mail. A wrong e-mail answers
 * as if there were no such order.
 */
export async function ownProofLink(
  context: CommerceContext,
  buyer: Buyer,
  which: Which,
): Promise<{ link: string | null; errors: ProofProblem[] }> {
  const { value, errors } = await changeOwn(context, buyer, async (trx, order) => {
    const proof = await found(trx, order.id, which);
    if (!isShown(proof)) throw refuse("CLOSED", "version", "This proof is not shown any more.");
    const language = context.language ?? languageOfCode(order.language_code);
    return newProofLink({ db: trx, settings: context.settings }, proof.id, language);
  });
  return { link: value, errors: errors as ProofProblem[] };
}

/** The order's buyer wants a proof changed, without its link: once, as whoever has the link can. */
export async function ownProofChanges(
  context: CommerceContext,
  buyer: Buyer,
  which: Which,
  said: { name: string; text: string },
): Promise<OwnProofs> {
  const { value, errors } = await changeOwn(context, buyer, async (trx, order) => {
    const proof = await found(trx, order.id, which);
    const state = proofState(proof, proof.decision?.kind ?? null);
    if (proof.decision) throw refuse("DECIDED", "version", "This proof was answered already.");
    if (state !== "OPEN") throw refuse("CLOSED", "version", "This proof is not open any more.");
    const answer = { kind: "CHANGES", name: readName(said.name), body: readText(said.text, "text", true) } as const;
    await decide(trx, proof, answer, context.visitor?.userId ?? null);
    return proofsOfOrder(trx, order.id);
  });
  return { proofs: value ?? [], errors: errors as ProofProblem[] };
}
