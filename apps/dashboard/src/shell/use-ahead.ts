import { useEffect } from "react";
import { askAhead, comeAhead, comeAllAhead } from "../boot/ahead.ts";
import type { Place } from "./places.ts";

/** Pages that are entered from lists; they come after the rooms themselves. */
const RECORDS = ["/orders/1", "/customers/1", "/products/1"];
/** The first screen has its answers by then. */
const SETTLED_MS = 1000;
/** Whoever points at a link for so long is not on their way across it. */
const MEANT_MS = 70;

/** Where a link of the dashboard leads that stays in this tab. */
function linkOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/**
 * Rooms come before they are entered: their scripts one after the other while nothing else is done, at once when somebody
 * points at a link or reaches it by keyboard; what a page asks first a moment later, or when its link is pressed.
 */
export function useAhead(places: readonly Place[]): void {
  const paths = places.map(({ path }) => path.split("?")[0]).join(" ");
  useEffect(() => {
    const gone = new AbortController();
    const records = RECORDS.filter((record) =>
      paths.split(" ").some((path) => path !== "/" && record.startsWith(path)),
    );
    const timer = setTimeout(() => void comeAllAhead([...paths.split(" "), ...records], gone.signal), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [paths]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let meant: ReturnType<typeof setTimeout> | undefined;
    const point = (event: Event) => {
      clearTimeout(meant);
      const url = linkOf(event);
      if (!url) return;
      comeAhead(url.pathname);
      meant = setTimeout(() => askAhead(url, false), MEANT_MS);
    };
    document.addEventListener("pointerover", point, { signal, passive: true });
    document.addEventListener("focusin", point, { signal });
    document.addEventListener(
      "pointerdown",
      (event) => {
        const url = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey ? linkOf(event) : null;
        if (url) askAhead(url, true);
      },
      { signal, passive: true },
    );
    return () => {
      clearTimeout(meant);
      gone.abort();
    };
  }, []);
}
