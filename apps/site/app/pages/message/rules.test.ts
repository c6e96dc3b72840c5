import { createTranslate, type Messages } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { describe, expect, it } from "vitest";
import { contactRules, EMPTY, membershipRules, type Letter, problemsOf, type Rules } from "./rules.ts";

const t = createTranslate("en", mergedMessages("en") as Messages);
const good: Letter = { name: "Mi", email: "mina@people.example", subject: "Wings", message: "Ten chars." };
const said = (letter: Letter, rules: Rules) =>
  Object.fromEntries(
    Object.entries(problemsOf(letter, rules)).map(([field, { key, count }]) => [field, t(key, { count: count ?? 0 })]),
  );

describe("the contact form", () => {
  it("takes the shortest letter, and no shorter one", () => {
    expect(said(good, contactRules)).toEqual({});
    expect(said({ name: "M", email: "mina@people", subject: "Wing", message: "Nine char" }, contactRules)).toEqual({
      name: "Minimum length is 2 characters",
      email: "Please enter a valid email address",
      subject: "Minimum length is 5 characters",
      message: "Minimum length is 10 characters",
    });
  });
  it("wants every field, and no blanks instead", () => {
    const required = "This field is required";
    const all = { name: required, email: required, subject: required, message: required };
    expect(said(EMPTY, contactRules)).toEqual(all);
    expect(said({ name: "  ", email: " ", subject: "\t", message: "\n\n" }, contactRules)).toEqual(all);
  });
  it("counts what a person sees: two Korean syllables are a name", () => {
    expect(said({ ...good, name: "박미" }, contactRules)).toEqual({});
  });
});

it("the membership form says which field is missing in its own words", () => {
  expect(said(EMPTY, membershipRules)).toEqual({
    name: "Please enter your Name",
    email: "Please enter your Email",
    subject: "This field is required",
    message: "Please Write your Message",
  });
  expect(said({ ...good, subject: "W", message: "x" }, membershipRules)).toEqual({});
});
