import { useSyncExternalStore } from "react";

/** Light, dark, or as the system has it. */
export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "carloom_dashboard_theme";
const listeners = new Set<() => void>();
const light = matchMedia("(prefers-color-scheme: light)");

export function chosenTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? "system";
  } catch {
    return "system";
  }
}

export const isLight = (theme: Theme): boolean => theme === "light" || (theme === "system" && light.matches);

/** Writes the theme on the page, and follows the system where it was left to that. */
export function applyTheme(): void {
  const show = () => {
    document.documentElement.dataset["theme"] = isLight(chosenTheme()) ? "light" : "dark";
  };
  show();
  light.addEventListener("change", show);
  listeners.add(show);
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // a browser that keeps nothing shows the system's
  }
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenTheme);
