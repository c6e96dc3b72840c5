import { useSyncExternalStore } from "react";

/** From here on the header is fixed and the way back to the top is offered; CSS px. */
export const SCROLL_THRESHOLD = 100;

export const isScrolled = (y: number): boolean => y >= SCROLL_THRESHOLD;

function subscribe(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

/** True once the page is scrolled 100 px or more. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled(window.scrollY),
    () => false,
  );
