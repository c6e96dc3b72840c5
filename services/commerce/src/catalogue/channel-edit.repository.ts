import type { CommerceDb } from "../tables.ts";

export type ChannelChange = { name?: string; default_country?: string; is_active?: boolean };

const COLUMNS = ["id", "slug", "name", "currency", "default_country", "is_active"] as const;

export const lockChannel = (trx: CommerceDb, id: number) =>
  trx.selectFrom("commerce.channel").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();

/** @returns the channel as it is now */
export async function updateChannel(trx: CommerceDb, id: number, change: ChannelChange) {
  if (Object.keys(change).length > 0)
    await trx.updateTable("commerce.channel").set(change).where("id", "=", id).execute();
  return trx.selectFrom("commerce.channel").select(COLUMNS).where("id", "=", id).executeTakeFirstOrThrow();
}

export async function isSlugTaken(trx: CommerceDb, slug: string): Promise<boolean> {
  const row = await trx.selectFrom("commerce.channel").select("id").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

export async function insertChannel(
  trx: CommerceDb,
  channel: {
    slug: string;
    name: string;
    currency: string;
    default_country: string;
    prices_include_tax: boolean;
    is_active: boolean;
  },
): Promise<void> {
  await trx.insertInto("commerce.channel").values(channel).execute();
}
