import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AssetRefusal } from "@carloom/asset/images";
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { boundsOf } from "./bounds.ts";
import { type FoundLayers, type LayerLimits, LayersRefused, layerName } from "./found.ts";
import { plainPaths } from "./pdf-paths.ts";
import { svgLayers } from "./svg-layers.ts";

const MM = 25.4 / 72;
/** What a printer wants, dots per inch; a small page is drawn finer, so that it can grow. */
const LEAST_DPI = 300;
const FINE_EDGE = 4000;
const MOST_DPI = 1200;
const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

async function open(bytes: Uint8Array, { pixels }: LayerLimits): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.WARNINGS,
    // glyphs come as outlines; nothing of this machine and nothing of the network is asked
    disableFontFace: true,
    useSystemFonts: false,
    disableAutoFetch: true,
    enableXfa: false,
    // a picture within a page is left out before it is unpacked, see `lostPicture`
    maxImageSize: pixels,
    standardFontDataUrl: join(root, "standard_fonts/"),
    cMapUrl: join(root, "cmaps/"),
    wasmUrl: join(root, "wasm/"),
    iccUrl: join(root, "iccs/"),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw new LayersRefused(error instanceof Error && error.name === "PasswordException" ? "locked" : "broken");
  }
}

/**
 * Hears whether a picture of a page was left out for its size: the library draws the rest and says so in a warning alone.
 * This process reads one file at a time, and nobody reads what it writes.
 */
function hearing(): { lostPicture(): boolean; stop(): void } {
  const { warn } = console;
  let lost = false;
  console.warn = (...words: unknown[]) => {
    lost ||= words.join(" ").includes("Image exceeded maximum allowed size");
  };
  return {
    lostPicture: () => lost,
    stop() {
      console.warn = warn;
    },
  };
}

type Names = ReadonlyMap<string, string>;
/** The names of a file's layers by their ids. */
async function layerNames(file: PDFDocumentProxy): Promise<Names> {
  const config = await file.getOptionalContentConfig();
  const names = new Map<string, string>();
  for (const [id, group] of config) names.set(id, String((group as { name?: unknown }).name ?? ""));
  return names;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page as curves, a layer each, where it is plain; null where it is not. */
async function asCurves(page: PDFPageProxy, names: Names, limits: LayerLimits): Promise<FoundLayers | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const paths = plainPaths(await page.getOperatorList(), transform as [number, number, number, number, number, number]);
  if (!paths) return null;
  const layers = paths.layers.map(
    ({ id, inside }) => `<g data-name="${escaped(layerName(names.get(id ?? ""), ""))}">${inside}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${paths.defs && `<defs>${paths.defs}</defs>`}${layers.join("")}</svg>`;
  try {
    return await svgLayers(svg, limits, false);
  } catch (error) {
    // too much to be a drawing: it is drawn as a picture
    if (error instanceof AssetRefusal) return null;
    throw error;
  }
}

/** The page as one picture, as fine as its size allows, cut to what is seen. */
async function asPixels(page: PDFPageProxy, limits: LayerLimits, name: string): Promise<FoundLayers> {
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = Math.min(MOST_DPI, Math.max(LEAST_DPI, (72 * FINE_EDGE) / Math.max(width, height)));
  const scale = Math.min(wanted / 72, Math.sqrt(limits.pixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const context = canvas.getContext("2d");
  // a canvas of its own choice would be opaque
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: "rgba(0,0,0,0)" }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const seen = boundsOf(data, canvas.width, canvas.height);
  if (!seen) throw new LayersRefused("empty");
  const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
  const png = await sharp(Buffer.from(data.buffer), {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
  })
    .extract({ left: seen.left, top: seen.top, width: wide, height: high })
    .png({ compressionLevel: 6 })
    .toBuffer();
  const mm = MM / scale;
  const picture = { bytes: png, extension: "png", mimeType: "image/png", width: wide, height: high };
  return {
    kind: "pdf",
    width: width * MM,
    height: height * MM,
    layers: [
      {
        name,
        group: null,
        picture,
        box: [seen.left * mm, seen.top * mm, wide * mm, high * mm],
        opacity: 1,
        blend: null,
        hidden: false,
      },
    ], // prettier-ignore
    pages: 1,
    dpi: Math.floor(scale * 72),
    left: [],
    simplified: [],
    merged: false,
  };
}

/** A page of a PDF, or of an AI file that holds one: curves where it is plain, else a picture of at least 300 dpi where its size allows. */
export async function pdfLayers(bytes: Uint8Array, number: number, limits: LayerLimits): Promise<FoundLayers> {
  const heard = hearing();
  const file = await open(bytes, limits).catch((error: unknown) => {
    heard.stop();
    throw error;
  });
  try {
    if (number > file.numPages) throw new LayersRefused("empty");
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (!(width > 0 && height > 0 && width < 100_000 && height < 100_000)) throw new LayersRefused("broken");
    const names = await layerNames(file);
    const found = (await asCurves(page, names, limits)) ?? (await asPixels(page, limits, `${number}`));
    if (heard.lostPicture()) throw new LayersRefused("pixels");
    return { ...found, kind: "pdf", pages: file.numPages, merged: names.size > 1 && found.layers.length === 1 };
  } catch (error) {
    if (heard.lostPicture()) throw new LayersRefused("pixels");
    throw error instanceof LayersRefused ? error : new LayersRefused("broken");
  } finally {
    heard.stop();
    // the process goes on to the next file: nothing of this one stays in it
    await file.loadingTask.destroy();
  }
}
