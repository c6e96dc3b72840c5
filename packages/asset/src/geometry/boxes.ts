import { ofNode } from "./node-matrix.ts";
import type { Box, Matrix, Vec3 } from "./piece.ts";
import { applyPoint, IDENTITY, multiply } from "./transform.ts";

/** What lies below some named nodes of a model, each apart, and everything else, in metres; null where there is nothing. */
export type Boxes = {
  rest: Box | null;
  below: ReadonlyMap<string, Box | null>;
  /** Where each material is, apart for each mesh; `below` names the node that it hangs under, of those that are told apart. */
  surfaces: readonly MaterialBox[];
};
/** `color` is linear, with how much it hides; `isClear`: what lies behind is seen through it. */
export type MaterialBox = {
  material: string;
  color: readonly [number, number, number, number];
  isClear: boolean;
  below: string | null;
  box: Box;
};

type Accessor = { min?: number[]; max?: number[]; normalized?: boolean; componentType?: number };
type Node = Parameters<typeof ofNode>[0] & { name?: string; mesh?: number; children?: number[] };
type Gltf = {
  nodes?: Node[];
  scenes?: { nodes?: number[] }[];
  scene?: number;
  meshes?: { primitives: { attributes: Record<string, number>; material?: number }[] }[];
  materials?: { name?: string; alphaMode?: string; pbrMetallicRoughness?: { baseColorFactor?: number[] } }[];
  accessors?: Accessor[];
};

/** What 1.0 is written as in a normalized accessor, by its component type. */
const WHOLE: Record<number, number> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 };

/** The smallest box around both. */
export function around(a: Box | null, b: Box | null): Box | null {
  if (a === null || b === null) return a ?? b;
  const pick = (choose: (...n: number[]) => number, one: readonly number[], other: readonly number[]) =>
    [0, 1, 2].map((i) => choose(one[i] as number, other[i] as number)) as Vec3;
  return { min: pick(Math.min, a.min, b.min), max: pick(Math.max, a.max, b.max) };
}

/** The box around a moved box. */
export function movedBox(box: Box | null, by: Matrix): Box | null {
  if (box === null) return null;
  let all: Box | null = null;
  for (let corner = 0; corner < 8; corner++) {
    const at = [0, 1, 2].map((i) => ((corner >> i) & 1 ? box.max : box.min)[i] as number);
    const point = applyPoint(by, at[0] as number, at[1] as number, at[2] as number);
    all = around(all, { min: [...point], max: [...point] });
  }
  return all;
}

function description(glb: Uint8Array): Gltf {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  if (glb.byteLength < 20 || view.getUint32(0, true) !== 0x46546c67) throw new Error("This is no GLB file.");
  const length = view.getUint32(12, true);
  if (length > glb.byteLength - 20) throw new Error("The file is cut short.");
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as Gltf;
}

/**
 * How far a model reaches, by what its file states of each mesh: nothing is unpacked, so it costs some milliseconds.
 * Exact while nodes above meshes are not turned, else a little large.
 * @param names nodes that are told apart, with all below them
 * @throws Error where the file is no GLB
 */
export function boxesOf(glb: Uint8Array, names: ReadonlySet<string>): Boxes {
  const gltf = description(glb);
  const nodes = gltf.nodes ?? [];
  const below = new Map<string, Box | null>();
  let rest: Box | null = null;

  const surfaces: MaterialBox[] = [];
  const noted = (material: number | undefined, box: Box, below: string | null): void => {
    const { name, alphaMode, pbrMetallicRoughness } = gltf.materials?.[material ?? -1] ?? {};
    if (name === undefined) return;
    const [r = 1, g = 1, b = 1, a = 1] = pbrMetallicRoughness?.baseColorFactor ?? [];
    surfaces.push({ material: name, color: [r, g, b, a], isClear: alphaMode === "BLEND", below, box });
  };
  const ownBox = (mesh: number | undefined, world: Matrix, below: string | null): Box | null => {
    let box: Box | null = null;
    for (const { attributes, material } of (mesh !== undefined && gltf.meshes?.[mesh]?.primitives) || []) {
      const { min, max, normalized, componentType } = gltf.accessors?.[attributes.POSITION ?? -1] ?? {};
      if (min?.length !== 3 || max?.length !== 3) continue;
      const whole = normalized ? (WHOLE[componentType ?? 0] ?? 1) : 1;
      const scaled = (list: number[]) => list.map((n) => n / whole) as Vec3;
      const own = movedBox({ min: scaled(min), max: scaled(max) }, world);
      if (own) noted(material, own, below);
      box = around(box, own);
    }
    return box;
  };
  const seen = new Set<number>();
  const visit = (index: number, above: Matrix, named: string | null): void => {
    const node = nodes[index];
    // a ring would never end; checked models have none
    if (!node || seen.has(index)) return;
    seen.add(index);
    const world = multiply(above, ofNode(node));
    const inside = node.name !== undefined && names.has(node.name) ? node.name : named;
    const box = ownBox(node.mesh, world, inside);
    if (inside === null) rest = around(rest, box);
    else below.set(inside, around(below.get(inside) ?? null, box));
    for (const child of node.children ?? []) visit(child, world, inside);
  };
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) visit(root, IDENTITY, null);
  return { rest, below, surfaces };
}
