import { type BuildDocument, leastCapital, lettersIn, thinnestRim } from "@carloom/build";
import { ownFace } from "@carloom/build/own-face";
import { emOf, LEADING, type Measure, reachOf, type TextArt } from "@carloom/build/text-layout";
import { artFace } from "@carloom/platform";
import { faceFiles } from "./faces.ts";
import type { Letters } from "../port.ts";
import { kept } from "./kept.ts";

/** Units of the em that texts are measured in. */
const EM = 200;
/** Texts of one build that are measured: each that was not seen before takes some milliseconds. */
const MOST = 20;
/** Measures that are kept. */
const KEPT = 2000;
/** Ems that no letter of any face is wider, and no line higher. */
const LARGEST = 2;
const AROUND = 0.1;
/** Metres; no shop asks for a rim that is wider. */
const WIDE_RIM = 0.005;

/** Metres that a text's em has at the least in a size, whatever its face; 0 where that cannot be said. */
function leastEm(art: TextArt, [width, height]: readonly [number, number]): number {
  if (art.arc) return 0;
  const lines = art.text.split("\n");
  const letters = Math.max(...lines.map((line) => [...line].length));
  const reach = reachOf(art);
  const high = (lines.length - 1) * (art.leading ?? LEADING) + LARGEST;
  const lean = Math.abs(Math.tan(((art.slant ?? 0) * Math.PI) / 180)) * high;
  const wide = letters * (LARGEST + Math.max(0, art.tracking ?? 0)) + lean;
  return Math.min(
    width / (wide + reach.left + reach.right + AROUND),
    height / (high + reach.top + reach.bottom + AROUND),
  );
}

const isLarge = (art: TextArt, size: readonly [number, number]): boolean => {
  const em = leastEm(art, size);
  // half an em: capitals are higher in every face
  return em / 2 >= leastCapital(art.text) && em * (thinnestRim(art) ?? 1) >= WIDE_RIM;
};

/** What a text's em hangs on, and its face. */
const keyOf = ({ text, font, tracking, leading, slant, arc, outline, outline2, shadow }: TextArt) =>
  JSON.stringify([font, text, tracking, leading, slant, arc, outline?.width, outline2?.width, shadow]);

/**
 * Measures the letters of a build's texts, as the studio measures them beside a layer: those that may be too small to read
 * or have a rim that may be too thin, at most {@link MOST}.
 */
export function createLetters(load: (font: string, texts: readonly string[]) => Promise<{ measure: Measure }>) {
  const known = kept<{ wide: number; high: number }>(KEPT);
  /** @returns by layer; of a text whose face cannot be had now nothing is known */
  return async ({ stickers }: Pick<BuildDocument, "stickers">): Promise<ReadonlyMap<string, Letters>> => {
    const found = new Map<string, Letters>();
    const asked = stickers
      .flatMap(({ id, art, size }) => (art.kind === "text" && !isLarge(art, size) ? [{ id, art }] : []))
      .slice(0, MOST);
    const missing = asked.filter(({ art }) => !art.own && !known.get(keyOf(art)));
    for (const [font, of] of Map.groupBy(missing, ({ art }) => art.font))
      try {
        const face = await load(
          font,
          of.map(({ art }) => art.text),
        );
        for (const { art } of of) known.set(keyOf(art), emOf(art, EM, face.measure));
      } catch {
        continue;
      }
    for (const { id, art } of asked) {
      const em = art.own ? emOf(art, EM, ownFace(art.own, EM).measure) : known.get(keyOf(art));
      if (em) found.set(id, lettersIn(art, em));
    }
    return found;
  };
}

/** {@link createLetters} with the faces that texts are printed in. */
export const letters = () => createLetters((font, texts) => artFace(faceFiles(font), texts, EM));
