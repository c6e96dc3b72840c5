import { builder } from "../builder.ts";
import {
  globalId,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  MoneyRef,
  money,
  Node,
} from "@carloom/wire";
import type { ShippingOption } from "./shipping.policy.ts";

/** `refused` says why a cart cannot have it, in the reader's language. */
export type ShippingNode = ShippingOption & { currency: string; refused?: string };

export const ShippingMethodTranslation = builder
  .objectRef<{ method: Pick<ShippingNode, "id" | "names">; code: LanguageCode }>("ShippingMethodTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ method, code }) => globalId("ShippingMethodTranslation", `${method.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({ nullable: true, resolve: ({ method, code }) => method.names[languageOfCode(code)] }),
    }),
  });

export const ShippingMethodRef = builder.objectRef<ShippingNode>("ShippingMethod").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (m) => globalId("ShippingMethod", m.id) }),
    name: t.string({ resolve: (m) => m.names.en }),
    minimumDeliveryDays: t.exposeInt("minimum_days", { nullable: true }),
    maximumDeliveryDays: t.exposeInt("maximum_days", { nullable: true }),
    price: t.field({ type: MoneyRef, resolve: (m) => money(m.price, m.currency) }),
    minimumOrderPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Offered for goods of at least this sum, after everything that is taken off them.",
      deprecationReason: "As in Saleor: whatever a cart is offered serves it already; lists without a cart need it.",
      resolve: (m) => (m.minimum_order === null ? null : money(m.minimum_order, m.currency)),
    }),
    maximumOrderPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Offered for goods of at most this sum.",
      deprecationReason: "As in Saleor: whatever a cart is offered serves it already; lists without a cart need it.",
      resolve: (m) => (m.maximum_order === null ? null : money(m.maximum_order, m.currency)),
    }),
    active: t.boolean({ resolve: ({ refused }) => refused === undefined }),
    message: t.string({ nullable: true, resolve: ({ refused }) => refused ?? null }),
    translation: t.field({
      type: ShippingMethodTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (method, { languageCode }) => ({ method, code: languageCode }),
    }),
  }),
});

export const DeliveryMethodRef = builder.unionType("DeliveryMethod", {
  types: [ShippingMethodRef],
  resolveType: () => ShippingMethodRef,
});
