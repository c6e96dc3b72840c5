import { type BufferGeometry, DoubleSide, FrontSide, Group, type Material, type Matrix4, Mesh } from "three";

/** The same triangles seen from behind: wound the other way, normals turned round where that is asked for. */
function turned(geometry: BufferGeometry, normals: boolean): BufferGeometry {
  const out = geometry.clone();
  const count = out.index?.count ?? out.getAttribute("position").count;
  const order = Array.from({ length: count }, (_, i) => out.index?.getX(i) ?? i);
  for (let i = 0; i + 2 < count; i += 3) [order[i + 1], order[i + 2]] = [order[i + 2] ?? 0, order[i + 1] ?? 0];
  out.setIndex(order);
  const normal = out.getAttribute("normal");
  if (normals && normal)
    for (let i = 0; i < normal.count; i++) normal.setXYZ(i, -normal.getX(i), -normal.getY(i), -normal.getZ(i));
  return out;
}

const mirrored = (geometry: BufferGeometry, matrix: Matrix4) => turned(geometry.clone().applyMatrix4(matrix), false);

/**
 * The same model for formats that know neither mirrored transforms nor double-sided materials: what is mirrored is
 * written where it stands, and what is seen from both sides is two shells. Flat: every mesh hangs on the root.
 */
export function singleSided(model: Group): Group {
  model.updateMatrixWorld(true);
  const fronts = new Map<Material, Material>();
  const backs = new Map<BufferGeometry, BufferGeometry>();
  const front = (from: Material): Material => {
    if (from.side === FrontSide) return from;
    const known = fronts.get(from) ?? from.clone();
    known.side = FrontSide;
    fronts.set(from, known);
    return known;
  };
  const back = (from: BufferGeometry): BufferGeometry => {
    const known = backs.get(from) ?? turned(from, true);
    backs.set(from, known);
    return known;
  };
  const out = new Group();
  out.name = model.name;
  model.traverse((from) => {
    if (!(from instanceof Mesh)) return;
    const list: Material[] = Array.isArray(from.material) ? from.material : [from.material];
    const material = Array.isArray(from.material) ? list.map(front) : front(from.material);
    const flipped = from.matrixWorld.determinant() < 0;
    const own = flipped ? mirrored(from.geometry, from.matrixWorld) : from.geometry;
    const shells = [own, ...(list.some(({ side }) => side === DoubleSide) ? [back(own)] : [])];
    for (const [i, geometry] of shells.entries()) {
      const mesh = new Mesh(geometry, material);
      mesh.name = i === 0 ? from.name : `${from.name}.back`;
      mesh.matrixAutoUpdate = false;
      if (!flipped) mesh.matrix.copy(from.matrixWorld);
      out.add(mesh);
    }
  });
  out.updateMatrixWorld(true);
  return out;
}
