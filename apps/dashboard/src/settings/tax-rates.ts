import type { StaffTaxesQuery } from "@carloom/api-client/commerce";

export type TaxClass = NonNullable<StaffTaxesQuery["taxClasses"]>["edges"][number]["node"];
type Country = NonNullable<StaffTaxesQuery["taxCountryConfigurations"]>[number];

/** What everything is taxed by that is in no other class: Saleor's default rate of a country. */
export const STANDARD = "";

/** The name under which the server keeps it; it has no column of its own beside the default. */
const STANDARD_NAME = "Standard";
/** Taxed nowhere, so there is nothing to state. */
const UNTAXED_NAME = "Untaxed";

/** Classes that a country may tax otherwise. */
export const classesOf = (answer: StaffTaxesQuery): TaxClass[] =>
  (answer.taxClasses?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ name }) => name !== STANDARD_NAME && name !== UNTAXED_NAME);

/** Percent by class, {@link STANDARD} among them; what is not stated is not there. */
export const ratesOf = (country: Country | undefined): Map<string, number> =>
  new Map((country?.taxClassCountryRates ?? []).map(({ taxClass, rate }) => [taxClass?.id ?? STANDARD, rate]));

/** A percentage as it was typed: empty is none (null), undefined what cannot be one. */
export function percentOf(text: string): number | null | undefined {
  const cleaned = text.replace("%", "").replace(",", ".").trim();
  if (cleaned === "") return null;
  const percent = /^\d{1,3}(\.\d{1,4})?$/.test(cleaned) ? Number(cleaned) : Number.NaN;
  return percent <= 100 ? percent : undefined;
}
