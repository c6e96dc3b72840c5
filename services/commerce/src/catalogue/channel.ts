import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type ChannelRow, channels, taxRates } from "./catalogue.repository.ts";

export const DEFAULT_CHANNEL = "default-channel";

async function allChannels(keys: readonly "all"[], context: RequestContext): Promise<Map<"all", ChannelRow[]>> {
  return new Map(keys.map((key) => [key, [] as ChannelRow[]])).set("all", await channels(shopTables(context.db)));
}

async function rates(countries: readonly string[], context: RequestContext): Promise<Map<string, number>> {
  return taxRates(shopTables(context.db), countries);
}

/** Every channel, read once a request. */
export async function channelList(context: RequestContext): Promise<ChannelRow[]> {
  return (await loaderOf(context, allChannels).load("all")) ?? [];
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
