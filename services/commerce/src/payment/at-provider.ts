import type { Services } from "@carloom/platform";
import type { PaymentRow } from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";

/** Asks the provider for the payment of a row that was written; the same row again is the same payment there. */
export async function beginAtProvider(context: Pick<Services, "settings">, provider: PaymentProvider, row: PaymentRow) {
  if (row.provider_reference) return provider.read(row.provider_reference);
  const description = `${context.settings.public.productName} ${row.id.slice(0, 8)}`;
  return provider.begin({ key: row.id, amount: row.amount, currency: row.currency, description });
}
