import { type WorkshopCarFragment, WorkshopDescribeDocument } from "@carloom/api-client/threed";
import { LANGUAGES } from "@carloom/i18n";
import { ErrorNote, Select, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "./said.ts";

const BODIES = ["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"] as const;

const textsOf = ({ title: { en, ko, ja }, slug, brand, model, bodyStyle }: WorkshopCarFragment) => ({
  title: { en, ko, ja },
  slug,
  brand,
  model,
  bodyStyle,
});

/** Names of a car in three languages, and its address. */
export function NamesForm({ of }: { of: WorkshopCarFragment }) {
  const t = useT();
  const toast = useToast();
  const save = useAct(WorkshopDescribeDocument, "threed");
  const [texts, setTexts] = useState(() => textsOf(of));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isChanged = JSON.stringify(texts) !== JSON.stringify(textsOf(of));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || save.isPending) return;
    try {
      const problems = said((await save.mutateAsync({ uuid: of.uuid, input: texts })).workshopDescribe);
      setProblems(problems);
      if (problems.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.workshop.names")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`dashboard.workshop.name.${language}`)}
            value={texts.title[language]}
            maxLength={80}
            required
            onChange={({ currentTarget: { value } }) =>
              setTexts({ ...texts, title: { ...texts.title, [language]: value } })
            }
          />
        ))}
        {(["brand", "model"] as const).map((name) => (
          <TextField
            key={name}
            label={t(`dashboard.workshop.${name}`)}
            value={texts[name]}
            maxLength={name === "brand" ? 40 : 60}
            required
            onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [name]: value })}
          />
        ))}
        <Select
          label={t("dashboard.workshop.bodyStyle")}
          value={texts.bodyStyle}
          options={BODIES.map((value) => ({ value, label: t(`dashboard.workshop.body.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setTexts({ ...texts, bodyStyle: BODIES.find((one) => one === value) ?? "other" })
          }
        />
        <TextField
          label={t("dashboard.workshop.slug")}
          hint={t("dashboard.workshop.slug.hint")}
          value={texts.slug}
          maxLength={80}
          readOnly={of.isPublished}
          required
          onChange={({ currentTarget: { value } }) => setTexts({ ...texts, slug: value })}
        />
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={save.isPending} isChanged={isChanged} onDiscard={() => setTexts(textsOf(of))} />
      </form>
    </Section>
  );
}
