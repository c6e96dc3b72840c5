import { createTranslate, type Messages } from "@carloom/i18n";
import { MessagesProvider, useT } from "@carloom/ui";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "./language.tsx";

/** A page whose texts staff have partly written themselves: theirs are said below, and all others as everywhere. */
export function WithTexts({ texts, children }: { texts: Messages | null; children: ReactNode }) {
  const standard = useT();
  const language = useLanguage();
  const t = useMemo(() => {
    if (!texts) return standard;
    const own = createTranslate(language, texts);
    return (key: string, values?: Readonly<Record<string, string | number>>) =>
      (Object.hasOwn(texts, key) ? own : standard)(key, values);
  }, [texts, standard, language]);
  return texts ? <MessagesProvider t={t}>{children}</MessagesProvider> : children;
}
