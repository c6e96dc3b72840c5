import type { PaymentProviderId } from "@carloom/settings/payment-providers";
import type { ComponentType } from "react";
import { type CardFormProps, StripeForm } from "./card-form.tsx";

/** The form of a payment provider in the page. */
export type PaymentForm = {
  Form: ComponentType<CardFormProps>;
  /** What of the gateway's config it cannot be drawn without. */
  needs: readonly string[];
  /** What confirms a payment that was begun, out of what the provider answered; undefined when it says none. */
  secretOf: (data: unknown) => string | undefined;
};

const FORMS: Record<PaymentProviderId, PaymentForm> = {
  "carloom.stripe": {
    Form: StripeForm,
    needs: ["publishableKey", "script"],
    secretOf: (data) => (data as { paymentIntent?: { clientSecret?: string } } | null)?.paymentIntent?.clientSecret,
  },
};

/** Undefined for a provider that this page has no form of. */
export const paymentForm = (id: string): PaymentForm | undefined => (FORMS as Record<string, PaymentForm>)[id];
