import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import type { CommerceContext } from "../builder.ts";

export const OFFLINE_GATEWAY = "carloom.offline";

/** A way to pay, as a storefront lists it. */
export type Gateway = {
  id: string;
  name: string;
  currencies: string[];
  config: { field: string; value: string | null }[];
};

/** Ways to pay in a channel. Bank transfer on invoice needs no key and is always there. */
export function gatewaysFor(_context: CommerceContext, channel: ChannelRow): Gateway[] {
  return [
    {
      id: OFFLINE_GATEWAY,
      name: "Bank transfer on invoice",
      currencies: [channel.currency],
      config: [{ field: "flow", value: "after-order" }],
    },
  ];
}
