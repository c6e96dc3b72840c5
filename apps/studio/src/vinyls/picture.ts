import { fontOf } from "@carloom/stage/art-files";
import { drawVinyl, loadVinyl } from "@carloom/stage/vinyl-art";
import { vinylUrl } from "./address.ts";

const SIDE = 176;
const pictures = new Map<string, Promise<string>>();

async function drawn(hash: string): Promise<string> {
  const content = await loadVinyl(vinylUrl(hash), fontOf);
  const [width, height] = content.size;
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(2, Math.round(width * scale));
  canvas.height = Math.max(2, Math.round(height * scale));
  drawVinyl(canvas, content, fontOf);
  return canvas.toDataURL("image/png");
}

/** A small picture of a vinyl, as an address that an image can show; drawn once. */
export function vinylPicture(hash: string): Promise<string> {
  let picture = pictures.get(hash);
  if (!picture) {
    picture = drawn(hash);
    picture.catch(() => pictures.delete(hash));
    pictures.set(hash, picture);
  }
  return picture;
}
