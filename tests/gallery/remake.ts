import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildDocument, type PAINT_FINISHES, type Placement, printRotation } from "@carloom/build";
import { degreesOf } from "@carloom/editor";
import type { Act } from "./acts.ts";

const GALLERY = join(import.meta.dirname, "../../docs/gallery");
const FINISHES: Record<(typeof PAINT_FINISHES)[number], string> = {
  solid: "Solid",
  metallic: "Metallic",
  pearl: "Pearl",
  matte: "Matte",
  satin: "Satin",
  chrome: "Chrome",
  carbon: "Carbon",
  "color-shift": "Shift",
};
const PROJECTIONS: Record<Placement["projection"], string> = {
  box: "Straight on",
  top: "From top",
  side: "From side",
  wrap: "All around",
};

/** A piece of the gallery as it lies in `docs/gallery`, with what its identifiers stand for. */
export type Piece = {
  template: string;
  photo?: { tone?: "neutral" | "agx"; asGiven?: boolean };
  camera: { position: [number, number, number]; target: [number, number, number]; fov: number };
  /** Slug of each part. */
  parts: Record<string, string>;
  /** Slug of each sticker of the library, file of each art. */
  stickers: Record<string, string>;
  build: BuildDocument;
};

export const pieceOf = (file: string): Piece => JSON.parse(readFileSync(join(GALLERY, `${file}.json`), "utf8"));

/** Cosine of half the angle between two prints of a layer: what is pressed on a leaning panel leans along, yet prints straight. */
const TURNED = 0.9999;
const turned = (a: Placement, b: Placement) => {
  const [p, q] = [printRotation(a), printRotation(b)];
  return Math.abs(p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0));
};

/** What of a piece is not in a build as it was made, in words; empty when all is. */
export function missing(piece: Piece, made: BuildDocument): string[] {
  const wanted = piece.build;
  const near = (a: readonly number[], b: readonly number[], within: number) =>
    a.every((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) <= within);
  const said: string[] = [];
  for (const [zone, paint] of Object.entries(wanted.paint)) {
    // A zone that is painted as the body is follows the body, and is not written.
    const now = made.paint[zone] ?? made.paint.body;
    if (now?.color !== paint.color || now.finish !== paint.finish) said.push(`paint of ${zone}`);
  }
  for (const slot of Object.keys(wanted.parts)) if (!made.parts[slot]) said.push(`part in ${slot}`);
  for (const what of ["height", "camber", "offset"] as const)
    if (JSON.stringify(made.stance[what]) !== JSON.stringify(wanted.stance[what])) said.push(`stance: ${what}`);
  if (made.scene?.id !== wanted.scene?.id) said.push("scene");
  if (wanted.glass && JSON.stringify(made.glass) !== JSON.stringify(wanted.glass)) said.push("glass");
  if (made.stickers.length !== wanted.stickers.length) said.push(`${made.stickers.length} layers`);
  for (const [i, layer] of wanted.stickers.entries()) {
    const now = made.stickers[i];
    const same =
      now &&
      now.projection === layer.projection &&
      now.finish === (layer.finish ?? "gloss") &&
      now.tint === (layer.tint ?? null) &&
      Boolean(now.mirror) === Boolean(layer.mirror) &&
      near(now.position, layer.position, 0.001) &&
      near(now.size, layer.size, 0.001) &&
      turned(now, layer) > TURNED;
    if (!same) said.push(`layer ${i + 1}`);
  }
  return said;
}

const mm = (metres: number) => Math.round(metres * 10_000) / 10;

/** English title of each sticker of the library by its slug. */
const titles = (): Map<string, string> => {
  const cars = join(GALLERY, "../../.data/cars");
  const file = join(cars, readFileSync(join(cars, "current"), "utf8").trim(), "catalogue.json");
  const { stickers } = JSON.parse(readFileSync(file, "utf8")) as {
    stickers: { slug: string; title: { en: string } }[];
  };
  return new Map(stickers.map(({ slug, title }) => [slug, title.en]));
};

