import { addressForm } from "@carloom/i18n/address";
import { builder } from "../builder.ts";
import {
  CountryCode,
  CountryDisplay,
  countryName,
  globalId,
  type MetadataMap,
  MetadataInput,
  Node,
  ObjectWithMetadata,
} from "@carloom/wire";
import type { AddressFields } from "./address.policy.ts";
import { areasOf, rulesOf } from "./address.rules.ts";
import { placesOf } from "./postal-code.ts";
import type { PostalPlace } from "./postal-place.ts";

/** An address with its key; of an account, a checkout or an order alike. */
export type AddressShape = AddressFields & {
  id: string;
  metadata?: MetadataMap;
  isDefaultShippingAddress?: boolean;
  isDefaultBillingAddress?: boolean;
};

export const AddressRef = builder.objectRef<AddressShape>("Address");

AddressRef.implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (a) => globalId("Address", a.id) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    companyName: t.exposeString("companyName"),
    streetAddress1: t.exposeString("streetAddress1"),
    streetAddress2: t.exposeString("streetAddress2"),
    city: t.exposeString("city"),
    cityArea: t.exposeString("cityArea"),
    postalCode: t.exposeString("postalCode"),
    country: t.field({ type: CountryDisplay, resolve: (a) => ({ code: a.country }) }),
    countryArea: t.exposeString("countryArea"),
    phone: t.string({ nullable: true, resolve: (a) => a.phone || null }),
    isDefaultShippingAddress: t.boolean({ nullable: true, resolve: (a) => a.isDefaultShippingAddress ?? null }),
    isDefaultBillingAddress: t.boolean({ nullable: true, resolve: (a) => a.isDefaultBillingAddress ?? null }),
  }),
});

export const AddressInput = builder.inputType("AddressInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    companyName: t.string(),
    streetAddress1: t.string(),
    streetAddress2: t.string(),
    city: t.string(),
    cityArea: t.string(),
    postalCode: t.string(),
    country: t.field({ type: CountryCode }),
    countryArea: t.string(),
    phone: t.string(),
    metadata: t.field({ type: [MetadataInput] }),
  }),
});

const ChoiceValue = builder.objectRef<{ raw: string; verbose: string }>("ChoiceValue").implement({
  fields: (t) => ({
    raw: t.exposeString("raw", { nullable: true }),
    verbose: t.exposeString("verbose", { nullable: true }),
  }),
});

/** What a city is called where it is no city. */
const CITY_TYPES: Readonly<Record<string, string>> = {
  AU: "suburb",
  GB: "post_town",
  HK: "district",
  NO: "post_town",
  NZ: "city",
  SE: "post_town",
};

/** Letters of the notation in which addresses are laid out: a line each for person, company and street. */
const LETTERS = {
  companyName: "%O",
  streetAddress1: "%A",
  city: "%C",
  cityArea: "%D",
  countryArea: "%S",
  postalCode: "%Z",
} as const;
const OWN_LINE: ReadonlySet<string> = new Set(["%N", "%O", "%A"]);

/** `%N%n%O%n%A%n%Z %C`: fields of an address in the order of its country. */
function formatOf(country: string): string {
  const letters = addressForm(country, "en").flatMap(({ name }) =>
    name === "firstName" || name === "lastName" ? "%N" : (LETTERS[name as keyof typeof LETTERS] ?? []),
  );
  return [...new Set(letters)].reduce((text, letter) => {
    const isOwn = OWN_LINE.has(letter) || [...OWN_LINE].some((own) => text.endsWith(own));
    return text === "" ? letter : `${text}${isOwn ? "%n" : " "}${letter}`;
  }, "");
}

const AddressValidationData = builder.objectRef<{ country: string }>("AddressValidationData").implement({
  fields: (t) => ({
    countryCode: t.exposeString("country"),
    addressFormat: t.string({ resolve: (v) => formatOf(v.country) }),
    cityType: t.string({ resolve: (v) => CITY_TYPES[v.country] ?? "city" }),
    countryName: t.string({ resolve: (v) => countryName(v.country) }),
    allowedFields: t.stringList({ resolve: (v) => [...rulesOf(v.country).allowed] }),
    requiredFields: t.stringList({ resolve: (v) => [...rulesOf(v.country).required] }),
    countryAreaType: t.string({ resolve: (v) => rulesOf(v.country).areaType }),
    countryAreaChoices: t.field({ type: [ChoiceValue], resolve: (v) => [...areasOf(v.country)] }),
    postalCodeType: t.string({ resolve: (v) => (v.country === "US" ? "zip" : "postal") }),
    postalCodeMatchers: t.stringList({
      resolve: (v) => {
        const pattern = rulesOf(v.country).postalCode;
        return pattern ? [pattern.source] : [];
      },
    }),
    postalCodeExamples: t.stringList({
      resolve: (v) => {
        const example = rulesOf(v.country).postalExample;
        return example ? [example] : [];
      },
    }),
  }),
});

builder.queryField("addressValidationRules", (t) =>
  t.field({
    type: AddressValidationData,
    nullable: true,
    args: {
      countryCode: t.arg({ type: CountryCode, required: true }),
      countryArea: t.arg.string(),
      city: t.arg.string(),
      cityArea: t.arg.string(),
    },
    resolve: (_, { countryCode }) => ({ country: countryCode }),
  }),
);

const PostalPlaceRef = builder.objectRef<PostalPlace>("PostalPlace").implement({
  description:
    "A place that a postal code stands for, in its country's own letters; empty where the code leaves it open.",
  fields: (t) => ({
    countryArea: t.exposeString("countryArea"),
    city: t.exposeString("city"),
    town: t.exposeString("town"),
  }),
});

builder.queryField("postalPlaces", (t) =>
  t.field({
    description: "Places of a postal code; none when it is unknown, null where the country is written by hand.",
    type: [PostalPlaceRef],
    nullable: true,
    args: {
      countryCode: t.arg({ type: CountryCode, required: true }),
      postalCode: t.arg.string({ required: true }),
    },
    resolve: (_, { countryCode, postalCode }, { settings, log }) =>
      placesOf(countryCode, postalCode, settings.env, log),
  }),
);
