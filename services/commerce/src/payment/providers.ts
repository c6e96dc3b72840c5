import type { Services } from "@carloom/platform";
import { paymentsOf } from "@carloom/settings/payments";
import type { PaymentProviderId } from "@carloom/settings/payment-providers";
import type { Settings } from "@carloom/settings/server";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe.ts";

/** How each provider is opened once its keys are there. */
const OPENED: Record<PaymentProviderId, (env: Settings["env"]) => PaymentProvider> = {
  "carloom.stripe": (e) =>
    stripeProvider({
      secretKey: e.STRIPE_SECRET_KEY ?? "",
      publishableKey: e.STRIPE_PUBLISHABLE_KEY ?? "",
      webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? "",
      apiUrl: e.STRIPE_API_URL,
      scriptUrl: e.STRIPE_SCRIPT_URL,
      timeoutMs: e.STRIPE_TIMEOUT_MS,
      capture: e.STRIPE_CAPTURE,
    }),
};

const known = new WeakMap<Settings, ReadonlyMap<string, PaymentProvider>>();

/** Providers that the settings hold keys for. Bank transfer needs none and is no entry here. */
export function providersOf({ settings }: Pick<Services, "settings">): ReadonlyMap<string, PaymentProvider> {
  let providers = known.get(settings);
  if (!providers) {
    const list = paymentsOf(settings.env).map(({ id }) => OPENED[id as PaymentProviderId](settings.env));
    known.set(settings, (providers = new Map(list.map((provider) => [provider.id, provider]))));
  }
  return providers;
}
