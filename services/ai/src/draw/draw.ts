import { beginDrawing, document, type Picture } from "./canvas.ts";
import { drawScene } from "./layouts-shape.ts";
import { drawNumber, drawText } from "./layouts-text.ts";
import { type Hex, HEX, paletteOf } from "./palette.ts";
import { drawPattern, patternWidth } from "./patterns.ts";
import { readPrompt, type Wish } from "./prompt.ts";
import { hashOf, randomOf } from "./random.ts";
import { type Refusal, refusalOf } from "./refuse.ts";

export type StickerWish = {
  /** English, Korean or Japanese. */
  prompt: string;
  seed: number;
  /** Which of the samples of a seed; each is another composition. */
  index: number;
  /** Colours of the car, `#rrggbb`, the body's first: what is drawn has to be seen on it. */
  palette?: readonly Hex[];
};
export type DrawnSticker = {
  svg: string;
  /** True size on a car. */
  widthMm: number;
  heightMm: number;
  title: string;
  /** Words of the prompt that nothing was drawn for. */
  left: string[];
};

/** A wish that is not drawn. */
export class DrawingRefused extends Error {
  override name = "DrawingRefused";
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(`Not drawn: ${code}`);
    this.code = code;
  }
}

type Drawn = { picture: Picture; widthMm: number };

function compose(wish: Wish, { seed, index, palette = [] }: StickerWish): Drawn {
  const turn = seed + index;
  const colours = paletteOf(
    wish.english,
    palette.filter((hex) => HEX.test(hex)),
    turn,
  );
  const random = randomOf(hashOf(`${seed} ${index} ${wish.english}`));
  const [main, other = null] = wish.shapes;
  const [pattern, second] = wish.patterns;
  // every seed begins with another composition, and the samples of one are all different
  const place = index + (seed % 4) * (seed % 2 === 0 ? 1 : 3);
  if (main)
    return {
      picture: drawScene(wish, main, other, colours, random, place % 12),
      widthMm: wish.text || wish.count > 1 ? 420 : 300,
    };
  if (wish.number && !wish.text)
    return { picture: drawNumber(wish.number, colours, random, place % 4, null), widthMm: 300 };
  if (wish.number && wish.text && place % 4 === 0)
    return { picture: drawNumber(wish.number, colours, random, 0, wish.text), widthMm: 300 };
  if (wish.text) {
    const text = wish.number ? `${wish.text} ${wish.number}` : wish.text;
    return {
      picture: drawText(text, colours, random, wish.styles, place),
      widthMm: Math.min(900, 200 + [...text].length * 45),
    };
  }
  const id = (second && place % 2 === 1 ? second : pattern) ?? "geometric";
  return { picture: drawPattern(id, colours, random, place % 4), widthMm: patternWidth(id) };
}

/** A title for the library, from the prompt itself. */
const titleOf = (prompt: string): string => {
  const line = prompt.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const letters = [...line];
  return letters.length <= 60 ? line : `${letters.slice(0, 59).join("")}…`;
};

/**
 * Composes a sticker of shapes, lettering, numbers and patterns of the product's own, by rules: the same wish gives the
 * same drawing. Lettering is outlined; nothing in the SVG refers to anything outside.
 * @throws DrawingRefused
 */
export function drawSticker(wish: StickerWish): DrawnSticker {
  const refused = refusalOf(wish.prompt);
  if (refused) throw new DrawingRefused(refused);
  const read = readPrompt(wish.prompt);
  // lettering of characters that no face draws, and nothing else
  if (!read.text && !read.number && read.shapes.length === 0 && read.patterns.length === 0)
    throw new DrawingRefused("EMPTY");
  beginDrawing();
  const { picture, widthMm } = compose(read, wish);
  const title = titleOf(wish.prompt);
  const { width, height } = picture.box;
  return {
    svg: document(picture, title),
    widthMm,
    heightMm: Math.max(1, Math.round((widthMm * height) / width)),
    title,
    left: read.left,
  };
}
