import {
  browserMemory,
  createTranslate,
  DEFAULT_LANGUAGE,
  type Language,
  loadMessages,
  type Messages,
  ownLanguage,
  rememberLanguage,
  type Translate,
} from "@carloom/i18n";
import { MessagesProvider } from "@carloom/ui";
import { loadFaces } from "@carloom/ui/faces";
import { queries } from "./data.ts";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";

const loaded = new Map<Language, Promise<Messages>>();

function messagesOf(language: Language): Promise<Messages> {
  let messages = loaded.get(language);
  if (!messages) {
    messages = loadMessages(location.origin, language);
    messages.catch(() => loaded.delete(language));
    loaded.set(language, messages);
  }
  return messages;
}

type Spoken = { language: Language; choose: (language: Language) => void };
const LanguageContext = createContext<Spoken>({ language: DEFAULT_LANGUAGE, choose: () => undefined });
export const useLanguage = (): Language => use(LanguageContext).language;
export const useChooseLanguage = (): Spoken["choose"] => use(LanguageContext).choose;

export { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";

/** The dashboard speaks what was chosen here, else what the browser asks for; a change re-renders without a reload. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(() =>
    ownLanguage(new URLSearchParams(location.search).get("lang"), browserMemory(), navigator.languages),
  );
  const [shown, setShown] = useState<{ language: Language; t: Translate } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void loadFaces(wanted);
    messagesOf(wanted)
      .then((messages) => {
        if (!current) return;
        const isOther = document.documentElement.lang !== wanted;
        document.documentElement.lang = wanted;
        // what is shown was partly told in the language before
        if (isOther) void queries.invalidateQueries();
        setFailed(false);
        setShown({ language: wanted, t: createTranslate(wanted, messages) });
      })
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted]);
  const spoken = useMemo<Spoken>(
    () => ({
      language: shown?.language ?? DEFAULT_LANGUAGE,
      choose: (language) => {
        rememberLanguage(language, browserMemory());
        setWanted(language);
      },
    }),
    [shown],
  );
  if (!shown)
    return failed ? (
      <main className="da-alone">
        <button type="button" className="ui-btn ui-btn-primary" onClick={() => location.reload()}>
          ↻ {location.host}
        </button>
      </main>
    ) : null;
  return (
    <LanguageContext value={spoken}>
      <MessagesProvider t={shown.t}>{children}</MessagesProvider>
    </LanguageContext>
  );
}
