import type { CommerceDb } from "../tables.ts";
import { allOf, type Asking } from "./find.repository.ts";
import { cut, endsLike, errorsBetween, errorsIn, halvesOf, isOtherWord, soundsLike, withinOf } from "./near.ts";
import { INSTEAD } from "./synonyms.ts";
import { fold, isInitials, isSynonym, partsOf, runsOf, singular } from "./terms.ts";
import { knownEnds, knownWords, wordsLike } from "./words.repository.ts";

/** Errors between a mistyped word and what it may have been meant for; null where it is another word. */
function slips(word: string, meant: string, isEnd: boolean): number | null {
  const most = errorsIn(word);
  if (soundsLike(word, meant)) return 0.5;
  if (most === 0 || isOtherWord(word, meant)) return null;
  const errors = errorsBetween(word, meant, most);
  // among equals a whole word decides, then the first letter, which nobody mistakes
  return errors <= most ? errors + (meant.startsWith(word.slice(0, 1)) ? 0 : 0.5) + (isEnd ? 0.25 : 0) : null;
}

/** The word of the catalogue that a mistyped one was probably meant for. */
async function meantBy(db: CommerceDb, word: string): Promise<string | null> {
  const most = errorsIn(word);
  if (most === 0 && !soundsLike(word, word)) return null;
  let best: { word: string; errors: number } | null = null;
  // most used first among equals
  for (const near of await wordsLike(db, word)) {
    const ends = endsLike(word, near.word, most);
    for (const meant of new Set([near.word, singular(near.word), ...ends])) {
      const errors = slips(word, meant, ends.includes(meant));
      if (errors !== null && (!best || errors < best.errors)) best = { word: meant, errors };
    }
  }
  return best?.word ?? null;
}

/** The half of a word that is known, with the rest: `루프박스` is at least something for a roof. */
async function halved(db: CommerceDb, word: string, known: ReadonlySet<string>): Promise<string[] | null> {
  const halves = halvesOf(word);
  // a syllable or a few Latin letters begin too many words to say anything
  const longer = halves.map(({ half }) => half).filter((half) => half.length > 1 && !/[a-z]/.test(half));
  const ends = longer.length > 0 ? await knownEnds(db, [...new Set(longer)]) : new Set<string>();
  const found = halves.find(({ half }) => known.has(half) || isSynonym(half) || ends.has(half));
  if (!found) return null;
  const { half, isLast } = found;
  return isLast ? [word.slice(0, -half.length), half] : [half, word.slice(half.length)];
}

/** A word that finds nothing as words that may: what was typed as one, what was mistyped, or both. */
async function forgiven(db: CommerceDb, typed: string, isFound: Asking): Promise<string[]> {
  const runs = runsOf(typed);
  if (runs.length > 1) return (await Promise.all(runs.map((run) => standsFor(db, run, isFound)))).flat();
  const word = fold(typed);
  const within = withinOf(word);
  const known = await knownWords(db, within);
  const pieces = cut(word, known);
  if (pieces) return pieces;
  const meant = await meantBy(db, word);
  if (meant) return [meant];
  // one half is a word, the other is mistyped; the longer the half, the surer
  const halves = [...known].filter((part) => word.startsWith(part) || word.endsWith(part));
  for (const half of halves.sort((a, b) => b.length - a.length).slice(0, 4)) {
    const isFirst = word.startsWith(half);
    const other = await meantBy(db, isFirst ? word.slice(half.length) : word.slice(0, -half.length));
    if (other) return isFirst ? [half, other] : [other, half];
  }
  return (await halved(db, word, known)) ?? [typed];
}

/** The words that a word stands for: itself where that finds something. */
export async function standsFor(db: CommerceDb, word: string, isFound: Asking): Promise<string[]> {
  if (isInitials(word) || (await isFound(allOf(partsOf([word]))))) return [word];
  const instead = INSTEAD.get(singular(fold(word)));
  return instead ? [instead] : forgiven(db, word, isFound);
}
