import { type BuiltCar, bodyAnchors } from "../car/build.ts";
import { fieldsOf } from "../car/fields.ts";
import { Workshop } from "../car/workshop.ts";
import { translate, type V3 } from "../../geometry/mesh.ts";
import type { Model, Piece } from "../gltf/model.ts";
import type { BodyDrawing } from "../../tables/parts/types.ts";
import type { CarTable } from "../../tables/types.ts";
import { bumperSport, bumperTrail } from "./bumper.ts";
import * as hood from "./hood.ts";
import type { Host, Painted, Shape } from "./host.ts";
import { lampsMatrix, lampsSmoke } from "./lamp-set.ts";
import * as lip from "./lip.ts";
import * as mirror from "./mirror.ts";
import * as roof from "./roof.ts";
import * as skirt from "./skirt.ts";
import * as spoiler from "./spoiler.ts";
import * as stern from "./stern.ts";
import * as truckStern from "./truck-stern.ts";
import { SIDES } from "../gltf/names.ts";

/** Shapes in drawing space by the name that the tables give them. */
const SHAPES: Record<string, Shape> = {
  ...lip,
  ...skirt,
  ...stern,
  ...truckStern,
  ...spoiler,
  ...hood,
  ...mirror,
  ...roof,
};
/** Shapes that come as finished pieces in car space. */
const SETS: Record<string, (host: Host) => Piece[]> = { lampsSmoke, lampsMatrix, bumperSport, bumperTrail };

export const hostOf = (table: CarTable, car: BuiltCar): Host => ({ table, car, fields: fieldsOf(table) });

/** The slot's node that a part is drawn at: the left one of a pair. */
const anchorOf = (table: CarTable, slot: string): V3 => {
  const anchors = bodyAnchors(table);
  const at = anchors[`slot.${slot}`] ?? anchors[`slot.${slot}.left`];
  if (!at) throw new Error(`"${table.slug}" has no anchor for "${slot}".`);
  return at;
};

/** Pieces that stand on one side only hang under `side.<side>`. */
function framed(slug: string, pieces: readonly (Piece & { side?: Painted["side"] })[]): Model {
  const sided = pieces.some((piece) => piece.side);
  return {
    name: slug,
    frames: sided ? SIDES.map((side) => ({ name: `side.${side}`, at: [0, 0, 0] })) : [],
    pieces: pieces.map(({ side, ...piece }) => (side ? { ...piece, parent: `side.${side}` } : piece)),
    instances: [],
  };
}

/** A body part shaped on a car, in part axes: the slot's anchor is the origin. Null when the car cannot carry it. */
export function buildBodyPart(drawing: BodyDrawing, slug: string, host: Host): Model | null {
  const { table } = host;
  const shop = new Workshop(table.dimensions.wheelbase);
  const [x, y, z] = shop.toCar(anchorOf(table, drawing.kind));
  const back: V3 = [-x, -y, -z];
  const set = SETS[drawing.shape];
  const shape = SHAPES[drawing.shape];
  if (!set && !shape) throw new Error(`No part is drawn as "${drawing.shape}".`);
  const made = set ? set(host) : shape?.(host)?.map((piece) => ({ ...piece, mesh: shop.meshToCar(piece.mesh) }));
  const filled = made?.filter((piece) => piece.mesh.index.length);
  if (!filled?.length) return null;
  return framed(
    slug,
    filled.map((piece) => ({ ...piece, mesh: translate(piece.mesh, back) })),
  );
}
