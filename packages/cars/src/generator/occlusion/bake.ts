import { bounds, type Mesh, type V3, vertexCount } from "../../geometry/mesh.ts";
import { MATERIALS } from "../gltf/materials.ts";
import type { Frame, Model, Piece } from "../gltf/model.ts";
import { type Bvh, buildBvh } from "./bvh.ts";
import { openness, type Shadow } from "./rays.ts";
import { spread } from "./spread.ts";
import { BAY, EDGE, INNER } from "../gltf/names.ts";

/** What sees nothing still gets this share of the light: light that came by way of other surfaces. */
const LEAST = 0.08;
/** The edges of what opens lie in a joint while it is shut and in full light when it stands open: half way. */
const LEAST_OPEN = 0.5;
const swings = ({ name }: Piece) => name.startsWith(EDGE) || /^panel\.(hood|trunk|door)/.test(name);
/** The road's shadow begins so far inside the car's outline, metres. */
const INSET = 0.12;
/** Wheels stand in a car's arches as plain drums of so many corners. */
const DRUM = 28;

/** Pieces that stand in one place together. */
type Scene = { pieces: Piece[]; blockers: Mesh[]; shadow: Shadow | null; twin: boolean };

const clear = (material: string) => MATERIALS[material]?.alpha !== undefined;
/**
 * What takes no shade. A tyre hides nothing of itself but its grooves; the inside of a lid is seen when the lid stands open.
 */
const open = ({ name, material }: Piece) => clear(material) || name === "tyre" || name.startsWith(INNER);
/** What lies under a lid is seen when the lid is open: it is shaded by its like alone. */
const bared = ({ name }: Piece) => name.startsWith(BAY);

/**
 * Copies of a part for this axle or that side lie in one place and are no shade to each other; what all of them have in
 * common is. The frames that a piece is a copy by, outermost first.
 */
function placeOf(piece: Piece, frames: ReadonlyMap<string, Frame>): string {
  const names: string[] = [];
  for (let at = piece.parent; at !== undefined; at = frames.get(at)?.parent)
    if (/^(axle|side)\./.test(at)) names.unshift(`${at}/`);
  return names.join("");
}

/** A closed drum about x in the room that a mesh takes. */
function drum(mesh: Mesh, at: V3, mirrored: boolean): Mesh {
  const { min, max } = bounds(mesh);
  const side = mirrored ? -1 : 1;
  const x = [at[0] + min[0] * side, at[0] + max[0] * side] as const;
  const position: number[] = [x[0], at[1], at[2], x[1], at[1], at[2]];
  const index: number[] = [];
  for (let k = 0; k < DRUM; k++) {
    const a = (k / DRUM) * Math.PI * 2;
    const [y, z] = [at[1] + Math.cos(a) * max[1], at[2] + Math.sin(a) * max[1]];
    position.push(x[0], y, z, x[1], y, z);
    const [p, q] = [2 + k * 2, 2 + ((k + 1) % DRUM) * 2];
    index.push(p, p + 1, q, q, p + 1, q + 1, 0, p, q, 1, q + 1, p + 1);
  }
  return { position, normal: position, index };
}

function bodyScenes(model: Model, standing: boolean): Scene[] {
  const frames = new Map(model.frames.map((frame) => [frame.name, frame]));
  const groups = new Map<string, Piece[]>();
  for (const piece of model.pieces) {
    if (bared(piece)) continue;
    const place = placeOf(piece, frames);
    const group = groups.get(place);
    if (group) group.push(piece);
    else groups.set(place, [piece]);
  }
  const drums = model.instances.flatMap(({ parent, pieces }) => {
    const frame = frames.get(parent);
    return frame ? pieces.flatMap((p) => (p.material === "tyre" ? [drum(p.mesh, frame.at, !!frame.mirrorX)] : [])) : [];
  });
  const under = model.pieces.filter(bared);
  const shut = [...groups].map(([place, pieces]): Scene => {
    const around = [...groups].flatMap(([other, them]) => (place.startsWith(other) ? them : []));
    const blockers = around.filter((p) => !clear(p.material)).map((p) => p.mesh);
    const { min, max } = bounds(...blockers);
    const shadow = standing ? { x: max[0] - INSET, z0: min[2] + INSET, z1: max[2] - INSET } : null;
    return { pieces, blockers: [...blockers, ...drums], shadow, twin: standing };
  });
  return [...shut, { pieces: under, blockers: under.map((p) => p.mesh), shadow: null, twin: false }];
}

