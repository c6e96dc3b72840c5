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

/** From 1,200 px library and inspector stand side by side; below 760 px they are sheets. */
export function useLayoutMode(): LayoutMode {
  const wide = useMedia("(min-width: 1200px)");
  const phone = useMedia("(max-width: 759.98px)");
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
