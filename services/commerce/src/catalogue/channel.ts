import type { Database, RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type ChannelRow, channels, STANDARD } from "./catalogue.repository.ts";

export const DEFAULT_CHANNEL = "default-channel";

/** For how long a process believes what it read of the channels; a change elsewhere shows after that. */
const FRESH_MS = 3000;

type Known = { read: Promise<ChannelRow[]>; until: number; rows: ChannelRow[] | null };
const known = new WeakMap<Database, Known>();

/** Every channel. They change seldom and every request asks for them, so a process remembers them for seconds. */
export function channelList({ db }: Pick<RequestContext, "db">): Promise<ChannelRow[]> {
  const now = Date.now();
  const last = known.get(db);
  if (last && last.until > now) return last.read;
  const fresh: Known = { read: channels(shopTables(db)), until: now + FRESH_MS, rows: last?.rows ?? null };
  known.set(db, fresh);
  fresh.read.then(
    (rows) => (fresh.rows = rows),
    // what failed is asked again at once
    () => (fresh.until = 0),
  );
  return fresh.read;
}

/**
 * A channel as it was last read, for the inside of a transaction: a second connection asked for there would never come
 * while every connection is held by a transaction that waits for one. {@link channelList} must have been awaited before.
 */
export function knownChannel({ db }: Pick<RequestContext, "db">, id: number): ChannelRow {
  const found = known.get(db)?.rows?.find((channel) => channel.id === id);
  if (!found) throw new Error(`Channel ${id} was not read before the transaction.`);
  return found;
}

/** An active channel; the default one when none is named. */
export async function channelBySlug(context: RequestContext, slug?: string | null): Promise<ChannelRow | null> {
  const list = await channelList(context);
  return list.find((channel) => channel.slug === (slug ?? DEFAULT_CHANNEL) && channel.is_active) ?? null;
}

export async function channelById(context: RequestContext, id: number): Promise<ChannelRow> {
  const found = (await channelList(context)).find((channel) => channel.id === id);
  if (!found) throw new Error(`There is no channel ${id}.`);
  return found;
}

/** Tax rate of a class of goods in a country, parts per million; a country without one has none. */
export function taxPpm({ taxes }: ChannelRow, country: string, taxClass: string = STANDARD): number {
  return (taxClass === STANDARD ? undefined : taxes.get(`${country}:${taxClass}`)) ?? taxes.get(country) ?? 0;
}
