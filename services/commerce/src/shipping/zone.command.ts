import type { Language } from "@carloom/i18n";
import { fromMinor, toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { mutation, refuser } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { COUNTRY_CODES, numberOf } from "@carloom/wire";
import {
  deleteMethod,
  deleteZone,
  insertMethod,
  insertZone,
  lockMethod,
  lockZone,
  type MethodChange,
  type MethodRow,
  type RateRow,
  ratesOfMethods,
  removeRates,
  setPerKg,
  setRate,
  updateMethod,
  updateZone,
  type ZoneRow,
} from "./zone.repository.ts";

export type ShippingProblem = {
  field: string;
  message: string;
  code: "DUPLICATED_INPUT_ITEM" | "INVALID" | "MAX_LESS_THAN_MIN" | "NOT_FOUND" | "REQUIRED";
};
export type ShippingResult = { zone: ZoneRow | null; method: MethodRow | null; errors: ShippingProblem[] };

const refuse = refuser<ShippingProblem>();
const notFound = (field: string) => refuse("NOT_FOUND", field, "Couldn't resolve to a node.");

/** Whoever keeps the catalogue says how goods travel. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function change(
  context: CommerceContext,
  work: (trx: CommerceDb) => Promise<{ zone?: ZoneRow | undefined; method?: MethodRow | undefined }>,
): Promise<ShippingResult> {
  requireRole(context, "catalogue");
  const { value, errors } = await mutation<Awaited<ReturnType<typeof work>>, ShippingProblem>(context, work);
  return { zone: value?.zone ?? null, method: value?.method ?? null, errors };
}

const MOST_NAME = 100;
const MOST_DAYS = 365;
const MOST_KG = 30_000;

function readName(name: string | null | undefined): string | undefined {
  if (name === null || name === undefined) return undefined;
  const text = name.trim();
  if (!text) throw refuse("REQUIRED", "name", "A name has at least one character.");
  if (text.length > MOST_NAME) throw refuse("INVALID", "name", `A name has at most ${MOST_NAME} characters.`);
  return text;
}

export type ZoneInput = {
  name?: string | null;
  description?: string | null;
  countries?: readonly string[] | null;
};

function readZone({ name, description, countries }: ZoneInput) {
  const given = readName(name);
  const codes = countries && [...new Set(countries.map((code) => code.toUpperCase()))];
  if (codes?.some((code) => !COUNTRY_CODES.includes(code)))
    throw refuse("INVALID", "countries", "A country is named by its two letters, as in KR.");
  return {
    ...(given !== undefined && { name: given }),
    ...(typeof description === "string" && { description: description.trim().slice(0, 500) }),
    ...(codes && { countries: codes }),
  };
}

export function shippingZoneCreate(context: CommerceContext, input: ZoneInput) {
  return change(context, async (trx) => {
    const { name, description = "", countries = [] } = readZone(input);
    if (!name) throw refuse("REQUIRED", "name", "A zone has a name.");
    return { zone: await insertZone(trx, { name, description, countries }) };
  });
}

export function shippingZoneUpdate(context: CommerceContext, id: string, input: ZoneInput) {
  return change(context, async (trx) => {
    const zone = await lockZone(trx, numberOf(id, "ShippingZone") ?? 0);
    if (!zone) throw notFound("id");
    await updateZone(trx, zone.id, readZone(input));
    return { zone: await lockZone(trx, zone.id) };
  });
}

export function shippingZoneDelete(context: CommerceContext, id: string) {
  return change(context, async (trx) => {
    const zone = await lockZone(trx, numberOf(id, "ShippingZone") ?? 0);
    if (!zone) throw notFound("id");
    await deleteZone(trx, zone.id);
    return { zone };
  });
}

export type MethodInput = {
  name?: string | null;
  shippingZone?: string | null;
  minimumDeliveryDays?: number | null;
  maximumDeliveryDays?: number | null;
  maximumOrderWeight?: number | null;
};

/** @param before what it is now, where it is there already */
function readMethod(input: MethodInput, before: MethodRow | null): MethodChange {
  const minimum = input.minimumDeliveryDays ?? before?.minimum_days ?? 1;
  const maximum = input.maximumDeliveryDays ?? before?.maximum_days ?? Math.max(minimum, 5);
  for (const [field, days] of [
    ["minimumDeliveryDays", minimum],
    ["maximumDeliveryDays", maximum],
  ] as const)
    if (days < 0 || days > MOST_DAYS)
      throw refuse("INVALID", field, `Delivery takes from 0 to ${MOST_DAYS} working days.`);
  if (maximum < minimum)
    throw refuse("MAX_LESS_THAN_MIN", "maximumDeliveryDays", "The longest is not below the shortest.");
  const kilograms = input.maximumOrderWeight;
  if (typeof kilograms === "number" && (kilograms <= 0 || kilograms > MOST_KG))
    throw refuse("INVALID", "maximumOrderWeight", `A parcel weighs above 0 and at most ${MOST_KG} kg.`);
  const name = readName(input.name);
  return {
    ...(name !== undefined && {
      names: before ? { ...before.names, en: name } : { en: name, ko: name, ja: name },
    }),
    minimum_days: minimum,
    maximum_days: maximum,
    ...(kilograms !== undefined && { maximum_weight_g: kilograms === null ? null : Math.round(kilograms * 1000) }),
  };
}

export function shippingPriceCreate(context: CommerceContext, input: MethodInput) {
  return change(context, async (trx) => {
    const zone = await lockZone(trx, numberOf(input.shippingZone, "ShippingZone") ?? 0);
    if (!zone) throw notFound("shippingZone");
    const { names, minimum_days = 1, maximum_days = 5, maximum_weight_g = null } = readMethod(input, null);
    if (!names) throw refuse("REQUIRED", "name", "A way of delivery has a name.");
    return { zone, method: await insertMethod(trx, zone, { names, minimum_days, maximum_days, maximum_weight_g }) };
  });
}

/** Changes one locked way of delivery. */
function changeMethod(
  context: CommerceContext,
  id: string,
  work: (trx: CommerceDb, method: MethodRow) => Promise<void>,
): Promise<ShippingResult> {
  return change(context, async (trx) => {
    const method = await lockMethod(trx, numberOf(id, "ShippingMethodType") ?? 0);
    if (!method) throw notFound("id");
    await work(trx, method);
    const zone = method.zone_id === null ? undefined : await lockZone(trx, method.zone_id);
    return { zone, method: (await lockMethod(trx, method.id)) ?? method };
  });
}

export const shippingPriceUpdate = (context: CommerceContext, id: string, input: MethodInput) =>
  changeMethod(context, id, (trx, method) => updateMethod(trx, method.id, readMethod(input, method)));

export const shippingMethodTranslate = (
  context: CommerceContext,
  id: string,
  language: Language,
  input: { name?: string | null },
) =>
  changeMethod(context, id, async (trx, method) => {
    const name = readName(input.name);
    if (name) await updateMethod(trx, method.id, { names: { ...method.names, [language]: name } });
  });

export const shippingPriceDelete = (context: CommerceContext, id: string) =>
  changeMethod(context, id, (trx, method) => deleteMethod(trx, method));

/** Bounds that are not given stay as they are; null takes one away. */
type ChannelRate = {
  channelId: string;
  price?: number | null;
  minimumOrderPrice?: number | null;
  maximumOrderPrice?: number | null;
};
export type RateInput = {
  addChannels?: readonly ChannelRate[] | null;
  removeChannels?: readonly string[] | null;
};

/** A bound of an order's sum in minor units. @throws Refusal where it is finer than the currency */
function boundOf(field: string, given: number | null | undefined, currency: string): number | null | undefined {
  if (given === null || given === undefined) return given;
  const minor = toMinor(given, currency);
  if (fromMinor(minor, currency) !== given) throw refuse("INVALID", field, `${currency} has fewer decimals.`);
  return minor;
}

/** For orders of which sum it is offered in a channel. @param before what stands there now @throws Refusal */
function boundsOf(rate: ChannelRate, currency: string, before: RateRow | undefined) {
  const minimum = boundOf("minimumOrderPrice", rate.minimumOrderPrice, currency);
  const maximum = boundOf("maximumOrderPrice", rate.maximumOrderPrice, currency);
  const least = minimum === undefined ? (before?.minimum_order ?? null) : minimum;
  const most = maximum === undefined ? (before?.maximum_order ?? null) : maximum;
  if (least !== null && most !== null && most <= least)
    throw refuse("MAX_LESS_THAN_MIN", "maximumOrderPrice", "The largest order is above the smallest.");
  return {
    ...(minimum !== undefined && { minimum_order: minimum }),
    ...(maximum !== undefined && { maximum_order: maximum }),
  };
}

/** What a way of delivery costs channel by channel; where it has no price it is not offered. */
export async function shippingMethodChannelListingUpdate(context: CommerceContext, id: string, input: RateInput) {
  const channels = await channelList(context);
  return changeMethod(context, id, async (trx, method) => {
    const seen = new Set<number>();
    const named = (channelId: string, field: string) => {
      const channel = channels.find((one) => one.id === numberOf(channelId, "Channel"));
      if (!channel) throw notFound(field);
      if (seen.has(channel.id)) throw refuse("DUPLICATED_INPUT_ITEM", field, "A channel is named once.");
      seen.add(channel.id);
      return channel;
    };
    const there = await ratesOfMethods(trx, [method.id]);
    for (const rate of input.addChannels ?? []) {
      const channel = named(rate.channelId, "addChannels");
      const { price } = rate;
      if (price === null || price === undefined)
        throw refuse("REQUIRED", "price", "A price is needed for each channel; 0 is free.");
      const before = there.find((row) => row.channel_id === channel.id);
      const bounds = boundsOf(rate, channel.currency, before);
      const base = toMinor(price, channel.currency);
      await setRate(trx, { method_id: method.id, channel_id: channel.id, base, ...bounds });
    }
    const gone = (input.removeChannels ?? []).map((channelId) => named(channelId, "removeChannels").id);
    await removeRates(trx, method.id, gone);
  });
}

/** What each kilogram of a parcel costs beside the price, in a channel that offers the way of delivery. */
export async function shippingPricePerKilogram(context: CommerceContext, id: string, channelId: string, price: number) {
  const channel = (await channelList(context)).find((one) => one.id === numberOf(channelId, "Channel"));
  return changeMethod(context, id, async (trx, method) => {
    if (!channel || !(await setPerKg(trx, method.id, channel.id, toMinor(price, channel.currency))))
      throw notFound("channelId");
  });
}
