import type { PanelSurface } from "@carloom/build";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";

const PANEL = /^panel\.(.+)$/;

/**
 * The panels that stickers go on, out of a template's GLB: what hangs under a node `panel.<id>` and has coordinates in
 * the livery map, in car space.
 * @param texCoord the set of coordinates that is the livery's
 */
export async function panelSurface(glb: Uint8Array, texCoord: 0 | 1): Promise<PanelSurface> {
  const isPanel = (name: string) => PANEL.test(name);
  const { pieces } = extract(await (await createIO()).readBinary(glb), (path) => path.some(isPanel));
  const byPanel = new Map<string, typeof pieces>();
  for (const piece of pieces) {
    const panel = piece.path.findLast(isPanel)?.slice("panel.".length);
    if (!panel || !piece.uv[texCoord]) continue;
    byPanel.set(panel, [...(byPanel.get(panel) ?? []), piece]);
  }
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  const owner: number[] = [];
  const panels = [...byPanel.keys()];
  for (const [index, panel] of panels.entries()) {
    for (const piece of byPanel.get(panel) ?? []) {
      const base = positions.length / 3;
      for (const value of piece.position) positions.push(value);
      for (const value of piece.normal) normals.push(value);
      for (const vertex of piece.index) triangles.push(base + vertex);
      for (let i = 0; i < piece.index.length; i += 3) owner.push(index);
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    triangles: new Uint32Array(triangles),
    owner: new Uint16Array(owner),
    panels,
  };
}
