import { ownFace } from "@carloom/build/own-face";
import { type Layout, layText, type Measure, type TextArt, textBox } from "@carloom/build/text-layout";
import { gapped, rangesOfFace } from "../glyphs.ts";
import type { ArtFont } from "../types.ts";

/** Pixels of the em at which text is measured. */
const EM = 200;

function cssFont(font: ArtFont, size: number): string {
  const parts = [
    font.style ?? "normal",
    String(font.weight ?? 700),
    `${size}px`,
    `"${font.family.replace(/["\\]/g, "")}"`,
  ];
  return `${parts.join(" ")}, sans-serif`;
}

/**
 * Loads what a text needs of its face.
 * @throws when the face cannot be had; the text would be drawn in another
 */
export async function loadFace(art: TextArt, font: ArtFont): Promise<void> {
  // brings its letters along
  if (art.own) return;
  // Characters that no file of the face has are drawn in another face by right: nothing is to be loaded for them.
  await document.fonts.load(cssFont(font, EM), art.text);
  const family = font.family.replace(/["\\']/g, "");
  for (const face of document.fonts) if (face.family.replace(/["\\']/g, "") === family) return;
  if (!isInstalled(font)) throw new Error(`The font ${family} is not there.`);
}

/** A face of the system changes the width of a text, whatever would stand in for it. */
function isInstalled(font: ArtFont): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return true;
  const width = (css: string) => {
    context.font = css;
    return context.measureText("Wil mOg 0123").width;
  };
  const named = cssFont(font, EM).replace(", sans-serif", "");
  const rest = named.slice(0, named.indexOf('"'));
  return ["monospace", "serif", "sans-serif"].some((other) => width(`${named}, ${other}`) !== width(rest + other));
}

/** What the face cannot write is a gap: the machine that prints would draw a box, or a letter of any other face. */
function inFace(text: string, font: ArtFont): string {
  const ranges = rangesOfFace(font);
  return ranges ? gapped(text, ranges) : text;
}

type Context = CanvasRenderingContext2D;

function measureIn(context: Context, font: ArtFont): Measure {
  context.font = cssFont(font, EM);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  const known = new Map<string, ReturnType<Measure>>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const m = context.measureText(text);
    // Blank text has no ink: it still needs a box.
    const right = Math.max(m.actualBoundingBoxRight, EM * 0.1);
    const top = Math.max(m.actualBoundingBoxAscent, EM * 0.1);
    const found = { width: m.width, left: m.actualBoundingBoxLeft, right, top, bottom: m.actualBoundingBoxDescent };
    known.set(text, found);
    return found;
  };
}

/** How letters are measured and drawn, from the context's origin. */
type Letters = {
  measure: Measure;
  fill(text: string): void;
  stroke(text: string): void;
  written(line: string): string;
};

function lettersOf(context: Context, { own }: TextArt, font: ArtFont): Letters {
  if (own) {
    const face = ownFace(own, EM);
    const paths = new Map<string, Path2D>();
    const pathOf = (text: string) => {
      let path = paths.get(text);
      if (!path) paths.set(text, (path = new Path2D(face.outline(text))));
      return path;
    };
    return {
      measure: face.measure,
      fill: (text) => context.fill(pathOf(text)),
      stroke: (text) => context.stroke(pathOf(text)),
      written: (line) => line,
    };
  }
  return {
    measure: measureIn(context, font),
    fill: (text) => context.fillText(text, 0, 0),
    stroke: (text) => context.strokeText(text, 0, 0),
    written: (line) => inFace(line, font),
  };
}

type SetText = { layout: Layout; box: Layout["ink"]; letters: Letters };

/** The text as it is set, and the box around all that is drawn of it. */
function setText(context: Context, art: TextArt, font: ArtFont): SetText {
  const letters = lettersOf(context, art, font);
  const text = art.text.split("\n").map(letters.written).join("\n");
  const layout = layText({ ...art, text }, EM, letters.measure);
  return { layout, letters, box: textBox(art, layout, EM) };
}

/** Width ÷ height of text art cut to its ink. The font must be loaded. */
export function textArtAspect(art: TextArt, font: ArtFont): number {
  const { wide, high } = textArtEm(art, font);
  return high / wide;
}

/** The em of text art as a share of its width and height. The font must be loaded. */
export function textArtEm(art: TextArt, font: ArtFont): { wide: number; high: number } {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return { wide: 1 / Math.max(1, art.text.length * 0.6), high: 1 };
  const { box } = setText(context, art, font);
  return { wide: EM / (box.right - box.left), high: EM / (box.bottom - box.top) };
}

/** Draws text art so that its ink fills the canvas. */
export function drawTextArt(canvas: HTMLCanvasElement, art: TextArt, font: ArtFont): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { layout, box, letters } = setText(context, art, font);
  const [kx, ky] = [canvas.width / (box.right - box.left), canvas.height / (box.bottom - box.top)];
  /** Every run, `shift` canvas pixels to the right. */
  const draw = (each: (text: string) => void, shift = 0) => {
    for (const { text, x, y, angle } of layout.runs) {
      context.setTransform(kx, 0, 0, ky, shift, 0);
      context.translate(x - box.left, y - box.top);
      context.rotate(angle);
      context.transform(1, 0, -layout.lean, 1, 0, 0);
      each(text);
    }
  };
  const { outline, outline2, shadow } = art;
  context.font = cssFont(font, EM);
  context.lineJoin = "round";
  const rim = (ems: number, color: string, shift = 0) => {
    context.lineWidth = ems * EM * 2;
    context.strokeStyle = color;
    draw(letters.stroke, shift);
  };
  const [first, second] = [outline?.width ?? 0, outline2?.width ?? 0];
  if (shadow) {
    // Drawn beside the canvas: only the shadow that it throws falls on it.
    const away = canvas.width * 2 + 100;
    context.shadowColor = shadow.color;
    context.shadowBlur = shadow.blur * EM * ((kx + ky) / 2);
    context.shadowOffsetX = away + shadow.x * EM * kx;
    context.shadowOffsetY = -shadow.y * EM * ky;
    context.fillStyle = "#000000";
    if (first + second > 0) rim(first + second, "#000000", -away);
    else draw(letters.fill, -away);
    context.shadowColor = "transparent";
  }
  if (outline2 && second > 0) rim(first + second, outline2.color);
  if (outline && first > 0) rim(first, outline.color);
  context.fillStyle = art.color;
  draw(letters.fill);
}
