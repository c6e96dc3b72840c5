/** The part of Stripe.js that the account needs: its form for a card that is saved, and the bank's question. */
export type StripeElements = {
  create(kind: "payment"): {
    mount(place: HTMLElement): void;
    destroy(): void;
    on(event: "ready" | "loaderror", done: () => void): void;
  };
  submit(): Promise<{ error?: { message?: string } }>;
};
export type Stripe = {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmSetup(options: {
    elements: StripeElements;
    clientSecret: string;
    redirect: "if_required";
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
  confirmPayment(options: {
    clientSecret: string;
    redirect: "if_required";
    confirmParams: { payment_method: string; return_url: string };
  }): Promise<{ error?: { message?: string } }>;
};
type Factory = (publishableKey: string) => Stripe;

/** Loads the provider's own script, once for the page. */
export function loadStripe(script: string): Promise<Factory> {
  const known = (window as unknown as { Stripe?: Factory }).Stripe;
  if (known) return Promise.resolve(known);
  return new Promise((done, fail) => {
    const element = document.createElement("script");
    element.src = script;
    element.async = true;
    element.onload = () => {
      const factory = (window as unknown as { Stripe?: Factory }).Stripe;
      if (factory) done(factory);
      else fail(new Error("The script holds no Stripe."));
    };
    element.onerror = () => {
      element.remove();
      fail(new Error("The script could not be loaded."));
    };
    document.head.append(element);
  });
}
