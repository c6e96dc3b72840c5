import type { TextArt } from "./document.ts";
import type { ShapeArt } from "./shape/schema.ts";

/** Other colours of art: from → to, `#rrggbb`. */
export type Recolor = Readonly<Record<string, string>>;

/** A shape or text in the colours that `of` makes of its own. */
export function recolorArt<A extends ShapeArt | TextArt>(art: A, of: (color: string) => string): A {
  if (art.kind === "shape") {
    const { fill, outline } = art;
    return {
      ...art,
      fill:
        fill.kind === "solid"
          ? { ...fill, color: of(fill.color) }
          : { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: of(stop.color) })) },
      ...(outline && { outline: { ...outline, color: of(outline.color) } }),
    };
  }
  const { outline, outline2, shadow } = art;
  return {
    ...art,
    color: of(art.color),
    ...(outline && { outline: { ...outline, color: of(outline.color) } }),
    ...(outline2 && { outline2: { ...outline2, color: of(outline2.color) } }),
    ...(shadow && { shadow: { ...shadow, color: of(shadow.color) } }),
  };
}

/** The colours of a shape or text, `#rrggbb`, each once, in the order in which they are written. */
export function artColors(art: ShapeArt | TextArt): string[] {
  const found = new Set<string>();
  recolorArt(art, (color) => {
    found.add(color.toLowerCase());
    return color;
  });
  return [...found];
}

/** What a map makes of a colour; what is no colour of it stays as it is. */
export const recoloredBy =
  (colors: Recolor) =>
  (color: string): string =>
    Object.hasOwn(colors, color.toLowerCase()) ? (colors[color.toLowerCase()] ?? color) : color;
