import { createHash } from "node:crypto";
import type { ProductionReport } from "@carloom/threed";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { ProofDecisionKind, ProofPlace } from "../tables/proof.tables.ts";

export type ProofRow = Selectable<CommerceTables["commerce.proof"]>;
export type ProofComment = Selectable<CommerceTables["commerce.proof_comment"]>;
export type ProofDecision = Selectable<CommerceTables["commerce.proof_decision"]>;
/** A proof with the design that it shows and the order that it is of. */
export type ProofNode = ProofRow & {
  title: string;
  number: number;
  order_status: string;
  decision: ProofDecision | null;
};

const hashed = (token: string): Buffer => createHash("sha256").update(token).digest();

export async function insertLink(db: CommerceDb, proofId: string, token: string): Promise<void> {
  await db
    .insertInto("commerce.proof_link")
    .values({ hash: hashed(token), proof_id: proofId })
    .execute();
}

async function nodesOf(db: CommerceDb, rows: readonly ProofRow[]): Promise<ProofNode[]> {
  if (rows.length === 0) return [];
  const designs = await db
    .selectFrom("commerce.design as design")
    .innerJoin("commerce.order as order", "order.id", "design.order_id")
    .select(["design.id", "design.title", "order.number", "order.status"])
    .where(
      "design.id",
      "in",
      rows.map((row) => row.design_id),
    )
    .execute();
  const decisions = await db
    .selectFrom("commerce.proof_decision")
    .selectAll()
    .where(
      "proof_id",
      "in",
      rows.map((row) => row.id),
    )
    .execute();
  const known = new Map(designs.map((design) => [design.id, design]));
  return rows.flatMap((row) => {
    const design = known.get(row.design_id);
    const decision = decisions.find((one) => one.proof_id === row.id) ?? null;
    return design
      ? [{ ...row, title: design.title, number: design.number, order_status: design.status, decision }]
      : [];
  });
}

export async function proofByToken(db: CommerceDb, token: string): Promise<ProofNode | undefined> {
  const rows = await db
    .selectFrom("commerce.proof as proof")
    .innerJoin("commerce.proof_link as link", "link.proof_id", "proof.id")
    .selectAll("proof")
    .where("link.hash", "=", hashed(token))
    .execute();
  return (await nodesOf(db, rows))[0];
}

export async function proofById(db: CommerceDb, id: string): Promise<ProofNode | undefined> {
  const rows = await db.selectFrom("commerce.proof").selectAll().where("id", "=", id).execute();
  return (await nodesOf(db, rows))[0];
}

/** How a proof stands, without what it shows: as drawings are asked for, one by one. */
export function proofStanding(db: CommerceDb, id: string) {
  return db
    .selectFrom("commerce.proof as proof")
    .innerJoin("commerce.order as order", "order.id", "proof.order_id")
    .select(["proof.superseded_at", "proof.withdrawn_at", "proof.expires_at", "order.status as order_status"])
    .where("proof.id", "=", id)
    .executeTakeFirst();
}

/** The newest first. */
export async function proofsOfOrder(db: CommerceDb, orderId: string): Promise<ProofNode[]> {
  const rows = await db
    .selectFrom("commerce.proof")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("version", "desc")
    .orderBy("design_id")
    .execute();
  return nodesOf(db, rows);
}

/** How the newest proof of a design stands, without what it shows. */
export type ProofStanding = Pick<
  ProofNode,
  "version" | "superseded_at" | "withdrawn_at" | "expires_at" | "order_status"
> & {
  kind: ProofDecisionKind | null;
  decided_at: Date | null;
};

