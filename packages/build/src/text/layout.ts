import type { StickerArt } from "../document.ts";

export type TextArt = Extract<StickerArt, { kind: "text" }>;
type Ink = { left: number; right: number; top: number; bottom: number };
/** A run of letters: where its baseline begins, and how it is turned, radians. */
export type Run = { text: string; x: number; y: number; angle: number };
export type Layout = { runs: readonly Run[]; ink: Ink; lean: number };
/** Widths and ink of text at the size that it is laid out in. */
export type Measure = (text: string) => { width: number; left: number; right: number; top: number; bottom: number };

/** Lines against the em, unless the art says otherwise. */
export const LEADING = 1.15;
const SMALL = 1e-6;

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);

type Line = { letters: { text: string; at: number }[]; width: number };

/** Where each letter of a line begins: kerning as the face has it, tracking after every letter but the last. */
function lineOf(text: string, tracking: number, apart: boolean, measure: Measure): Line {
  if (!apart) return { letters: [{ text, at: 0 }], width: measure(text).width };
  const all = graphemes(text);
  let before = "";
  const letters = all.map((letter, i) => {
    const at = measure(before + letter).width - measure(letter).width + i * tracking;
    before += letter;
    return { text: letter, at };
  });
  return { letters, width: measure(text).width + Math.max(0, all.length - 1) * tracking };
}

/** The box of a run's ink, turned with it and leaned with the text. */
function grow(ink: Ink, run: Run, lean: number, measure: Measure): void {
  const box = measure(run.text);
  const [s, c] = [Math.sin(run.angle), Math.cos(run.angle)];
  for (const dx of [-box.left, box.right])
    for (const dy of [-box.top, box.bottom]) {
      const [ox, oy] = [dx - lean * dy, dy];
      const [x, y] = [run.x + ox * c - oy * s, run.y + ox * s + oy * c];
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
    }
}

/**
 * Sets text: lines, tracking, leading, alignment, slant, and around a circle where it has an arc.
 * @param em its size in the unit that `measure` answers in; x to the right, y down, from the first baseline's middle
 */
export function layText(art: TextArt, em: number, measure: Measure): Layout {
  const { tracking = 0, leading = LEADING, slant = 0, arc = 0, align = "center" } = art;
  const lean = Math.tan((slant * Math.PI) / 180);
  const isArc = Math.abs(arc) > 0.5;
  const lines = art.text
    .split("\n")
    .map((line) => lineOf(line, tracking * em, isArc || Math.abs(tracking) > SMALL, measure));
  const widest = Math.max(em * 0.1, ...lines.map(({ width }) => width));
  /** Signed: above its middle a text that bulges upwards, below it one that sags. */
  const radius = isArc ? widest / ((arc * Math.PI) / 180) : 0;
  const runs = lines.flatMap(({ letters, width }, row): Run[] => {
    const y = row * leading * em;
    const from = align === "left" ? -widest / 2 : align === "right" ? widest / 2 - width : -width / 2;
    return letters.map(({ text, at }) => {
      const x = from + at;
      if (!isArc) return { text, x, y, angle: 0 };
      // a letter stands upright on the circle in its own middle
      const half = measure(text).width / 2;
      const angle = (x + half) / radius;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      return { text, x: (radius - y) * s - half * c, y: radius - (radius - y) * c - half * s, angle };
    });
  });
  const ink: Ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const run of runs) grow(ink, run, lean, measure);
  return { runs, ink, lean };
}

/** How far outlines and shadow reach beyond the letters on each side, in ems. */
export function reachOf({ outline, outline2, shadow }: TextArt): Ink {
  const rim = (outline?.width ?? 0) + (outline2?.width ?? 0);
  const soft = shadow ? shadow.blur * 1.5 : 0;
  const side = (by: number) => Math.max(rim, shadow ? rim + soft + by : 0);
  return {
    left: side(-(shadow?.x ?? 0)),
    right: side(shadow?.x ?? 0),
    top: side(shadow?.y ?? 0),
    bottom: side(-(shadow?.y ?? 0)),
  };
}

/** Ems that are left free around the ink. */
const ROOM = 0.02;

/** The box around all that is drawn of a text, in the unit of its layout. */
export function textBox(art: TextArt, { ink }: Pick<Layout, "ink">, em: number): Ink {
  const reach = reachOf(art);
  return {
    left: ink.left - (reach.left + ROOM) * em,
    right: ink.right + (reach.right + ROOM) * em,
    top: ink.top - (reach.top + ROOM) * em,
    bottom: ink.bottom + (reach.bottom + ROOM) * em,
  };
}

/** The em of a text as a share of its art's width and height. */
export function emOf(art: TextArt, em: number, measure: Measure): { wide: number; high: number } {
  const box = textBox(art, layText(art, em, measure), em);
  return { wide: em / (box.right - box.left), high: em / (box.bottom - box.top) };
}
