import type { RequestContext } from "@carloom/platform";
import { remembered } from "../remembered.ts";
import { shopTables } from "../tables.ts";
import { type ChannelRow, channels, STANDARD, UNTAXED } from "./catalogue.repository.ts";

export const DEFAULT_CHANNEL = "default-channel";

const all = remembered((db) => channels(shopTables(db)));

/** Every channel. */
export const channelList = (context: Pick<RequestContext, "db">): Promise<ChannelRow[]> => all.list(context);

/** Has the channels read anew, after one of them changed. */
export const forgetChannels = (context: Pick<RequestContext, "db">): void => all.forget(context);

/** A channel, inside a transaction. {@link channelList} must have been awaited before. */
export function knownChannel(context: Pick<RequestContext, "db">, id: number): ChannelRow {
  const found = all.known(context).find((channel) => channel.id === id);
  if (!found) throw new Error(`There is no channel ${id}.`);
  return found;
}

/** An active channel; the default one when none is named. */
export async function channelBySlug(context: RequestContext, slug?: string | null): Promise<ChannelRow | null> {
  const list = await channelList(context);
  return list.find((channel) => channel.slug === (slug ?? DEFAULT_CHANNEL) && channel.is_active) ?? null;
}

/** The channel whose words and prices stand for the product where one is needed, be it closed. */
export async function mainChannel(context: RequestContext): Promise<ChannelRow> {
  const list = await channelList(context);
  const found = list.find(({ slug }) => slug === DEFAULT_CHANNEL) ?? list[0];
  if (!found) throw new Error("There is no channel.");
  return found;
}

export async function channelById(context: RequestContext, id: number): Promise<ChannelRow> {
  const found = (await channelList(context)).find((channel) => channel.id === id);
  if (!found) throw new Error(`There is no channel ${id}.`);
  return found;
}

/** Tax rate of a class of goods in a country, parts per million; a country without one has none. */
export function taxPpm({ taxes }: ChannelRow, country: string, taxClass: string = STANDARD): number {
  if (taxClass === UNTAXED) return 0;
  return (taxClass === STANDARD ? undefined : taxes.get(`${country}:${taxClass}`)) ?? taxes.get(country) ?? 0;
}