/** Of those of these designs that have a proof. */
export async function newestProofs(db: CommerceDb, designIds: readonly string[]): Promise<Map<string, ProofStanding>> {
  const rows = await db
    .selectFrom("commerce.proof as proof")
    .innerJoin("commerce.order as order", "order.id", "proof.order_id")
    .leftJoin("commerce.proof_decision as decision", "decision.proof_id", "proof.id")
    .select(["proof.design_id", "proof.version", "proof.superseded_at", "proof.withdrawn_at", "proof.expires_at"])
    .select(["order.status as order_status", "decision.kind", "decision.created_at as decided_at"])
    .where("proof.design_id", "in", designIds)
    .where("proof.superseded_at", "is", null)
    .execute();
  return new Map(rows.map(({ design_id: id, ...standing }) => [id, standing]));
}

/** The newest proof of each design of some orders, and how many of its buyer's comments nobody of the shop has answered. */
export type OrderStanding = Omit<ProofStanding, "version" | "decided_at"> & { order_id: string; open: number };

export function standingsOf(db: CommerceDb, orderIds: readonly string[]): Promise<OrderStanding[]> {
  return db
    .selectFrom("commerce.proof as proof")
    .innerJoin("commerce.order as order", "order.id", "proof.order_id")
    .leftJoin("commerce.proof_decision as decision", "decision.proof_id", "proof.id")
    .select(["proof.order_id", "proof.superseded_at", "proof.withdrawn_at", "proof.expires_at"])
    .select(["order.status as order_status", "decision.kind"])
    .select(
      sql<number>`(
        select count(*)::integer from commerce.proof_comment as begun
        where begun.proof_id = proof.id and begun.answers is null and not (
          select last.is_staff from commerce.proof_comment as last
          where last.proof_id = proof.id and (last.id = begun.id or last.answers = begun.id)
          order by last.created_at desc, last.is_staff desc limit 1))`.as("open"),
    )
    .where("proof.order_id", "in", orderIds)
    .where("proof.superseded_at", "is", null)
    .execute();
}

export type NewProof = {
  id: string;
  design_id: string;
  order_id: string;
  language_code: string;
  staff_language: string;
  message: string;
  report: ProductionReport;
  drawings: string;
  user_id: string;
  expires_at: Date;
};

/** The next version of a design's proof; earlier ones are superseded by it. Its order is locked. */
export async function insertProof(trx: CommerceDb, proof: NewProof): Promise<ProofRow> {
  await trx
    .updateTable("commerce.proof")
    .set({ superseded_at: new Date() })
    .where("design_id", "=", proof.design_id)
    .where("superseded_at", "is", null)
    .execute();
  return trx
    .insertInto("commerce.proof")
    .values({
      ...proof,
      report: JSON.stringify(proof.report),
      version: sql<number>`1 + coalesce((select max(version) from commerce.proof where design_id = ${proof.design_id}), 0)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setWithdrawn(trx: CommerceDb, id: string): Promise<void> {
  await trx
    .updateTable("commerce.proof")
    .set({ withdrawn_at: new Date() })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .execute();
}

export function commentsOf(db: CommerceDb, proofId: string): Promise<ProofComment[]> {
  return db
    .selectFrom("commerce.proof_comment")
    .selectAll()
    .where("proof_id", "=", proofId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function buyersComments(db: CommerceDb, proofId: string): Promise<number> {
  const row = await db
    .selectFrom("commerce.proof_comment")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("proof_id", "=", proofId)
    .where("is_staff", "=", false)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type NewComment = Omit<ProofComment, "created_at" | "place"> & { place: ProofPlace | null };

export async function insertComment(trx: CommerceDb, { place, ...comment }: NewComment): Promise<void> {
  await trx
    .insertInto("commerce.proof_comment")
    .values({ ...comment, place: place && JSON.stringify(place) })
    .execute();
}

/** Decides, once. @returns false where it was decided before */
export async function insertDecision(
  trx: CommerceDb,
  decision: { proof_id: string; kind: ProofDecisionKind; name: string; body: string },
): Promise<boolean> {
  const row = await trx
    .insertInto("commerce.proof_decision")
    .values(decision)
    .onConflict((conflict) => conflict.column("proof_id").doNothing())
    .returning("proof_id")
    .executeTakeFirst();
  return row !== undefined;
}
