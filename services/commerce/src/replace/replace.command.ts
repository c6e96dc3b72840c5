import { createHash, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { requireRole } from "@carloom/identity";
import { discountLines } from "@carloom/pricing";
import type { Design } from "@carloom/threed";
import { languageOfCode, uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { type GoodsRow, variantsByIds } from "../catalogue/catalogue.repository.ts";
import { channelById, channelList, knownChannel, taxPpm } from "../catalogue/channel.ts";
import { objectOf } from "../catalogue/stored-object.ts";
import { lineMetadata } from "../design/design.command.ts";
import type { DesignRow } from "../design/design.repository.ts";
import { priceFor } from "../design/estimate.ts";
import { holdDesigns } from "../design/held.ts";
import { changeOrder, type OrderProblem } from "../order/change-order.ts";
import { deleteOrderLine, insertOrderLine } from "../order/edit/edit.repository.ts";
import { giveBack, take } from "../order/edit/lines.command.ts";
import { checkEditable, reprice } from "../order/edit/reprice.ts";
import { insertEvent, linesOfOrders, type OrderLineRow, type OrderRow, orderById } from "../order/order.repository.ts";
import { type Problem, refuser, settled } from "../refusal.ts";
import { returnClassOf } from "../returns.policy.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { DesignLine } from "../tables/design.line.ts";
import { designOfOrder, forgetProduction, replaceDesign, withdrawOpenProofs } from "./replace.repository.ts";
import { goodsOfVoucher, vouchersOfOrders } from "../voucher/voucher.repository.ts";
import { nameIn, translatedVariantName } from "../catalogue/catalogue.policy.ts";

export type ReplaceInput = {
  order: string;
  design: string;
  /** A link to a shown build, or its code. */
  build: string;
  /** Nothing is changed: it is told what it would come to. */
  isTrial?: boolean | null | undefined;
};
export type Replaced = {
  order: OrderRow | null;
  /** Of the build that takes the other one's place. */
  title: string | null;
  /** What the order comes to, minor units. */
  before: number | null;
  after: number | null;
  errors: Problem[];
};

const refuse = refuser<Problem>();
const MOST_LINK = 500;

/** Rolls a trial back and bears what it came to. */
class Trial extends Error {
  override name = "Trial";
  readonly order: OrderRow;
  constructor(order: OrderRow) {
    super("A trial is rolled back.");
    this.order = order;
  }
}

/** The code of a shown build in what somebody pastes: its link, that of a copy of it in the studio, or the code itself. */
export function referenceIn(text: string): string | null {
  const written = text.trim();
  if (written.length > MOST_LINK) return null;
  const url = URL.parse(written);
  const code = url ? (url.searchParams.get("remix") ?? url.pathname.split("/").filter(Boolean).at(-1)) : written;
  return code && /^[\w-]{4,64}$/.test(code) ? code : null;
}

/** What a line of a build costs before voucher and membership; minor units of the price basis. */
const priceOf = ({ unitPrice, quantity }: DesignLine) => unitPrice * quantity;
const promotionOf = ({ regularPrice = 0, unitPrice, quantity }: DesignLine) =>
  Math.max(0, regularPrice - unitPrice) * quantity;
const weightOf = (lines: readonly DesignLine[]) =>
  lines.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);

/** A line of the order as it is written before the order is priced. */
function orderLine(
  context: CommerceContext,
  order: OrderRow,
  design: Pick<DesignRow, "id" | "title">,
  line: DesignLine,
  goods: GoodsRow,
  { share, position }: { share: number; position: number },
) {
  const metadata = lineMetadata(design, line);
  const whole = priceOf(line) - share;
  return {
    id: randomUUID(),
    order_id: order.id,
    variant_id: goods.id,
    design_id: design.id,
    product_name: goods.names.en,
    variant_name: goods.name,
    translated_name: nameIn(goods.names, languageOfCode(order.language_code)),
    translated_variant_name: translatedVariantName(goods.translations, languageOfCode(order.language_code)),
    sku: goods.sku,
    thumbnail: goods.thumbnail,
    quantity: line.quantity,
    return_class: returnClassOf({ design_id: design.id, metadata, is_shipping_required: goods.is_shipping_required }),
    tax_ppm: taxPpm(knownChannel(context, order.channel_id), order.tax_country, goods.tax_class),
    tax_class: goods.tax_class,
    is_shipping_required: goods.is_shipping_required,
    is_gift_card: false,
    allocated: goods.track_inventory ? line.quantity : 0,
    // in the order's basis, until the whole order is priced within this transaction
    unit_net: line.unitPrice,
    unit_gross: line.unitPrice,
    total_net: whole,
    total_gross: whole,
    discount: promotionOf(line) + share,
    manual_discount: 0,
    promotion: promotionOf(line),
    metadata,
    position,
  };
}

/** Pieces of what is counted go back from the old lines, and are taken for the new ones. */
async function exchangeStock(
  trx: CommerceDb,
  old: readonly OrderLineRow[],
  lines: readonly DesignLine[],
  goodsOf: (line: DesignLine) => GoodsRow,
): Promise<void> {
  for (const { variant_id, allocated } of old) await giveBack(trx, variant_id, allocated);
  const pieces = new Map<number, number>();
  for (const line of lines)
    if (goodsOf(line).track_inventory) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + line.quantity);
  await take(trx, pieces);
}

