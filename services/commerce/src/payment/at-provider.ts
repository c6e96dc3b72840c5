import type { Services } from "@carloom/platform";
import type { PaymentRow } from "./payment.repository.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from "./provider.ts";

/** Asks the provider for the payment of a row that was written; the same row again is the same payment there. */
export async function beginAtProvider(context: Pick<Services, "settings">, provider: PaymentProvider, row: PaymentRow) {
  if (row.provider_reference) return provider.read(row.provider_reference);
  const description = `${context.settings.public.productName} ${row.id.slice(0, 8)}`;
  const input = { key: row.id, amount: row.amount, currency: row.currency, description };
  // begun by who charges the card, and by nobody else: what is asked under its key is always the same
  if (row.off_session) throw new ProviderUnavailable("The charge of a saved card has not begun yet.");
  if (!row.card_consent) return provider.begin(input);
  if (!provider.cards) throw new ProviderRefused("No card can be kept here.");
  return provider.cards.beginKeeping(input);
}
