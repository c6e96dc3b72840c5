import { useEffect } from "react";

const DURATION_S = 1.2;

type Scroller = { raf: (time: number) => void; isScrolling: boolean | "native" | "smooth"; destroy: () => void };
type Library = { default: new (options: { duration: number; autoRaf: boolean }) => Scroller };

/**
 * Gives the library frames while the wheel turns, until it has come to rest. By itself it takes every frame for as long as the
 * page stands, and each is drawn anew: on a slow machine nothing else of the page comes to its turn.
 */
function drive(scroller: Scroller): () => void {
  let frame = 0;
  const step = (time: number) => {
    scroller.raf(time);
    frame = scroller.isScrolling === "smooth" ? requestAnimationFrame(step) : 0;
  };
  const turned = () => {
    if (frame) return;
    // its clock stood still meanwhile; before it hears of the wheel, since this is the first to be told
    scroller.raf(performance.now());
    frame = requestAnimationFrame(step);
  };
  addEventListener("wheel", turned, { capture: true, passive: true });
  return () => {
    removeEventListener("wheel", turned, { capture: true });
    cancelAnimationFrame(frame);
  };
}

/** Starts it and gives what stops it; where the library does not come the page scrolls as any other, and says so in the log. */
export async function startSmoothScroll(
  wanted: () => boolean,
  load: () => Promise<Library> = () => import("lenis"),
): Promise<() => void> {
  try {
    const { default: Lenis } = await load();
    if (!wanted()) return () => {};
    const lenis = new Lenis({ duration: DURATION_S, autoRaf: false });
    const rest = drive(lenis);
    return () => {
      rest();
      lenis.destroy();
    };
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