/** A layer by what the inspector asks for; the pieces' own stand upright or lie straight. */
function* stickerActs(sticker: Placement, given: string): Generator<Act> {
  const top = sticker.projection === "top";
  yield { view: top ? "Top" : "Left" };
  const at = top ? ([0.5, 0.5] as const) : ([0.5, 0.46] as const);
  yield given.endsWith(".svg")
    ? { bring: join(GALLERY, "art", given), at }
    : { sticker: titles().get(given) ?? given, at };
  yield {
    palette: `projection ${sticker.projection}`,
    line: new RegExp(`^Projection of the sticker: ${PROJECTIONS[sticker.projection]}`),
  };
  yield { hold: /^Keep the proportions/, on: false };
  yield { field: "Width", value: mm(sticker.size[0]) };
  yield { field: "Height", value: mm(sticker.size[1]) };
  yield { field: "Across, from the car's middle", value: mm(sticker.position[0]) };
  yield { field: "Height above the ground", value: mm(sticker.position[1]) };
  yield { field: "Along the car, from the middle of the wheelbase", value: mm(sticker.position[2]) };
  yield { field: "Turn", value: Math.round(degreesOf(sticker.rotation) * 10) / 10 };
  yield { field: "Depth limit", value: Math.round(sticker.depth * 1000) };
  if (sticker.finish && sticker.finish !== "gloss") yield { select: "Finish", value: sticker.finish };
  if (sticker.tint) {
    yield { toggle: "Tint", on: true };
    yield { field: "Tint: hex value", value: sticker.tint };
  }
  if (sticker.opacity !== undefined && sticker.opacity < 1)
    yield { slide: "Opacity", value: Math.round(sticker.opacity * 100) };
  yield { toggle: "Linked on the other side", on: Boolean(sticker.mirror) };
  if (sticker.mirror) yield { toggle: "Keep text readable", on: sticker.mirror.readable };
  yield { keys: ["Escape"] };
}

/** The way to a piece from a bare car: paint, parts, stance, place and layers, each by what an artist has in hand. */
export function* remake({ build, parts, stickers }: Piece): Generator<Act> {
  for (const [zone, paint] of Object.entries(build.paint)) {
    yield { zone };
    yield { finish: FINISHES[paint.finish] };
    yield { paint: "first", value: paint.color };
    if (paint.flop) yield { paint: "second", value: paint.flop };
  }
  for (const uuid of new Set(Object.values(build.parts))) yield { palette: parts[uuid] ?? uuid, line: /./ };
  const { stance, scene, lights, glass } = build;
  const set = function* (what: string, value: number, stock = 0): Generator<Act> {
    if (value !== stock) yield { palette: `${what} ${value}`, line: new RegExp(`^${what}`, "i") };
  };
  yield* set("ride height", stance.height);
  yield* set("camber, front", stance.camber.front);
  yield* set("camber, rear", stance.camber.rear);
  yield* set("wheels outward, front", stance.offset.front);
  yield* set("wheels outward, rear", stance.offset.rear);
  yield* set("steering", stance.steer ?? 0);
  if (scene) {
    yield { palette: `scene ${scene.id.replace("-", " ")}`, line: /^Scene,/ };
    if (scene.time !== undefined) yield* set("hour", scene.time);
    if (scene.exposure !== undefined) yield* set("exposure", Math.round(Math.log2(scene.exposure) * 100) / 100);
    if (scene.floor === "gloss") yield { palette: "floor gloss", line: /^Floor: Polished/ };
  }
  if (glass) {
    yield* set("glass", Math.round(glass.tint * 100));
    yield { glass: glass.color };
  }
  if (lights?.on) yield { lamps: "Lamps on" };
  if (lights?.brake) yield { lamps: "Brake lamps" };
  for (const sticker of build.stickers) {
    const { art } = sticker;
    const given = art.kind === "library" || art.kind === "upload" ? stickers[art.uuid] : undefined;
    if (given) yield* stickerActs(sticker, given);
  }
}