/** Wheels and brakes of a corner, in the hub's axes; what several corners share is asked at the first. */
function cornerScenes(model: Model): Scene[] {
  const frames = new Map(model.frames.map((frame) => [frame.name, frame]));
  const corners = new Map<string, Piece[]>();
  const seen = new Set<Piece[]>();
  for (const { parent, pieces } of model.instances) {
    const frame = frames.get(parent);
    const key = `${frame?.at.join()} ${frame?.mirrorX ?? false}`;
    const corner = corners.get(key) ?? [];
    corners.set(key, corner);
    if (seen.has(pieces)) continue;
    seen.add(pieces);
    corner.push(...pieces);
  }
  return [...corners.values()]
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({
      pieces,
      blockers: pieces.filter((p) => !clear(p.material)).map((p) => p.mesh),
      shadow: null,
      twin: false,
    }));
}

function treeOf(meshes: readonly Mesh[]): Bvh | null {
  const count = meshes.reduce((sum, mesh) => sum + mesh.index.length, 0);
  if (count === 0) return null;
  const corners = new Float32Array(count * 3);
  let at = 0;
  for (const { position, index } of meshes) {
    for (const v of index) {
      corners[at++] = position[v * 3]!;
      corners[at++] = position[v * 3 + 1]!;
      corners[at++] = position[v * 3 + 2]!;
    }
  }
  return buildBvh(corners);
}

/** Places are told apart by steps of 0.2 mm, up to so many either way. */
const HALF = 2 ** 16;
const SPAN = 2 ** 17;

const mix = (a: number, b: number) => Math.imul(a ^ b, 0x9e3779b1) ^ ((a ^ b) >>> 15);

/** How open each vertex is; a point is asked once, however many pieces (or, of a car, sides) hold it. */
function sceneOpenness(scene: Scene): Map<Piece, number[]> {
  const answers = new Map<Piece, number[]>();
  if (scene.pieces.every(open)) return answers;
  const bvh = treeOf(scene.blockers);
  if (!bvh) return answers;
  // By place; then normals and values in turn, as a place has few.
  const known = new Map<number, number[]>();
  for (const piece of scene.pieces) {
    if (open(piece)) continue;
    const { position, normal } = piece.mesh;
    const values: number[] = [];
    for (let i = 0; i < vertexCount(piece.mesh); i++) {
      const side = scene.twin && position[i * 3]! < 0 ? -1 : 1;
      const p: V3 = [position[i * 3]! * side, position[i * 3 + 1]!, position[i * 3 + 2]!];
      const n: V3 = [normal[i * 3]! * side, normal[i * 3 + 1]!, normal[i * 3 + 2]!];
      const [x, y, z] = p.map((v) => Math.round(v * 5000)) as V3;
      const key = ((x + HALF) * SPAN + y + HALF) * SPAN + z + HALF;
      const facing = (Math.round(n[0] * 16) * 64 + Math.round(n[1] * 16)) * 64 + Math.round(n[2] * 16);
      let here = known.get(key);
      if (!here) known.set(key, (here = []));
      let at = 0;
      while (at < here.length && here[at] !== facing) at += 2;
      if (at === here.length) here.push(facing, openness(bvh, scene.shadow, p, n, mix(mix(x, y * 3), z * 7)));
      values.push(here[at + 1]!);
    }
    answers.set(piece, spread(piece.mesh, values));
  }
  return answers;
}

/**
 * Bakes ambient occlusion: each vertex of what is not clear gets the share of light from around that reaches it.
 * What a piece already states is multiplied in. Clear pieces neither give nor take shade, tyres only give.
 * @param standing the model is a car on the road: it shades the road below it, and its sides are alike
 */
export function bakeOcclusion(model: Model, standing: boolean): Model {
  const answers = new Map<Piece, number[]>();
  for (const scene of [...bodyScenes(model, standing), ...cornerScenes(model)])
    for (const [piece, values] of sceneOpenness(scene)) answers.set(piece, values);
  const shaded = (piece: Piece): Piece => {
    const values = answers.get(piece);
    if (!values) return piece;
    const least = swings(piece) ? LEAST_OPEN : LEAST;
    return { ...piece, occlusion: values.map((v, i) => (least + (1 - least) * v) * (piece.occlusion?.[i] ?? 1)) };
  };
  const shared = new Map<Piece[], Piece[]>();
  return {
    ...model,
    pieces: model.pieces.map(shaded),
    instances: model.instances.map((instance) => {
      const pieces = shared.get(instance.pieces) ?? instance.pieces.map(shaded);
      shared.set(instance.pieces, pieces);
      return { ...instance, pieces };
    }),
  };
}
