import type { Entry, Kind, Lexicon } from "./lexicon.ts";

export type Segment = { written: string; entry: Entry | null };

/** What stood before: of one character, a noun is not read beside another such, nor beside what is unknown. */
type Before = "start" | "short" | "long" | "unknown" | "particle" | "ending";
type Step = { cost: number; from: number; before: Before; entry: Entry | null };

const COST: Record<Kind, number> = { noun: 10, adjective: 10, wish: 9, word: 11, counter: 8, particle: 3, tail: 3 };
const SHORT = 6;
const UNKNOWN = 25;
/** Particles that end a word which is not known; others could as well be its last syllable. */
const AFTER_UNKNOWN = /^([을를이가은는의에와과をがはのにでと]|에서|으로|처럼|이랑|하고)$/;

/** Whether an entry may stand after what was before it, and what it then is. */
function after(before: Before, entry: Entry, written: string, atEnd: boolean): Before | null {
  const { kind } = entry;
  const single = written.length === 1;
  if (kind === "particle" || kind === "tail") {
    if (before === "start" || before === "ending") return null;
    if (before === "unknown") return kind === "particle" && atEnd && AFTER_UNKNOWN.test(written) ? "particle" : null;
    return before === "particle" && kind === "tail" ? null : "particle";
  }
  if (kind === "counter") return before === "start" || before === "short" ? "ending" : null;
  if (!single) return kind === "noun" ? "long" : "ending";
  if (before === "short" || before === "unknown") return null;
  return kind === "noun" ? "short" : "ending";
}

/**
 * The cheapest reading of a word without spaces in pieces of the dictionary: few pieces, and nothing unknown where
 * that can be. What no entry covers is unknown in one piece.
 */
export function segment(text: string, lexicon: Lexicon): Segment[] {
  const characters = text;
  const best: Map<Before, Step>[] = Array.from({ length: characters.length + 1 }, () => new Map());
  best[0]?.set("start", { cost: 0, from: -1, before: "start", entry: null });
  const offer = (at: number, state: Before, step: Step) => {
    const known = best[at]?.get(state);
    if (!known || step.cost < known.cost) best[at]?.set(state, step);
  };
  for (let at = 0; at < characters.length; at++) {
    for (const [before, { cost }] of best[at] ?? []) {
      if (before !== "short") offer(at + 1, "unknown", { cost: cost + UNKNOWN, from: at, before, entry: null });
      else offer(at + 1, "unknown", { cost: cost + UNKNOWN * 3, from: at, before, entry: null });
      for (let end = at + 1; end <= Math.min(characters.length, at + lexicon.longest); end++) {
        const written = characters.slice(at, end);
        for (const entry of lexicon.entries.get(written) ?? []) {
          const state = after(before, entry, written, end === characters.length);
          if (state === null) continue;
          const short = written.length === 1 && entry.kind !== "particle" ? SHORT : 0;
          offer(end, state, { cost: cost + COST[entry.kind] + short, from: at, before, entry });
        }
      }
    }
  }
  const ends = [...(best[characters.length] ?? [])].sort((a, b) => a[1].cost - b[1].cost);
  const segments: Segment[] = [];
  let [state, step] = ends[0] ?? [];
  let at = characters.length;
  while (step && state && at > 0) {
    const written = characters.slice(step.from, at);
    const [first] = segments;
    if (!step.entry && first && !first.entry) first.written = written + first.written;
    else segments.unshift({ written, entry: step.entry });
    at = step.from;
    state = step.before;
    step = best[at]?.get(state);
  }
  return swallow(segments);
}

/** A single syllable beside something unknown is most likely a part of it. */
function swallow(segments: readonly Segment[]): Segment[] {
  const out: Segment[] = [];
  for (const segment of segments) {
    const last = out.at(-1);
    const lone = last?.entry && last.written.length === 1 && last.entry.kind !== "particle";
    if (last && !segment.entry && lone) out.splice(-1, 1, { written: last.written + segment.written, entry: null });
    else out.push({ ...segment });
  }
  return out;
}
