import { randomUUID } from "node:crypto";
import { requireRole } from "@carloom/identity";
import { addJob, type Services } from "@carloom/platform";
import { uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { insertEvent, orderById } from "../order/order.repository.ts";
import { paymentById } from "../payment/payment.repository.ts";
import { type EvidenceFact, type EvidenceKind, ProviderRefused, ProviderUnavailable } from "../payment/provider.ts";
import { mutation, refuser } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import {
  bytesOfFiles,
  deleteFile,
  deleteMadeFiles,
  disputeById,
  disputeOfFile,
  type DisputeRow,
  endEvidence,
  evidenceOf,
  filesOf,
  lockDispute,
  saveEvidence,
  saveFile,
} from "./dispute.repository.ts";
import { type Draft, draftOf } from "./draft.ts";
import { fileName, mediaTypeOf } from "./file-kind.ts";
import { DISPUTE_ANSWER } from "./job-names.ts";
import { deskOf, settleDispute } from "./settle.command.ts";

/** What card networks take: 4.5 MB in all. */
const MOST_BYTES = 4_500_000;
const LONGEST_TEXT = 20_000;

export type DisputeProblem = {
  field: string | null;
  message: string;
  code:
    | "CHANGED"
    | "CLOSED"
    | "INVALID"
    | "INVALID_FILE_TYPE"
    | "NOT_FOUND"
    | "PROVIDER"
    | "REQUIRED"
    | "SENT"
    | "TOO_LARGE";
};
export type DisputeResult = { dispute: DisputeRow | null; errors: DisputeProblem[] };

const refuse = refuser<DisputeProblem>();
const ANSWERABLE: readonly string[] = ["INQUIRY", "NEEDS_RESPONSE"];

/** Whether evidence may still be gathered and sent. @throws Refusal */
async function openForEvidence(trx: CommerceDb, id: string | null): Promise<DisputeRow> {
  const row = id ? await lockDispute(trx, id) : undefined;
  if (!row) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  if (!ANSWERABLE.includes(row.state)) throw refuse("CLOSED", "id", "The bank takes no evidence for this any more.");
  const evidence = await evidenceOf(trx, row.id);
  if (evidence && evidence.state !== "REFUSED")
    throw refuse("SENT", "id", "Evidence was sent already; banks take it once.");
  return row;
}

const result = async (
  context: CommerceContext,
  done: Awaited<ReturnType<typeof mutation<string, DisputeProblem>>>,
): Promise<DisputeResult> => ({
  dispute: done.value === null ? null : ((await disputeById(shopTables(context.db), done.value)) ?? null),
  errors: done.errors,
});

/** Keeps a document of staff beside a dispute, in the place of another of its kind. */
export async function disputeFileAdd(
  context: CommerceContext,
  { dispute, kind, file }: { dispute: string; kind: EvidenceKind; file: File | null },
): Promise<DisputeResult> {
  const { userId } = requireRole(context, "orders");
  const bytes = Buffer.from((await file?.slice(0, MOST_BYTES + 1).arrayBuffer()) ?? new ArrayBuffer(0));
  const media_type = mediaTypeOf(bytes);
  return result(
    context,
    await mutation<string, DisputeProblem>(context, async (trx) => {
      const row = await openForEvidence(trx, uuidOf(dispute, "Dispute"));
      if (!file) throw refuse("REQUIRED", "file", "Send a file.");
      if (!media_type) throw refuse("INVALID_FILE_TYPE", "file", "Banks take PDF, JPEG and PNG.");
      const others = (await filesOf(trx, row.id)).filter((one) => one.kind !== kind);
      const size = others.reduce((sum, one) => sum + one.size, bytes.byteLength);
      if (size > MOST_BYTES) throw refuse("TOO_LARGE", "file", "Banks take at most 4.5 MB of documents.");
      const name = fileName(file.name);
      const about = { name, media_type, size: bytes.byteLength, is_made: false, user_id: userId };
      await saveFile(trx, { id: randomUUID(), dispute_id: row.id, kind, bytes, ...about });
      return row.id;
    }),
  );
}

export async function disputeFileDelete(context: CommerceContext, id: string): Promise<DisputeResult> {
  requireRole(context, "orders");
  return result(
    context,
    await mutation<string, DisputeProblem>(context, async (trx) => {
      const key = uuidOf(id, "DisputeFile");
      const row = await openForEvidence(trx, (key && (await disputeOfFile(trx, key))) || null);
      await deleteFile(trx, key ?? "");
      return row.id;
    }),
  );
}

export async function draftOfDispute(
  services: Pick<Services, "db" | "storage">,
  row: DisputeRow,
): Promise<Draft | null> {
  const db = shopTables(services.db);
  const payment = await paymentById(db, row.transaction_id);
  const order = payment?.order_id ? await orderById(db, payment.order_id) : undefined;
  return order ? draftOf(services, order) : null;
}

/**
 * Plans that evidence is handed to the bank, as staff have seen and confirmed it. What is made of the order is made now, so that
 * what was sent stays known.
 */
export async function disputeAnswer(
  context: CommerceContext,
  input: { id: string; version: number; text: string; facts: readonly EvidenceFact[]; files: readonly EvidenceKind[] },
): Promise<DisputeResult> {
  const { userId } = requireRole(context, "orders");
  const id = uuidOf(input.id, "Dispute");
  const known = id ? await disputeById(shopTables(context.db), id) : undefined;
  const draft = known ? await draftOfDispute(context, known) : null;
  const made = await Promise.all(
    (draft?.files ?? [])
      .filter(({ kind }) => input.files.includes(kind))
      .map(async ({ make, kind, name, mediaType }) => ({ kind, name, mediaType, bytes: await make() })),
  );
  const text = input.text.trim();
  return result(
    context,
    await mutation<string, DisputeProblem>(context, async (trx) => {
      const row = await openForEvidence(trx, id);
      if (row.version !== input.version)
        throw refuse("CHANGED", "id", "The dispute has changed meanwhile: look at it again.");
      if (!text) throw refuse("REQUIRED", "text", "Say in a few sentences why the payment is right.");
      if (text.length > LONGEST_TEXT) throw refuse("INVALID", "text", `A text has at most ${LONGEST_TEXT} characters.`);
      await deleteMadeFiles(trx, row.id);
      const own = (await filesOf(trx, row.id)).map(({ kind }) => kind);
      for (const { kind, name, mediaType, bytes } of made) {
        if (!bytes || own.includes(kind)) continue;
        const about = { name, media_type: mediaType, size: bytes.byteLength, is_made: true, user_id: null };
        await saveFile(trx, { id: randomUUID(), dispute_id: row.id, kind, bytes: Buffer.from(bytes), ...about });
      }
      const files = await filesOf(trx, row.id);
      if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
        throw refuse("TOO_LARGE", "files", "Banks take at most 4.5 MB of documents.");
      const facts = Object.fromEntries(
        (draft?.facts ?? []).filter(({ fact }) => input.facts.includes(fact)).map(({ fact, value }) => [fact, value]),
      );
      const content = { text, facts, files: files.map(({ kind, name }) => ({ kind, name })) };
      await saveEvidence(trx, row.id, { content, userId });
      const payment = await paymentById(trx, row.transaction_id);
      if (payment?.order_id) {
        const data = { kind: "dispute", message: "EVIDENCE", reference: row.reference };
        await insertEvent(trx, { order_id: payment.order_id, type: "TRANSACTION_EVENT", user_id: userId, data });
      }
      await addJob(trx, DISPUTE_ANSWER, { id: row.id }, { key: `${DISPUTE_ANSWER}:${row.id}`, maxAttempts: 25 });
      return row.id;
    }),
  );
}

/** Gives a dispute up: the buyer keeps the money. */
export async function disputeAccept(
  context: CommerceContext,
  { id, version }: { id: string; version: number },
): Promise<DisputeResult> {
  requireRole(context, "orders");
  const key = uuidOf(id, "Dispute");
  return result(
    context,
    await mutation<string, DisputeProblem>(context, async (trx) => {
      const row = await openForEvidence(trx, key);
      if (row.version !== version)
        throw refuse("CHANGED", "id", "The dispute has changed meanwhile: look at it again.");
      const desk = deskOf(context, row.gateway);
      if (!desk) throw refuse("PROVIDER", "id", "The provider of this payment is not set up any more.");
      return row.id;
    }).then(async (done) => {
      const row = done.value === null ? undefined : await disputeById(shopTables(context.db), done.value);
      const desk = row && deskOf(context, row.gateway);
      if (!desk) return done;
      try {
        await settleDispute(context, row.transaction_id, await desk.accept(row.reference), row.version);
        return done;
      } catch (error) {
        if (!(error instanceof ProviderRefused) && !(error instanceof ProviderUnavailable)) throw error;
        return { value: null, errors: [{ code: "PROVIDER" as const, field: null, message: error.message }] };
      }
    }),
  );
}

/** Hands confirmed evidence to the provider. The same again sends nothing twice. */
export async function sendAnswer(services: Services, disputeId: string): Promise<void> {
  const db = shopTables(services.db);
  const row = await disputeById(db, disputeId);
  const evidence = row && (await evidenceOf(db, row.id));
  if (!evidence || evidence.state !== "WAITING") return;
  const desk = deskOf(services, row.gateway);
  const { text, facts } = evidence.content;
  const files = (await bytesOfFiles(db, row.id)).map(({ kind, name, media_type, bytes }) => ({
    kind,
    name,
    mediaType: media_type,
    bytes,
  }));
  try {
    if (!desk) throw new ProviderRefused("The provider of this payment is not set up any more.");
    const key = `${row.id}:${evidence.created_at.getTime()}`;
    const said = await desk.answer({ reference: row.reference, key, evidence: { text, facts, files } });
    await endEvidence(db, row.id, { state: "SENT" });
    await settleDispute(services, row.transaction_id, said, row.version);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await endEvidence(db, row.id, { state: "REFUSED", message: error.message.slice(0, 500) });
  }
}
