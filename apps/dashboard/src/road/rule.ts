import type {
  CountryCode,
  StaffRoadRuleFragment,
  StaffRoadRuleSaveMutationVariables,
} from "@carloom/api-client/commerce";
import { inEach, type Language, LANGUAGES } from "@carloom/i18n";
import { amountOf } from "../parts/typed-number.ts";

export type Rule = StaffRoadRuleFragment;
export type Kind = Rule["kind"];

/** Kinds that are compared with a number. */
export const hasLimit = (kind: Kind): boolean => kind !== "PARTS" && kind !== "LAMPS";

/** What staff write of a rule. */
export type Given = {
  country: CountryCode;
  kind: Kind;
  limit: string;
  slots: readonly string[];
  note: Record<Language, string>;
  source: string;
  sourceUrl: string;
  checkedOn: string;
};

export const givenOf = (rule: Rule | null, today: string): Given => ({
  country: (rule?.country ?? "JP") as CountryCode,
  kind: rule?.kind ?? "LENGTH",
  limit: rule?.limit === null || rule?.limit === undefined ? "" : String(rule.limit),
  slots: rule?.slots ?? [],
  note: inEach((language) => rule?.note[language] ?? ""),
  source: rule?.source ?? "",
  sourceUrl: rule?.sourceUrl ?? "",
  checkedOn: rule?.checkedOn ?? today,
});

/** The rule as the service takes it; null while something is missing. */
export function inputOf(given: Given): StaffRoadRuleSaveMutationVariables["input"] | null {
  const isOfParts = given.kind === "PARTS";
  const isCounted = hasLimit(given.kind);
  const limit = isCounted ? amountOf(given.limit) : null;
  const isWhole =
    LANGUAGES.every((language) => given.note[language].trim() !== "") &&
    given.source.trim() !== "" &&
    given.checkedOn !== "" &&
    (isOfParts ? given.slots.length > 0 : !isCounted || limit !== null);
  if (!isWhole) return null;
  return {
    country: given.country,
    kind: given.kind,
    limit,
    slots: isOfParts ? [...given.slots] : [],
    note: inEach((language) => given.note[language].trim()),
    source: given.source.trim(),
    sourceUrl: given.sourceUrl.trim() || null,
    checkedOn: given.checkedOn,
  };
}
