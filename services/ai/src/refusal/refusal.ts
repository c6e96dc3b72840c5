import { BRANDS, HATE, HATRED, NUDITY, PEOPLE, POLICE, type Refused } from "./words.ts";

/** What is not made here. */
export type RefusedKind = "BRAND" | "HATE" | "NUDITY" | "POLICE";

/** Letters that stand for others, and marks between letters. */
const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", $: "s", "@": "a", "!": "i" };
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
/** Written letter by letter: `f e r r a r i`, `나 치`. */
const joined = (text: string): string =>
  text
    .replace(/(?<=\b[a-z])[\s._*-]+(?=[a-z]\b)/g, "")
    .replace(/(?<=(?:^|[\s._*-])[가-힣])[\s._*-]+(?=[가-힣](?:$|[\s._*-]))/g, "");
const unleet = (text: string): string =>
  text.replace(/(?<=[a-z$@!])[01345$@!]|[01345$@!](?=[a-z])/g, (letter) => LEET[letter] ?? letter);

const KINDS = [
  ["HATE", HATE],
  ["NUDITY", NUDITY],
  ["BRAND", BRANDS],
] as const satisfies readonly (readonly [RefusedKind, Refused])[];
const RULES = KINDS.map(([kind, { latin, begins, anywhere }]) => ({
  kind,
  latin: new RegExp(`(?<![a-z])(?:${latin})(?![a-z])`),
  begins: new RegExp(`(?<![가-힣])(?:${begins})`),
  anywhere: new RegExp(anywhere),
}));

/**
 * What of a text is refused, as people write it and letter by letter or with figures for letters. Words of three
 * languages; who is set on getting around it is held by the person who prints.
 */
export function refusedIn(message: string): ReadonlySet<RefusedKind> {
  const text = plain(message);
  const spaced = joined(text);
  const forms = [text, spaced, unleet(text), unleet(spaced)];
  const dense = text.replace(/[\s._*-]+/g, "");
  const found = new Set<RefusedKind>();
  for (const { kind, latin, begins, anywhere } of RULES)
    if (forms.some((form) => latin.test(form)) || begins.test(text) || begins.test(spaced) || anywhere.test(dense))
      found.add(kind);
  if (PEOPLE.test(text) && HATRED.test(text)) found.add("HATE");
  if (forms.some((form) => POLICE.test(form))) found.add("POLICE");
  return found;
}
