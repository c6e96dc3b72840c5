import { formatAddress } from "localized-address-format";
import { countryName } from "../countries.ts";
import { latinArea, nativeArea } from "./areas.ts";
import { isEastAsian, personName } from "./name.ts";

/** An address as it is stored; absent texts are empty, `country` is an ISO 3166 code. */
export type PostalAddress = {
  firstName: string;
  lastName: string;
  companyName: string;
  streetAddress1: string;
  streetAddress2: string;
  city: string;
  cityArea: string;
  postalCode: string;
  countryArea: string;
  country: string;
};

type Form = "local" | "latin";
const MARKS = { administrativeArea: "\u0001", locality: "\u0002", dependentLocality: "\u0003", postalCode: "\u0004" };
type Part = keyof typeof MARKS;

const placedParts = new Map<string, ReadonlySet<Part>>();

/** Which parts the country's form has a place for: not every one knows a city or a district. */
function partsOf(country: string, form: Form): ReadonlySet<Part> {
  const key = `${country} ${form}`;
  let parts = placedParts.get(key);
  if (!parts) {
    const text = formatAddress({ postalCountry: country, ...MARKS }, form).join("");
    parts = new Set((Object.keys(MARKS) as Part[]).filter((part) => text.includes(MARKS[part])));
    placedParts.set(key, parts);
  }
  return parts;
}

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/**
 * An address in the lines and the order of its own country, the country last in the reader's language. What is written in
 * the letters of East Asia goes from the largest part to the smallest; nothing that was stored is left out.
 */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { country, companyName, streetAddress1, streetAddress2, postalCode } = address;
  const native = isEastAsian(joined([streetAddress1, address.city], " ") || address.countryArea);
  const form: Form = native ? "local" : "latin";
  const placed = partsOf(country, form);
  const state = (native ? nativeArea : latinArea)(country, address.countryArea);
  const inOne = (small: string, large: string) => {
    if (!native) return joined([small, large], ", ");
    return joined([large, small], country === "KR" ? " " : "");
  };
  let [area, city, district] = [state, address.city, address.cityArea];
  // Korea's form writes the two without a space between them
  if (placed.has("locality") && (!placed.has("dependentLocality") || country === "KR"))
    [city, district] = [inOne(district, city), ""];
  if (!placed.has("locality") && placed.has("administrativeArea"))
    [area, city, district] = [inOne(inOne(district, city), area), "", ""];
  const lines = formatAddress(
    {
      postalCountry: country,
      administrativeArea: area,
      locality: city,
      dependentLocality: district,
      postalCode,
      addressLines: [streetAddress1, streetAddress2].filter(Boolean),
      name: personName(address, country),
      organization: companyName,
    },
    form,
  ).map((line) => line.replace(/^[,\s]+|[,\s]+$/g, ""));
  const nation = countryName(country, language);
  const english = countryName(country, "en").toLowerCase();
  // a city that is its country stands on the line of the country
  const rest = [
    placed.has("locality") || city.toLowerCase() === english ? "" : inOne(district, city),
    placed.has("administrativeArea") ? "" : area,
    placed.has("postalCode") ? "" : postalCode,
  ];
  return [...lines, ...rest, nation].filter(Boolean);
}

/** An address in one line, without the name when `of` is `place`. */
export function addressLine(address: PostalAddress, language: string, of: "whole" | "place" = "whole"): string {
  const shown = of === "whole" ? address : { ...address, firstName: "", lastName: "", companyName: "" };
  return addressLines(shown, language).join(", ");
}
