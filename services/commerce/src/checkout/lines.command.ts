import { randomUUID } from "node:crypto";
import { inStock, quantityLimit } from "../catalogue/catalogue.policy.ts";
import { type GoodsRow, variantsByIds } from "../catalogue/catalogue.repository.ts";
import type { CommerceContext } from "../builder.ts";
import { FIT_KEYS, forSameCar, judged } from "../fitment/line-fit.ts";
import { knowVariants } from "../catalogue/catalogue.loaders.ts";
import { Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { globalId, numberOf, uuidOf, readMetadata } from "@carloom/wire";
import { type CheckoutResult, changeCheckout, refuse } from "./change.ts";
import { type CheckoutProblem, quantityProblem, tooMany } from "./checkout.policy.ts";
import { deleteDesigns, deleteLines, type LineRow, linesOf, type NewLine, updateLine } from "./checkout.repository.ts";

export type LineInput = {
  variantId: string;
  quantity: number;
  forceNewLine?: boolean | null;
  metadata?: readonly { key: string; value: string }[] | null;
  /** What `judged` found: never a buyer's own words. */
  fit?: Readonly<Record<string, string>>;
};

export type LineUpdateInput = {
  lineId?: string | null;
  variantId?: string | null;
  quantity?: number | null;
  metadata?: readonly { key: string; value: string }[] | null;
};

/** Keys that only the server writes on lines. */
export const LINE_KEYS = [
  "designId",
  "designTitle",
  "reference",
  "kind",
  "name",
  "words",
  "areaCm2",
  "whole",
  "verdict",
  ...FIT_KEYS,
] as const;

/** Most lines of one cart. */
export const MAX_LINES = 2500;

const variantId = (id: number) => globalId("ProductVariant", id);

function metadataOf(input: LineInput["metadata"]): Record<string, string> {
  const read = readMetadata(input, LINE_KEYS);
  if (!read.ok) throw refuse("INVALID", "metadata", read.message);
  return read.value;
}

/** Checks that a channel sells a variant loose and has as many as the whole cart wants. @throws Refusal */
function checkVariant(variant: GoodsRow, wanted: number): void {
  const variants = [variantId(variant.id)];
  const no = (
    code: "UNAVAILABLE_VARIANT_IN_CHANNEL" | "PRODUCT_NOT_PUBLISHED" | "PRODUCT_UNAVAILABLE_FOR_PURCHASE",
    message: string,
  ) => new Refusal<CheckoutProblem>({ code, field: "lines", message, variants });
  if (!variant.is_published) throw no("PRODUCT_NOT_PUBLISHED", "Can't add unpublished product.");
  if (variant.amount === null)
    throw no("UNAVAILABLE_VARIANT_IN_CHANNEL", "Cannot add lines with unavailable variants.");
  if (!variant.is_for_sale) throw no("PRODUCT_UNAVAILABLE_FOR_PURCHASE", "This product cannot be bought now.");
  if (variant.sold_by_area) throw no("PRODUCT_UNAVAILABLE_FOR_PURCHASE", "This is sold by area, as part of a design.");
  if (wanted > quantityLimit(variant)) throw new Refusal<CheckoutProblem>(tooMany(quantityLimit(variant), variants));
  const left = inStock(variant);
  if (left !== null && wanted > left) {
    const message = `Could not add items ${variant.sku}. Only ${left} remaining in stock.`;
    throw new Refusal<CheckoutProblem>({ code: "INSUFFICIENT_STOCK", field: "quantity", message, variants });
  }
}

async function sellable(trx: CommerceDb, channelId: number, ids: readonly number[]) {
  const rows = ids.length > 0 ? await variantsByIds(trx, channelId, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

export type LinePlan = {
  fresh: NewLine[];
  /** Lines that get more pieces, with their new number. */
  raised: Map<string, number>;
  /** The goods of all inputs and of the lines that are there, by the variant's key. */
  goods: Map<number, GoodsRow>;
};

/** Checks goods for a cart and says what to write. Equal goods become one line unless the client asks for a new one. @throws Refusal */
export async function planLines(
  trx: CommerceDb,
  checkout: { id: string; channel_id: number },
  existing: readonly LineRow[],
  inputs: readonly LineInput[],
): Promise<LinePlan> {
  if (existing.length + inputs.length > MAX_LINES)
    throw refuse("INVALID", "lines", `A cart has at most ${MAX_LINES} lines.`);
  for (const { quantity } of inputs) {
    const problem = quantityProblem(quantity, false);
    if (problem) throw new Refusal<CheckoutProblem>(problem);
  }
  const wanted = new Map<number, number>();
  for (const line of existing) wanted.set(line.variant_id, (wanted.get(line.variant_id) ?? 0) + line.quantity);
  const keys = inputs.map((input) => numberOf(input.variantId, "ProductVariant"));
  const goods = await sellable(trx, checkout.channel_id, [
    ...new Set([...keys.flatMap((key) => key ?? []), ...existing.map((line) => line.variant_id)]),
  ]);
  const fresh: NewLine[] = [];
  const raised = new Map<string, number>();
  for (const [i, input] of inputs.entries()) {
    const found = goods.get(keys[i] ?? 0);
    if (!found)
      throw new Refusal<CheckoutProblem>({
        code: "NOT_FOUND",
        field: "variantId",
        message: "Couldn't resolve to a node.",
        variants: [input.variantId],
      });
    const { id } = found;
    wanted.set(id, (wanted.get(id) ?? 0) + input.quantity);
    const metadata = { ...metadataOf(input.metadata), ...input.fit };
    const alike = input.forceNewLine
      ? undefined
      : existing.find(
          (line) => line.variant_id === id && line.frozen_price === null && forSameCar(line.metadata, metadata),
        );
    const fellow = input.forceNewLine
      ? undefined
      : fresh.find((line) => line.variant_id === id && forSameCar(line.metadata, metadata));
    if (alike) raised.set(alike.id, (raised.get(alike.id) ?? alike.quantity) + input.quantity);
    else if (fellow) fellow.quantity += input.quantity;
    else fresh.push({ id: randomUUID(), checkout_id: checkout.id, variant_id: id, quantity: input.quantity, metadata });
  }
  for (const key of new Set(keys)) {
    const variant = goods.get(key ?? 0);
    if (variant) checkVariant(variant, wanted.get(variant.id) ?? 0);
  }
  return { fresh, raised, goods };
}

/** New lines as they would be read back. */
export function freshLines(fresh: readonly NewLine[], goods: ReadonlyMap<number, GoodsRow>): LineRow[] {
  return fresh.flatMap((line) => {
    const found = goods.get(line.variant_id);
    if (!found) return [];
    const { id, variant_id, quantity, metadata } = line;
    const { weight_g, amount, regular, sold_by_area, track_inventory, quantity_limit, sku, is_published } = found;
    const { is_for_sale, tax_class, is_shipping_required, is_gift_card } = found;
    return {
      id,
      variant_id,
      quantity,
      metadata,
      design_id: null,
      frozen_price: null,
      frozen_regular: null,
      valid_until: null,
      weight_g,
      amount,
      regular,
      sold_by_area,
      track_inventory,
      quantity_limit,
      sku,
      is_published,
      is_for_sale,
      tax_class,
      is_shipping_required,
      is_gift_card,
      membership_plan_id: null,
      membership_period: null,
      stock_quantity: found.quantity,
      stock_allocated: found.allocated,
      warehouse_id: found.warehouse_id,
      variant_name: found.name,
      variant_translations: found.translations,
      product_names: found.names,
      product_thumbnail: found.thumbnail,
    };
  });
}

export async function checkoutLinesAdd(
  context: CommerceContext,
  id: string | null | undefined,
  inputs: readonly LineInput[],
): Promise<CheckoutResult> {
  let known: LinePlan["goods"] | undefined;
  const wanted = await judged(context, inputs);
  const result = await changeCheckout(context, id, async (trx, checkout) => {
    const existing = await linesOf(trx, checkout.id, checkout.channel_id);
    const { fresh, raised, goods } = await planLines(trx, checkout, existing, wanted);
    for (const [line, quantity] of raised) await updateLine(trx, line, { quantity });
    known = goods;
    const kept = existing.map((line) => ({ ...line, quantity: raised.get(line.id) ?? line.quantity }));
    return { fresh, lines: [...kept, ...freshLines(fresh, goods)] };
  });
  if (result.checkout && known) knowVariants(context, result.checkout.channel, known.values());
  return result;
}

function lineOf(lines: readonly LineRow[], input: LineUpdateInput): LineRow {
  const unknown = (field: string) => refuse("NOT_FOUND", field, "Couldn't resolve to a node.");
  if (input.lineId) {
    const key = uuidOf(input.lineId, "CheckoutLine");
    const line = lines.find((candidate) => candidate.id === key);
    if (!line) throw unknown("lineId");
    return line;
  }
  const key = numberOf(input.variantId, "ProductVariant");
  const alike = lines.filter((candidate) => candidate.variant_id === key && candidate.frozen_price === null);
  if (alike.length > 1) throw refuse("INVALID", "variantId", "Several lines hold this variant; name the line instead.");
  if (!alike[0]) throw unknown("variantId");
  return alike[0];
}

/** Sets numbers of pieces; 0 removes. Lines of a design change only all together. */
export function checkoutLinesUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  inputs: readonly LineUpdateInput[],
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async (trx, checkout) => {
    const lines = await linesOf(trx, checkout.id, checkout.channel_id);
    const targets = new Map<LineRow, { quantity: number; metadata?: Record<string, string> }>();
    for (const input of inputs) {
      const line = lineOf(lines, input);
      const quantity = input.quantity ?? line.quantity;
      const problem = quantityProblem(quantity, true);
      if (problem) throw new Refusal<CheckoutProblem>(problem);
      if (line.frozen_price !== null && quantity !== 0 && (quantity !== line.quantity || input.metadata))
        throw refuse(
          "INVALID",
          "quantity",
          line.design_id === null
            ? "The price of this line was quoted for its number of pieces; remove the line to order otherwise."
            : "This line is part of a design; change the design instead.",
        );
      const metadata = input.metadata ? { ...line.metadata, ...metadataOf(input.metadata) } : undefined;
      targets.set(line, { quantity, ...(metadata && { metadata }) });
    }
    const changed = [...targets]
      .filter(([line, { quantity }]) => quantity > line.quantity)
      .map(([line]) => line.variant_id);
    for (const variant of (await sellable(trx, checkout.channel_id, changed)).values()) {
      const wanted = lines
        .filter((line) => line.variant_id === variant.id)
        .reduce((sum, line) => sum + (targets.get(line)?.quantity ?? line.quantity), 0);
      checkVariant(variant, wanted);
    }
    await remove(
      trx,
      [...targets].filter(([, { quantity }]) => quantity === 0).map(([line]) => line),
    );
    for (const [line, change] of targets) if (change.quantity > 0) await updateLine(trx, line.id, change);
    return undefined;
  });
}

async function remove(trx: CommerceDb, lines: readonly LineRow[]): Promise<void> {
  const designs = new Set(lines.flatMap((line) => line.design_id ?? []));
  if (designs.size > 0) await deleteDesigns(trx, [...designs]);
  const loose = lines.filter((line) => line.design_id === null).map((line) => line.id);
  if (loose.length > 0) await deleteLines(trx, loose);
}

/** Removes lines; a line of a design takes the whole design with it, since the rest would no longer be that design. */
export function checkoutLinesDelete(
  context: CommerceContext,
  id: string | null | undefined,
  ids: readonly string[],
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async (trx, checkout) => {
    const lines = await linesOf(trx, checkout.id, checkout.channel_id);
    const keys = ids.map((line) => uuidOf(line, "CheckoutLine"));
    const unknown = ids.filter((_, i) => !lines.some((line) => line.id === keys[i]));
    if (unknown.length > 0)
      throw new Refusal<CheckoutProblem>({
        code: "NOT_FOUND",
        field: "linesIds",
        message: "Couldn't resolve to a node.",
        lines: unknown,
      });
    await remove(
      trx,
      lines.filter((line) => keys.includes(line.id)),
    );
    return undefined;
  });
}
