import { readContainer } from "../check/container.ts";
import { GLB_LIMITS } from "../check/limits.ts";
import { isObject, type Json, objects, reference } from "../check/json.ts";

export type ModelFigures = {
  generator: string;
  nodes: number;
  materials: number;
  textures: number;
  triangles: number;
  draws: number;
  nodeNames: ReadonlySet<string>;
  materialNames: ReadonlySet<string>;
};

const names = (list: readonly Json[]): Set<string> =>
  new Set(list.flatMap(({ name }) => (typeof name === "string" ? [name] : [])));

/** What a model that passed its check holds, told by its description alone. */
export function figuresOf(glb: Uint8Array): ModelFigures {
  const gltf = JSON.parse(new TextDecoder().decode(readContainer(glb, GLB_LIMITS).json)) as Json;
  const accessors = objects(gltf, "accessors");
  const meshes = objects(gltf, "meshes").map((mesh) => {
    const primitives = objects(mesh, "primitives");
    const triangles = primitives.reduce((sum, primitive) => {
      const attributes = isObject(primitive.attributes) ? primitive.attributes : {};
      const at =
        reference(primitive, "indices", accessors.length) ?? reference(attributes, "POSITION", accessors.length) ?? -1;
      return sum + Math.floor(Number(accessors[at]?.count ?? 0) / 3);
    }, 0);
    return { draws: primitives.length, triangles };
  });
  const nodes = objects(gltf, "nodes");
  const shown = nodes.flatMap((node) => meshes[reference(node, "mesh", meshes.length) ?? -1] ?? []);
  const { generator } = isObject(gltf.asset) ? gltf.asset : {};
  return {
    generator: typeof generator === "string" ? generator.slice(0, 120) : "",
    nodes: nodes.length,
    materials: objects(gltf, "materials").length,
    textures: objects(gltf, "textures").length,
    triangles: shown.reduce((sum, one) => sum + one.triangles, 0),
    draws: shown.reduce((sum, one) => sum + one.draws, 0),
    nodeNames: names(nodes),
    materialNames: names(objects(gltf, "materials")),
  };
}
