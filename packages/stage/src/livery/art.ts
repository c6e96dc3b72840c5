import { type FileArt, type Placement, recolorSvg, type StickerArt } from "@carloom/build";
import { ClampToEdgeWrapping, LinearFilter, LinearMipmapLinearFilter, NoColorSpace, Texture } from "three";
import type { ArtFont, StageAssets } from "../types.ts";
import type * as textArt from "./text-art.ts";
import type { drawShapeArt } from "./shape-art.ts";
import type { VinylContent } from "@carloom/build/vinyl";
import type { drawVinyl } from "./vinyl-art.ts";

const LOAD_LIMIT_MS = 20_000;
/** No art is drawn with a longer side than this, pixels. */
const FINEST = 4096;

type Drawers = { shape: typeof drawShapeArt | null; text: typeof textArt | null; vinyl: typeof drawVinyl | null };
type Entry = { texture: Texture; width: number; height: number };

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.decoding = "async";
    const timer = setTimeout(() => {
      image.src = "";
      reject(new Error("The art took too long to load."));
    }, LOAD_LIMIT_MS);
    image.onload = () => {
      clearTimeout(timer);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(timer);
      reject(new Error("The art could not be loaded."));
    };
    image.src = url;
  });
}

/** Vector art with its colours replaced. */
async function loadRecolored(url: string, colors: Readonly<Record<string, string>>): Promise<HTMLImageElement> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  if (!response.ok) throw new Error("The art could not be loaded.");
  const own = URL.createObjectURL(new Blob([recolorSvg(await response.text(), colors)], { type: "image/svg+xml" }));
  try {
    return await loadImage(own);
  } finally {
    URL.revokeObjectURL(own);
  }
}

/** Contents of vinyls that are kept, as many as a build has layers. */
const KEPT_VINYLS = 1000;

/** Shapes keep their measures whatever their size: each size is a drawing of its own. */
const artKey = ({ art, size }: Placement) =>
  art.kind === "vinyl" && !art.colors ? art.hash : JSON.stringify(art.kind === "shape" ? [art, size] : art);

const faceKey = (art: Extract<StickerArt, { kind: "text" }>) => (art.own ? "" : `${art.font} ${art.text}`);

/**
 * Pixels for an art of this size in metres: what the livery can show, no more than a square with sides of the limit has.
 * A long one may be twice as long as that: over a whole side of a car the limit alone is half as fine as the livery.
 */
export function rasterSize(size: readonly [number, number], pixelsPerMetre: number, limit: number): [number, number] {
  const longest = Math.max(size[0], size[1]);
  const side = Math.min(FINEST, 2 * limit, Math.max(64, longest * pixelsPerMetre * 1.25));
  const scale = Math.min(side / longest, limit / Math.sqrt(size[0] * size[1]));
  return [Math.max(4, Math.round(size[0] * scale)), Math.max(4, Math.round(size[1] * scale))];
}

/**
 * Octaves of width over height. One drawing serves sizes of about these proportions alone: stretched to others it would be
 * coarse along one side, and what is much finer along one side than along the other is read coarsely along both.
 */
const proportionsOf = ([width, height]: readonly [number, number]) => Math.round(Math.log2(width / height));

/** Art as textures, premultiplied in sRGB (the shaders divide and decode, so edges keep their colour). */
export class ArtStore {
  readonly #assets: StageAssets;
  readonly #entries = new Map<string, Entry>();
  readonly #images: Map<string, Promise<HTMLImageElement>>;
  /** Those of `#images` that are here. */
  readonly #ready: WeakMap<Promise<HTMLImageElement>, HTMLImageElement>;
  /** By hash, with the faces of their letters. */
  readonly #vinyls: Map<string, VinylContent>;
  /** Faces that are here, with the texts they are here for. */
  readonly #faces: Set<string>;
  /** What draws shapes and text, once it is here. */
  readonly #drawers: Drawers;
  readonly #pixelsPerMetre: number;
  readonly #limit: number;
  readonly #budget: number;

  /** @param limit pixels of the side of the largest square art @param budget pixels kept in all @param from shares the fetched pictures of this one */
  constructor(assets: StageAssets, pixelsPerMetre: number, limit: number, budget: number, from?: ArtStore) {
    this.#assets = assets;
    this.#images = from ? from.#images : new Map();
    this.#faces = from ? from.#faces : new Set();
    this.#vinyls = from ? from.#vinyls : new Map();
    this.#drawers = from ? from.#drawers : { shape: null, text: null, vinyl: null };
    this.#ready = from ? from.#ready : new WeakMap();
    this.#pixelsPerMetre = pixelsPerMetre;
    this.#limit = limit;
    this.#budget = budget;
  }

