import type { AddressFieldsFragment } from "@carloom/api-client/commerce";
import { countryName } from "@carloom/i18n";
import { formatAddress } from "localized-address-format";

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** An address in the lines and the order of its own country, which stands last in the reader's language. */
export function addressLines(address: AddressFieldsFragment, language: string): string[] {
  const { firstName, lastName, companyName, streetAddress1, streetAddress2, city, cityArea, countryArea } = address;
  const native = CJK.test([streetAddress1, city, countryArea].join(" "));
  const names = native ? [lastName, firstName] : [firstName, lastName];
  const lines = formatAddress(
    {
      postalCountry: address.country.code,
      administrativeArea: countryArea,
      locality: city,
      dependentLocality: cityArea,
      postalCode: address.postalCode,
      addressLines: [streetAddress1, streetAddress2].filter(Boolean),
      name: names.filter(Boolean).join(native ? "" : " "),
      organization: companyName,
    },
    native ? "local" : "latin",
  );
  // some countries' own forms have no place for a city or a district; nothing that was written is left out
  const missing = [cityArea, city].filter((part) => part && !lines.some((line) => line.includes(part)));
  const street = lines.findIndex((line) => line === streetAddress1);
  const at = native || street < 0 ? Math.max(0, street) : street + 1;
  const whole = [...lines.slice(0, at), ...missing, ...lines.slice(at)];
  return [...whole, countryName(address.country.code, language)].filter(Boolean);
}
