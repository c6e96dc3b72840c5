import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { mutation, refuser } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { CURRENCY_EXPONENTS, exponentOf, isCurrency } from "@carloom/pricing";
import { SITE_ADDRESSES } from "@carloom/settings";
import { numberOf } from "@carloom/wire";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelList, DEFAULT_CHANNEL, forgetChannels } from "./channel.ts";
import { addPricesJob } from "./channel.jobs.ts";
import { channelUse, copyRates, deleteChannel, highestPrice, moveOrders } from "./channel-delete.repository.ts";
import {
  type ChannelChange,
  insertChannel,
  isSlugTaken,
  lockChannel,
  updateChannel,
} from "./channel-edit.repository.ts";
import { noteRemoved } from "./removed.repository.ts";

export type ChannelProblem = {
  field: string;
  message: string;
  code: "CHANNELS_CURRENCY_MUST_BE_THE_SAME" | "CHANNEL_WITH_ORDERS" | "INVALID" | "NOT_FOUND" | "REQUIRED" | "UNIQUE";
};
export type ChannelResult = { channel: ChannelRow | null; errors: ChannelProblem[] };

const refuse = refuser<ChannelProblem>();

/** Owners say where the shop sells. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function change(
  context: CommerceContext,
  id: string,
  read: (channel: { slug: string; is_active: boolean }) => ChannelChange,
): Promise<ChannelResult> {
  requireRole(context, "owner");
  const channels = await channelList(context);
  const { value: channel, errors } = await mutation<ChannelRow, ChannelProblem>(context, async (trx) => {
    const locked = await lockChannel(trx, numberOf(id, "Channel") ?? 0);
    const known = channels.find((one) => one.id === locked?.id);
    if (!locked || !known) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    return { ...known, ...(await updateChannel(trx, locked.id, read(locked))) };
  });
  if (channel) forgetChannels(context);
  return { channel, errors };
}

/** @throws Refusal for the channel that stands for the shop where none is named */
function mayEnd({ slug }: { slug: string }, field: string): void {
  if (slug === DEFAULT_CHANNEL) throw refuse("INVALID", field, "The shop's main channel stays open.");
}

function readName(given: string | null | undefined): string | undefined {
  const name = given?.trim();
  if (name === "") throw refuse("REQUIRED", "name", "A channel has a name.");
  if (name && name.length > 250) throw refuse("INVALID", "name", "A name has at most 250 characters.");
  return name;
}

/** @throws Refusal for what is no address of its own on the site */
function readSlug(slug: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(slug))
    throw refuse("INVALID", "slug", "A slug is of small letters, digits and hyphens, at most 60.");
  if ((SITE_ADDRESSES as readonly string[]).includes(slug))
    throw refuse("INVALID", "slug", "This is the address of another page of the site.");
  return slug;
}

/** Countries whose prices are shown without tax; the others' laws want it in what a consumer is shown. */
const WITHOUT_TAX: ReadonlySet<string> = new Set(["US", "CA"]);

/** Owners open another channel. It sells what is priced in it, and delivers where a way of delivery has a price in it. */
export async function channelCreate(
  context: CommerceContext,
  input: { name: string; slug: string; currencyCode: string; defaultCountry: string; isActive?: boolean | null },
): Promise<ChannelResult> {
  return refusing(context, async (trx) => {
    const name = readName(input.name);
    if (!name) throw refuse("REQUIRED", "name", "A channel has a name.");
    const slug = readSlug(input.slug.trim());
    const currency = input.currencyCode.trim().toUpperCase();
    if (!isCurrency(currency)) {
      const known = Object.keys(CURRENCY_EXPONENTS).join(", ");
      throw refuse("INVALID", "currencyCode", `The shop counts in ${known}.`);
    }
    if (await isSlugTaken(trx, slug)) throw refuse("UNIQUE", "slug", "Another channel has this slug.");
    await insertChannel(trx, {
      name,
      slug,
      currency,
      default_country: input.defaultCountry,
      prices_include_tax: !WITHOUT_TAX.has(input.defaultCountry),
      is_active: input.isActive ?? false,
    });
    return slug;
  });
}

/**
 * Owners delete a channel, with its carts, prices and publications. One that has orders hands them and its memberships to
 * another of the same currency.
 */
