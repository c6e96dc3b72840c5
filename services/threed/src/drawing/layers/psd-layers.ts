import { type Layer, initializeCanvas, type PixelData, readPsd } from "ag-psd";
import sharp from "sharp";
import type { Blend } from "@carloom/build/film";
import { boundsOf } from "./bounds.ts";
import { type FoundLayer, type FoundLayers, type LayerLimits, LayersRefused, layerName } from "./found.ts";

// pixels alone are read: nothing is drawn on a canvas
initializeCanvas(
  () => {
    throw new LayersRefused("broken");
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

/** Modes that a build can print too; the others mix as they are. */
const BLENDS: Readonly<Record<string, Blend>> = {
  multiply: "multiply",
  screen: "screen",
  overlay: "overlay",
  darken: "darken",
  lighten: "lighten",
};
const PLAIN: ReadonlySet<string> = new Set(["normal", "pass through"]);
const READ = {
  skipThumbnail: true,
  skipCompositeImageData: true,
  skipLinkedFilesData: true,
  useImageData: true,
} as const;
const MOST_DEEP = 16;

/** What a file says of itself before anything of it is unpacked. */
function head(bytes: Uint8Array): void {
  if (bytes.byteLength < 26) throw new LayersRefused("broken");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, high, wide, depth, mode] = [4, 14, 18, 22, 24].map((at, i) =>
    i === 1 || i === 2 ? view.getUint32(at) : view.getUint16(at),
  );
  if (version !== 1 || !wide || !high || wide > 30_000 || high > 30_000) throw new LayersRefused("broken");
  // grey and RGB of 8 bit
  if (depth !== 8 || (mode !== 1 && mode !== 3)) throw new LayersRefused("colors");
}

type Leaf = { layer: Layer; group: string | null; hidden: boolean; opacity: number; simplified: boolean };

/** Is there something that a program draws of a layer, or around a group, and nobody here? */
function loses({ effects, mask, vectorMask, vectorFill, blendMode = "normal", children }: Layer): boolean {
  const acts =
    effects &&
    !effects.disabled &&
    Object.values(effects)
      .flat()
      .some((effect) => typeof effect === "object" && effect !== null && effect.enabled !== false);
  const mixes = !PLAIN.has(blendMode) && (children !== undefined || !Object.hasOwn(BLENDS, blendMode));
  const masked = mask !== undefined && !mask.disabled;
  // pixels of a shape are cut by it already, and those of a mask that was made of it
  const cut = vectorMask && !vectorMask.disable && !vectorFill && !mask?.fromVectorData;
  const soft = masked && ((mask.userMaskFeather ?? 0) > 0 || (mask.userMaskDensity ?? 1) < 1);
  return Boolean(acts || mixes || soft || cut || (masked && children));
}

const TOP = { group: null, hidden: false, opacity: 1, simplified: false };
/** All layers that are no group, lowest first; a group hides and thins what lies in it. */
function leaves(layers: readonly Layer[], over: Omit<Leaf, "layer">, deep = 0): Leaf[] {
  if (deep > MOST_DEEP) throw new LayersRefused("layers");
  return layers.flatMap((layer) => {
    const hidden = over.hidden || layer.hidden === true;
    const opacity = over.opacity * (layer.opacity ?? 1);
    const simplified = over.simplified || loses(layer);
    if (!layer.children)
      return [{ layer, group: over.group, hidden, opacity: opacity * (layer.fillOpacity ?? 1), simplified }];
    const group = over.group ?? layerName(layer.name, "–");
    return leaves(layer.children, { group, hidden, opacity, simplified }, deep + 1);
  });
}

const areaOf = ({
  left = 0,
  right = 0,
  top = 0,
  bottom = 0,
}: {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How opaque a layer is at a point of the file, 0 to 1. */
function opaque({ layer }: Leaf, x: number, y: number): number {
  const { left = 0, top = 0, imageData } = layer;
  if (!imageData || x < left || y < top || x >= left + imageData.width || y >= top + imageData.height) return 0;
  return (imageData.data[((y - top) * imageData.width + x - left) * 4 + 3] ?? 0) / 255;
}

/** Takes off what a layer's mask hides and what lies beside the layer that it is clipped to. */
function clip(leaf: Leaf, base: Leaf | null): void {
  const { layer } = leaf;
  const { mask, imageData, left = 0, top = 0 } = layer;
  const own = mask && !mask.disabled && mask.imageData ? mask : null;
  if (!imageData || (!own && !base)) return;
  const { data, width, height } = imageData;
  const grey = own?.imageData as PixelData | undefined;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3;
      let share = base ? opaque(base, left + x, top + y) : 1;
      if (own && grey) {
        const [u, v] = [left + x - (own.left ?? 0), top + y - (own.top ?? 0)];
        const inside = u >= 0 && v >= 0 && u < grey.width && v < grey.height;
        share *= (inside ? (grey.data[(v * grey.width + u) * 4] ?? 0) : (own.defaultColor ?? 0)) / 255;
      }
      data[at] = Math.round((data[at] ?? 0) * share);
    }
}

function read(bytes: Uint8Array, limits: LayerLimits) {
  try {
    const pixels = limits.pixels * 4;
    // what there is, before a pixel of it is unpacked
    const plan = leaves(readPsd(bytes, { ...READ, skipLayerImageData: true }).children ?? [], TOP);
    if (plan.length > limits.layers) throw new LayersRefused("layers");
    const all = plan.reduce(
      (sum, { layer }) => sum + areaOf(layer) + areaOf(layer.mask ?? {}) + areaOf(layer.realMask ?? {}),
      0,
    );
    if (all > limits.pixels) throw new LayersRefused("pixels");
    return readPsd(bytes, { ...READ, totalMemoryLimit: pixels * 2 });
  } catch (error) {
    if (error instanceof LayersRefused) throw error;
    throw new LayersRefused("broken");
  }
}

/** The layers of a PSD as pictures, where they lie. Masks and clipping are applied; adjustments and effects are not, and are told. */
export async function psdLayers(bytes: Uint8Array, limits: LayerLimits): Promise<FoundLayers> {
  head(bytes);
  const psd = read(bytes, limits);
  const { horizontalResolution: told = 72, horizontalResolutionUnit: unit = "PPI" } =
    psd.imageResources?.resolutionInfo ?? {};
  const stated = unit === "PPCM" ? told * 2.54 : told;
  const dpi = stated >= 1 && stated <= 10_000 ? stated : 72;
  const mm = 25.4 / dpi;
  const all = leaves(psd.children ?? [], TOP);
  const layers: FoundLayer[] = [];
  const left: string[] = [];
  const simplified: string[] = [];
  let base: Leaf | null = null;
  for (const [i, leaf] of all.entries()) {
    const { layer } = leaf;
    const name = layerName(layer.name, `${i + 1}`);
    if (!layer.clipping) base = leaf;
    const under: Leaf | null = layer.clipping ? base : null;
    clip(leaf, under);
    const image = layer.imageData;
    if (!image || !boundsOf(image.data, image.width, image.height)) {
      left.push(name);
      continue;
    }
    const { width, height, data } = image;
    const png = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    })
      .png({ compressionLevel: 6 })
      .toBuffer();
    layers.push({
      name,
      group: leaf.group,
      picture: { bytes: png, extension: "png", mimeType: "image/png", width, height },
      box: [(layer.left ?? 0) * mm, (layer.top ?? 0) * mm, width * mm, height * mm],
      // what is clipped is thinned and hidden with what it is clipped to
      opacity: Math.max(0, Math.min(1, leaf.opacity * (under?.layer.opacity ?? 1))),
      blend: BLENDS[layer.blendMode ?? ""] ?? null,
      hidden: leaf.hidden || (under?.hidden ?? false),
    });
    if (leaf.simplified) simplified.push(name);
  }
  if (layers.length === 0) throw new LayersRefused("empty");
  return {
    kind: "psd",
    width: psd.width * mm,
    height: psd.height * mm,
    layers,
    pages: 1,
    dpi: Math.round(dpi),
    left,
    simplified,
    merged: false,
  };
}
