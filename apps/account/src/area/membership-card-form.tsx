import {
  MembershipCardBeginDocument,
  type MembershipCardBeginMutation,
  MembershipCardKeepDocument,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { loadStripe, type Stripe, type StripeElements } from "./stripe-script.ts";

type Setup = NonNullable<MembershipCardBeginMutation["membershipCardBegin"]["setup"]>;
type Parts = { stripe: Stripe; elements: StripeElements; setup: Setup };

/** The frame of the form follows the page. */
const LOOK = {
  theme: "night",
  variables: { colorBackground: "#16181b", colorText: "#f2f3f4", colorDanger: "#ff8a7a", borderRadius: "4px" },
};

/** What the bank's page adds to the address when it leads back here. */
const RETURNED = "setup_intent";

/** Has the shop keep what the provider says was entered. @returns whether it is kept */
async function keepCard(language: keyof typeof LANGUAGE_CODES): Promise<boolean> {
  const variables = { language: LANGUAGE_CODES[language] };
  const { membershipCardKeep } = await session.clients.account.mutate(MembershipCardKeepDocument, variables);
  return membershipCardKeep.errors.length === 0;
}

/** Keeps a card whose bank has asked on a page of its own, when that leads back here; fails where the bank said no. */
export function useReturnedCard(onKept: () => Promise<void>, onFailed: () => void): void {
  const language = useLanguage();
  const done = useRef(false);
  useEffect(() => {
    const address = new URL(window.location.href);
    if (done.current || !address.searchParams.has(RETURNED)) return;
    done.current = true;
    for (const name of [RETURNED, `${RETURNED}_client_secret`, "redirect_status"]) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, "", address);
    keepCard(language).then((isKept) => (isKept ? onKept() : onFailed()), onFailed);
  }, [language, onKept, onFailed]);
}

/** The provider's own form for a card that is saved, in frames of its own: no card number ever touches this page. */
export function CardForm({ onKept, onClose }: { onKept: () => Promise<void>; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "busy" | "unloaded">("loading");
  const [consent, setConsent] = useState("");
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    let end = () => undefined as void;
    const draw = async () => {
      const { setup } = (await session.clients.account.mutate(MembershipCardBeginDocument, {})).membershipCardBegin;
      if (!setup) throw new Error("No card can be saved.");
      const factory = await loadStripe(setup.script);
      if (isGone || !place.current) return;
      const stripe = factory(setup.publishableKey);
      const elements = stripe.elements({ clientSecret: setup.clientSecret, locale: language, appearance: LOOK });
      const element = elements.create("payment");
      element.on("ready", () => setState("ready"));
      element.on("loaderror", () => setState("unloaded"));
      element.mount(place.current);
      parts.current = { stripe, elements, setup };
      setConsent(setup.consent);
      end = () => element.destroy();
    };
    draw().catch(() => !isGone && setState("unloaded"));
    return () => {
      isGone = true;
      parts.current = null;
      end();
    };
  }, [language]);

  const save = async (): Promise<string | null> => {
    if (!parts.current) return t("membership.account.cardUnloaded");
    const { stripe, elements, setup } = parts.current;
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? t("membership.account.cardDeclined");
    const { error } = await stripe.confirmSetup({
      elements,
      clientSecret: setup.clientSecret,
      redirect: "if_required",
      confirmParams: { return_url: window.location.href },
    });
    if (error) return error.message ?? t("membership.account.cardDeclined");
    // the shop asks the provider itself: what the page believes decides nothing
    return (await keepCard(language)) ? null : t("membership.account.cardDeclined");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== "ready") return;
    setState("busy");
    setFailed(null);
    try {
      const problem = await save();
      if (problem === null) return await onKept();
      setFailed(problem);
    } catch {
      setFailed(t("membership.account.failed"));
    }
    setState("ready");
  };
  return (
    <form className="account-form" aria-busy={state === "loading"} onSubmit={(event) => void submit(event)}>
      {state === "loading" ? <p role="status">{t("membership.account.cardLoading")}</p> : null}
      {state === "unloaded" ? <ErrorNote>{t("membership.account.cardUnloaded")}</ErrorNote> : null}
      <div ref={place} hidden={state === "unloaded"} />
      {consent && state !== "unloaded" ? <p className="ui-hint">{consent}</p> : null}
      {failed ? <ErrorNote>{failed}</ErrorNote> : null}
      <div className="account-actions">
        {state === "ready" || state === "busy" ? (
          <Button type="submit" variant="primary" disabled={state === "busy"}>
            {t(state === "busy" ? "membership.account.cardSaving" : "membership.account.cardSave")}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={state === "busy"} onClick={onClose}>
          {t("membership.account.cardLeave")}
        </Button>
      </div>
    </form>
  );
}
