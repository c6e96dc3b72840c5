import { loadStripe } from "./stripe-script.ts";

export type ToConfirm = { clientSecret: string; method: string; publishableKey: string; script: string };

/** Has the member confirm a payment with their bank. @returns the provider's message, or null when it went through */
export async function confirmWithBank(payment: ToConfirm): Promise<string | null> {
  const factory = await loadStripe(payment.script);
  const { error } = await factory(payment.publishableKey).confirmPayment({
    clientSecret: payment.clientSecret,
    redirect: "if_required",
    confirmParams: { payment_method: payment.method, return_url: window.location.href },
  });
  return error ? (error.message ?? "") : null;
}
