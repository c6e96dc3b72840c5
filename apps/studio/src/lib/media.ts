import { useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

export type LayoutMode = "wide" | "medium" | "phone";

/** A phone, and what is held upright: panels beside the car would leave it a strip. The style sheets ask the same. */
export const SHEETS = "(max-width: 759.98px), (max-width: 1100px) and (max-aspect-ratio: 4/5)";

/** From 1,200 px library and inspector stand side by side; on what is narrow or upright they are sheets ("phone"). */
export function useLayoutMode(): LayoutMode {
  const wide = useMedia("(min-width: 1200px)");
  const phone = useMedia(SHEETS);
  return phone ? "phone" : wide ? "wide" : "medium";
}

export const useReducedMotion = () => useMedia("(prefers-reduced-motion: reduce)");

/** The browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
  );
