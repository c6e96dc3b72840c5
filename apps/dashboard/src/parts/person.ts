import { joinName } from "@carloom/api-client";

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A name as its bearer writes it: family name first where the script says so, else given name first. */
export const personName = (person: { firstName: string; lastName: string } | null | undefined): string => {
  const { firstName = "", lastName = "" } = person ?? {};
  return CJK.test(firstName + lastName)
    ? joinName(lastName, firstName)
    : [firstName.trim(), lastName.trim()].filter(Boolean).join(" ");
};
