import { useEffect } from "react";

const DURATION_S = 1.2;

/** Smooth scrolling while the page that uses it is shown; never where less motion is wanted. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    let stop = () => {};
    let gone = false;
    async function apply() {
      stop();
      stop = () => {};
      if (reduced.matches) return;
      const { default: Lenis } = await import("lenis");
      if (gone || reduced.matches) return;
      const lenis = new Lenis({ duration: DURATION_S, autoRaf: true });
      stop = () => lenis.destroy();
    }
    void apply();
    reduced.addEventListener("change", apply);
    return () => {
      gone = true;
      reduced.removeEventListener("change", apply);
      stop();
    };
  }, []);
}
