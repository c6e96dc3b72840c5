import type { GraphQLClient } from "./client.ts";
import { typedDocument } from "./document.ts";

type Choice = { raw: string | null; verbose: string | null };
type Place = { countryArea: string; city: string; town: string };

// written here and not generated: what is generated is part of every page's script
const AreasDocument = typedDocument<
  { addressValidationRules: { countryAreaChoices: Choice[] } | null },
  { country: string }
>(
  "addressAreas",
  "query",
  `query addressAreas($country: CountryCode!) {
  addressValidationRules(countryCode: $country) {
    countryAreaChoices {
      raw
      verbose
    }
  }
}`,
);

const PlacesDocument = typedDocument<{ postalPlaces: Place[] | null }, { country: string; postalCode: string }>(
  "postalPlaces",
  "query",
  `query postalPlaces($country: CountryCode!, $postalCode: String!) {
  postalPlaces(countryCode: $country, postalCode: $postalCode) {
    countryArea
    city
    town
  }
}`,
);

/** What an address form asks for while somebody writes. Null is no answer: the address is written by hand. */
export const addressHelp = (commerce: Pick<GraphQLClient, "tryQuery">) => ({
  /** Provinces or states of a country, as they are stored and as they are called. */
  areas: async (country: string) => {
    const answer = await commerce.tryQuery(AreasDocument, { country });
    const choices = answer?.addressValidationRules?.countryAreaChoices;
    return choices?.map(({ raw, verbose }) => ({ value: raw ?? "", label: verbose ?? raw ?? "" })) ?? null;
  },
  /** Places of a postal code. */
  places: async (country: string, postalCode: string) => {
    const answer = await commerce.tryQuery(PlacesDocument, { country, postalCode });
    return answer?.postalPlaces ?? null;
  },
});
