import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PART_VERSION, type PartMeasures, PartOption, slotKind } from "@carloom/build";
import { bounds } from "../geometry/mesh.ts";
import type { Frame, Model, Piece } from "../generator/gltf/model.ts";
import { writeGlb } from "../generator/gltf/write.ts";
import { bakeOcclusion } from "../generator/occlusion/bake.ts";
import { buildBodyPart } from "../generator/parts/build.ts";
import type { Host } from "../generator/parts/host.ts";
import { seatOf } from "../generator/parts/seat.ts";
import { buildBrake, caliperWord, sweptDiameter } from "../generator/wheels/brake.ts";
import { buildRim, buildTyre, tyrePrint } from "../generator/wheels/rim.ts";
import { clearDiameter } from "../generator/wheels/tyre.ts";
import type { BodyDrawing, BrakePart, LoosePart } from "../tables/parts/types.ts";
import { RIMS } from "../tables/rims.ts";
import { PACKAGE } from "./hash.ts";
import { asset } from "./manifest.ts";
import type { CataloguePart } from "./types.ts";
import { SIDES } from "../generator/gltf/names.ts";

export type BuiltPart = { glb: Uint8Array; entry: CataloguePart };

type Facts = Pick<
  CataloguePart,
  | "slug"
  | "kind"
  | "title"
  | "description"
  | "tags"
  | "finishes"
  | "slots"
  | "templates"
  | "price"
  | "weightKg"
  | "stock"
>;

const PICTURES = join(PACKAGE, "content/thumbnails/parts");

/** The part's picture, or that of the same drawing on another car until its own is rendered. */
function pictureOf(slug: string, drawing: string): string {
  const own = `${slug}.webp`;
  if (existsSync(join(PICTURES, own))) return own;
  const other = readdirSync(PICTURES)
    .sort()
    .find((name) => name.endsWith(`-${drawing}.webp`));
  return other ?? own;
}

/** Whole millimetres of the box around a model. */
function sizeOf(model: Model): [number, number, number] {
  const meshes = [...model.pieces, ...model.instances.flatMap((i) => i.pieces)].map((p) => p.mesh);
  const { min, max } = bounds(...meshes);
  const side = (k: 0 | 1 | 2) => Math.round((max[k] - min[k]) * 1000);
  return [side(0), side(1), side(2)];
}

type Drawn = { drawing?: string; requires?: string[] };

async function entryOf(
  model: Model,
  facts: Facts,
  measures: PartMeasures,
  { drawing = facts.slug, requires = [] }: Drawn = {},
): Promise<BuiltPart> {
  const glb = await writeGlb(bakeOcclusion(model, false));
  const panels = model.pieces.flatMap((p) => (p.name.startsWith("panel.") ? [p.name.slice("panel.".length)] : []));
  const option = PartOption.parse({
    version: PART_VERSION,
    model3d: asset("model.glb", glb),
    id: facts.slug,
    measures: { ...measures, size: sizeOf(model), weightKg: facts.weightKg },
    requires,
    ...(panels.length && { panels }),
  });
  const { slug } = facts;
  const entry: CataloguePart = {
    ...facts,
    sku: `CL-${slug.toUpperCase()}`,
    model: `parts/${slug}/model.glb`,
    option,
    thumbnail: `thumbnails/parts/${pictureOf(slug, drawing)}`,
  };
  return { glb, entry };
}

/** Both axles and, below them, the words of both sides. */
function brakeModel({ slug, discs, design }: BrakePart): Model {
  const model: Model = { name: slug, frames: [], pieces: [], instances: [] };
  for (const end of ["front", "rear"] as const) {
    const radius = discs[end] / 2000;
    const axle = `axle.${end}`;
    model.frames.push({ name: axle, at: [0, 0, 0] });
    const hang = (pieces: readonly Piece[], parent: string) =>
      model.pieces.push(...pieces.map((piece) => ({ ...piece, parent })));
    hang(buildBrake(radius, design), axle);
    for (const side of SIDES) {
      const frame = `side.${side}.${end}`;
      model.frames.push({ name: frame, parent: axle, at: [0, 0, 0] });
      hang([caliperWord(radius, design, side)], frame);
    }
  }
  return model;
}

/** Builds a part that is no car's own. */
export function buildLoosePart(part: LoosePart): Promise<BuiltPart> {
  const { slug, kind, title, description, tags, price, weightKg, stock } = part;
  const finishes = [...part.finishes];
  const facts = { slug, kind, title, description, tags, finishes, templates: null, price, weightKg, stock };
  if (part.kind === "brakes") {
    const { boltPatterns, discs } = part;
    const brake = {
      boltPatterns,
      discFront: discs.front,
      discRear: discs.rear,
      sweptDiameter: Math.round(sweptDiameter(discs.front / 2000) * 1000),
    };
    return entryOf(brakeModel(part), { ...facts, slots: ["brakes"] }, { brake });
  }
  const design = RIMS[part.design];
  if (!design) throw new Error(`No rim is drawn as "${part.design}".`);
  const frames = SIDES.map((side): Frame => ({ name: `side.${side}`, at: [0, 0, 0] }));
  const tyre = buildTyre(part.wheel, part.tyre);
  const prints = SIDES.map((side) => ({ ...tyrePrint(part.wheel, part.tyre, side), parent: `side.${side}` }));
  return entryOf(
    { name: slug, frames, pieces: [...buildRim(design, part.wheel), tyre, ...prints], instances: [] },
    { ...facts, slots: ["wheels.front", "wheels.rear"] },
    { wheel: { ...part.wheel, clearDiameter: clearDiameter(part.wheel.diameter) } },
  );
}

/** A part with its model, for what is judged between parts. */
export type PartOn = BuiltPart & { model: Model };

/** Builds a drawing on a car; null when that car has nothing to carry it. */
export async function buildPartOn(drawing: BodyDrawing, host: Host): Promise<PartOn | null> {
  const { table } = host;
  const { kind, name, description, tags, price, weightKg, stock, feet, requires } = drawing;
  const slug = `${table.slug}-${drawing.id}`;
  const seat = seatOf(host, kind);
  const model = seat && buildBodyPart(drawing, slug, host);
  if (!model) return null;
  const title = {
    en: `${name.en} for ${table.title.en}`,
    ko: `${table.title.ko}용 ${name.ko}`,
    ja: `${table.title.ja}用${name.ja}`,
  };
  const finishes = [...drawing.finishes];
  const facts = { slug, kind, title, description, tags, finishes, price, weightKg, stock };
  const mount = { ...seat, ...(slotKind(kind)?.isAsWide && { span: sizeOf(model)[0] }), ...(feet && { feet }) };
  const built = await entryOf(
    model,
    { ...facts, slots: [kind], templates: [table.slug] },
    { mount },
    { drawing: drawing.id, ...(requires && { requires }) },
  );
  return { ...built, model };
}
