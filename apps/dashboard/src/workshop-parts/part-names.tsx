import { isByHub } from "@carloom/asset/part-kinds";
import {
  WorkshopPartDescribeDocument,
  WorkshopPartDocument,
  type WorkshopPartWholeFragment,
} from "@carloom/api-client/threed";
import { LANGUAGES } from "@carloom/i18n";
import { Button, Checkbox, ErrorNote, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "../workshop/said.ts";
import { isClash } from "./fit-text.ts";
import type { CarChoice } from "./use-cars.ts";

const textsOf = ({ title: { en, ko, ja }, slug, cars }: WorkshopPartWholeFragment) => ({
  en,
  ko,
  ja,
  slug,
  cars: cars ? [...cars] : null,
});

/** Names of a part in three languages, its address, and the cars that it was made for. */
export function PartNames({ of, cars }: { of: WorkshopPartWholeFragment; cars: readonly CarChoice[] }) {
  const t = useT();
  const edit = useDraft({
    document: WorkshopPartDocument,
    variables: { uuid: of.uuid },
    service: "threed",
    record: ({ workshopPart }) => workshopPart,
    of: (answer) => textsOf(answer?.workshopPart ?? of),
  });
  const save = useAct(WorkshopPartDescribeDocument, edit);
  const { draft: texts } = edit;
  const isAnywhere = isByHub(of.found?.kind ?? "");
  const chosen = new Set(texts.cars ?? []);
  const choose = (slugs: Iterable<string>) => {
    const list = [...new Set(slugs)].sort();
    edit.set({ cars: isAnywhere && list.length === 0 ? null : list });
  };
  // those on which nothing stands against it
  const fitting = cars
    .map(({ slug }) => slug)
    .filter((slug) => {
      const own = (of.fits ?? []).filter(({ template }) => template === slug);
      return own.length > 0 && own.every((fit) => fit.verdict !== "block" && !isClash(fit));
    });
  const names = {
    ...Object.fromEntries(LANGUAGES.map((one) => [one, { label: t(`dashboard.workshop.name.${one}`) }])),
    slug: { label: t("dashboard.workshop.slug") },
    cars: {
      label: t("dashboard.parts.madeFor"),
      text: (slugs: readonly string[] | null) =>
        cars.flatMap(({ slug, title }) => (slugs?.includes(slug) ? [title] : [])).join(", "),
    },
  };
  return (
    <Section title={t("dashboard.workshop.names")}>
      <form
        className="da-form"
        onSubmit={edit.submit(async ({ en, ko, ja, slug, cars: madeFor }) => {
          const input = { title: { en, ko, ja }, slug, cars: madeFor };
          return said((await save.mutateAsync({ uuid: of.uuid, input })).workshopPartDescribe);
        })}
      >
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`dashboard.workshop.name.${language}`)}
            value={texts[language]}
            maxLength={80}
            lang={language}
            required
            onChange={({ currentTarget: { value } }) => edit.set({ [language]: value })}
          />
        ))}
        <TextField
          label={t("dashboard.workshop.slug")}
          hint={t("dashboard.parts.slug.hint")}
          value={texts.slug}
          maxLength={80}
          readOnly={of.partModel !== null}
          required
          onChange={({ currentTarget: { value } }) => edit.set({ slug: value })}
        />
        <fieldset className="da-part-cars">
          <legend>{t("dashboard.parts.madeFor")}</legend>
          <p className="da-soft">{t(isAnywhere ? "dashboard.parts.madeFor.wheel" : "dashboard.parts.madeFor.body")}</p>
          {cars.map(({ slug, title }) => (
            <Checkbox
              key={slug}
              label={title}
              checked={chosen.has(slug)}
              onChange={({ currentTarget: { checked } }) =>
                choose(checked ? [...chosen, slug] : [...chosen].filter((one) => one !== slug))
              }
            />
          ))}
          {fitting.length > 0 ? (
            <div className="da-actions">
              <Button size="small" onClick={() => choose(fitting)}>
                {t("dashboard.parts.madeFor.fitting")}
              </Button>
            </div>
          ) : null}
        </fieldset>
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