/** The lines of one design of a locked order become those of another build. What voucher and membership took off stays that much. */
async function exchangeLines(
  context: CommerceContext,
  trx: CommerceDb,
  order: OrderRow,
  design: DesignRow,
  fresh: { title: string; lines: DesignLine[] },
): Promise<void> {
  const before = await linesOfOrders(trx, [order.id]);
  const old = before.filter((line) => line.design_id === design.id);
  const { lines } = fresh;
  const keys = [...new Set(lines.map(({ variantId }) => variantId))];
  const known = new Map((await variantsByIds(trx, order.channel_id, keys)).map((row) => [row.id, row]));
  const goodsOf = (line: DesignLine): GoodsRow => {
    const goods = known.get(line.variantId);
    if (!goods) throw refuse("NOT_SOLD", line.reference, `${line.name} is not sold any more.`);
    if (goods.is_shipping_required && !order.is_shipping_required)
      throw refuse("INVALID", line.reference, "This order has no delivery: order this build anew.");
    return goods;
  };
  await exchangeStock(trx, old, lines, goodsOf);
  const kept = old.reduce((sum, line) => sum + line.discount - line.manual_discount - line.promotion, 0);
  const shares = await sharesOf(trx, order, lines, kept);
  for (const { id } of old) await deleteOrderLine(trx, id);
  // after all others, so that no place is taken twice
  const last = Math.max(-1, ...before.map(({ position }) => position));
  for (const [i, line] of lines.entries())
    await insertOrderLine(
      trx,
      orderLine(context, order, { id: design.id, title: fresh.title }, line, goodsOf(line), {
        share: shares[i] ?? 0,
        position: last + 1 + i,
      }),
    );
  await reprice(trx, order, { before, weight: weightOf(lines) - weightOf(design.lines) });
}

/** How what was taken off falls on other lines: on the goods of the order's voucher first, where it is for certain goods. */
async function sharesOf(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly DesignLine[],
  amount: number,
): Promise<number[]> {
  const prices = lines.map(priceOf);
  const [voucher] = await vouchersOfOrders(trx, [order.id]);
  const ids = lines.map(({ variantId }) => variantId);
  const goods = voucher ? await goodsOfVoucher(trx, voucher, ids) : null;
  if (!goods) return discountLines(prices, { kind: "fixed", amount });
  const onGoods = discountLines(
    prices.map((price, i) => (goods.has(ids[i] ?? 0) ? price : 0)),
    { kind: "fixed", amount },
  );
  const left = amount - onGoods.reduce((sum, share) => sum + share, 0);
  const rest = discountLines(
    prices.map((price, i) => price - (onGoods[i] ?? 0)),
    { kind: "fixed", amount: left },
  );
  return onGoods.map((share, i) => share + (rest[i] ?? 0));
}

