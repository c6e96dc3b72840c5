import { heldCart } from "@carloom/api-client";
import { openVisits, type VisitKind } from "@carloom/api-client/visits";
import { ConsentPrompt } from "@carloom/ui/consent";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cartCount, subscribeCart } from "../cart/cart-state.ts";
import { placedFrom } from "../cart/placed.ts";
import { useChannel } from "../channel/use-channel.ts";
import { useLanguage, useLocalPath } from "../language/language.tsx";
import { useSettings } from "../site-context.tsx";
import { asksOn, pageEvents } from "./page-events.ts";
import "./visits.css";

/** Links to where it is told what is counted: with script they ask here and now. */
const ASKS = "a[data-counting]";

/** Counts what is looked at where somebody agreed to it, and asks whether they do. */
export default function Visits() {
  const settings = useSettings();
  const channel = useChannel();
  const language = useLanguage();
  const local = useLocalPath();
  const { pathname, search } = useLocation();
  const [visits] = useState(() => openVisits({ settings }));
  const consent = useSyncExternalStore(visits.subscribe, visits.consent);
  const [asked, ask] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const tell = useEffectEvent((kind: VisitKind, more: { subject?: string; once?: string } = {}) =>
    visits.tell({ kind, channel, language, ...more }),
  );

  useEffect(() => {
    const nothing = document.querySelector<HTMLElement>("[data-nothing]")?.dataset["nothing"] ?? null;
    for (const { kind, ...more } of pageEvents(pathname, (token) => placedFrom(token) !== null, nothing))
      tell(kind, more);
  }, [pathname, search]);

  useEffect(() => {
    // a cart that was held before is not filled by being counted
    let known = cartCount() ?? (heldCart() ? null : 0);
    return subscribeCart(() => {
      const now = cartCount();
      if (known !== null && now !== null && now > known) tell("CART_FILLED");
      known = now ?? known;
    });
  }, []);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(ASKS) : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      opener.current = link;
      ask(true);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);

  const close = () => {
    ask(false);
    opener.current?.focus();
    opener.current = null;
  };
  if (!asked && (consent !== "open" || !asksOn(pathname))) return null;
  return (
    <ConsentPrompt
      consent={consent}
      asked={asked}
      moreHref={`${local("/privacy")}#counting`}
      onClose={close}
      onAnswer={(given) => {
        visits.answer(given);
        close();
      }}
    />
  );
}
