import { createStore, type Store } from "./store.ts";

/** How a person likes to work in this browser. */
export type Preferences = {
  theme: "dark" | "light";
  /** Keys without Ctrl, Command or Alt run commands. Whoever speaks to the page switches them off. */
  singleKeys: boolean;
  /** The guided first steps: not begun in this browser, under way, or over for good (done or skipped). */
  guide: "new" | "on" | "over";
  /** What is said to the stylist may go to the provider abroad that is named there. */
  stylistConsent: boolean;
};

const KEY = "carloom_studio";
const DEFAULTS: Preferences = { theme: "dark", singleKeys: true, guide: "new", stylistConsent: false };

function stored(): Preferences {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    return {
      theme: value.theme === "light" ? "light" : DEFAULTS.theme,
      singleKeys: value.singleKeys !== false,
      guide: value.guide === "on" || value.guide === "over" ? value.guide : DEFAULTS.guide,
      stylistConsent: value.stylistConsent === true,
    };
  } catch {
    return DEFAULTS;
  }
}

export const preferences: Store<Preferences> = createStore(stored());

/** Keeps the page's theme and the stored choice at the preferences. */
export function followPreferences(): void {
  const show = () => {
    const { theme } = preferences.get();
    document.documentElement.dataset.theme = theme;
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", theme === "light" ? "#f7f7f5" : "#141415");
  };
  show();
  preferences.subscribe(() => {
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences.get()));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  });
}
