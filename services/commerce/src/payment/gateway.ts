import type { Language } from "@carloom/i18n";
import type { Services } from "@carloom/platform";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { providersOf } from "./providers.ts";
import { gatewayName } from "./words.ts";

/** A way to pay, as a storefront lists it. */
export type Gateway = {
  id: string;
  name: string;
  currencies: string[];
  config: { field: string; value: string | null }[];
};

/** May a card be kept with the payment of this cart? For a membership, by who is signed in and has it. */
export const mayKeepCard = (
  checkout: { user_id: string | null; lines: readonly { membership_plan_id: number | null }[] },
  visitor: { userId: string } | null,
): boolean =>
  visitor?.userId === checkout.user_id && checkout.lines.some(({ membership_plan_id: plan }) => plan !== null);

/** Ways to pay in a channel. Bank transfer on invoice needs no key and is always there, last. */
export function gatewaysFor(
  services: Pick<Services, "settings">,
  channel: Pick<ChannelRow, "currency">,
  { language, keepsCard = false }: { language?: Language | undefined; keepsCard?: boolean } = {},
): Gateway[] {
  const { currency } = channel;
  const providers = [...providersOf(services).values()].filter((provider) => provider.currencies.includes(currency));
  return [
    ...providers.map(({ id, config, cards }) => ({
      id,
      name: gatewayName(services, id, language),
      currencies: [currency],
      config: Object.entries({ ...config, ...(keepsCard && cards && { saveCard: "membership" }) }).map(
        ([field, value]) => ({ field, value }),
      ),
    })),
    {
      id: OFFLINE_GATEWAY,
      name: gatewayName(services, OFFLINE_GATEWAY, language),
      currencies: [currency],
      config: [{ field: "flow", value: "after-order" }],
    },
  ];
}
