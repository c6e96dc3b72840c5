import { type WorkshopCarFragment, WorkshopDescribeDocument, WorkshopImportDocument } from "@carloom/api-client/threed";
import { LANGUAGES } from "@carloom/i18n";
import { ErrorNote, Select, TextArea, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { fieldsOf, localizedOf } from "./localized-texts.ts";
import { said } from "./said.ts";

const BODIES = ["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"] as const;

const textsOf = ({ title, description, slug, brand, model, bodyStyle }: WorkshopCarFragment) => ({
  ...fieldsOf(title, description),
  slug,
  brand,
  model,
  bodyStyle,
});
type Texts = ReturnType<typeof textsOf>;

const inputOf = ({ slug, brand, model, bodyStyle, ...texts }: Texts) => ({
  ...localizedOf(texts),
  slug,
  brand,
  model,
  bodyStyle,
});

/** Names of a car in three languages, and its address. */
export function NamesForm({ of }: { of: WorkshopCarFragment }) {
  const t = useT();
  const edit = useDraft({
    document: WorkshopImportDocument,
    variables: { uuid: of.uuid },
    service: "threed",
    record: ({ workshopImport }) => workshopImport,
    of: (answer) => textsOf(answer?.workshopImport ?? of),
  });
  const save = useAct(WorkshopDescribeDocument, edit);
  const { draft: texts } = edit;
  const names = {
    ...Object.fromEntries(
      LANGUAGES.flatMap((one) => [
        [`title ${one}`, { label: t(`dashboard.workshop.name.${one}`) }],
        [`text ${one}`, { label: t(`dashboard.workshop.description.${one}`) }],
      ]),
    ),
    slug: { label: t("dashboard.workshop.slug") },
    brand: { label: t("dashboard.workshop.brand") },
    model: { label: t("dashboard.workshop.model") },
    bodyStyle: {
      label: t("dashboard.workshop.bodyStyle"),
      text: (one: string) => t(`dashboard.workshop.body.${one}`),
    },
  };
  return (
    <Section title={t("dashboard.workshop.names")}>
      <form
        className="da-form"
        onSubmit={edit.submit(async (now) =>
          said((await save.mutateAsync({ uuid: of.uuid, input: inputOf(now) })).workshopDescribe),
        )}
      >
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`dashboard.workshop.name.${language}`)}
            value={texts[`title ${language}`]}
            maxLength={80}
            required
            onChange={({ currentTarget: { value } }) => edit.set({ [`title ${language}`]: value })}
          />
        ))}
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={t(`dashboard.workshop.description.${language}`)}
            value={texts[`text ${language}`]}
            rows={3}
            maxLength={600}
            onChange={({ currentTarget: { value } }) => edit.set({ [`text ${language}`]: value })}
          />
        ))}
        {(["brand", "model"] as const).map((name) => (
          <TextField
            key={name}
            label={t(`dashboard.workshop.${name}`)}
            value={texts[name]}
            maxLength={name === "brand" ? 40 : 60}
            required
            onChange={({ currentTarget: { value } }) => edit.set({ [name]: value })}
          />
        ))}
        <Select
          label={t("dashboard.workshop.bodyStyle")}
          value={texts.bodyStyle}
          options={BODIES.map((value) => ({ value, label: t(`dashboard.workshop.body.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            edit.set({ bodyStyle: BODIES.find((one) => one === value) ?? "other" })
          }
        />
        <TextField
          label={t("dashboard.workshop.slug")}
          hint={t("dashboard.workshop.slug.hint")}
          value={texts.slug}
          maxLength={80}
          readOnly={of.isPublished}
          required
          onChange={({ currentTarget: { value } }) => edit.set({ slug: value })}
        />
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
