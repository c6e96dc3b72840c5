import { randomInt } from "node:crypto";
import { percentPpm, toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { mutation } from "../refusal.ts";
import { refuse, type VoucherProblem } from "./problem.ts";
import type { CommerceDb } from "../tables.ts";
import { COUNTRY_CODES, numberOf } from "@carloom/wire";
import {
  type CatalogueInput,
  NO_GOODS,
  readGoods,
  type VoucherGoods,
  withGoods,
  withoutGoods,
} from "./goods.policy.ts";
import {
  deleteVoucher,
  insertCodes,
  insertVoucher,
  lockVoucher,
  normalCode,
  removeValues,
  setValue,
  updateVoucher,
  valuesOf,
  voucherById,
  type VoucherRow,
} from "./voucher.repository.ts";

export type VoucherResult = { voucher: VoucherRow | null; errors: VoucherProblem[] };

async function change(
  context: CommerceContext,
  work: (trx: CommerceDb) => Promise<VoucherRow>,
): Promise<VoucherResult> {
  const { value, errors } = await mutation<VoucherRow, VoucherProblem>(context, work);
  return { voucher: value, errors };
}

// without letters and digits that look alike
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export type VoucherInput = CatalogueInput & {
  type?: "ENTIRE_ORDER" | "SHIPPING" | "SPECIFIC_PRODUCT" | null;
  name?: string | null;
  code?: string | null;
  addCodes?: readonly string[] | null;
  startDate?: Date | null;
  endDate?: Date | null;
  discountValueType?: "FIXED" | "PERCENTAGE" | null;
  minCheckoutItemsQuantity?: number | null;
  countries?: readonly string[] | null;
  applyOncePerCustomer?: boolean | null;
  applyOncePerOrder?: boolean | null;
  usageLimit?: number | null;
};

function readDates(starts: Date, ends: Date | null): void {
  if (ends && ends <= starts) throw refuse("INVALID", "endDate", "End date cannot be before the start date.");
}

function readUsageLimit(limit: number | null | undefined): number | null {
  if (limit !== null && limit !== undefined && limit < 1)
    throw refuse("INVALID", "usageLimit", "A limit is at least 1.");
  return limit ?? null;
}

function readCodes({ code, addCodes }: Pick<VoucherInput, "code" | "addCodes">): string[] {
  const given = [...(code ? [code] : []), ...(addCodes ?? [])].map(normalCode);
  if (given.some((one) => !/^[\p{L}\p{N}._-]{3,}$/u.test(one)))
    throw refuse("INVALID", "addCodes", "A code has at least three letters, digits, dots or dashes.");
  if (given.length > 500) throw refuse("INVALID", "addCodes", "At most 500 codes at once.");
  if (new Set(given).size < given.length) throw refuse("DUPLICATED_INPUT_ITEM", "addCodes", "A code is named once.");
  return given;
}

function readCountries(given: readonly string[] | null | undefined): string[] {
  const countries = (given ?? []).map((country) => country.toUpperCase());
  if (countries.some((country) => !COUNTRY_CODES.includes(country)))
    throw refuse("INVALID", "countries", "A country is named by its two letters, as in KR.");
  return countries;
}

async function addCodes(trx: CommerceDb, voucherId: number, codes: readonly string[]): Promise<void> {
  const taken = await insertCodes(trx, voucherId, codes);
  if (taken.length > 0)
    throw refuse("ALREADY_EXISTS", "addCodes", "Another voucher has this code already.", { voucherCodes: taken });
}

/** Staff make a voucher; it counts in a channel once that channel has a value. @throws GraphQLError */
export function voucherCreate(context: CommerceContext, input: VoucherInput): Promise<VoucherResult> {
  requireRole(context, "orders");
  return change(context, async (trx) => {
    const starts = input.startDate ?? new Date();
    readDates(starts, input.endDate ?? null);
    const given = readCodes(input);
    const countries = readCountries(input.countries);
    const voucher = await insertVoucher(trx, {
      name: (input.name ?? "").trim().slice(0, 255),
      type: input.type ?? "ENTIRE_ORDER",
      value_type: input.discountValueType ?? "FIXED",
      usage_limit: readUsageLimit(input.usageLimit),
      once_per_customer: input.applyOncePerCustomer ?? false,
      once_per_order: input.applyOncePerOrder ?? false,
      minimum_quantity: input.minCheckoutItemsQuantity ?? null,
      countries,
      starts_at: starts,
      ends_at: input.endDate ?? null,
      ...NO_GOODS,
      ...readGoods(input),
    });
    await addCodes(trx, voucher.id, given.length > 0 ? given : [newCode()]);
    return voucher;
  });
}

/**
 * Staff change a voucher; what is not given stays. How its values are read stays while it has any, and a limit is never
 * below the uses there were. @throws GraphQLError
 */
export function voucherUpdate(context: CommerceContext, id: string, input: VoucherInput): Promise<VoucherResult> {
  requireRole(context, "orders");
  return change(context, async (trx) => {
    const voucher = await lockVoucher(trx, numberOf(id, "Voucher") ?? 0);
    if (!voucher) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    const { startDate, endDate, usageLimit, discountValueType: valueType } = input;
    const starts = startDate ?? voucher.starts_at;
    const ends = endDate === undefined ? voucher.ends_at : endDate;
    readDates(starts, ends);
    const limit = usageLimit === undefined ? voucher.usage_limit : readUsageLimit(usageLimit);
    if (limit !== null && limit < voucher.used)
      throw refuse("INVALID", "usageLimit", `It was used ${voucher.used} times already.`);
    if (valueType && valueType !== voucher.value_type && (await valuesOf(trx, voucher.id)).length > 0) {
      const message = "Its channels have values: take them away first, or make another voucher.";
      throw refuse("INVALID", "discountValueType", message);
    }
    await addCodes(trx, voucher.id, readCodes(input));
    return updateVoucher(trx, voucher.id, {
      starts_at: starts,
      ends_at: ends,
      usage_limit: limit,
      ...(typeof input.name === "string" && { name: input.name.trim().slice(0, 255) }),
      ...(input.type && { type: input.type }),
      ...(valueType && { value_type: valueType }),
      ...(typeof input.applyOncePerCustomer === "boolean" && { once_per_customer: input.applyOncePerCustomer }),
      ...(typeof input.applyOncePerOrder === "boolean" && { once_per_order: input.applyOncePerOrder }),
      ...(input.minCheckoutItemsQuantity !== undefined && { minimum_quantity: input.minCheckoutItemsQuantity }),
      ...(input.countries !== undefined && { countries: readCountries(input.countries) }),
      ...readGoods(input),
    });
  });
}

/** Staff add goods to those that a voucher is for. @throws GraphQLError */
export const voucherCataloguesAdd = (context: CommerceContext, id: string, input: CatalogueInput) =>
  changeGoods(context, id, (voucher) => withGoods(voucher, readGoods(input)));

/** Staff take goods out of them. @throws GraphQLError */
export const voucherCataloguesRemove = (context: CommerceContext, id: string, input: CatalogueInput) =>
  changeGoods(context, id, (voucher) => withoutGoods(voucher, readGoods(input)));

function changeGoods(
  context: CommerceContext,
  id: string,
  goodsOf: (voucher: VoucherRow) => VoucherGoods,
): Promise<VoucherResult> {
  requireRole(context, "orders");
  return change(context, async (trx) => {
    const voucher = await lockVoucher(trx, numberOf(id, "Voucher") ?? 0);
    if (!voucher) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    return updateVoucher(trx, voucher.id, goodsOf(voucher));
  });
}

/** Staff delete a voucher that no order has used; another is ended instead. @throws GraphQLError */
export function voucherDelete(context: CommerceContext, id: string): Promise<VoucherResult> {
  requireRole(context, "orders");
  return change(context, async (trx) => {
    const voucher = await lockVoucher(trx, numberOf(id, "Voucher") ?? 0);
    if (!voucher) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    if (voucher.used > 0) {
      const message = "Orders have used it, and keep it on their books: give it an end date instead.";
      throw refuse("INVALID", "id", message);
    }
    await deleteVoucher(trx, voucher.id);
    return voucher;
  });
}

export type ListingInput = {
  addChannels?: readonly { channelId: string; discountValue?: number | null; minAmountSpent?: number | null }[] | null;
  removeChannels?: readonly string[] | null;
};

/** Staff say what a voucher takes off in a channel: percent, or an amount of its currency. @throws GraphQLError */
export async function voucherChannelListingUpdate(
  context: CommerceContext,
  id: string,
  input: ListingInput,
): Promise<VoucherResult> {
  requireRole(context, "orders");
  const channels = await channelList(context);
  return change(context, async (trx) => {
    const key = numberOf(id, "Voucher");
    const voucher = key === null ? undefined : await voucherById(trx, key);
    if (!voucher) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    for (const { channelId, discountValue, minAmountSpent } of input.addChannels ?? []) {
      const channel = channels.find((candidate) => candidate.id === numberOf(channelId, "Channel"));
      if (!channel) throw refuse("NOT_FOUND", "addChannels", "There is no such channel.");
      if (discountValue === null || discountValue === undefined)
        throw refuse("REQUIRED", "discountValue", "Value is required for each channel.");
      const isPercent = voucher.value_type === "PERCENTAGE";
      if (isPercent && discountValue > 100) throw refuse("INVALID", "discountValue", "A percentage is at most 100.");
      const minor = (amount: number) => toMinor(amount, channel.currency);
      await setValue(trx, {
        voucher_id: voucher.id,
        channel_id: channel.id,
        value: isPercent ? percentPpm(discountValue) : minor(discountValue),
        minimum_spent: minAmountSpent === null || minAmountSpent === undefined ? null : minor(minAmountSpent),
      });
    }
    const gone = (input.removeChannels ?? []).flatMap((channel) => numberOf(channel, "Channel") ?? []);
    await removeValues(trx, voucher.id, gone);
    return voucher;
  });
}
