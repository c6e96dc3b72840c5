import type { CommerceContext } from "../builder.ts";
import { channelById } from "../catalogue/channel.ts";
import { visibleCheckout, type CheckoutNode } from "../checkout/checkout.ts";
import { checkoutCreate } from "../checkout/checkout.command.ts";
import type { CheckoutProblem } from "../checkout/checkout.policy.ts";
import { checkoutLinesAdd } from "../checkout/lines.command.ts";
import { checkoutDesignAdd } from "../design/design.command.ts";
import { type DesignRow, designsOfOrder } from "../design/design.repository.ts";
import { carAgain } from "../fitment/line-fit.ts";
import { shopTables } from "../tables.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { isOwner } from "../order/order.ts";
import { linesOfOrders, type OrderLineRow, orderByToken } from "../order/order.repository.ts";

/** Goods that the new cart could not take, by the name that the order has for them, and the code of why. */
export type LeftOut = { name: string; code: string };
export type OrderedAgain = { checkout: CheckoutNode | null; leftOut: LeftOut[]; errors: CheckoutProblem[] };

const problemOf = ({ errors }: { errors: readonly { code: string }[] }): string | null => errors[0]?.code ?? null;

/** The build as it was ordered, at what it costs now. */
async function designAgain(context: CommerceContext, checkoutId: string, design: DesignRow): Promise<string | null> {
  const { template_slug: templateSlug, title, build, thumbnail } = design;
  const picture = thumbnail && `${context.settings.public.cdn}/${thumbnail}`;
  return problemOf(
    await checkoutDesignAdd(context, checkoutId, { design: { templateSlug, title, build, thumbnail: picture } }),
  );
}

async function lineAgain(context: CommerceContext, checkoutId: string, line: OrderLineRow): Promise<string | null> {
  if (line.variant_id === null) return "NOT_FOUND";
  const variantId = globalId("ProductVariant", line.variant_id);
  const again = { variantId, quantity: line.quantity, metadata: carAgain(line.metadata) };
  return problemOf(await checkoutLinesAdd(context, checkoutId, [again]));
}

/**
 * A new cart with the goods and builds of an order of the visitor's own, at today's prices. What is sold no more, or not
 * in that number, is left out and named; only when nothing is left there is no cart. Memberships are not bought twice.
 */
export async function orderAgain(context: CommerceContext, token: string): Promise<OrderedAgain> {
  const db = shopTables(context.db);
  const order = await orderByToken(db, token);
  if (!order || !isOwner(order, context.visitor))
    return {
      checkout: null,
      leftOut: [],
      errors: [{ code: "NOT_FOUND", field: "token", message: "Couldn't resolve to a node." }],
    };
  const channel = await channelById(context, order.channel_id);
  const { checkout, errors } = await checkoutCreate(context, { channel: channel.slug });
  if (!checkout) return { checkout, leftOut: [], errors };
  const id = globalId("Checkout", checkout.id);
  const leftOut: LeftOut[] = [];
  let taken = 0;
  const take = (name: string, code: string | null) => {
    if (code === null) taken++;
    else leftOut.push({ name, code });
  };
  for (const design of await designsOfOrder(db, order.id)) take(design.title, await designAgain(context, id, design));
  for (const line of await linesOfOrders(db, [order.id]))
    if (line.design_id === null) take(line.translated_name || line.product_name, await lineAgain(context, id, line));
  if (taken === 0)
    return {
      checkout: null,
      leftOut,
      errors: [{ code: "NO_LINES", field: "token", message: "Nothing of this order can be bought now." }],
    };
  const key = uuidOf(id, "Checkout");
  return { checkout: key ? await visibleCheckout(context, key) : null, leftOut, errors: [] };
}