export async function channelDelete(
  context: CommerceContext,
  id: string,
  targetId: string | null | undefined,
): Promise<ChannelResult> {
  requireRole(context, "owner");
  const before = (await channelList(context)).find((one) => one.id === numberOf(id, "Channel")) ?? null;
  const { errors } = await refusing(context, async (trx) => {
    const channel = await lockChannel(trx, numberOf(id, "Channel") ?? 0);
    if (!channel) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    mayEnd(channel, "id");
    const { hasOrders, isPaying } = await channelUse(trx, channel.id);
    if (isPaying) throw refuse("INVALID", "id", "Somebody is paying there. Close it, and delete it later.");
    if (hasOrders && !targetId)
      throw refuse("CHANNEL_WITH_ORDERS", "id", "It has orders: name a channel that takes them.");
    if (targetId) {
      const target = await lockChannel(trx, numberOf(targetId, "Channel") ?? 0);
      if (!target) throw refuse("NOT_FOUND", "channelId", "Couldn't resolve to a node.");
      if (target.id === channel.id) throw refuse("INVALID", "channelId", "Name another channel.");
      if (target.currency !== channel.currency)
        throw refuse("CHANNELS_CURRENCY_MUST_BE_THE_SAME", "channelId", "Orders go to a channel of the same currency.");
      await moveOrders(trx, channel.id, target.id);
    }
    await deleteChannel(trx, channel.id);
    // the next start of the shop brings none back
    await noteRemoved(trx, "channel", channel.slug);
    return null;
  });
  return { channel: errors.length > 0 ? null : before, errors };
}

const MOST_FACTOR = 1_000_000;
/** Minor units that a price may come to. */
const MOST_PRICE = 2_000_000_000;

/**
 * Owners give a channel the prices of another, goods and delivery alike, where it has none of its own yet.
 * @param rate what one of the other's currency is in this one's
 */
export async function channelPricesCopy(
  context: CommerceContext,
  id: string,
  fromId: string,
  rate: number,
): Promise<ChannelResult> {
  return refusing(context, async (trx) => {
    const into = await lockChannel(trx, numberOf(id, "Channel") ?? 0);
    const from = await lockChannel(trx, numberOf(fromId, "Channel") ?? 0);
    if (!into) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    if (!from || from.id === into.id) throw refuse("NOT_FOUND", "from", "Name another channel.");
    if (!(rate > 0 && rate <= MOST_FACTOR))
      throw refuse("INVALID", "rate", "Say what one of the other's currency is in this one's.");
    const [of, to] = [exponentOf(from.currency), exponentOf(into.currency)];
    // whole tens of what has no cents, else whole cents
    const copy = { from: from.id, into: into.id, factor: (rate * 10 ** to) / 10 ** of, step: to === 0 ? 10 : 1 };
    if ((await highestPrice(trx, from.id)) * copy.factor > MOST_PRICE)
      throw refuse("INVALID", "rate", "Prices would be higher than the shop can keep.");
    await copyRates(trx, copy);
    await addPricesJob(trx, copy);
    return into.slug;
  });
}

/** Runs what owners do with channels. @param work gives the slug of the channel that the answer shows */
async function refusing(
  context: CommerceContext,
  work: (trx: CommerceDb) => Promise<string | null>,
): Promise<ChannelResult> {
  requireRole(context, "owner");
  const { value: slug, errors } = await mutation<string | null, ChannelProblem>(context, work);
  if (errors.length > 0) return { channel: null, errors };
  forgetChannels(context);
  return { channel: (await channelList(context)).find((one) => one.slug === slug) ?? null, errors };
}

export type ChannelInput = {
  name?: string | null;
  defaultCountry?: string | null;
  isActive?: boolean | null;
};

/** Its address stays: links and the next start of the shop know it by that. */
export const channelUpdate = (context: CommerceContext, id: string, input: ChannelInput): Promise<ChannelResult> =>
  change(context, id, (channel) => {
    const name = readName(input.name);
    const { defaultCountry, isActive } = input;
    if (isActive === false) mayEnd(channel, "isActive");
    return {
      ...(name && { name }),
      ...(defaultCountry && { default_country: defaultCountry }),
      ...(typeof isActive === "boolean" && { is_active: isActive }),
    };
  });

/** Opens a channel, or closes it: what is in carts of it stays, nothing new is begun there. */
export const channelSwitch = (context: CommerceContext, id: string, isActive: boolean): Promise<ChannelResult> =>
  change(context, id, (channel) => {
    if (channel.is_active === isActive) {
      const message = isActive ? "This channel is already activated." : "This channel is already deactivated.";
      throw refuse("INVALID", "id", message);
    }
    if (!isActive) mayEnd(channel, "id");
    return { is_active: isActive };
  });
