import { consentIn } from "@carloom/api-client/consent";
import { lazy, Suspense, useEffect, useState } from "react";
import { afterFirstAct } from "./first-act.ts";
import type { Asked } from "./visits.tsx";

/** Without the part that asks, the link leads to the page that tells. */
function Told({ link }: Asked) {
  useEffect(() => {
    if (link) location.assign(link.href);
  }, [link]);
  return null;
}

/** A page whose counting cannot be fetched is the same page. */
const Visits = lazy(() => import("./visits.tsx").catch(() => ({ default: Told })));

/** Links to where it is told what is counted: with script they ask here and now. */
const ASKS = "a[data-counting]";
/** Until then the page of who agreed is counted by nobody: what it is made of comes first. */
const COUNT_MS = 1500;

/**
 * The question whether visits may be counted, and the counting. It comes after somebody's first act, so that it is neither
 * the largest thing that a page paints nor work for a page that is still coming; who agreed before is counted without one.
 */
export function VisitsLater() {
  const [ready, setReady] = useState(false);
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const start = () => setReady(true);
    if (consentIn(document.cookie) !== "given") return afterFirstAct(start);
    const timer = setTimeout(start, COUNT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ASKS) : null;
      if (!pressed || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setLink(pressed);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  const close = () => {
    setLink(null);
    link?.focus();
  };
  return ready || link ? (
    <Suspense>
      <Visits link={link} close={close} />
    </Suspense>
  ) : null;
}
