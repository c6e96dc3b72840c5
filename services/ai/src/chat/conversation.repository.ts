import type { BuildDocument } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { AiTables, ConversationTable, TurnTable } from "../tables.ts";

export type ConversationRow = Selectable<ConversationTable>;
export type TurnRow = Selectable<TurnTable>;
/** Who may see a conversation: its owner, or whoever has the secret of a guest's. */
export type Holder = { ownerId: string } | { secretHash: string };

const table = (db: Database) => tablesOf<AiTables>(db);
const json = (value: unknown) => sql<never>`${value === null ? null : JSON.stringify(value)}::jsonb`;

export async function conversationOf(db: Database, uuid: string, holder: Holder): Promise<ConversationRow | undefined> {
  const query = table(db).selectFrom("ai.conversation").selectAll().where("uuid", "=", uuid);
  return "ownerId" in holder
    ? query.where("owner_id", "=", holder.ownerId).executeTakeFirst()
    : query.where("secret_hash", "=", holder.secretHash).executeTakeFirst();
}

export function conversationOfProject(
  db: Database,
  ownerId: string,
  projectUuid: string,
): Promise<ConversationRow | undefined> {
  return table(db)
    .selectFrom("ai.conversation")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("project_uuid", "=", projectUuid)
    .executeTakeFirst();
}

/** The new one, or the project's that another request began at the same time. */
export async function insertConversation(
  db: Database,
  row: Pick<ConversationRow, "uuid" | "owner_id" | "secret_hash" | "project_uuid" | "template_slug">,
): Promise<ConversationRow> {
  const made = await table(db)
    .insertInto("ai.conversation")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const found =
    made ?? (row.owner_id && row.project_uuid && (await conversationOfProject(db, row.owner_id, row.project_uuid)));
  if (!found) throw new Error(`The conversation ${row.uuid} could not be begun.`);
  return found;
}

/** Makes a guest's conversation an account's own; undefined when the secret is not its. */
export function claimConversation(
  db: Database,
  uuid: string,
  secretHash: string,
  ownerId: string,
): Promise<ConversationRow | undefined> {
  return table(db)
    .updateTable("ai.conversation")
    .set({ owner_id: ownerId, secret_hash: null })
    .where("uuid", "=", uuid)
    .where("secret_hash", "=", secretHash)
    .returningAll()
    .executeTakeFirst();
}

/** The last turns, the oldest first. */
export async function turnsOf(db: Database, conversationUuid: string, limit: number): Promise<TurnRow[]> {
  const rows = await table(db)
    .selectFrom("ai.turn")
    .selectAll()
    .where("conversation_uuid", "=", conversationUuid)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Keeps a turn, and of the conversation only the last `most`. */
export async function insertTurn(
  db: Database,
  row: Omit<TurnRow, "accepted" | "created_at">,
  most: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await table(trx)
      .insertInto("ai.turn")
      .values({ ...row, build: json(row.build), proposed: json(row.proposed) })
      .execute();
    await table(trx)
      .updateTable("ai.conversation")
      .set({ updated_at: sql<Date>`now()` })
      .where("uuid", "=", row.conversation_uuid)
      .execute();
    await sql`
      delete from ai.turn where uuid in (
        select uuid from ai.turn where conversation_uuid = ${row.conversation_uuid}
        order by created_at desc offset ${most})`.execute(trx);
  });
}

/** A turn of a conversation that the holder may see. */
export async function turnOf(db: Database, uuid: string, holder: Holder): Promise<TurnRow | undefined> {
  const query = table(db)
    .selectFrom("ai.turn as turn")
    .innerJoin("ai.conversation as conversation", "conversation.uuid", "turn.conversation_uuid")
    .selectAll("turn")
    .where("turn.uuid", "=", uuid);
  return "ownerId" in holder
    ? query.where("conversation.owner_id", "=", holder.ownerId).executeTakeFirst()
    : query.where("conversation.secret_hash", "=", holder.secretHash).executeTakeFirst();
}

