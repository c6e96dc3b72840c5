import { type WorkshopCarFragment, WorkshopLicenseDocument } from "@carloom/api-client/threed";
import { ErrorNote, Select, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "./said.ts";

const KINDS = ["OWN", "CC0", "CC_BY", "BOUGHT", "PERMISSION"] as const;

const licenceOf = ({ licence }: WorkshopCarFragment) => ({
  kind: licence?.kind ?? ("OWN" as const),
  author: licence?.author ?? "",
  source: licence?.source ?? "",
  proof: licence?.proof ?? "",
});

/** By what right the model is shown, as whoever brings it declares. */
export function LicenceForm({ of }: { of: WorkshopCarFragment }) {
  const t = useT();
  const toast = useToast();
  const save = useAct(WorkshopLicenseDocument, "threed");
  const [licence, setLicence] = useState(() => licenceOf(of));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isChanged = JSON.stringify(licence) !== JSON.stringify(licenceOf(of));
  const needsProof = licence.kind === "BOUGHT" || licence.kind === "PERMISSION";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || save.isPending) return;
    try {
      const problems = said((await save.mutateAsync({ uuid: of.uuid, input: licence })).workshopLicense);
      setProblems(problems);
      if (problems.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.workshop.licence")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        <p className="da-soft">{t("dashboard.workshop.licence.text")}</p>
        <Select
          label={t("dashboard.workshop.licence.kind")}
          value={licence.kind}
          options={KINDS.map((value) => ({ value, label: t(`dashboard.workshop.licence.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setLicence({ ...licence, kind: KINDS.find((one) => one === value) ?? "OWN" })
          }
        />
        <TextField
          label={t("dashboard.workshop.licence.author")}
          value={licence.author}
          maxLength={120}
          required
          onChange={({ currentTarget: { value } }) => setLicence({ ...licence, author: value })}
        />
        <TextField
          label={t("dashboard.workshop.licence.source")}
          hint={t("dashboard.workshop.licence.source.hint")}
          value={licence.source}
          maxLength={300}
          required={licence.kind !== "OWN"}
          onChange={({ currentTarget: { value } }) => setLicence({ ...licence, source: value })}
        />
        <TextArea
          label={t("dashboard.workshop.licence.proof")}
          hint={t("dashboard.workshop.licence.proof.hint")}
          value={licence.proof}
          maxLength={2000}
          rows={3}
          required={needsProof}
          onChange={({ currentTarget: { value } }) => setLicence({ ...licence, proof: value })}
        />
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={save.isPending} isChanged={isChanged} onDiscard={() => setLicence(licenceOf(of))} />
      </form>
    </Section>
  );
}
