import { type BuildDocument, leastCapital, lettersIn, type Placement, thinnestRim } from "@carloom/build";
import { ownFace } from "@carloom/build/own-face";
import { emOf, LEADING, type Measure, reachOf, type TextArt } from "@carloom/build/text-layout";
import { boxIn, hardestLetters, type VinylText } from "@carloom/build/vinyl";
import { artFace } from "@carloom/platform";
import { faceFiles, OTHER_FACES } from "./faces.ts";
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

type Size = readonly [number, number];
type Em = { wide: number; high: number };
/** Texts that a layer shows, in the metres of its own content; `em` of those in a face of somebody's own, which is not kept. */
export type Texts = { size: Size; texts: readonly (VinylText & { em?: Em })[] };

/** Metres that a text's em has at the least in a size, whatever its face; 0 where that cannot be said. */
export function leastEm(art: TextArt, [width, height]: Size): number {
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

const isLarge = (art: TextArt, size: Size): boolean => {
  const em = leastEm(art, size);
  // half an em: capitals are higher in every face
  return em / 2 >= leastCapital(art.text) && em * (thinnestRim(art) ?? 1) >= WIDE_RIM;
};

/** What a text's em hangs on, and its face. */
const keyOf = ({ text, font, tracking, leading, slant, arc, outline, outline2, shadow }: TextArt) =>
  JSON.stringify([font, text, tracking, leading, slant, arc, outline?.width, outline2?.width, shadow]);

/** The em of a text in a face of somebody's own, which it brings along. */
export const ownEm = (art: TextArt): Em | undefined => art.own && emOf(art, EM, ownFace(art.own, EM).measure);

/** Texts of a layer: a text is a content of one. */
function textsOf({ art, size }: Pick<Placement, "art" | "size">, vinyls: ReadonlyMap<string, Texts>): Texts {
  if (art.kind === "text") return { size, texts: [{ art, size, at: [1, 0, 0, 1, 0, 0] }] };
  return (art.kind === "vinyl" && vinyls.get(art.hash)) || { size, texts: [] };
}

/**
 * Measures the letters of a build's texts, as the studio measures them beside a layer: those that may be too small to read
 * or have a rim that may be too thin, at most {@link MOST}.
 */
export function createLetters(load: (font: string, texts: readonly string[]) => Promise<{ measure: Measure }>) {
  const known = kept<Em>(KEPT);
  /**
   * @param vinyls by hash what texts they show
   * @returns by layer, of a vinyl those that are hardest to read; of a text whose face cannot be had now nothing is known
   */
  return async (
    { stickers }: Pick<BuildDocument, "stickers">,
    vinyls: ReadonlyMap<string, Texts> = new Map(),
  ): Promise<ReadonlyMap<string, Letters>> => {
    const asked = stickers
      .flatMap((layer) => {
        const of = textsOf(layer, vinyls);
        const [wide, high] = [layer.size[0] / of.size[0], layer.size[1] / of.size[1]];
        return of.texts.flatMap((text) => {
          const box = boxIn(text);
          return isLarge(text.art, [box[0] * wide, box[1] * high]) ? [] : [{ id: layer.id, text, size: of.size }];
        });
      })
      .slice(0, MOST);
    const missing = asked.flatMap(({ text: { art, em } }) => (em || art.own || known.get(keyOf(art)) ? [] : [art]));
    for (const [font, arts] of Map.groupBy(missing, (art) => art.font))
      try {
        const face = await load(
          font,
          arts.map(({ text }) => text),
        );
        for (const art of arts) known.set(keyOf(art), emOf(art, EM, face.measure));
      } catch {
        continue;
      }
    const found = new Map<string, Letters>();
    for (const [id, of] of Map.groupBy(asked, (one) => one.id)) {
      const measured = of.flatMap(({ text }) => {
        const em = text.em ?? ownEm(text.art) ?? known.get(keyOf(text.art));
        return em ? [{ ...text, letters: lettersIn(text.art, em) }] : [];
      });
      const letters = hardestLetters(measured, of[0]?.size ?? [1, 1]);
      if (letters) found.set(id, letters);
    }
    return found;
  };
}

/** {@link createLetters} with the faces that texts are printed in. */
export const letters = () => createLetters((font, texts) => artFace(faceFiles(font), texts, EM, OTHER_FACES));