/** The proposal was taken, with the build that came of it. */
export async function acceptTurn(db: Database, uuid: string, build: BuildDocument | null): Promise<void> {
  await table(db)
    .updateTable("ai.turn")
    .set({ accepted: true, ...(build && { proposed: json(build) }) })
    .where("uuid", "=", uuid)
    .execute();
}

/** @returns false when there was none of this holder */
export async function deleteConversation(db: Database, uuid: string, holder: Holder): Promise<boolean> {
  const query = table(db).deleteFrom("ai.conversation").where("uuid", "=", uuid);
  const { numDeletedRows } = await ("ownerId" in holder
    ? query.where("owner_id", "=", holder.ownerId).executeTakeFirst()
    : query.where("secret_hash", "=", holder.secretHash).executeTakeFirst());
  return numDeletedRows > 0n;
}

/** Conversations about projects, by their order: page by page, each after the last of the one before. */
export function conversationsOfProjects(
  db: Database,
  after: string | null,
  limit: number,
): Promise<{ uuid: string; project_uuid: string }[]> {
  const query = table(db)
    .selectFrom("ai.conversation")
    .select(["uuid", "project_uuid"])
    .where("project_uuid", "is not", null)
    .$narrowType<{ project_uuid: string }>()
    .orderBy("uuid")
    .limit(limit);
  return (after === null ? query : query.where("uuid", ">", after)).execute();
}

export async function deleteConversations(db: Database, uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0)
    await table(db)
      .deleteFrom("ai.conversation")
      .where("uuid", "in", [...uuids])
      .execute();
}

/** Guests' conversations that nobody went on with for so many days. */
export async function deleteOldConversations(db: Database, days: number): Promise<void> {
  await table(db)
    .deleteFrom("ai.conversation")
    .where("owner_id", "is", null)
    .where(sql<boolean>`updated_at < now() - make_interval(days => ${days})`)
    .execute();
}

/** Everything that somebody said, for their own copy of their data. */
export async function conversationsForExport(db: Database, ownerId: string, from = 0, most = 1000): Promise<object[]> {
  const { rows } = await sql<{ value: object }>`
    select json_build_object('uuid', c.uuid, 'template', c.template_slug, 'project', c.project_uuid,
      'createdAt', c.created_at, 'turns', coalesce((
        select json_agg(json_build_object('said', t.said, 'answered', t.answered, 'machine', t.machine,
          'proposed', t.proposed, 'accepted', t.accepted, 'createdAt', t.created_at) order by t.created_at)
        from ai.turn t where t.conversation_uuid = c.uuid), '[]'::json)) as value
    from ai.conversation c where c.owner_id = ${ownerId} order by c.created_at, c.uuid
    limit ${most} offset ${from}`.execute(db);
  return rows.map(({ value }) => value);
}

export async function deleteConversationsOf(db: Database, ownerId: string): Promise<void> {
  await table(db).deleteFrom("ai.conversation").where("owner_id", "=", ownerId).execute();
}

/** @returns false when the turn was reported already */
export async function insertReport(
  db: Database,
  row: { uuid: string; turn_uuid: string; message: string },
): Promise<boolean> {
  const made = await table(db)
    .insertInto("ai.report")
    .values({ ...row, mailed_at: null })
    .onConflict((conflict) => conflict.column("turn_uuid").doNothing())
    .returning("uuid")
    .executeTakeFirst();
  return made !== undefined;
}

export type ReportedTurn = { said: string; answered: string; machine: string; message: string; mailed_at: Date | null };

export function reportedTurn(db: Database, reportUuid: string): Promise<ReportedTurn | undefined> {
  return table(db)
    .selectFrom("ai.report as report")
    .innerJoin("ai.turn as turn", "turn.uuid", "report.turn_uuid")
    .select(["turn.said", "turn.answered", "turn.machine", "report.message", "report.mailed_at"])
    .where("report.uuid", "=", reportUuid)
    .executeTakeFirst();
}

export async function markReportMailed(db: Database, uuid: string): Promise<void> {
  await table(db).updateTable("ai.report").set({ mailed_at: sql<Date>`now()` }).where("uuid", "=", uuid).execute();
}
