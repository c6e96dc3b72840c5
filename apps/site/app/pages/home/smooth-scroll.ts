import { useEffect } from "react";

const DURATION_S = 1.2;

type Scroller = { destroy: () => void };
type Library = { default: new (options: { duration: number; autoRaf: boolean }) => Scroller };

/** Starts it and gives what stops it; where the library does not come the page scrolls as any other, and says so in the log. */
export async function startSmoothScroll(
  wanted: () => boolean,
  load: () => Promise<Library> = () => import("lenis"),
): Promise<() => void> {
  try {
    const { default: Lenis } = await load();
    if (!wanted()) return () => {};
    const lenis = new Lenis({ duration: DURATION_S, autoRaf: true });
    return () => lenis.destroy();
  } catch (error) {
    console.error("Smooth scrolling could not be loaded:", error);
    return () => {};
  }
}

/** Smooth scrolling while the page that uses it is shown; never where less motion is wanted. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    let stop = () => {};
    let turn = 0;
    async function apply() {
      stop();
      stop = () => {};
      const mine = ++turn;
      if (reduced.matches) return;
      // a later change of the wish, or leaving the page, ends this turn
      stop = await startSmoothScroll(() => mine === turn && !reduced.matches);
    }
    const change = () => void apply();
    change();
    reduced.addEventListener("change", change);
    return () => {
      turn++;
      reduced.removeEventListener("change", change);
      stop();
    };
  }, []);
}
