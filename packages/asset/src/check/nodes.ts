import { AssetRefusal } from "../refusal.ts";
import { extension, isObject, type Json, objects, reference, whole } from "./json.ts";
import type { GlbLimits } from "./limits.ts";

function children(node: Json, size: number): number[] {
  const list = node.children;
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw new AssetRefusal("json-shape", { property: "children" });
  return list.map((_, i) => reference(list as unknown as Json, String(i), size) as number);
}

/** Numbers that place a node, and how many each property has. */
const PLACES = { translation: 3, rotation: 4, scale: 3, matrix: 16 } as const;

/** JSON has no infinity, but 1e999 is read as one, and everything measured from it is no number. */
function checkPlace(node: Json): void {
  for (const [property, length] of Object.entries(PLACES)) {
    const value = node[property];
    if (value === undefined) continue;
    if (!Array.isArray(value) || value.length !== length || !value.every(Number.isFinite))
      throw new AssetRefusal("json-shape", { property });
  }
}

/** Every node stands somewhere, and their forest has no cycle, no node with two parents and no long chain. Iterative: depth cannot exhaust the stack. */
export function checkNodeTree(gltf: Json, limits: GlbLimits): void {
  const nodes = objects(gltf, "nodes");
  if (nodes.length > limits.nodes)
    throw new AssetRefusal("too-many", { what: "nodes", count: nodes.length, limit: limits.nodes });
  for (const node of nodes) checkPlace(node);
  const kids = nodes.map((node) => children(node, nodes.length));
  const parents = new Int32Array(nodes.length).fill(-1);
  for (const [parent, list] of kids.entries()) {
    for (const child of list) {
      if (parents[child] !== -1) throw new AssetRefusal("node-two-parents", { index: child });
      parents[child] = parent;
    }
  }
  const depth = new Int32Array(nodes.length);
  const queue: number[] = [];
  for (const [index, parent] of parents.entries()) if (parent === -1) queue.push(index);
  let seen = 0;
  for (; seen < queue.length; seen++) {
    const index = queue[seen] as number;
    for (const child of kids[index] ?? []) {
      const below = (depth[index] ?? 0) + 1;
      if (below > limits.nodeDepth) throw new AssetRefusal("node-depth", { limit: limits.nodeDepth });
      depth[child] = below;
      queue.push(child);
    }
  }
  if (seen < nodes.length) throw new AssetRefusal("node-cycle");
}

function instances(node: Json, counts: readonly number[]): number {
  const attributes = extension(node, "EXT_mesh_gpu_instancing")?.attributes;
  if (!isObject(attributes)) return 1;
  return Math.max(1, ...Object.keys(attributes).map((key) => counts[whole(attributes, key)] ?? 0));
}

/** Elements of every mesh times its uses: a small file that shows a large mesh ten thousand times is refused. */
export function checkPlacedElements(gltf: Json, counts: readonly number[], limits: GlbLimits): void {
  const meshes = objects(gltf, "meshes");
  let primitives = 0;
  const sizes = meshes.map((mesh) => {
    let elements = 0;
    for (const primitive of objects(mesh, "primitives")) {
      primitives++;
      const attributes = isObject(primitive.attributes) ? primitive.attributes : {};
      elements += counts[reference(attributes, "POSITION", counts.length) ?? -1] ?? 0;
      elements += counts[reference(primitive, "indices", counts.length) ?? -1] ?? 0;
    }
    return elements;
  });
  for (const [what, count, limit] of [
    ["meshes", meshes.length, limits.meshes],
    ["primitives", primitives, limits.primitives],
  ] as const) {
    if (count > limit) throw new AssetRefusal("too-many", { what, count, limit });
  }
  let placed = 0;
  for (const node of objects(gltf, "nodes")) {
    const mesh = reference(node, "mesh", meshes.length);
    if (mesh !== null) placed += (sizes[mesh] ?? 0) * instances(node, counts);
  }
  if (placed > limits.placedElements) {
    throw new AssetRefusal("scene-too-large", { elements: placed, limit: limits.placedElements });
  }
}
