import type { RequestContext } from "@carloom/platform";
import { remembered } from "../remembered.ts";
import { shopTables } from "../tables.ts";
import { isSentFrom } from "./shipping.policy.ts";
import {
  type OfferedShipping,
  type ShippingRow,
  shippingMethods,
  warehousesOfVariants,
} from "./shipping.repository.ts";

const all = remembered((db) => shippingMethods(shopTables(db)));

/** Every way of delivery in every channel. */
export const shippingList = (context: Pick<RequestContext, "db">): Promise<OfferedShipping[]> => all.list(context);

const serving = (
  methods: readonly OfferedShipping[],
  channelId: number,
  country: string,
  from: readonly number[],
): ShippingRow[] =>
  methods.filter(
    (method) =>
      method.channel_id === channelId && method.countries.includes(country) && isSentFrom(method.warehouses, from),
  );

/** Ways of delivery to a country, in their order. @param from warehouses that the goods lie in */
export async function shippingMethodsTo(
  context: RequestContext,
  channelId: number,
  country: string,
  from: readonly number[] = [],
): Promise<ShippingRow[]> {
  return serving(await shippingList(context), channelId, country, from);
}

/** Ways of delivery of some goods to a country; where they lie is asked only where a zone minds. */
export async function shippingOfVariants(
  context: RequestContext,
  channelId: number,
  country: string,
  variantIds: readonly number[],
): Promise<ShippingRow[]> {
  const methods = await shippingList(context);
  const minds = methods.some(({ warehouses }) => warehouses.length > 0);
  const from = minds ? await warehousesOfVariants(shopTables(context.db), variantIds) : [];
  return serving(methods, channelId, country, from);
}

/** Ways of delivery to a country, inside a transaction. {@link shippingList} must have been awaited before. */
export const knownShippingTo = (
  context: Pick<RequestContext, "db">,
  channelId: number,
  country: string,
  from: readonly number[] = [],
): ShippingRow[] => serving(all.known(context), channelId, country, from);

/** Has them read anew, after one of them changed. */
export const forgetShipping = (context: Pick<RequestContext, "db">): void => all.forget(context);
