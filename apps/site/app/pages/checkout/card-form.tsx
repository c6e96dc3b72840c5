import { toMinor } from "@carloom/pricing";
import { ErrorNote, Skeleton, useT } from "@carloom/ui";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useLanguage } from "../../language/language.tsx";
import { loadStripe, type StripeBrowser, type StripeElements } from "./stripe-script.ts";

export type CardForm = {
  /** Checks what was entered. @returns the provider's message in the page's language, or null */
  check(): Promise<string | null>;
  /** Pays; the bank may ask the customer in between. @returns the provider's message, or null when it went through */
  pay(clientSecret: string, returnUrl: string): Promise<string | null>;
};

export type CardFormProps = {
  ref: Ref<CardForm>;
  /** What the gateway says that the form is drawn from. */
  config: Readonly<Record<string, string>>;
  total: { amount: number; currency: string };
  /** The card is saved to be charged again. */
  keeps: boolean;
};

/** The frame of the form follows the page: ink, hairlines, no rounded cards. */
const LOOK = {
  theme: "night",
  variables: { colorBackground: "#16181b", colorText: "#f2f3f4", colorDanger: "#ff8a7a", borderRadius: "4px" },
};

/** The payment provider's own form, in frames of its own: no card number ever touches this page. */
export function StripeForm({ ref, config, total, keeps }: CardFormProps) {
  const { script = "", publishableKey = "" } = config;
  const t = useT();
  const locale = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const parts = useRef<{ stripe: StripeBrowser; elements: StripeElements } | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const { amount, currency } = total;
  const minor = toMinor(amount, currency);
  const first = useRef(minor);

  useEffect(() => {
    let gone = false;
    let end = () => undefined as void;
    loadStripe(script).then(
      (factory) => {
        if (gone || !place.current) return;
        const stripe = factory(publishableKey);
        const elements = stripe.elements({
          mode: "payment",
          amount: first.current,
          currency: currency.toLowerCase(),
          locale,
          appearance: LOOK,
          // as the payment is begun: only cards are saved
          ...(keeps && { setupFutureUsage: "off_session", paymentMethodTypes: ["card"] }),
        });
        const element = elements.create("payment");
        element.on("ready", () => setState("ready"));
        element.on("loaderror", () => setState("failed"));
        element.mount(place.current);
        parts.current = { stripe, elements };
        end = () => element.destroy();
      },
      () => !gone && setState("failed"),
    );
    return () => {
      gone = true;
      parts.current = null;
      end();
    };
  }, [script, publishableKey, currency, locale, keeps]);

  useEffect(() => {
    first.current = minor;
    parts.current?.elements.update({ amount: minor });
  }, [minor]);

  useImperativeHandle(ref, () => ({
    async check() {
      if (!parts.current) return t("shop.pay.unloaded");
      const { error } = await parts.current.elements.submit();
      return error ? (error.message ?? t("shop.pay.declined")) : null;
    },
    async pay(clientSecret, returnUrl) {
      if (!parts.current) return t("shop.pay.unloaded");
      const { stripe, elements } = parts.current;
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: "if_required",
        confirmParams: { return_url: returnUrl },
      });
      return error ? (error.message ?? t("shop.pay.declined")) : null;
    },
  }));

  return (
    <div className="checkout-card" aria-busy={state === "loading"}>
      {state === "loading" ? (
        <div role="status">
          <span className="ui-hidden">{t("shop.pay.loading")}</span>
          <Skeleton className="checkout-card-wait" />
        </div>
      ) : null}
      {state === "failed" ? <ErrorNote>{t("shop.pay.unloaded")}</ErrorNote> : null}
      <div ref={place} hidden={state === "failed"} />
    </div>
  );
}
