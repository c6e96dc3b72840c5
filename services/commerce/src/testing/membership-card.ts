import type { Visitor } from "@carloom/platform";
import { COMPLETE } from "./documents.ts";
import { joiningCart } from "./membership.ts";
import type { PaidShop } from "./stripe/paid-shop.ts";

const BEGIN = `mutation($id: ID!, $data: JSON) {
  transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe", data: $data }) {
    transaction { id } data errors { field code message } } }`;
const LOOK = `mutation($id: ID!) { transactionProcess(id: $id) { transactionEvent { type } errors { code } } }`;

/** Begins to pay for a cart by card. */
export const beginCard = async (shop: PaidShop, id: string, visitor: Visitor | null, saveCard: boolean) =>
  (await shop.graphql(BEGIN, { id, data: { saveCard } }, visitor)).data.transactionInitialize;

export const look = async (shop: PaidShop, id: string, visitor: Visitor) =>
  (await shop.graphql(LOOK, { id }, visitor)).data.transactionProcess.transactionEvent.type;

/** Joins, pays by card and, unless told otherwise, has it kept. @returns the order */
export async function joinByCard(
  shop: PaidShop,
  visitor: Visitor,
  planId: string,
  { saveCard = true, period = "month" }: { saveCard?: boolean; period?: string } = {},
) {
  const id = await joiningCart(shop, visitor, planId, { period });
  const begun = await beginCard(shop, id, visitor, saveCard);
  if (begun.errors.length > 0) throw new Error(JSON.stringify(begun.errors));
  await shop.stripe.confirm(begun.data.paymentIntent.id, "pm_card_visa");
  await look(shop, begun.transaction.id, visitor);
  const { order, errors } = (await shop.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete;
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return order as { id: string; token: string; number: string };
}
