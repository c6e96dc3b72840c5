import { StaffShopRulesSaveDocument, type StaffShopRulesQuery } from "@carloom/api-client/commerce";
import { ErrorNote, Select, Switch, TextArea, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useAct } from "../boot/data.ts";
import { contentProblemText } from "../editorial/texts.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { useLawSave } from "./use-law-save.ts";

type Rules = StaffShopRulesQuery["shopRules"];
type Reach = Rules["withdrawal"];
const REACHES: readonly Reach[] = ["EU", "EVERYWHERE", "OFF"];
const NOBODY = { name: "", address: "", email: "" };

/** The withdrawal function, the accessibility statement, and who answers for the safety of goods. */
export function RulesForm({ rules }: { rules: Rules }) {
  const t = useT();
  const save = useAct(StaffShopRulesSaveDocument);
  const [withdrawal, setWithdrawal] = useState(rules.withdrawal);
  const [hasStatement, setStatement] = useState(rules.hasAccessibilityStatement);
  const [isAbroad, setAbroad] = useState(Boolean(rules.responsible));
  const [responsible, setResponsible] = useState(rules.responsible ?? NOBODY);
  const given = isAbroad ? responsible : null;
  const input = { withdrawal, hasAccessibilityStatement: hasStatement, responsible: given };
  const { version, ...stored } = rules;
  const isChanged =
    withdrawal !== stored.withdrawal ||
    hasStatement !== stored.hasAccessibilityStatement ||
    isAbroad !== Boolean(stored.responsible) ||
    (isAbroad && (["name", "address", "email"] as const).some((key) => responsible[key] !== stored.responsible?.[key]));
  const form = useLawSave(isChanged, async () => (await save.mutateAsync({ input, version })).shopRulesSave);
  const change = (key: keyof typeof NOBODY) => (event: { currentTarget: { value: string } }) =>
    setResponsible({ ...responsible, [key]: event.currentTarget.value });
  return (
    <form className="da-form da-law-rules" onSubmit={(event) => void form.submit(event)}>
      <Select
        label={t("dashboard.law.rule.withdrawal")}
        hint={t("dashboard.law.withdrawalHint")}
        value={withdrawal}
        options={REACHES.map((value) => ({ value, label: t(`dashboard.law.withdrawal.${value}`) }))}
        onChange={(event) => setWithdrawal(event.currentTarget.value as Reach)}
      />
      <div className="da-law-switch">
        <Switch
          label={t("dashboard.law.rule.statement")}
          checked={hasStatement}
          onChange={(event) => setStatement(event.currentTarget.checked)}
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
          onChange={(event) => setAbroad(event.currentTarget.checked)}
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
      {form.general.map((problem) => (
        <ErrorNote key={problem.code}>{contentProblemText(t, problem)}</ErrorNote>
      ))}
      {form.failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <SaveRow
        isBusy={form.isBusy}
        isChanged={isChanged}
        onDiscard={() => {
          setWithdrawal(rules.withdrawal);
          setStatement(rules.hasAccessibilityStatement);
          setAbroad(Boolean(rules.responsible));
          setResponsible(rules.responsible ?? NOBODY);
          form.clear();
        }}
      />
    </form>
  );
}
