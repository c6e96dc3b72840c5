import type { Recolor } from "@carloom/build";
import { fontOf } from "@carloom/stage/art-files";
import { drawVinyl, loadVinyl } from "@carloom/stage/vinyl-art";
import { vinylUrl } from "../catalogue/vinyl-address.ts";

const SIDE = 176;
const pictures = new Map<string, Promise<string>>();

async function drawn(hash: string, colors: Recolor | undefined): Promise<string> {
  const content = await loadVinyl(vinylUrl(hash), fontOf);
  const [width, height] = content.size;
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(2, Math.round(width * scale));
  canvas.height = Math.max(2, Math.round(height * scale));
  drawVinyl(canvas, content, fontOf, colors);
  return canvas.toDataURL("image/png");
}

/** Pictures that are kept: a colour that is pulled across the wheel makes many. */
const MOST = 200;

/** A small picture of a vinyl, as an address that an image can show; drawn once. */
export function vinylPicture(hash: string, colors?: Recolor): Promise<string> {
  const key = colors ? JSON.stringify([hash, colors]) : hash;
  let picture = pictures.get(key);
  if (!picture) {
    picture = drawn(hash, colors);
    picture.catch(() => pictures.delete(key));
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > MOST && oldest !== undefined) pictures.delete(oldest);
  }
  return picture;
}
