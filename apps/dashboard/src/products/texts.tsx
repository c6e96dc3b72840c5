import { StaffProductTranslateDocument, StaffProductUpdateDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { ErrorNote, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import type { ShelfProduct } from "./shelf.ts";
import { plainText, richText } from "./rich-text.ts";

type Words = { name: string; text: string };

function wordsOf({ product }: ShelfProduct): Record<Language, Words> {
  return {
    en: { name: product.name, text: plainText(product.description) },
    ko: { name: product.ko?.name ?? "", text: plainText(product.ko?.description) },
    ja: { name: product.ja?.name ?? "", text: plainText(product.ja?.description) },
  };
}

/** Name and description side by side in every language; what is missing says so. */
export function Texts({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffProductUpdateDocument);
  const translate = useAct(StaffProductTranslateDocument);
  const stored = wordsOf(shelf);
  const [words, setWords] = useState(stored);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { id } = shelf.product;
  const changed = LANGUAGES.filter(
    (one) => words[one].name.trim() !== stored[one].name || words[one].text !== stored[one].text,
  );
  const set = (one: Language, part: Partial<Words>) => setWords({ ...words, [one]: { ...words[one], ...part } });

  const save = async (one: Language): Promise<readonly Problem[]> => {
    const name = words[one].name.trim();
    // a text that nobody touched keeps its marks
    const description = words[one].text === stored[one].text ? {} : { description: richText(words[one].text) };
    if (one === "en") {
      const { productUpdate } = await update.mutateAsync({ id, input: { name, ...description } });
      return productUpdate?.errors ?? [];
    }
    const { productTranslate } = await translate.mutateAsync({
      id,
      language: LANGUAGE_CODES[one],
      input: { name, ...description },
    });
    return productTranslate?.errors ?? [];
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
                rows={7}
                value={words[one].text}
                maxLength={20_000}
                onChange={(event) => set(one, { text: event.currentTarget.value })}
              />
            </fieldset>
          ))}
        </div>
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
