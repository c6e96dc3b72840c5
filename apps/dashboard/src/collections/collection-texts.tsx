import { StaffCollectionTranslateDocument, StaffCollectionUpdateDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { ErrorNote, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { plainText, richText } from "../products/rich-text.ts";
import type { Shelf } from "./collection.ts";

type Words = { name: string; text: string; seoTitle: string; seoText: string };

function wordsOf({ collection }: Shelf): Record<Language, Words> {
  const of = (
    one: Partial<Record<"name" | "seoTitle" | "seoDescription", string | null>> & { description?: unknown },
  ) => ({
    name: one.name ?? "",
    text: plainText(one.description),
    seoTitle: one.seoTitle ?? "",
    seoText: one.seoDescription ?? "",
  });
  return { en: of(collection), ko: of(collection.ko ?? {}), ja: of(collection.ja ?? {}) };
}

/** Name, description and what search engines are told, side by side in every language; what is missing says so. */
export function CollectionTexts({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffCollectionUpdateDocument);
  const translate = useAct(StaffCollectionTranslateDocument);
  const stored = wordsOf(shelf);
  const [words, setWords] = useState(stored);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { id } = shelf.collection;
  const changed = LANGUAGES.filter((one) => JSON.stringify(words[one]) !== JSON.stringify(stored[one]));
  const set = (one: Language, part: Partial<Words>) => setWords({ ...words, [one]: { ...words[one], ...part } });

  const save = async (one: Language): Promise<readonly Problem[]> => {
    const { name, text, seoTitle, seoText } = words[one];
    // a text that nobody touched keeps its marks
    const description = text === stored[one].text ? {} : { description: richText(text) ?? '{"blocks":[]}' };
    if (one === "en") {
      const input = { name: name.trim(), ...description, seo: { title: seoTitle, description: seoText } };
      return (await update.mutateAsync({ id, input })).collectionUpdate?.errors ?? [];
    }
    const input = { name: name.trim(), ...description, seoTitle, seoDescription: seoText };
    const { collectionTranslate } = await translate.mutateAsync({ id, language: LANGUAGE_CODES[one], input });
    return collectionTranslate?.errors ?? [];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || changed.length === 0) return;
    setBusy(true);
    try {
      const said: Problem[] = [];
      for (const one of changed) said.push(...(await save(one)));
      setProblems(said);
      if (said.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  return (
    <Section title={t("dashboard.product.texts")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        <div className="da-languages">
          {LANGUAGES.map((one) => (
            <fieldset key={one} lang={one}>
              <legend>
                {LANGUAGE_NAMES[one]}
                {words[one].name.trim() === "" || (words[one].text === "" && words.en.text !== "") ? (
                  <State tone="warn">{t("dashboard.product.missing")}</State>
                ) : null}
              </legend>
              <TextField
                label={t("dashboard.product.name")}
                value={words[one].name}
                maxLength={250}
                required={one === "en"}
                onChange={(event) => set(one, { name: event.currentTarget.value })}
              />
              <TextArea
                label={t("dashboard.product.description")}
                rows={4}
                value={words[one].text}
                maxLength={20_000}
                onChange={(event) => set(one, { text: event.currentTarget.value })}
              />
              <TextField
                label={t("dashboard.content.part.seoTitle")}
                value={words[one].seoTitle}
                maxLength={70}
                placeholder={words[one].name}
                onChange={(event) => set(one, { seoTitle: event.currentTarget.value })}
              />
              <TextArea
                label={t("dashboard.content.part.seoDescription")}
                rows={2}
                value={words[one].seoText}
                maxLength={300}
                onChange={(event) => set(one, { seoText: event.currentTarget.value })}
              />
            </fieldset>
          ))}
        </div>
        <p className="da-soft">{t("dashboard.collection.seoHint")}</p>
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow
          isBusy={isBusy}
          isChanged={changed.length > 0}
          onDiscard={() => {
            setWords(stored);
            setProblems([]);
          }}
        />
      </form>
    </Section>
  );
}
