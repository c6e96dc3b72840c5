import type { Services } from "@carloom/platform";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { providersOf } from "./providers.ts";

/** A way to pay, as a storefront lists it. */
export type Gateway = {
  id: string;
  name: string;
  currencies: string[];
  config: { field: string; value: string | null }[];
};

/** Ways to pay in a channel. Bank transfer on invoice needs no key and is always there, last. */
export function gatewaysFor(services: Pick<Services, "settings">, channel: Pick<ChannelRow, "currency">): Gateway[] {
  const { currency } = channel;
  const providers = [...providersOf(services).values()].filter((provider) => provider.currencies.includes(currency));
  return [
    ...providers.map(({ id, name, config }) => ({
      id,
      name,
      currencies: [currency],
      config: Object.entries(config).map(([field, value]) => ({ field, value })),
    })),
    {
      id: OFFLINE_GATEWAY,
      name: "Bank transfer on invoice",
      currencies: [currency],
      config: [{ field: "flow", value: "after-order" }],
    },
  ];
}
