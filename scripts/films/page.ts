// The film page: shows a car with a build and answers `window.frame(…)` with a PNG. Runs in the browser.
import { BuildDocument, manifestFrom, type Placement } from "@carloom/build";
import { createStage, type CameraPose } from "@carloom/stage";
import type { Dress } from "./shots.ts";

/** Names of parts and stickers stand for themselves: a build wants uuids, so each gets one by its place in a list. */
const names: string[] = [];
const uuidOf = (name: string): string => {
  if (!names.includes(name)) names.push(name);
  return `00000000-0000-4000-8000-${String(names.indexOf(name)).padStart(12, "0")}`;
};
const nameOf = (uuid: string): string => names[Number(uuid.slice(-12))] ?? "";

type Entry = { slug: string; model?: string; file?: string; width?: number; height?: number; option?: unknown };
const catalogue = (await (await fetch("/catalogue/catalogue.json")).json()) as {
  parts: (Entry & { option: never })[];
  stickers: Entry[];
};
const found = <T extends Entry>(list: T[], slug: string): T => {
  const entry = list.find((one) => one.slug === slug);
  if (!entry) throw new Error(`The catalogue has no ${slug}.`);
  return entry;
};

const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");
const stage = createStage(canvas, {
  assets: {
    partModel: async (uuid) => {
      const { model, option } = found(catalogue.parts, nameOf(uuid));
      return { url: `/catalogue/${model}`, option };
    },
    stickerArt: async (art) => {
      const { file, width = 1, height = 1 } = found(catalogue.stickers, nameOf(art.uuid));
      return { url: `/catalogue/${file}`, aspect: width / height };
    },
  },
  quality: "desktop",
  maxPixelRatio: 1,
  reducedMotion: true,
  onError: (error) => Object.assign(window, { filmFailed: `${error.code} ${error.reference}: ${error.message}` }),
});

/** A sticker on the surface that is seen at a point of car space from the side or from above. */
function placed({ sticker, at, from, width, turn, mirror, tint }: NonNullable<Dress["stickers"]>[number]): Placement {
  const { width: w = 1, height: h = 1 } = found(catalogue.stickers, sticker);
  stage.setView({ position: from, target: at, fov: 30 }, { animate: false });
  const point = stage.projectToScreen(at);
  const pick = point && stage.pick(point.x, point.y);
  if (!pick) throw new Error(`No surface for ${sticker}.`);
  const size: [number, number] = [width, (width * h) / w];
  const { position, rotation, depth } = stage.placementAt(pick, size);
  const [x, y, z, s] = rotation;
  const [sin, cos] = [Math.sin((turn ?? 0) * (Math.PI / 360)), Math.cos((turn ?? 0) * (Math.PI / 360))];
  return {
    id: sticker,
    art: { kind: "library", uuid: uuidOf(sticker) },
    position,
    // turned about the box's own z, degrees
    rotation: [x * cos + y * sin, y * cos - x * sin, z * cos + s * sin, s * cos - z * sin],
    size,
    depth,
    opacity: 1,
    tint: tint ?? null,
    finish: "gloss",
    flip: false,
    projection: "box",
    panels: null,
    mirror: mirror ? { readable: true } : null,
    group: null,
    locked: false,
    hidden: false,
  };
}

let car = "";

/** Shows a car dressed for a shot. */
async function dress(slug: string, { stickers = [], parts = {}, ...rest }: Dress): Promise<void> {
  if (car !== slug) {
    const base = `/catalogue/${slug}/`;
    await stage.loadTemplate(manifestFrom(await (await fetch(`${base}manifest.json`)).json()), { baseUrl: base });
    car = slug;
  }
  const build = {
    ...rest,
    parts: Object.fromEntries(Object.entries(parts).map(([slot, name]) => [slot, uuidOf(name)])),
  };
  await stage.apply(BuildDocument.parse(build));
  if (stickers.length > 0) await stage.apply(BuildDocument.parse({ ...build, stickers: stickers.map(placed) }));
}

/** One frame as base64 PNG. */
async function frame(view: CameraPose, width: number, height: number, samples: number): Promise<string> {
  const blob = await stage.capture({ width, height, view, samples, type: "image/png", asGiven: true });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

Object.assign(window, { dress, frame, filmReady: true });
