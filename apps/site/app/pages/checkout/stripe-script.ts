/** The part of Stripe.js that the checkout uses; amounts are minor units. */
export type StripeElements = {
  create(
    kind: "payment",
    options?: object,
  ): { mount(place: HTMLElement): void; destroy(): void; on(event: "ready" | "loaderror", done: () => void): void };
  submit(): Promise<{ error?: { message?: string } }>;
  update(options: { amount: number }): void;
};
export type StripeBrowser = {
  elements(options: {
    mode: "payment";
    amount: number;
    currency: string;
    locale: string;
    appearance: object;
    setupFutureUsage?: "off_session";
    paymentMethodTypes?: string[];
  }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    clientSecret: string;
    redirect: "if_required";
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string }; paymentIntent?: { status: string } }>;
};
type Factory = (publishableKey: string) => StripeBrowser;

const loading = new Map<string, Promise<Factory>>();

/** Loads the provider's own script once, and only when somebody wants to pay by card. */
export function loadStripe(script: string): Promise<Factory> {
  const known = loading.get(script);
  if (known) return known;
  const loaded = new Promise<Factory>((done, fail) => {
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
      loading.delete(script);
      fail(new Error("The script could not be loaded."));
    };
    document.head.append(element);
  });
  loading.set(script, loaded);
  return loaded;
}
