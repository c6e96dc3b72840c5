import { SLOTS } from "@carloom/build/slots";
import { inEach, type Language } from "@carloom/i18n";
import { addressLine } from "@carloom/i18n/address";
import { fromMinor, sumMoney, toMinor } from "@carloom/pricing";
import { type GraphQLClient, TransportError } from "@carloom/api-client";
import {
  type CountryCode,
  OrderBasisDocument,
  type OrderBasisQuery,
  OrderByTokenDocument,
  type OrderByTokenQuery,
  OrderDesignsDocument,
  type OrderDesignsQuery,
  OrderMembershipDocument,
  type OrderMembershipQuery,
  OrderPaymentDocument,
  type OrderPaymentQuery,
  OrderReturnableDocument,
  OrderRoadChecksDocument,
  type OrderRoadChecksQuery,
  type OrderReturnableQuery,
  OrderReturnsDocument,
  OrderTermsDocument,
  type OrderTermsQuery,
  OrderTimelineDocument,
  type OrderTimelineQuery,
  OrderTrackingDocument,
  type OrderReturnsQuery,
} from "@carloom/api-client/commerce";
import { type SentOrder, sentOrder } from "./parcels.server.ts";

type Tracked = NonNullable<OrderByTokenQuery["orderByToken"]>;
/** An order whose goods are called as in the language that it was placed in; `ownName` is the catalogue's own name. */
export type Order = Omit<Tracked, "lines"> & {
  lines: (Tracked["lines"][number] & { ownName: string; picture: string | null })[];
};
export type OrderMoment = OrderTimelineQuery["orderTimeline"][number];
export type OrderPage = {
  order: Order;
  /** Where it goes, in one line of each language; null for what nobody carries. */
  address: Record<Language, string> | null;
  designs: OrderDesignsQuery["orderDesigns"];
  /** How it is sent, in each language; as it was ordered where the shop calls it otherwise by now. */
  delivery: Record<Language, string> | null;
  /** What to check of each build before it is driven in the country that it goes to; of those with something to say. */
  road: { id: string; title: string; hints: RoadHint[] }[];
  /** Prices with tax. */
  gross: boolean;
  /** Stickers that were free for a member. */
  membership: OrderMembershipQuery["orderMembership"] | null;
  /** What has left of it, what has not, and what came back; null while nothing has left. */
  sent: SentOrder | null;
  /** What was promised; days as `2026-11-24`. Null where the shop does not say. */
  promised: OrderTermsQuery["orderTerms"] | null;
  /** What the buyer asked to send back, oldest first. */
  returns: OrderReturnsQuery["orderReturnRequests"];
  /** What can be sent back now. */
  returnable: OrderReturnableQuery["orderReturnable"];
  /** What happened to it, the oldest first. */
  moments: OrderMoment[];
  /** What a transfer needs; null when nothing is to be paid. */
  transfer: Transfer | null;
  /** What gift cards paid, whatever came back since; `kept` is what they would get back now. */
  gifts: { last4: string; amount: Sum; kept: Sum }[];
};
type Sum = { amount: number; currency: string };
type AnsweredHint = NonNullable<OrderRoadChecksQuery["orderDesigns"][number]["roadCheck"]>["hints"][number];
/** `parts` are called here, so that the table of slots is no part of the page's script. */
type RoadHint = Omit<AnsweredHint, "slots"> & { parts: Readonly<Record<Language, string>>[] };
/** What a transfer needs. `dueAt` is null where the shop waits for ever, `account` while it has told none: it sends it by e-mail. */
export type Transfer = NonNullable<OrderPaymentQuery["orderPayment"]>;

function giftsOf(basis: OrderBasisQuery | null): OrderPage["gifts"] {
  return (basis?.orderByToken?.transactions ?? []).flatMap((row) => {
    const last4 =
      row.paymentMethodDetails && "lastChars" in row.paymentMethodDetails && row.paymentMethodDetails.lastChars;
    if (!last4) return [];
    const { currency } = row.chargedAmount;
    const parts = [row.chargedAmount, row.refundedAmount, row.refundPendingAmount];
    const sum = sumMoney(parts.map(({ amount }) => toMinor(amount, currency)));
    return [{ last4, amount: { amount: fromMinor(sum, currency), currency }, kept: row.chargedAmount }];
  });
}

