import { CHANNELS } from "../channel/channels.ts";
import { useChannel } from "../channel/use-channel.ts";
import { useSettings } from "../site-context.tsx";

/** Which text about payment is true here: with cards or without, the account on the order or told by mail. */
export function usePaymentText(): "text" | "card" | "later" | "cardLater" {
  const { payments, shop } = useSettings();
  const byCard = payments.length > 0;
  const channel = useChannel();
  const currency = CHANNELS.find(({ slug }) => slug === channel)?.currency ?? "";
  if (shop.accounts.includes(currency)) return byCard ? "card" : "text";
  return byCard ? "cardLater" : "later";
}
