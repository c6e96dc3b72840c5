import type { Document, Texture } from "@gltf-transform/core";
import { EXTTextureWebP } from "@gltf-transform/extensions";
import type { Notes } from "../report.ts";
import { encodeTexture, keepTexture, type TextureUse } from "./encode-texture.ts";

/** What materials read a picture for; what is relief for one is relief. */
function useOf(document: Document, texture: Texture): TextureUse {
  const materials = document.getRoot().listMaterials();
  if (materials.some((material) => material.getNormalTexture() === texture)) return "relief";
  const isColour = materials.some((material) =>
    [material.getBaseColorTexture(), material.getEmissiveTexture(), material.getMetallicRoughnessTexture()].includes(
      texture,
    ),
  );
  return !isColour && materials.some((material) => material.getOcclusionTexture() === texture) ? "shade" : "colour";
}

/** Textures as WebP of at most `size` px on the longer edge, each as small as its error allows; `exact`: as they came. */
export async function compressTextures(document: Document, size: number, notes: Notes, exact = false): Promise<void> {
  const textures = document.getRoot().listTextures();
  if (textures.length === 0) return;
  let before = 0;
  let after = 0;
  let count = 0;
  for (const [index, texture] of textures.entries()) {
    const image = texture.getImage();
    try {
      if (!image) throw new Error("empty");
      const out = exact ? await keepTexture(image) : await encodeTexture(image, size, useOf(document, texture));
      before += image.byteLength;
      after += out.byteLength;
      count++;
      texture
        .setImage(out as Uint8Array<ArrayBuffer>)
        .setMimeType("image/webp")
        .setURI("")
        .setName(texture.getName() || `texture.${index}`);
    } catch {
      notes.add("warning", "texture-broken", { index });
      texture.dispose();
    }
  }
  document.createExtension(EXTTextureWebP).setRequired(true);
  if (count > 0) notes.add("done", "textures", { count, size, before, after });
}
