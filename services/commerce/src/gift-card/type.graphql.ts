import { loaderOf, type RequestContext } from "@carloom/platform";
import { accountById, accountDb, accountsByIds, requireRole, UserRef } from "@carloom/identity";
import { globalId, MoneyRef, money, Node, uuidOf } from "@carloom/wire";
import { GraphQLError } from "graphql";
import { builder } from "../builder.ts";
import { productsByIds } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { writtenCode } from "./code.ts";
import { maskedCode } from "./gift-card.policy.ts";
import { eventsOfCards, type GiftCardEventRow, numbersOfOrders } from "./gift-card.repository.ts";
import { GiftCardRef } from "./refs.ts";

export type GiftCardEventNode = GiftCardEventRow & { currency: string };

const EventsEnum = builder.enumType("GiftCardEventsEnum", {
  values: [
    "ISSUED",
    "BOUGHT",
    "ACTIVATED",
    "DEACTIVATED",
    "BALANCE_RESET",
    "EXPIRY_DATE_UPDATED",
    "TAGS_UPDATED",
    "SENT_TO_CUSTOMER",
    "RESENT",
    "NOTE_ADDED",
    "USED_IN_ORDER",
    "REFUNDED_IN_ORDER",
    "BALANCE_ADJUSTED",
  ] as const,
});

async function eventsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, GiftCardEventRow[]>> {
  const found = new Map<string, GiftCardEventRow[]>(ids.map((id) => [id, []]));
  for (const row of await eventsOfCards(shopTables(context.db), ids)) found.get(row.gift_card_id)?.push(row);
  return found;
}

const numbersBatch = async (ids: readonly string[], context: RequestContext): Promise<Map<string, number>> =>
  numbersOfOrders(shopTables(context.db), ids);

const staffBatch = async (ids: readonly string[], context: RequestContext) =>
  new Map((await accountsByIds(accountDb(context.db), [...ids])).map((account) => [account.id, account]));
const accountOf = async (context: RequestContext, id: string | null) =>
  id === null ? null : ((await loaderOf(context, staffBatch).load(id)) ?? null);

const isFirst = ({ type }: GiftCardEventNode) => type === "ISSUED" || type === "BOUGHT";
const EventBalance = builder.objectRef<GiftCardEventNode>("GiftCardEventBalance").implement({
  fields: (t) => ({
    initialBalance: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: (event) => (isFirst(event) ? money(event.balance, event.currency) : null),
    }),
    currentBalance: t.field({ type: MoneyRef, resolve: (event) => money(event.balance, event.currency) }),
    oldCurrentBalance: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: (event) => (isFirst(event) ? null : money(event.balance - event.amount, event.currency)),
    }),
  }),
});

export const GiftCardEvent = builder.objectRef<GiftCardEventNode>("GiftCardEvent").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (event) => globalId("GiftCardEvent", event.id) }),
    date: t.expose("created_at", { type: "DateTime", nullable: true }),
    type: t.field({ type: EventsEnum, nullable: true, resolve: (event) => event.type }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: (event, _, context) => accountOf(context, event.user_id),
    }),
    message: t.string({ nullable: true, resolve: ({ data }) => data.message ?? null }),
    email: t.string({ nullable: true, resolve: ({ data }) => data.email ?? null }),
    orderId: t.id({ nullable: true, resolve: (event) => (event.order_id ? globalId("Order", event.order_id) : null) }),
    orderNumber: t.string({
      nullable: true,
      resolve: async (event, _, context) => {
        const number = event.order_id ? await loaderOf(context, numbersBatch).load(event.order_id) : undefined;
        return number === undefined ? null : String(number);
      },
    }),
    tags: t.stringList({ nullable: true, resolve: ({ data }) => data.tags ?? null }),
    oldTags: t.stringList({ nullable: true, resolve: ({ data }) => data.oldTags ?? null }),
    balance: t.field({ type: EventBalance, nullable: true, resolve: (event) => (event.amount === 0 ? null : event) }),
    expiryDate: t.field({ type: "Date", nullable: true, resolve: ({ data }) => data.expiryDate ?? null }),
    oldExpiryDate: t.field({ type: "Date", nullable: true, resolve: ({ data }) => data.oldExpiryDate ?? null }),
  }),
});

const EventFilter = builder.inputType("GiftCardEventFilterInput", {
  fields: (t) => ({ type: t.field({ type: EventsEnum }), orders: t.idList() }),
});

export const GiftCardTag = builder.objectRef<{ name: string }>("GiftCardTag").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ name }) => globalId("GiftCardTag", name) }),
    name: t.exposeString("name"),
  }),
});

/** Fields that a customer who pays with the card has no business with. @throws GraphQLError */
const forStaff = (context: RequestContext) => requireRole(context, "orders");

GiftCardRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (card) => globalId("GiftCard", card.id) }),
    displayCode: t.string({ resolve: ({ last4 }) => maskedCode(last4) }),
    last4CodeChars: t.exposeString("last4"),
    code: t.string({
      description: "Only in the answer that issues the card.",
      resolve: ({ code }) => {
        if (code !== undefined) return writtenCode(code);
        throw new GraphQLError("A code is shown once, when its card is issued.", { extensions: { code: "FORBIDDEN" } });
      },
    }),
    created: t.expose("created_at", { type: "DateTime" }),
    createdBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: (card, _, context) => {
        forStaff(context);
        return accountOf(context, card.created_by);
      },
    }),
    createdByEmail: t.string({
      nullable: true,
      resolve: async (card, _, context) => {
        forStaff(context);
        return card.created_by === null
          ? null
          : ((await accountById(accountDb(context.db), card.created_by))?.email ?? null);
      },
    }),
    assignedToEmail: t.string({
      nullable: true,
      description: "Where its code was mailed to.",
      resolve: (card, _, context) => {
        forStaff(context);
        return card.email;
      },
    }),
    lastUsedOn: t.expose("last_used_at", { type: "DateTime", nullable: true }),
    expiryDate: t.expose("expiry_date", { type: "Date", nullable: true }),
    isActive: t.exposeBoolean("is_active"),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: "What was bought, in the channel where it was.",
      resolve: async (card, _, context) => {
        forStaff(context);
        if (card.product_id === null) return null;
        const channel = await channelBySlug(context, card.channel ?? undefined);
        const [product] = await productsByIds(shopTables(context.db), [card.product_id]);
        return channel && product ? { ...product, channel } : null;
      },
    }),
    boughtInChannel: t.string({
      nullable: true,
      resolve: (card, _, context) => {
        forStaff(context);
        return card.channel;
      },
    }),
    initialBalance: t.field({
      type: MoneyRef,
      resolve: (card, _, context) => {
        forStaff(context);
        return money(card.initial_balance, card.currency);
      },
    }),
    currentBalance: t.field({ type: MoneyRef, resolve: (card) => money(card.balance, card.currency) }),
    tags: t.field({
      type: [GiftCardTag],
      resolve: (card, _, context) => {
        forStaff(context);
        return card.tags.map((name) => ({ name }));
      },
    }),
    events: t.field({
      type: [GiftCardEvent],
      args: { filter: t.arg({ type: EventFilter }) },
      resolve: async (card, { filter }, context) => {
        forStaff(context);
        const orders = filter?.orders?.map((id) => uuidOf(id, "Order"));
        return ((await loaderOf(context, eventsBatch).load(card.id)) ?? [])
          .filter((event) => !filter?.type || event.type === filter.type)
          .filter((event) => !orders || orders.includes(event.order_id))
          .map((event) => ({ ...event, currency: card.currency }));
      },
    }),
  }),
});
