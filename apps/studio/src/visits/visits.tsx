import { openVisits, type VisitKind } from "@carloom/api-client/visits";
import { ConsentPrompt } from "@carloom/ui/consent";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/settings.ts";
import { FILLED } from "../cart/cart.ts";
import { createStore, useStore } from "../lib/store.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import "./visits.css";

/** Who asked to see the question, so that the focus goes back there. */
const asking = createStore<{ asked: boolean; opener: Element | null }>({ asked: false, opener: null });

export const ask = (): void => asking.set({ asked: true, opener: document.activeElement });

/** Counts what is done in the studio where somebody agreed to it, and asks whether they do. */
export function Visits() {
  const { editor, pricing, template } = useStudio();
  const language = useLanguage();
  const [visits] = useState(() => openVisits({ settings }));
  const consent = useSyncExternalStore(visits.subscribe, visits.consent);
  const { asked, opener } = useStore(asking, (state) => state);
  const tell = useEffectEvent((kind: VisitKind, more: { subject?: string; once?: string } = {}) =>
    visits.tell({ kind, channel: pricing.state.get().channel, language, ...more }),
  );

  useEffect(() => tell("STUDIO_OPENED", { subject: template.slug }), [template.slug]);
  useEffect(
    () =>
      editor.subscribe((now, before) => {
        if (now.document !== before.document) tell("BUILD_CHANGED", { once: "build" });
      }),
    [editor],
  );
  useEffect(() => {
    const filled = () => tell("CART_FILLED");
    window.addEventListener(FILLED, filled);
    return () => window.removeEventListener(FILLED, filled);
  }, []);

  const close = () => {
    asking.set({ asked: false, opener: null });
    if (opener instanceof HTMLElement) opener.focus();
  };
  if (!asked && consent !== "open") return null;
  return (
    <ConsentPrompt
      consent={consent}
      asked={asked}
      moreHref={`${settings.origin}/privacy${language === "en" ? "" : `?lang=${language}`}#counting`}
      onClose={close}
      onAnswer={(given) => {
        visits.answer(given);
        close();
      }}
    />
  );
}
