import Stripe from "stripe";
import { ProviderRefused, ProviderUnavailable } from "./provider.ts";

/** Tells what passes from what Stripe would refuse again. */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const message = `Stripe: ${error.message}`;
    const status = error.statusCode ?? 0;
    // 409 is a rival call with the same key, 429 a limit: both pass
    if (status === 0 || status >= 500 || status === 409 || status === 429)
      throw new ProviderUnavailable(message, { cause: error });
    throw new ProviderRefused(message, { cause: error });
  }
}
