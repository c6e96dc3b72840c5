import { createContext, type ReactNode, use } from "react";

/** From a message key and its values to text in the page's language. */
export type TranslateText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const Messages = createContext<TranslateText | null>(null);

/** Gives every component below the translate function of the current language. */
export function MessagesProvider({ t, children }: { t: TranslateText; children: ReactNode }) {
  return <Messages value={t}>{children}</Messages>;
}

/** The translate function. Throws outside a `MessagesProvider`. */
export function useT(): TranslateText {
  const t = use(Messages);
  if (!t) throw new Error("useT needs a MessagesProvider above it.");
  return t;
}
