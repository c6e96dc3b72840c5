import { isPlateMaterial, plateFaces } from "@carloom/build/plate-board";
import {
  type PlacedPlate,
  plateAxes,
  plateCorners,
  plateNode,
  plateProblem,
  type PlateSide,
} from "@carloom/build/plate-place";
import type { Document, Material } from "@gltf-transform/core";
import { distance2 } from "../geometry/distance.ts";
import { boundsOf, type Piece, sizeOf, type Vec3 } from "../geometry/piece.ts";
import { extract } from "../read/extract.ts";
import type { Notes } from "../report.ts";
import { hingeNode, primitiveOf } from "./scene.ts";

/** Before the surface that it was set on, metres, so that the two never fight for a pixel. */
const BEFORE = 0.002;
/** A plate spans grilles and recesses, but what is farther from everything than this is not on the car, metres. */
const NEAR = 0.25;

/** Colour and gloss of the boards of our own cars. */
const board = (document: Document): Material =>
  document.createMaterial("plate").setBaseColorFactor([0.7, 0.7, 0.69, 1]).setMetallicFactor(0).setRoughnessFactor(0.5);

/** As large as it is, upright, its picture the right way up as it is read from before it. */
function quadOf(plate: PlacedPlate, origin: Vec3): Piece {
  const { normal } = plateAxes(plate);
  const corners = plateCorners(plate, BEFORE).map((corner) => corner.map((value, k) => value - (origin[k] as number)));
  return {
    node: plateNode(plate.side),
    path: [],
    material: null,
    position: Float32Array.from(corners.flat()),
    normal: Float32Array.from([normal, normal, normal, normal].flat()),
    uv: [Float32Array.from([0, 1, 1, 1, 1, 0, 0, 0]), null],
    color: null,
    index: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  };
}

/** What of the car is nearest to a point; null where nothing is near. */
function nearestTo(point: readonly number[], pieces: readonly Piece[]): Piece | null {
  let [nearest, best]: [Piece | null, number] = [null, NEAR * NEAR];
  for (const piece of pieces) {
    const { position, index } = piece;
    const corner = (i: number) => {
      const at = (index[i] as number) * 3;
      return [position[at] as number, position[at + 1] as number, position[at + 2] as number];
    };
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)] as [number[], number[], number[]];
      const isFar = point.some((value, k) => {
        const [u, v, w] = [a[k] as number, b[k] as number, c[k] as number];
        return Math.min(u, v, w) - NEAR > value || Math.max(u, v, w) + NEAR < value;
      });
      if (isFar) continue;
      const away = distance2(point, a, b, c);
      if (away < best) [nearest, best] = [piece, away];
    }
  }
  return nearest;
}

/**
 * Adds the boards that a person set, each on a node of its own, below what swings where it hangs on that. A side that
 * has a plate in the file keeps it. The document is a car as it was written, in metres.
 * @returns `found` the sides that the file has plates on
 */
export function writePlates(
  document: Document,
  plates: readonly PlacedPlate[],
  notes: Notes,
): { found: PlateSide[]; triangles: number } {
  const { pieces } = extract(document);
  const found = new Set(
    pieces
      .filter(({ material }) => isPlateMaterial(material?.getName() ?? ""))
      .flatMap(({ position, index }) => plateFaces(position, index).map(({ side }) => side)),
  );
  const root = document.getRoot();
  const [buffer, scene] = [root.listBuffers()[0], root.getDefaultScene()];
  const [width, height, length] = sizeOf(boundsOf(pieces));
  let material: Material | null = null;
  let triangles = 0;
  for (const plate of plates) {
    const { side } = plate;
    if (found.has(side)) {
      notes.add("warning", "plate-there", { side });
      continue;
    }
    const nearest = plateProblem(plate, { width, height, length }) ? null : nearestTo(plate.at, pieces);
    if (!nearest || !buffer || !scene) {
      notes.add("warning", "plate-off", { side });
      continue;
    }
    const hinge = root.listNodes().find((node) => {
      const name = node.getName();
      return name.startsWith(hingeNode("")) && nearest.path.includes(name);
    });
    material ??= board(document);
    const quad = quadOf(plate, hinge?.getWorldTranslation() ?? [0, 0, 0]);
    const primitive = primitiveOf({ document, buffer }, quad, material, { uv: quad.uv[0] as Float32Array, set: 0 });
    const name = plateNode(side);
    (hinge ?? scene).addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
    triangles += 2;
    notes.add("done", "plate-made", { side, width: plate.width, height: plate.height });
  }
  return { found: [...found], triangles };
}
