import { CAR } from "./lexicon/car.ts";
import { COLOURS } from "./lexicon/colours.ts";
import {
  COUNTERS,
  JAPANESE_PARTICLES,
  KOREAN_PARTICLES,
  KOREAN_TAILS,
  WISHES,
  WORDS,
} from "./lexicon/function-words.ts";
import { NATURE } from "./lexicon/nature.ts";
import { PREDICATES } from "./lexicon/predicates.ts";
import { THINGS } from "./lexicon/things.ts";
import { formsOf } from "./inflect.ts";

export type Role = (typeof KOREAN_PARTICLES)[number][1] | "object" | "subject";
export type Kind = "noun" | "adjective" | "wish" | "word" | "counter" | "particle" | "tail";
export type Entry = { kind: Kind; english: string; role?: Role };
/** Whatever is written so, one way each kind. */
export type Lexicon = { entries: ReadonlyMap<string, readonly Entry[]>; longest: number };

const OBJECT = new Set(["을", "를", "들을", "を"]);
const SUBJECT = new Set(["이", "가", "들이", "が"]);

function lines(table: string): [english: string, korean: string[], japanese: string[]][] {
  return table
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => {
      const [english = "", korean = "", japanese = ""] = line.split("|");
      return [english, korean.split(",").filter(Boolean), japanese.split(",").filter(Boolean)];
    });
}

function build(language: "ko" | "ja"): Lexicon {
  const entries = new Map<string, Entry[]>();
  let longest = 1;
  const add = (written: string, entry: Entry) => {
    const known = entries.get(written) ?? [];
    // what the tables say first is what it means
    if (
      known.some(
        ({ kind }) =>
          kind === entry.kind || (kind !== "particle" && entry.kind !== "particle" && entry.kind !== "tail"),
      )
    )
      return;
    entries.set(written, [...known, entry]);
    longest = Math.max(longest, written.length);
  };
  const pick = ([, korean, japanese]: [string, string[], string[]]) => (language === "ko" ? korean : japanese);
  for (const line of lines(WISHES)) for (const form of pick(line)) add(form, { kind: "wish", english: line[0] });
  for (const table of [COLOURS, CAR, NATURE, THINGS])
    for (const line of lines(table)) for (const form of pick(line)) add(form, { kind: "noun", english: line[0] });
  for (const line of lines(PREDICATES))
    for (const form of language === "ko" ? line[1].flatMap(formsOf) : line[2])
      add(form, { kind: "adjective", english: line[0] });
  for (const line of lines(WORDS)) for (const form of pick(line)) add(form, { kind: "word", english: line[0] });
  for (const counter of COUNTERS) add(counter, { kind: "counter", english: "" });
  for (const [written, role] of language === "ko" ? KOREAN_PARTICLES : JAPANESE_PARTICLES) {
    const own: Role = OBJECT.has(written) ? "object" : SUBJECT.has(written) ? "subject" : role;
    add(written, { kind: "particle", english: "", role: own });
  }
  if (language === "ko") for (const tail of KOREAN_TAILS) add(tail, { kind: "tail", english: "" });
  return { entries, longest };
}

const built = new Map<"ko" | "ja", Lexicon>();
/** The dictionary of a language, built when it is first asked for. */
export function lexiconOf(language: "ko" | "ja"): Lexicon {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}
