import type { CommerceDb } from "../tables.ts";

export type ChannelChange = { name?: string; default_country?: string; is_active?: boolean };

const COLUMNS = ["id", "slug", "name", "default_country", "is_active"] as const;

export const lockChannel = (trx: CommerceDb, id: number) =>
  trx.selectFrom("commerce.channel").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();

/** @returns the channel as it is now */
export async function updateChannel(trx: CommerceDb, id: number, change: ChannelChange) {
  if (Object.keys(change).length > 0)
    await trx.updateTable("commerce.channel").set(change).where("id", "=", id).execute();
  return trx.selectFrom("commerce.channel").select(COLUMNS).where("id", "=", id).executeTakeFirstOrThrow();
}
