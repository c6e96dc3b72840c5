import { type WorkshopCarFragment, WorkshopImportDocument, WorkshopSeoDocument } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { fieldsOf, localizedOf } from "./localized-texts.ts";
import { said } from "./said.ts";
import { SeoPicture } from "./seo-picture.tsx";

const MOST = { title: 70, text: 300 } as const;

const textsOf = ({ seoTitle, seoDescription }: WorkshopCarFragment) => fieldsOf(seoTitle, seoDescription);

/** What search results and links to the car say and show; folded, for name, description and picture do where nothing is said. */
export function SeoForm({ of, stage }: { of: WorkshopCarFragment; stage: Stage | null }) {
  const t = useT();
  const edit = useDraft({
    document: WorkshopImportDocument,
    variables: { uuid: of.uuid },
    service: "threed",
    record: ({ workshopImport }) => workshopImport,
    of: (answer) => textsOf(answer?.workshopImport ?? of),
  });
  const save = useAct(WorkshopSeoDocument, edit);
  const { draft: texts } = edit;
  const names = Object.fromEntries(
    LANGUAGES.flatMap((one) => [
      [`title ${one}`, { label: `${t("dashboard.content.part.seoTitle")} · ${LANGUAGE_NAMES[one]}` }],
      [`text ${one}`, { label: `${t("dashboard.content.part.seoDescription")} · ${LANGUAGE_NAMES[one]}` }],
    ]),
  );
  const own = [...Object.values(edit.stored), of.seoPicture ?? ""].filter((text) => text !== "").length;
  return (
    <Section title={t("dashboard.workshop.seo")}>
      <p className="da-soft">{t("dashboard.workshop.seo.text")}</p>
      <details className="da-details">
        <summary>
          {own > 0 ? t("dashboard.workshop.seo.own", { count: own }) : t("dashboard.workshop.seo.open")}
        </summary>
        <form
          className="da-form"
          onSubmit={edit.submit(async (now) =>
            said((await save.mutateAsync({ uuid: of.uuid, input: localizedOf(now) })).workshopSeo),
          )}
        >
          {LANGUAGES.map((language) => (
            <fieldset key={language} className="da-seo">
              <legend>{LANGUAGE_NAMES[language]}</legend>
              <TextField
                label={t("dashboard.content.part.seoTitle")}
                value={texts[`title ${language}`]}
                lang={language}
                maxLength={MOST.title}
                placeholder={of.title[language]}
                onChange={({ currentTarget: { value } }) => edit.set({ [`title ${language}`]: value })}
              />
              <TextArea
                label={t("dashboard.content.part.seoDescription")}
                value={texts[`text ${language}`]}
                lang={language}
                rows={3}
                maxLength={MOST.text}
                placeholder={of.description?.[language] ?? ""}
                onChange={({ currentTarget: { value } }) => edit.set({ [`text ${language}`]: value })}
              />
            </fieldset>
          ))}
          <p className="da-soft">{t("dashboard.words.seoHint")}</p>
          <Meanwhile edit={edit} names={names} />
          {edit.problems.map((problem) => (
            <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
          ))}
          <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
        </form>
        <SeoPicture of={of} stage={stage} />
      </details>
    </Section>
  );
}
