import {
  browserMemory,
  createTranslate,
  DEFAULT_LANGUAGE,
  type Language,
  loadMessages,
  ownLanguage,
  type Messages,
  type Translate,
} from "@carloom/i18n";
import { MessagesProvider } from "@carloom/ui";
import { loadFaces } from "@carloom/ui/faces";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useQuery } from "../lib/address.ts";
import { Splash } from "./splash.tsx";

const loaded = new Map<Language, Promise<Messages>>();

/** Messages of a language from this application's own origin, asked for once. */
export function messagesOf(language: Language): Promise<Messages> {
  let messages = loaded.get(language);
  if (!messages) {
    messages = loadMessages(location.origin, language);
    messages.catch(() => loaded.delete(language));
    loaded.set(language, messages);
  }
  return messages;
}

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
export const useLanguage = (): Language => use(LanguageContext);

/** The page's language follows `?lang=`; a change re-renders without a reload and keeps the old text until then. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [query] = useQuery();
  const wanted = ownLanguage(query.get("lang"), browserMemory(), navigator.languages);
  const [shown, setShown] = useState<{ language: Language; t: Translate } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void loadFaces(wanted);
    messagesOf(wanted)
      .then((messages) => {
        if (!current) return;
        document.documentElement.lang = wanted;
        setFailed(false);
        setShown({ language: wanted, t: createTranslate(wanted, messages) });
      })
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted]);
  if (!shown) return failed ? <Wordless /> : <Splash />;
  return (
    <LanguageContext value={shown.language}>
      <MessagesProvider t={shown.t}>{children}</MessagesProvider>
    </LanguageContext>
  );
}

/** The one place that speaks without messages: they did not arrive, or failed. */
export function Wordless() {
  return (
    <main className="grid h-dvh place-items-center">
      <button type="button" className="ui-btn ui-btn-primary" onClick={() => location.reload()}>
        ↻ {location.host}
      </button>
    </main>
  );
}
