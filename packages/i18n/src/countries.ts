/** Countries that we deliver to, most likely first. */
export const COUNTRIES = [
  "KR",
  "US",
  "JP",
  "AE",
  "AT",
  "AU",
  "BE",
  "BR",
  "CA",
  "CH",
  "CN",
  "CZ",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GB",
  "HK",
  "IE",
  "IN",
  "IT",
  "LU",
  "MX",
  "NL",
  "NO",
  "NZ",
  "PL",
  "PT",
  "SE",
  "SG",
  "TW",
] as const;

/** Names of the countries in a language, the first three kept in front, the rest by name. */
export function countryOptions(language: string): { value: string; label: string }[] {
  const options = COUNTRIES.map((code) => ({ value: code as string, label: countryName(code, language) }));
  const [near, far] = [options.slice(0, 3), options.slice(3)];
  return [...near, ...far.sort((a, b) => a.label.localeCompare(b.label, language))];
}

/** A country's name in a language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
