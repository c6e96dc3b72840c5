import { heldCart } from "@carloom/api-client";
import { openVisits, type VisitKind } from "@carloom/api-client/visits";
import { ConsentPrompt } from "@carloom/ui/consent";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cartCount, subscribeCart } from "../cart/cart-state.ts";
import { placedFrom } from "../cart/placed.ts";
import { useChannel } from "../channel/use-channel.ts";
import { useLanguage, useLocalPath } from "../language/language.tsx";
import { useSettings } from "../site-context.tsx";
import { pageEvents } from "./page-events.ts";
import "./visits.css";

/** A link that asks how visits are counted, where one was pressed, and what brings the focus back to it. */
export type Asked = { link: HTMLAnchorElement | null; close: () => void };

/** Counts what is looked at where somebody agreed to it, and asks whether they do. */
export default function Visits({ link, close }: Asked) {
  const settings = useSettings();
  const channel = useChannel();
  const language = useLanguage();
  const local = useLocalPath();
  const { pathname, search } = useLocation();
  const [visits] = useState(() => openVisits({ settings }));
  const consent = useSyncExternalStore(visits.subscribe, visits.consent);
  const asked = link !== null;
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

  if (!asked && (consent !== "open" || pathname.endsWith("/print"))) return null;
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