  /** A store of the same art with this many times the pixels; what it draws is its own, what it fetches is shared. */
  finer(factor: number): ArtStore {
    const limit = Math.min(FINEST, this.#limit * factor);
    return new ArtStore(this.#assets, this.#pixelsPerMetre * factor, limit, this.#budget, this);
  }

  /** Arts whose textures are kept; old ones go when their pixels pass the budget. */
  get kept(): number {
    return this.#entries.size;
  }

  /** Frees what was drawn. */
  release(): void {
    for (const e of this.#entries.values()) e.texture.dispose();
    this.#entries.clear();
  }

  #font(id: string): ArtFont {
    return this.#assets.font?.(id) ?? { family: id };
  }

  /** Fetches what {@link texture} needs. @throws when the art cannot be had, or text not in its own face */
  async load(p: Placement): Promise<void> {
    const drawers = this.#drawers;
    if (p.art.kind === "shape") drawers.shape ??= (await import("./shape-art.ts")).drawShapeArt;
    else if (p.art.kind === "vinyl") await this.#vinyl(p.art.hash);
    else if (p.art.kind !== "text") await this.#image(p.art);
    else if (!this.#faces.has(faceKey(p.art))) {
      drawers.text ??= await import("./text-art.ts");
      await drawers.text.loadFace(p.art, this.#font(p.art.font));
      this.#faces.add(faceKey(p.art));
    }
  }

  /**
   * The art as a texture, fine enough for this placement; a later call for a larger one may dispose it. Synchronous, so that
   * a print is never overtaken between its layers.
   * @throws when it was not loaded
   */
  texture(p: Placement): Texture {
    // What is drawn in a face that stands in is not what the text looks like once its own is there.
    const stood = p.art.kind === "text" && !this.#faces.has(faceKey(p.art));
    const key = `${artKey(p)} ${proportionsOf(p.size)}${stood ? " in another face" : ""}`;
    const [wide, high] = rasterSize(p.size, this.#pixelsPerMetre, this.#limit);
    const known = this.#entries.get(key);
    if (known && known.width >= 0.7 * wide && known.height >= 0.7 * high) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.texture;
    }
    // fine enough for those that the known one was drawn for, too: two layers of one art do not take turns
    const [width, height] = [Math.max(wide, known?.width ?? 0), Math.max(high, known?.height ?? 0)];
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    if (p.art.kind === "text") {
      if (!this.#drawers.text) throw new Error("What draws text was not loaded.");
      this.#drawers.text.drawTextArt(canvas, p.art, this.#font(p.art.font));
    } else if (p.art.kind === "shape") {
      if (!this.#drawers.shape) throw new Error("What draws shapes was not loaded.");
      this.#drawers.shape(canvas, p.art, p.size);
    } else if (p.art.kind === "vinyl") {
      const content = this.#vinyls.get(p.art.hash);
      if (!this.#drawers.vinyl || !content) throw new Error("The vinyl was not loaded.");
      this.#drawers.vinyl(canvas, content, (id) => this.#font(id), p.art.colors);
    } else {
      const loading = this.#images.get(artKey(p));
      const image = loading && this.#ready.get(loading);
      if (!image) throw new Error("The art was not loaded.");
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No 2D canvas.");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width, height);
    }
    const texture = new Texture(canvas);
    texture.colorSpace = NoColorSpace;
    texture.premultiplyAlpha = true;
    texture.wrapS = texture.wrapT = ClampToEdgeWrapping;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = 4;
    texture.needsUpdate = true;
    known?.texture.dispose();
    this.#entries.delete(key);
    this.#entries.set(key, { texture, width, height });
    this.#trim();
    return texture;
  }

  async #vinyl(hash: string): Promise<void> {
    const known = this.#vinyls.get(hash);
    this.#vinyls.delete(hash);
    if (known) this.#vinyls.set(hash, known);
    else {
      const url = this.#assets.vinyl?.(hash);
      if (!url) throw new Error("Nobody knows this vinyl.");
      const { drawVinyl: draw, loadVinyl } = await import("./vinyl-art.ts");
      this.#drawers.vinyl = draw;
      this.#vinyls.set(hash, await loadVinyl(url, (id) => this.#font(id)));
    }
    const [oldest] = this.#vinyls.keys();
    if (this.#vinyls.size > KEPT_VINYLS && oldest) this.#vinyls.delete(oldest);
  }

  #image(art: FileArt): Promise<HTMLImageElement> {
    const key = JSON.stringify(art);
    const known = this.#images.get(key);
    if (known) {
      this.#images.delete(key);
      this.#images.set(key, known);
      return known;
    }
    const loading: Promise<HTMLImageElement> = this.#assets
      .stickerArt(art)
      .then((file) => (art.colors ? loadRecolored(file.url, art.colors) : loadImage(file.url)))
      .then((image) => {
        this.#ready.set(loading, image);
        return image;
      });
    this.#images.set(key, loading);
    loading.catch(() => this.#images.delete(key));
    // Decoded pictures are the browser's to keep; a few hundred references are enough.
    if (this.#images.size > 256)
      for (const old of this.#images.keys()) {
        this.#images.delete(old);
        break;
      } // prettier-ignore
    return loading;
  }

  #trim(): void {
    let pixels = 0;
    for (const e of this.#entries.values()) pixels += e.width * e.height;
    for (const [key, e] of this.#entries) {
      if (pixels <= this.#budget || this.#entries.size <= 2) return;
      pixels -= e.width * e.height;
      e.texture.dispose();
      this.#entries.delete(key);
    }
  }

  dispose(): void {
    this.release();
    this.#images.clear();
    this.#vinyls.clear();
  }
}
