import { type Database, loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type ChannelRow, channels, taxRates } from "./catalogue.repository.ts";

export const DEFAULT_CHANNEL = "default-channel";

async function rates(countries: readonly string[], context: RequestContext): Promise<Map<string, number>> {
  return taxRates(shopTables(context.db), countries);
}

/** For how long a process believes what it read of the channels; a change elsewhere shows after that. */
const FRESH_MS = 3000;

type Known = { read: Promise<ChannelRow[]>; until: number };
const known = new WeakMap<Database, Known>();

/** Every channel. They change seldom and every request asks for them, so a process remembers them for seconds. */
export function channelList({ db }: Pick<RequestContext, "db">): Promise<ChannelRow[]> {
  const now = Date.now();
  const last = known.get(db);
  if (last && last.until > now) return last.read;
  const read = channels(shopTables(db));
  known.set(db, { read, until: now + FRESH_MS });
  // what failed is asked again at once
  read.catch(() => known.delete(db));
  return read;
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

/** Tax rate of a country in parts per million; countries without one have none. */
export async function taxRateOf(context: RequestContext, channel: ChannelRow, country: string | null): Promise<number> {
  if (!country || country === channel.default_country) return channel.default_ppm;
  return (await loaderOf(context, rates).load(country)) ?? 0;
}
