import { type FileArt, recolorSvg } from "@carloom/build";
import type { Catalogue } from "./catalogue.ts";

const texts = new Map<string, Promise<string | null>>();

/** The drawing of vector art; null for pictures of pixels. Asked for once a file. */
function vectorText(url: string): Promise<string | null> {
  let text = texts.get(url);
  if (!text) {
    text = fetch(url).then(async (response) => {
      const kind = response.headers.get("content-type") ?? "";
      return response.ok && kind.includes("svg") ? await response.text() : null;
    });
    text.catch(() => texts.delete(url));
    texts.set(url, text);
  }
  return text;
}

/** Vector art as it was drawn, without the document's own colours; null for pictures of pixels. */
export async function drawingOf(catalogue: Catalogue, art: FileArt): Promise<string | null> {
  const url =
    art.kind === "library" ? (await catalogue.sticker(art.uuid)).stickerFile : (await catalogue.upload(art.uuid)).url;
  return vectorText(url);
}

/** A small picture of art in its own colours, as an address that an image can show. */
export async function recoloredPicture(catalogue: Catalogue, art: FileArt): Promise<string | null> {
  const drawing = art.colors ? await drawingOf(catalogue, art) : null;
  return drawing && art.colors ? `data:image/svg+xml,${encodeURIComponent(recolorSvg(drawing, art.colors))}` : null;
}
