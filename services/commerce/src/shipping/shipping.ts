import type { RequestContext } from "@carloom/platform";
import { remembered } from "../remembered.ts";
import { shopTables } from "../tables.ts";
import { type OfferedShipping, type ShippingRow, shippingMethods } from "./shipping.repository.ts";

const all = remembered((db) => shippingMethods(shopTables(db)));

/** Every way of delivery in every channel. */
export const shippingList = (context: Pick<RequestContext, "db">): Promise<OfferedShipping[]> => all.list(context);

const serving = (methods: readonly OfferedShipping[], channelId: number, country: string): ShippingRow[] =>
  methods.filter((method) => method.channel_id === channelId && method.countries.includes(country));

/** Ways of delivery to a country, in their order. */
export async function shippingMethodsTo(
  context: RequestContext,
  channelId: number,
  country: string,
): Promise<ShippingRow[]> {
  return serving(await shippingList(context), channelId, country);
}

/** Ways of delivery to a country, inside a transaction. {@link shippingList} must have been awaited before. */
export const knownShippingTo = (
  context: Pick<RequestContext, "db">,
  channelId: number,
  country: string,
): ShippingRow[] => serving(all.known(context), channelId, country);
