import type { GraphQLClient } from "./client.ts";
import { AddressAreasDocument, PostalPlacesDocument } from "./generated/commerce/address-help.ts";
import type { CountryCode } from "./generated/commerce/types.ts";

/** What an address form asks for while somebody writes. Null is no answer: the address is written by hand. */
export const addressHelp = (commerce: Pick<GraphQLClient, "tryQuery">) => ({
  /** Provinces or states of a country, as they are stored and as they are called. */
  areas: async (country: string) => {
    const answer = await commerce.tryQuery(AddressAreasDocument, { country: country as CountryCode });
    const choices = answer?.addressValidationRules?.countryAreaChoices;
    return choices?.map(({ raw, verbose }) => ({ value: raw ?? "", label: verbose ?? raw ?? "" })) ?? null;
  },
  /** Places of a postal code. */
  places: async (country: string, postalCode: string) => {
    const answer = await commerce.tryQuery(PostalPlacesDocument, {
      country: country as CountryCode,
      postalCode,
    });
    return answer?.postalPlaces ?? null;
  },
});
