import type { Manifest } from "@carloom/build";
import { type Piece, triangleCross } from "../geometry/piece.ts";
import type { ChartMesh } from "../livery/overlap.ts";
import { texelArea } from "../livery/repair.ts";
import { createIO } from "../read/io.ts";
import { extract } from "../read/extract.ts";

export type PanelArea = { map: number; car: number };

/** The panels of a written GLB as charts in texels at 4096 (one chart a panel), with their areas in the map (units²) and on the car (m²). */
export async function liveryMeshes(
  glb: Uint8Array,
  manifest: Manifest,
): Promise<{ meshes: ChartMesh[]; areas: Map<string, PanelArea> }> {
  const set = manifest.livery?.texCoord ?? 0;
  const { pieces } = extract(await (await createIO()).readBinary(glb));
  const panels = pieces.filter((piece) => piece.node.startsWith("panel."));
  const areas = new Map<string, PanelArea>();
  const meshes = panels.map((piece, number): ChartMesh => {
    const uv = (piece.uv[set] as Float32Array).map((value) => value * 4096);
    const mesh = { uv, index: piece.index, chart: new Int32Array(uv.length / 2).fill(number) };
    const sum = areas.get(piece.node.slice(6)) ?? { map: 0, car: 0 };
    areas.set(piece.node.slice(6), { map: sum.map + mapArea(mesh), car: sum.car + carArea(piece) });
    return mesh;
  });
  return { meshes, areas };
}

function mapArea(mesh: ChartMesh): number {
  let area = 0;
  for (let t = 0; t < mesh.index.length / 3; t++) area += texelArea(mesh, t) / 4096 ** 2;
  return area;
}

function carArea(piece: Piece): number {
  let area = 0;
  for (let t = 0; t < piece.index.length / 3; t++)
    area += Math.hypot(...triangleCross(piece.position, piece.index, t)) / 2;
  return area;
}
