import type { TypedDocument } from "@carloom/api-client";
import { type WorkshopCarFragment, WorkshopLicenseDocument } from "@carloom/api-client/threed";
import { Button, ErrorNote, Select, TextArea, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import type { LicenceHint } from "./licence-hint.ts";
import { said } from "./said.ts";

const KINDS = ["OWN", "CC0", "CC_BY", "BOUGHT", "PERMISSION"] as const;

/** A car or a part. */
type Licensed = Pick<WorkshopCarFragment, "uuid" | "licence">;

const licenceOf = ({ licence }: Licensed) => ({
  kind: licence?.kind ?? ("OWN" as const),
  author: licence?.author ?? "",
  source: licence?.source ?? "",
  proof: licence?.proof ?? "",
});

type LicenceFormProps<A> = {
  of: Licensed;
  /** Where it is read. */
  document: TypedDocument<A, { uuid: string }>;
  record: (answer: A) => Licensed | null | undefined;
  /** What the file says of it. */
  hint?: LicenceHint | null;
};

/** By what right the model is shown, as whoever brings it declares. */
export function LicenceForm<A>({ of, document, record, hint = null }: LicenceFormProps<A>) {
  const t = useT();
  const edit = useDraft({
    document,
    variables: { uuid: of.uuid },
    service: "threed",
    record,
    of: (answer) => licenceOf((answer && record(answer)) ?? of),
  });
  const save = useAct(WorkshopLicenseDocument, edit);
  const { draft: licence } = edit;
  const names = {
    kind: {
      label: t("dashboard.workshop.licence.kind"),
      text: (kind: string) => t(`dashboard.workshop.licence.${kind}`),
    },
    author: { label: t("dashboard.workshop.licence.author") },
    source: { label: t("dashboard.workshop.licence.source") },
    proof: { label: t("dashboard.workshop.licence.proof") },
  };
  const needsProof = licence.kind === "BOUGHT" || licence.kind === "PERMISSION";
  return (
    <Section title={t("dashboard.workshop.licence")}>
      <form
        className="da-form"
        onSubmit={edit.submit(async (input) =>
          said((await save.mutateAsync({ uuid: of.uuid, input })).workshopLicense),
        )}
      >
        <p className="da-soft">{t("dashboard.workshop.licence.text")}</p>
        {hint ? (
          <div className="da-form">
            <p>{t("dashboard.workshop.licence.hint", { text: hint.text })}</p>
            <div className="da-actions">
              <Button
                size="small"
                onClick={() =>
                  edit.set({ ...(hint.kind && { kind: hint.kind }), ...(hint.author && { author: hint.author }) })
                }
              >
                {t("dashboard.workshop.licence.hint.take")}
              </Button>
            </div>
          </div>
        ) : null}
        <Select
          label={t("dashboard.workshop.licence.kind")}
          value={licence.kind}
          options={KINDS.map((value) => ({ value, label: t(`dashboard.workshop.licence.${value}`) }))}
          onChange={({ currentTarget: { value } }) => edit.set({ kind: KINDS.find((one) => one === value) ?? "OWN" })}
        />
        <TextField
          label={t("dashboard.workshop.licence.author")}
          value={licence.author}
          maxLength={120}
          required
          onChange={({ currentTarget: { value } }) => edit.set({ author: value })}
        />
        <TextField
          label={t("dashboard.workshop.licence.source")}
          hint={t("dashboard.workshop.licence.source.hint")}
          value={licence.source}
          maxLength={300}
          required={licence.kind !== "OWN"}
          onChange={({ currentTarget: { value } }) => edit.set({ source: value })}
        />
        <TextArea
          label={t("dashboard.workshop.licence.proof")}
          hint={t("dashboard.workshop.licence.proof.hint")}
          value={licence.proof}
          maxLength={2000}
          rows={3}
          required={needsProof}
          onChange={({ currentTarget: { value } }) => edit.set({ proof: value })}
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
