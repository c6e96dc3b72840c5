import type { BuildDocument } from "./document.ts";
import type { Manifest, PartOption } from "./manifest.ts";

/** Everything a picture of a build is drawn from. Addresses are what the page that draws it can load. */
export type PictureOrder = {
  manifest: Manifest;
  build: BuildDocument;
  /** By uuid, all that the build mounts. */
  parts: Record<string, PartOption>;
  /** Files of library art by uuid, and uploaded pictures. */
  stickers: Record<string, string>;
  uploads: Record<string, { url: string; width: number; height: number }>;
  /** Contents of vinyls by hash; absent: the build shows none. */
  vinyls?: Record<string, string>;
  /** Pixels. */
  width: number;
  height: number;
  /** 0…1, JPEG. */
  quality: number;
};
