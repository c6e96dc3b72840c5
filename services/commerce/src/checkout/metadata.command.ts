import { hasRole, requireRole } from "@carloom/identity";
import { channelList } from "../catalogue/channel.ts";
import type { CommerceContext } from "../builder.ts";
import { settled, refuser } from "../refusal.ts";
import { isOwner, type OrderNode, visibleOrder } from "../order/order.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { globalId, type MetadataMap, readMetadata, uuidOf } from "@carloom/wire";
import { lockVisible } from "./change.ts";
import { type CheckoutNode, type LineNode, PREPARED_KEY, wholeCheckout } from "./checkout.ts";
import { LINE_KEYS } from "./lines.command.ts";
import { cartOfLine, lockMetadata, writeMetadata } from "./metadata.repository.ts";

export type MetadataProblem = { field: string | null; message: string; code: "INVALID" | "NOT_FOUND" };
export type MetadataItemNode =
  | ({ __typename: "Checkout" } & CheckoutNode)
  | ({ __typename: "CheckoutLine" } & LineNode)
  | ({ __typename: "Order" } & OrderNode);
type Input = readonly { key: string; value: string }[];

const refuse = refuser<MetadataProblem>();
const none = () => refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");

/** Old and new entries together, within the limits of both. @throws Refusal */
function merged(old: MetadataMap, input: Input, reserved: readonly string[]): MetadataMap {
  const fresh = readMetadata(input, reserved);
  if (!fresh.ok) throw refuse("INVALID", "input", fresh.message);
  const all = { ...old, ...fresh.value };
  const read = readMetadata(Object.entries(all).map(([key, value]) => ({ key, value })));
  if (!read.ok) throw refuse("INVALID", "input", read.message);
  return all;
}

/**
 * Writes public metadata: of a cart and its lines by whoever may change it, of an order by its customer and by staff who
 * keep orders. Keys that are not named stay.
 */
export async function updateMetadata(context: CommerceContext, id: string, input: Input) {
  const db = shopTables(context.db);
  return settled<MetadataItemNode, MetadataProblem>(async () => {
    const order = uuidOf(id, "Order");
    if (order) return ofOrder(context, order, input);
    const line = uuidOf(id, "CheckoutLine");
    const cart = line ? await cartOfLine(db, line) : uuidOf(id, "Checkout");
    if (!cart) throw none();
    await channelList(context);
    const row = await transact(db, async (trx) => {
      const locked = await lockVisible(trx, context, globalId("Checkout", cart));
      if (locked.draft && !hasRole(context.visitor, "orders")) throw none();
      if (!line) {
        const metadata = merged(locked.metadata, input, [PREPARED_KEY]);
        await writeMetadata(trx, "checkout", cart, metadata);
        return { ...locked, metadata };
      }
      const old = await lockMetadata(trx, "checkout_line", line);
      if (!old) throw none();
      await writeMetadata(trx, "checkout_line", line, merged(old, input, LINE_KEYS));
      return locked;
    });
    const checkout = await wholeCheckout(context, row);
    if (!line) return { __typename: "Checkout" as const, ...checkout };
    const index = checkout.lines.findIndex((one) => one.id === line);
    const found = checkout.lines[index];
    if (!found) throw none();
    return { __typename: "CheckoutLine" as const, ...found, checkout, index };
  });
}

async function ofOrder(context: CommerceContext, id: string, input: Input): Promise<MetadataItemNode> {
  const order = await visibleOrder(context, id);
  if (!order) throw none();
  // what staff do is noted
  if (!isOwner(order, context.visitor)) requireRole(context, "orders");
  const metadata = await transact(shopTables(context.db), async (trx) => {
    const all = merged((await lockMetadata(trx, "order", id)) ?? {}, input, [PREPARED_KEY]);
    await writeMetadata(trx, "order", order.id, all);
    return all;
  });
  return { __typename: "Order" as const, ...order, metadata };
}