type Offered = { title: string; design: Design; lines: DesignLine[]; thumbnail: string | null };

/** A shown build at what it costs in an order's channel now. @throws Refusal */
async function offered(context: CommerceContext, order: OrderRow, text: string): Promise<Offered> {
  const reference = referenceIn(text);
  const shown = reference && (await context.threed.shown(reference));
  if (!shown) throw refuse("NO_BUILD", "build", "This link leads to no build that is shown.");
  const channel = await channelById(context, order.channel_id);
  const spoken = { ...context, language: languageOfCode(order.language_code) };
  const { lines, problems } = await priceFor(spoken, channel, shown.design);
  const [problem] = problems;
  if (problem) throw refuse(problem.code.toUpperCase().replaceAll("-", "_"), problem.reference, problem.message);
  if (lines.length === 0) throw refuse("NO_LINES", "build", "This build holds nothing to order.");
  return {
    title: shown.title,
    design: shown.design,
    lines,
    thumbnail: objectOf(context, shown.design.template.thumbnail),
  };
}

/**
 * Puts another build into an order in place of one that it has: priced as of now, the difference is due or over by the
 * rules of an edited order, what was there is kept as a version. Its files are made anew once the order is paid; proofs
 * that nobody has answered end. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function orderDesignReplace(context: CommerceContext, input: ReplaceInput): Promise<Replaced> {
  requireRole(context, "orders");
  await channelList(context);
  const db = shopTables(context.db);
  const key = uuidOf(input.order, "Order");
  const found = key ? await orderById(db, key) : undefined;
  const nothing = { order: null, title: null, before: null, after: null };
  if (!found) return { ...nothing, errors: refuse("NOT_FOUND", "order", "Couldn't resolve to a node.").problems };
  const { value: fresh, errors: against } = await settled<Offered, Problem>(() => offered(context, found, input.build));
  if (!fresh) return { ...nothing, errors: against };
  const { title, lines, thumbnail } = fresh;
  const result = (order: OrderRow | null, errors: readonly (Problem | OrderProblem)[]): Replaced => ({
    ...(order ? { order, title, before: found.total_gross, after: order.total_gross } : nothing),
    errors: [...errors],
  });
  try {
    const { order, errors } = await changeOrder(context, input.order, async (trx, locked, userId) => {
      await checkEditable(trx, locked);
      const design = await designOfOrder(trx, locked.id, input.design);
      if (!design) throw refuse("NOT_FOUND", "design", "This order has no such design.");
      if (fresh.design.template.uuid !== design.template_uuid)
        throw refuse("OTHER_CAR", "build", "This build is of another car.");
      // as it is stored: keys that are not there are not compared
      if (isDeepStrictEqual(JSON.parse(JSON.stringify(fresh.design.build)), design.build))
        throw refuse("SAME", "build", "This order has this build already.");
      await exchangeLines(context, trx, locked, design, fresh);
      const total = lines.reduce((sum, line) => sum + line.totalPrice, 0);
      const { build, template } = fresh.design;
      const manifest_hash = createHash("sha256").update(JSON.stringify(template.manifest)).digest("hex");
      const now = { title, manifest_hash, build, lines, total, thumbnail, priced_at: new Date() };
      await replaceDesign(trx, design, now, userId);
      await forgetProduction(trx, design.id);
      await withdrawOpenProofs(trx, design.id);
      if (!(await holdDesigns(context.threed, trx, `design:${design.id}`, [{ build, thumbnail }])))
        throw refuse("UNKNOWN_PICTURE", "build", "A picture of this build is no longer there. Upload it again.");
      const data = { kind: "design-replaced", message: `design.REPLACED ${title}` };
      await insertEvent(trx, { order_id: locked.id, type: "DESIGN_REPLACED", user_id: userId, data });
      const after = await orderById(trx, locked.id);
      if (input.isTrial && after) throw new Trial(after);
    });
    return result(order, errors);
  } catch (error) {
    if (error instanceof Trial) return result(error.order, []);
    throw error;
  }
}
