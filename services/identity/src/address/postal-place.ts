/** What a postal code says of an address, in the country's own letters; empty where it leaves a part open. */
export type PostalPlace = { countryArea: string; city: string; town: string };

/** Knows the places of a country's postal codes; null where it cannot say now. The code is whole and plain. */
export type PostalDirectory = (postalCode: string) => Promise<readonly PostalPlace[] | null>;
