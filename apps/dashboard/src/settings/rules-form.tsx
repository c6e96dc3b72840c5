import {
  StaffShopRulesDocument,
  type StaffShopRulesQuery,
  StaffShopRulesSaveDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, Select, Switch, TextArea, TextField, useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAct } from "../boot/data.ts";
import { useFieldSave } from "../editorial/use-field-save.ts";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";

type Rules = StaffShopRulesQuery["shopRules"];
type Reach = Rules["withdrawal"];
const REACHES: readonly Reach[] = ["EU", "EVERYWHERE", "OFF"];
const NOBODY = { name: "", address: "", email: "" };

const givenOf = (rules: Rules | undefined) => ({
  withdrawal: rules?.withdrawal ?? ("EU" as const),
  hasStatement: rules?.hasAccessibilityStatement ?? false,
  isAbroad: Boolean(rules?.responsible),
  responsible: rules?.responsible ?? NOBODY,
  version: rules?.version ?? 0,
});

/** The withdrawal function, the accessibility statement, and who answers for the safety of goods. */
export function RulesForm() {
  const t = useT();
  const edit = useDraft({
    document: StaffShopRulesDocument,
    variables: {},
    record: ({ shopRules }) => shopRules,
    of: (answer) => givenOf(answer?.shopRules),
  });
  const save = useAct(StaffShopRulesSaveDocument, edit);
  const { withdrawal, hasStatement, isAbroad, responsible } = edit.draft;
  const form = useFieldSave(edit, async ({ version, ...now }) => {
    const input = {
      withdrawal: now.withdrawal,
      hasAccessibilityStatement: now.hasStatement,
      responsible: now.isAbroad ? now.responsible : null,
    };
    return (await save.mutateAsync({ input, version })).shopRulesSave;
  });
  const change = (key: keyof typeof NOBODY) => (event: { currentTarget: { value: string } }) =>
    edit.set({ responsible: { ...responsible, [key]: event.currentTarget.value } });
  const names = {
    withdrawal: {
      label: t("dashboard.law.rule.withdrawal"),
      text: (value: Reach) => t(`dashboard.law.withdrawal.${value}`),
    },
    hasStatement: { label: t("dashboard.law.rule.statement") },
    isAbroad: { label: t("dashboard.law.hasResponsible") },
    responsible: {
      label: t("dashboard.law.rule.responsibleName"),
      text: ({ name, address, email }: typeof NOBODY) => [name, address, email].filter(Boolean).join(", "),
    },
  };
  return (
    <form className="da-form da-law-rules" onSubmit={(event) => void form.submit(event)}>
      <Select
        label={t("dashboard.law.rule.withdrawal")}
        hint={t("dashboard.law.withdrawalHint")}
        value={withdrawal}
        options={REACHES.map((value) => ({ value, label: t(`dashboard.law.withdrawal.${value}`) }))}
        onChange={(event) => edit.set({ withdrawal: event.currentTarget.value as Reach })}
      />
      <div className="da-law-switch">
        <Switch
          label={t("dashboard.law.rule.statement")}
          checked={hasStatement}
          onChange={(event) => edit.set({ hasStatement: event.currentTarget.checked })}
        />
        <p className="da-soft">{t("dashboard.law.statementHint")}</p>
        <Link className="ui-link" to="/content/legal/accessibility">
          {t("dashboard.law.statementText")}
        </Link>
      </div>
      <div className="da-law-switch">
        <Switch
          label={t("dashboard.law.hasResponsible")}
          checked={isAbroad}
          onChange={(event) => edit.set({ isAbroad: event.currentTarget.checked })}
        />
        <p className="da-soft">{t("dashboard.law.responsibleHint")}</p>
      </div>
      {isAbroad ? (
        <div className="da-law">
          <TextField
            label={t("dashboard.law.rule.responsibleName")}
            value={responsible.name}
            maxLength={300}
            required
            error={form.of("responsibleName")}
            onChange={change("name")}
          />
          <TextField
            type="email"
            label={t("dashboard.law.rule.responsibleEmail")}
            value={responsible.email}
            maxLength={300}
            required
            error={form.of("responsibleEmail")}
            onChange={change("email")}
          />
          <TextArea
            label={t("dashboard.law.rule.responsibleAddress")}
            rows={2}
            value={responsible.address}
            maxLength={300}
            required
            error={form.of("responsibleAddress")}
            onChange={change("address")}
          />
        </div>
      ) : null}
      <Meanwhile edit={edit} names={names} />
      {form
        .othersThan((field) => isAbroad && field.startsWith("responsible"))
        .map((text) => (
          <ErrorNote key={text}>{text}</ErrorNote>
        ))}
      <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={form.discard} />
    </form>
  );
}