/** The order with its goods called as in the language that it was placed in. */
function translated(order: Tracked, basis: OrderBasisQuery | null): Order {
  const known = new Map(basis?.orderByToken?.lines.map((line) => [line.id, line]));
  const lines = order.lines.map((line) => ({
    ...line,
    productName: known.get(line.id)?.translatedProductName || line.productName,
    variantName: known.get(line.id)?.translatedVariantName || line.variantName,
    ownName: line.productName,
    picture: known.get(line.id)?.thumbnail?.url ?? null,
  }));
  return { ...order, lines };
}

function deliveryOf({ shippingMethodName: name }: Tracked, basis: OrderBasisQuery | null): OrderPage["delivery"] {
  const known = basis?.orderByToken?.deliveryMethod;
  return name ? inEach((language) => known?.[language]?.name || name) : null;
}

/** The service shortens what only the customer may read ("S..."); what was shortened is left out. */
const whole = (text: string): boolean => !/(\.\.\.|…)$/.test(text);

/** Written here, so that the forms of all countries are no part of the page's script. */
function addressTexts(address: NonNullable<Order["shippingAddress"]>): Record<Language, string> {
  const shown = Object.entries(address).map(([field, text]) => [
    field,
    typeof text === "string" && !whole(text) ? "" : text,
  ]);
  const fields: typeof address = Object.fromEntries(shown);
  const line = (language: Language) => addressLine({ ...fields, country: address.country.code }, language);
  return inEach(line);
}

const withParts = ({ slots, ...hint }: AnsweredHint): RoadHint => ({
  ...hint,
  parts: slots.map((slot) => SLOTS[slot as keyof typeof SLOTS]?.label ?? inEach(() => slot)),
});

/** The order of a tracking link. Throws a 404 Response when there is none, a 503 when the shop cannot be reached. */
export async function orderPage(commerce: GraphQLClient, token: string): Promise<OrderPage> {
  try {
    const { orderByToken: order } = await commerce.query(OrderByTokenDocument, { token });
    if (order) {
      const country = order.shippingAddress?.country.code as CountryCode | undefined;
      const [designs, road, basis, terms, payment, free, returns, returnable, timeline, tracking] = await Promise.all([
        commerce.tryQuery(OrderDesignsDocument, { token }),
        country ? commerce.tryQuery(OrderRoadChecksDocument, { token, country }) : null,
        commerce.tryQuery(OrderBasisDocument, { token }),
        commerce.tryQuery(OrderTermsDocument, { token }),
        commerce.tryQuery(OrderPaymentDocument, { token }),
        commerce.tryQuery(OrderMembershipDocument, { token }),
        commerce.tryQuery(OrderReturnsDocument, { token }),
        commerce.tryQuery(OrderReturnableDocument, { token }),
        commerce.tryQuery(OrderTimelineDocument, { token }),
        order.fulfillments.length > 0 ? commerce.tryQuery(OrderTrackingDocument, { token }) : null,
      ]);
      const named = translated(order, basis);
      return {
        order: named,
        address: order.shippingAddress ? addressTexts(order.shippingAddress) : null,
        delivery: deliveryOf(order, basis),
        designs: designs?.orderDesigns ?? [],
        road: (road?.orderDesigns ?? []).flatMap(({ id, title, roadCheck }) =>
          roadCheck?.hints.length ? [{ id, title, hints: roadCheck.hints.map(withParts) }] : [],
        ),
        gross: basis?.orderByToken?.displayGrossPrices ?? false,
        membership: free?.orderMembership ?? null,
        sent: sentOrder(order, named.lines, basis, tracking),
        promised: terms?.orderTerms ?? null,
        returns: returns?.orderReturnRequests ?? [],
        returnable: returnable?.orderReturnable ?? [],
        moments: timeline?.orderTimeline ?? [],
        transfer: payment?.orderPayment ?? null,
        gifts: giftsOf(basis),
      };
    }
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
  }
  throw new Response("No such order", { status: 404 });
}
