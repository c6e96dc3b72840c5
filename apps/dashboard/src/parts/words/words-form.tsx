import { type Language, LANGUAGE_CODES, type LanguageCode } from "@carloom/i18n";
import { ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { LANGUAGE_NAMES, LANGUAGES } from "../../boot/language.tsx";
import { type Problem, problemText } from "../act-dialog.tsx";
import { Meanwhile } from "../draft/meanwhile.tsx";
import type { Draft } from "../draft/use-draft.ts";
import { SaveRow } from "../save-row.tsx";
import { Section } from "../section.tsx";
import { State } from "../state.tsx";
import { asOwn, changeIn, type Words, type WordsChange } from "./words.ts";

type Props = {
  edit: Draft<Words>;
  /** Stores what changed in the shop's own language. */
  update: (change: ReturnType<typeof asOwn>) => Promise<readonly Problem[] | undefined>;
  /** Stores what changed in another. */
  translate: (language: LanguageCode, change: WordsChange) => Promise<readonly Problem[] | undefined>;
};

/** Name, description and what search engines are told, side by side in every language; what is missing says so. */
export function WordsForm({ edit, update, translate }: Props) {
  const t = useT();
  const { draft: words } = edit;
  const saveAll = async (now: Words, stored: Words) => {
    const said: Problem[] = [];
    for (const one of LANGUAGES) {
      const change = changeIn(one, now, stored);
      if (!change) continue;
      said.push(...((await (one === "en" ? update(asOwn(change)) : translate(LANGUAGE_CODES[one], change))) ?? []));
    }
    return said;
  };
  const LABELS = {
    name: t("dashboard.product.name"),
    text: t("dashboard.product.description"),
    seoTitle: t("dashboard.content.part.seoTitle"),
    seoText: t("dashboard.content.part.seoDescription"),
  };
  const names = Object.fromEntries(
    LANGUAGES.flatMap((one) =>
      Object.entries(LABELS).map(([part, label]) => [`${one} ${part}`, { label: `${label}, ${LANGUAGE_NAMES[one]}` }]),
    ),
  );
  return (
    <Section title={t("dashboard.product.texts")}>
      <form className="da-form" onSubmit={edit.submit(saveAll)}>
        <div className="da-languages">
          {LANGUAGES.map((one) => (
            <fieldset key={one} lang={one}>
              <legend>
                {LANGUAGE_NAMES[one]}
                {isMissing(words, one) ? <State tone="warn">{t("dashboard.product.missing")}</State> : null}
              </legend>
              <TextField
                label={LABELS.name}
                value={words[`${one} name`]}
                maxLength={250}
                required={one === "en"}
                onChange={(event) => edit.set({ [`${one} name`]: event.currentTarget.value })}
              />
              <TextArea
                label={LABELS.text}
                rows={7}
                value={words[`${one} text`]}
                maxLength={20_000}
                onChange={(event) => edit.set({ [`${one} text`]: event.currentTarget.value })}
              />
              <TextField
                label={LABELS.seoTitle}
                value={words[`${one} seoTitle`]}
                maxLength={70}
                placeholder={words[`${one} name`]}
                onChange={(event) => edit.set({ [`${one} seoTitle`]: event.currentTarget.value })}
              />
              <TextArea
                label={LABELS.seoText}
                className="da-short"
                rows={3}
                value={words[`${one} seoText`]}
                maxLength={300}
                placeholder={words[`${one} text`]}
                onChange={(event) => edit.set({ [`${one} seoText`]: event.currentTarget.value })}
              />
            </fieldset>
          ))}
        </div>
        <p className="da-soft">{t("dashboard.words.seoHint")}</p>
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}

const isMissing = (words: Words, one: Language): boolean =>
  words[`${one} name`].trim() === "" || (words[`${one} text`] === "" && words["en text"] !== "");
