import {
  artColors,
  type FileArt,
  MOST_VINYL_COLORS,
  type Recolor,
  recolorArt,
  recoloredBy,
  type StickerArt,
  svgColors,
  type VinylArt,
} from "@carloom/build";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { drawingOf } from "../catalogue/vector.ts";

/** More colours than this are a picture, not a drawing. */
const MOST_DRAWN = 12;

/** The colours that a drawing or vinyl was made in; none of pictures of pixels. @param name its uuid or hash */
export async function ownColors(
  catalogue: Catalogue,
  kind: (FileArt | VinylArt)["kind"],
  name: string,
): Promise<readonly string[]> {
  if (kind === "vinyl") {
    // what reads vinyls comes with the first of them
    const [{ vinylContent }, { vinylColors }] = await Promise.all([
      import("../catalogue/vinyl-contents.ts"),
      import("@carloom/build/vinyl"),
    ]);
    return vinylColors(await vinylContent(name)).slice(0, MOST_VINYL_COLORS);
  }
  const drawing = await drawingOf(catalogue, { kind, uuid: name });
  return drawing ? svgColors(drawing).slice(0, MOST_DRAWN) : [];
}

/** A drawing or vinyl in other colours; those that stay are not written. */
export function recolored<A extends FileArt | VinylArt>(art: A, colors: Recolor): A {
  const { colors: _before, ...rest } = art;
  const next = Object.entries(colors).filter(([from, to]) => to.toLowerCase() !== from);
  return (next.length > 0 ? { ...rest, colors: Object.fromEntries(next) } : rest) as A;
}

/** The colours that a layer prints; null while its file is not read. @param own what {@link ownColors} says of it */
export function printedColors(art: StickerArt, own: readonly string[] | undefined): readonly string[] | null {
  if (art.kind === "shape" || art.kind === "text") return artColors(art);
  return own ? [...new Set(own.map((color) => art.colors?.[color] ?? color))] : null;
}

/** A layer's art with some of the colours that it prints in other ones. */
export function reprinted(art: StickerArt, own: readonly string[] | undefined, colors: Recolor): StickerArt {
  const of = recoloredBy(colors);
  if (art.kind === "shape" || art.kind === "text") return recolorArt(art, of);
  return own ? recolored(art, Object.fromEntries(own.map((color) => [color, of(art.colors?.[color] ?? color)]))) : art;
}
