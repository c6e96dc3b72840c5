import { LocalizedText } from "@carloom/build";
import { commerceSchema } from "@carloom/commerce";
import {
  HOME_COUNTRIES,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageOf,
  ownLanguage,
} from "@carloom/i18n";
import type * as Table from "@carloom/i18n/language-table";
import { messageProblems } from "@carloom/i18n/merge";
import type { OpenServices } from "@carloom/platform";
import type { GraphQLEnumType } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { requestContext } from "./request-context.ts";

vi.mock("@carloom/i18n/language-table", async (original) => {
  const { LANGUAGE_TABLE } = await original<typeof Table>();
  const eo = { name: "Esperanto", code: "EO", regional: ["EO_XX"], locale: "eo_XX", country: "PL" };
  return { LANGUAGE_TABLE: { ...LANGUAGE_TABLE, eo } };
});
const EO = "eo" as Language;

describe("a language that the table names", () => {
  it("is spoken: to an address, a browser and a client that ask for it", async () => {
    expect(LANGUAGES).toEqual(["en", "ko", "ja", "eo"]);
    expect(languageOf("eo")).toBe("eo");
    expect(ownLanguage(null, null, ["fr-FR", "eo-PL", "ko"])).toBe("eo");
    const headers = { get: (name: string) => (name === "accept-language" ? "fr, eo-PL;q=0.9, ko;q=0.5" : null) };
    const { language } = await requestContext({} as OpenServices, headers);
    expect(language).toBe("eo");
  });

  it("has its name, its code and a country to begin with", () => {
    expect([LANGUAGE_NAMES[EO], LANGUAGE_CODES[EO], HOME_COUNTRIES[EO]]).toEqual(["Esperanto", "EO", "PL"]);
  });

  it("is a language of the shop's API", () => {
    const codes = (commerceSchema.getType("LanguageCodeEnum") as GraphQLEnumType).getValues().map(({ name }) => name);
    for (const code of ["EN", "EN_GB", "EN_US", "EO", "EO_XX", "JA", "JA_JP", "KO", "KO_KR"])
      expect(codes).toContain(code);
  });

  it("wants every text: what it lacks is named", () => {
    const problems = messageProblems();
    expect(problems.length).toBeGreaterThan(1000);
    expect(problems).toContain("eo: studio.finish.solid is missing");
    expect(problems.every((problem) => problem.startsWith("eo: "))).toBe(true);
  });
});

it("texts of a car are in every language, and in no other", () => {
  expect([...Object.keys(LocalizedText.shape), "eo"].sort()).toEqual([...LANGUAGES].sort());
});
