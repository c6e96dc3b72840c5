/** What the environment and a page must know of a provider that takes money at once, by its form in the page. */
export type PaymentProviderFacts = {
  /** Settings without which it is off; set all of them or none. */
  keys: readonly string[];
  /** The setting that says where the browser loads its script from. */
  script: string;
  /** Where its own script comes from, and what that shows in frames and calls; a script from elsewhere gets its own origin alone. */
  own: { script: string; frame: readonly string[]; connect: readonly string[] };
};

/** By the id of their gateway. docs/architecture.md says what a new one needs. */
export const PAYMENT_PROVIDERS = {
  "carloom.stripe": {
    keys: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    script: "STRIPE_SCRIPT_URL",
    own: {
      script: "https://js.stripe.com",
      frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
      connect: ["https://api.stripe.com"],
    },
  },
} as const satisfies Record<string, PaymentProviderFacts>;
export type PaymentProviderId = keyof typeof PAYMENT_PROVIDERS;
