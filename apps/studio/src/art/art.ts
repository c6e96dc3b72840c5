import type { Placement, StickerArt } from "@carloom/build";
import { placementId } from "@carloom/editor";
import { aspectOf } from "@carloom/stage/art-files";
import type { LibrarySticker, UploadedArt } from "../catalogue/catalogue.ts";
import { fontOf, loadFont } from "../catalogue/fonts.ts";

export type TextArt = Extract<StickerArt, { kind: "text" }>;

const UPLOAD_WIDTH = 0.4;
const TEXT_HEIGHT = 0.12;
/** Outline of text as it begins; the width is in ems. */
export const OUTLINE_WIDTH = 0.06;
export const OUTLINE_COLOR = "#15181a";
const clamp = (metres: number) => Math.max(0.005, Math.min(8, metres));

/** A sticker that has no place on the car yet. `width` in metres, `aspect` width ÷ height. */
export function newPlacement(art: StickerArt, width: number, aspect: number, name?: string): Placement {
  const size: [number, number] = [clamp(width), clamp(width / aspect)];
  return {
    id: placementId(),
    ...(name ? { name: name.slice(0, 80) } : {}),
    art,
    position: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    size,
    depth: clamp(Math.max(...size) / 2),
    opacity: 1,
    tint: null,
    finish: "gloss",
    flip: false,
    projection: "box",
    panels: null,
    mirror: null,
    group: null,
    locked: false,
    hidden: false,
  };
}

/** `scale` of a library sticker is its true width in metres. */
export async function libraryPlacement(sticker: LibrarySticker): Promise<Placement> {
  const aspect = await aspectOf(sticker.stickerFile);
  return newPlacement({ kind: "library", uuid: sticker.uuid }, sticker.scale, aspect, sticker.title);
}

/** As wide as it was made for, where that is known. */
export function uploadPlacement(art: UploadedArt & { widthMm?: number | null }, name: string): Placement {
  const aspect = art.width > 0 && art.height > 0 ? art.width / art.height : 1;
  return newPlacement(
    { kind: "upload", uuid: art.uuid },
    art.widthMm ? art.widthMm / 1000 : aspect >= 1 ? UPLOAD_WIDTH : UPLOAD_WIDTH * aspect,
    aspect,
    name,
  );
}

/** Width ÷ height of text in its face, which is loaded first. */
export async function textAspect(art: TextArt): Promise<number> {
  const { wide, high } = await textEm(art);
  return high / wide;
}

/** The em of a text as a share of its width and height, in its face, which is loaded first. */
export async function textEm(art: TextArt): Promise<{ wide: number; high: number }> {
  const [{ textArtEm }] = await Promise.all([
    import("@carloom/stage/text-art"),
    art.own ? null : loadFont(art.font, art.text),
  ]);
  return textArtEm(art, fontOf(art.font));
}

/** As long as a text begins on a car, and may be. */
const TEXT_WIDTH = 3;
const MOST_WIDTH = 8;

/** Height in metres of a text that was wanted `height` high: its letters keep their shape, so a long one is lower. */
export const textHeight = (aspect: number, height: number = TEXT_HEIGHT, most = MOST_WIDTH): number =>
  Math.min(height, most / aspect);

/** As high as a new text begins. */
export const newTextHeight = (aspect: number): number => textHeight(aspect, TEXT_HEIGHT, TEXT_WIDTH);

export async function textPlacement(art: TextArt): Promise<Placement> {
  const aspect = await textAspect(art);
  // every line as high as one would be
  const lines = art.text.split("\n").length;
  const height = textHeight(aspect, TEXT_HEIGHT * (1 + (lines - 1) * 1.4), TEXT_WIDTH);
  return newPlacement(art, height * aspect, aspect);
}
