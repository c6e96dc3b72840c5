import {
  StaffProductionRulesDocument,
  type StaffProductionRulesQuery,
  StaffProductionRulesSaveDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, Switch, TextField, useT } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { useFieldSave } from "../editorial/use-field-save.ts";
import { History } from "../editorial/history.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { Loaded } from "../parts/loaded.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { OutputProfile, type Profile } from "./output-profile.tsx";
import { isAsBefore, PrintSettings, settingProblemText } from "./print-settings.tsx";

type Rules = StaffProductionRulesQuery["productionRules"];
const DEGREES = ["from", "until", "after"] as const;
/** How warm it is where film goes on, as it is written: °C, and which data sheet says so. */
type Work = Record<(typeof DEGREES)[number] | "source", string>;
const degrees = (text: string): number | null => (text.trim() === "" ? null : Math.round(Number(text)));

/** The fields of the form; each setting is one by its key, as it is written. */
type Fields = { isApprovalRequired: boolean; version: number; profile: Profile | null } & Work &
  Readonly<Record<string, unknown>>;

const fieldsOf = (rules: Rules | undefined): Fields => ({
  isApprovalRequired: rules?.isApprovalRequired ?? false,
  version: rules?.version ?? 0,
  profile: rules?.profile ?? null,
  from: String(rules?.work?.from ?? ""),
  until: String(rules?.work?.until ?? ""),
  after: String(rules?.work?.after ?? ""),
  source: rules?.work?.source ?? "",
  ...Object.fromEntries((rules?.settings ?? []).map(({ key, value }) => [key, value])),
});

/** Settings whose values have names. */
const CHOICES = /^(approval|overlaps|film|marks\..+|white\..+)$/;

/** How the shop makes what was ordered. */
export function ProductionSettings() {
  const t = useT();
  const answer = useAnswer(StaffProductionRulesDocument, {});
  return (
    <>
      <Section title={t("dashboard.settings.production")}>
        <Loaded answer={answer}>{({ productionRules: rules }) => <Form rules={rules} />}</Loaded>
      </Section>
      <History
        kind="SHOP"
        of="production"
        title={t("dashboard.settings.production.history")}
        language={null}
        nameOf={(key) => t(`dashboard.settings.production.${key}`)}
        // of a profile its name is read
        skips={["icc"]}
        valueText={(key, value) => (CHOICES.test(key) ? t(`dashboard.settings.production.choice.${value}`) : value)}
        few={3}
      />
    </>
  );
}

function Form({ rules: { settings } }: { rules: Rules }) {
  const t = useT();
  const edit = useDraft({
    document: StaffProductionRulesDocument,
    variables: {},
    record: ({ productionRules }) => productionRules,
    of: (answer) => fieldsOf(answer?.productionRules),
  });
  const save = useAct(StaffProductionRulesSaveDocument, edit);
  const form = useFieldSave<Fields>(edit, async (now, stored) => {
    const sent = settings.flatMap((setting) => {
      const value = String(now[setting.key] ?? "");
      return isAsBefore(setting, value) ? [] : [{ key: setting.key, value }];
    });
    // what is not sent stays as it is
    const isWorkNew = ([...DEGREES, "source"] as const).some((field) => now[field] !== stored[field]);
    const isProfileNew = now.profile?.object !== stored.profile?.object;
    return (
      await save.mutateAsync({
        isApprovalRequired: now.isApprovalRequired,
        settings: sent,
        version: now.version,
        ...(isWorkNew && {
          from: degrees(now.from),
          until: degrees(now.until),
          after: degrees(now.after),
          source: now.source.trim() || null,
        }),
        ...(isProfileNew && { profile: now.profile?.object ?? null }),
      })
    ).productionRulesSave;
  });
  const { isApprovalRequired, version: _, profile, from, until, after, source, ...written } = edit.draft;
  const work: Work = { from, until, after, source };
  const valueText = (key: string, value: string, unit: string | null) =>
    CHOICES.test(key) ? t(`dashboard.settings.production.choice.${value}`) : unit && value ? `${value} ${unit}` : value;
  const problemOf = (field: string) => {
    const problem = form.problems.find((one) => one.field === field);
    return problem && settingProblemText(t, problem);
  };
  const isShown = (field: string) => field === "profile" || field in work || settings.some(({ key }) => key === field);
  return (
    <form className="da-form da-law-rules" noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="da-law-switch">
        <Switch
          label={t("dashboard.settings.production.approval")}
          checked={isApprovalRequired}
          onChange={(event) => edit.set({ isApprovalRequired: event.currentTarget.checked })}
        />
        <p className="da-soft">{t("dashboard.settings.production.approvalHint")}</p>
      </div>
      <PrintSettings
        settings={settings}
        written={written as Readonly<Record<string, string>>}
        problem={(field) => form.problems.find((one) => one.field === field)}
        onWrite={(key, value) => edit.set({ [key]: value })}
      />
      <OutputProfile profile={profile} onChange={(next) => edit.set({ profile: next })} error={form.of("profile")} />
      <fieldset className="da-print-group">
        <legend>{t("dashboard.settings.production.work")}</legend>
        <p className="da-soft">{t("dashboard.settings.production.workHint")}</p>
        <div className="da-law">
          {DEGREES.map((field) => (
            <TextField
              key={field}
              label={t(`dashboard.settings.production.${field}`)}
              type="number"
              step={1}
              value={work[field]}
              error={problemOf(field)}
              onChange={(event) => edit.set({ [field]: event.currentTarget.value })}
            />
          ))}
          <TextField
            label={t("dashboard.settings.production.source")}
            hint={t("dashboard.settings.production.sourceHint")}
            value={source}
            maxLength={120}
            error={problemOf("source")}
            onChange={(event) => edit.set({ source: event.currentTarget.value })}
          />
        </div>
      </fieldset>
      <Meanwhile
        edit={edit}
        names={{
          isApprovalRequired: { label: t("dashboard.settings.production.approval") },
          profile: {
            label: t("dashboard.settings.production.icc"),
            text: (of: Profile | null) => of?.name ?? "",
          },
          ...Object.fromEntries(
            [...DEGREES, "source"].map((key) => [key, { label: t(`dashboard.settings.production.${key}`) }]),
          ),
          ...Object.fromEntries(
            settings.map(({ key, unit }) => [
              key,
              {
                label: t(`dashboard.settings.production.${key}`),
                text: (value: string) => valueText(key, value, unit),
              },
            ]),
          ),
        }}
      />
      {form.othersThan(isShown).map((text) => (
        <ErrorNote key={text}>{text}</ErrorNote>
      ))}
      <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={form.discard} />
    </form>
  );
}
