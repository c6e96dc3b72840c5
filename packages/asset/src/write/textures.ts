import type { Document } from "@gltf-transform/core";
import { EXTTextureWebP } from "@gltf-transform/extensions";
import sharp from "sharp";
import { GLB_LIMITS } from "../check/limits.ts";
import type { Notes } from "../report.ts";

/** Textures as WebP of at most `size` px on the longer edge. Relief keeps more detail than colour. */
export async function compressTextures(document: Document, size: number, notes: Notes): Promise<void> {
  const textures = document.getRoot().listTextures();
  if (textures.length === 0) return;
  let before = 0;
  let after = 0;
  let count = 0;
  for (const [index, texture] of textures.entries()) {
    const image = texture.getImage();
    const relief = document
      .getRoot()
      .listMaterials()
      .some((material) => material.getNormalTexture() === texture);
    try {
      if (!image) throw new Error("empty");
      const out = await sharp(image, { limitInputPixels: GLB_LIMITS.imagePixels, failOn: "error" })
        .resize(size, size, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: relief ? 90 : 84, effort: 4 })
        .toBuffer();
      before += image.byteLength;
      after += out.byteLength;
      count++;
      texture
        .setImage(new Uint8Array(out))
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
