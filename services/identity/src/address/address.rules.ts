import { areaOptions, LISTED_BY_SERVICE } from "@carloom/i18n/address";
import { allCountries } from "country-region-data";

export { type AddressField, type AddressRules, rulesOf } from "@carloom/i18n/address";

/** Provinces or states to choose from; empty where they are written freely. Korea's and Japan's as at home. */
export function areasOf(country: string): readonly { raw: string; verbose: string }[] {
  const listed = areaOptions(country, country === "KR" ? "ko" : "ja");
  if (listed.length > 0) return listed.map(({ value, label }) => ({ raw: value, verbose: label }));
  if (!LISTED_BY_SERVICE.has(country)) return [];
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? [];
  return regions.map(([verbose, code]) => ({ raw: country === "AE" ? verbose : code, verbose }));
}
