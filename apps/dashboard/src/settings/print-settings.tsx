import type { StaffProductionRulesQuery } from "@carloom/api-client/commerce";
import { Select, TextField, type TranslateText, useT } from "@carloom/ui";
import { type ContentProblem, contentProblemText } from "../editorial/texts.ts";

type Setting = StaffProductionRulesQuery["productionRules"]["settings"][number];

/** As a print shop goes about it: what is refused, how it is cut, what is printed on, what finds it, what it is called. */
const GROUPS = [
  ["limits", /^dpi\.|^least/],
  ["cut", /^(bleed|tuck|weed|overlaps|seam)$/],
  ["media", /^media\.|^overlap$/],
  ["film", /^film$|^stretch\./],
  ["marks", /^marks\./],
  ["inks", /^spots\.|^choke$/],
  ["white", /^white\./],
  ["glass", /^glass$/],
] as const;

const plain = (value: string) => value.trim().replace(",", ".");
/** Is what somebody wrote what stands there already? Empty is the standard. */
export const isAsBefore = ({ value, standard, unit }: Setting, written: string): boolean =>
  ((unit ? plain(written) : written.trim()) || standard) === value;

/** What stands against a setting, with what it may be. */
export function settingProblemText(t: TranslateText, problem: ContentProblem): string {
  if (problem.code === "NOT_TOGETHER") {
    const [group = ""] = (problem.field ?? "").split(".");
    return t(`dashboard.settings.production.with.${group}`);
  }
  if (problem.field === "glass") return t("dashboard.settings.production.glassForm");
  if (problem.code !== "OUT_OF_RANGE") return contentProblemText(t, problem);
  const [least = "", most = ""] = problem.places;
  return t("dashboard.settings.production.range", { least, most });
}

/** Everything that a shop sets of how it prints and cuts, each with what is usual. */
export function PrintSettings({
  settings,
  written,
  problem,
  onWrite,
}: {
  settings: readonly Setting[];
  written: Readonly<Record<string, string>>;
  problem: (field: string) => ContentProblem | undefined;
  onWrite: (key: string, value: string) => void;
}) {
  const t = useT();
  const nameOf = (key: string) => t(`dashboard.settings.production.${key}`);
  return GROUPS.map(([group, keys]) => (
    <fieldset key={group} className="da-print-group">
      <legend>{t(`dashboard.settings.production.group.${group}`)}</legend>
      <p className="da-soft">{t(`dashboard.settings.production.groupHint.${group}`)}</p>
      <div className="da-law">
        {settings
          .filter(({ key }) => keys.test(key))
          .map((setting) => {
            const { key, unit, standard, choices } = setting;
            const against = problem(key);
            const error = against && settingProblemText(t, against);
            const value = written[key] ?? setting.value;
            const optionOf = (choice: string) => t(`dashboard.settings.production.choice.${choice}`);
            if (choices.length > 0)
              return (
                <Select
                  key={key}
                  label={nameOf(key)}
                  hint={t("dashboard.settings.production.usual", { value: optionOf(standard) })}
                  error={error}
                  value={value}
                  options={choices.map((choice) => ({ value: choice, label: optionOf(choice) }))}
                  onChange={(event) => onWrite(key, event.currentTarget.value)}
                />
              );
            return (
              <TextField
                key={key}
                label={unit ? t("dashboard.settings.production.inUnit", { name: nameOf(key), unit }) : nameOf(key)}
                hint={t("dashboard.settings.production.usual", {
                  value: unit ? `${standard} ${unit}` : standard || t("dashboard.settings.production.noPanels"),
                })}
                error={error}
                value={value}
                maxLength={key === "glass" ? 400 : 60}
                spellCheck={false}
                {...(unit ? { inputMode: "decimal" as const } : { className: "da-print-name" })}
                placeholder={standard}
                onChange={(event) => onWrite(key, event.currentTarget.value)}
              />
            );
          })}
      </div>
    </fieldset>
  ));
}
