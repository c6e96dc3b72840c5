import { flanged } from "../../geometry/flange.ts";
import { wordMesh } from "../../geometry/letters.ts";
import { flip, type Mesh, merge, normalAt, point, translate, turn, type V3, vertexCount } from "../../geometry/mesh.ts";
import { lathe, tube } from "../../geometry/solids.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Workshop } from "./workshop.ts";

/** Finds the sheet's point over two coordinates (`a`, `b` are axis numbers), with the sheet's normal there. */
export function surfaceOver(
  sheets: readonly Mesh[],
  a: 0 | 1 | 2,
  b: 0 | 1 | 2,
): (u: number, v: number) => { p: V3; n: V3 } {
  const c = (3 - a - b) as 0 | 1 | 2;
  return (u, v) => {
    let best: { mesh: Mesh; i: number } | null = null;
    let least = Infinity;
    for (const mesh of sheets) {
      for (let i = 0; i < vertexCount(mesh); i++) {
        const d = (mesh.position[i * 3 + a]! - u) ** 2 + (mesh.position[i * 3 + b]! - v) ** 2;
        if (d < least) [least, best] = [d, { mesh, i }];
      }
    }
    const q = point(best!.mesh, best!.i);
    const n = normalAt(best!.mesh, best!.i);
    const p: V3 = [0, 0, 0];
    p[a] = u;
    p[b] = v;
    p[c] = q[c] - (n[a] * (u - q[a]) + n[b] * (v - q[b])) / n[c];
    return { p, n };
  };
}

/** Lifts a placed point off its surface. */
const raised =
  (place: (u: number, v: number) => { p: V3; n: V3 }, by: number) =>
  (u: number, v: number): { p: V3; n: V3 } => {
    const { p, n } = place(u, v);
    return { p: [p[0] + n[0] * by, p[1] + n[1] * by, p[2] + n[2] * by], n };
  };

/** Faces the mesh along its own first normal. */
export function facing(mesh: Mesh): Mesh {
  const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[k]!)) as [V3, V3, V3];
  const n = normalAt(mesh, mesh.index[0]!);
  const e = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const f = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const volume =
    n[0] * (e[1] * f[2] - e[2] * f[1]) + n[1] * (e[2] * f[0] - e[0] * f[2]) + n[2] * (e[0] * f[1] - e[1] * f[0]);
  return volume < 0 ? { ...flip(mesh), normal: mesh.normal } : mesh;
}

/** The maker's round badge with its first letter. */
function buildBadge(
  shop: Workshop,
  sheets: Sheets,
  initial: string,
  badge: NonNullable<CarTable["marks"]["badge"]>,
  parent: string,
): void {
  const nose = surfaceOver([sheets[badge.on]], 2, 1);
  const at = nose(0.002, badge.y);
  const lean = Math.asin(Math.max(-1, Math.min(1, at.n[1])));
  const seat = (mesh: Mesh) => translate(turn(mesh, 2, -lean), [at.p[0] - 0.004, badge.y, 0]);
  const ring = lathe(
    [
      [0.012, badge.radius],
      [-0.003, badge.radius],
      [-0.0045, badge.radius - 0.0015],
      [-0.0045, badge.radius - 0.006],
      [-0.002, badge.radius - 0.0075],
    ],
    48,
    30,
  );
  const face = lathe(
    [
      [-0.002, badge.radius - 0.007],
      [-0.0026, badge.radius * 0.5],
      [-0.0028, 0.0003],
    ],
    48,
    40,
  );
  shop.add("badge", "badge", seat(ring), parent);
  shop.add("badge", "frit", seat(face), parent);
  const letter = wordMesh(initial, badge.radius * 0.9, badge.radius * 0.23, (u, v) => ({
    p: [-0.0036, v, u],
    n: [-1, 0, 0],
  }));
  shop.add("badge", "badge", seat(facing(letter)), parent);
}

/** Maker's badge on the nose, word on the tail, characters on the plate. */
export function buildMarks(shop: Workshop, sheets: Sheets, table: CarTable, parent: string): void {
  const { badge, word, plate, flank } = table.marks;
  if (badge) buildBadge(shop, sheets, table.brand[0]!.toUpperCase(), badge, parent);
  if (flank) {
    const skin = surfaceOver([sheets[flank.on]], 0, 1);
    const weight = flank.height * 0.2;
    // Forward is −x: seen from the left, the text runs rearward; from the right, forward.
    for (const side of [1, -1]) {
      const letters = wordMesh(
        flank.text,
        flank.height,
        weight,
        (u, v) => {
          const { p, n } = skin(flank.x + u * side, flank.y + v);
          return { p: [p[0], p[1], side * (p[2] + 0.0025)], n: [n[0], n[1], side * n[2]] };
        },
        flank.spacing,
      );
      const hinge = side > 0 ? "hinge.door.left" : "hinge.door.right";
      shop.add("word.flank", "frit", flanged(facing(letters), 0.0003, 0.003), flank.on === "door" ? hinge : undefined);
    }
  }
  if (table.marks.nose) {
    const { nose: mark } = table.marks;
    const over = surfaceOver([sheets[mark.on]], 2, 1);
    const letters = wordMesh(
      table.brand.toUpperCase(),
      mark.height,
      mark.height * 0.23,
      (u, v) => {
        const { p, n } = over(Math.abs(u), mark.y + v);
        return { p: [p[0] - 0.002, p[1], u], n: [n[0], n[1], u < 0 ? -n[2] : n[2]] };
      },
      mark.spacing,
    );
    shop.add("word.nose", mark.material, flanged(facing(letters), 0.0012, 0.014), parent);
  }

  const tail = surfaceOver([sheets.bumperRear, sheets.trunk, sheets.tailBand], 2, 1);
  // Seen from behind, right is the car's right: −z. The drawn half answers for both sides.
  const rear = (y: number, lift: number) =>
    raised((u, v) => {
      const { p, n } = tail(Math.abs(u), y + v);
      return { p: [p[0], p[1], -u], n: [n[0], n[1], u > 0 ? -n[2] : n[2]] };
    }, lift);
  const name = facing(
    wordMesh(table.brand.toUpperCase(), word.height, word.height * 0.22, rear(word.y, 0.003), word.spacing),
  );
  const lid = table.fittings.tailgate ? "hinge.trunk" : undefined;
  shop.add("word", word.material, flanged(name, 0.0002, 0.003), word.lid ? "hinge.trunk" : lid);
  if (!sheets.plate.index.length) return;

  const board = Math.max(...sheets.plate.position.filter((_, i) => i % 3 === 0)) - table.fittings.plate.depth + 0.0068;
  const slope = plate.lean;
  const text = wordMesh(plate.text, 0.062, 0.0095, (u, v) => ({
    p: [board + v * slope + plate.x, plate.y + v, -u],
    n: [1, 0, 0],
  }));
  shop.add("plate.text", "rubber", facing(text), lid);
}

/** Two wipers parked along the foot of the windscreen, with their arms. */
export function buildWipers(shop: Workshop, sheets: Sheets, table: CarTable): void {
  const glass = raised(surfaceOver([sheets.windscreen], 0, 2), 0.006);
  const over = (x: number, z: number): V3 => {
    const { p } = glass(x, Math.abs(z));
    return [p[0], p[1], z];
  };
  const x0 = table.curves.cowl.base + 0.012;
  const bow = table.curves.cowl.bow;
  const foot = (z: number) => x0 + bow * z * z;
  const parts: Mesh[] = [];
  for (const [from, to] of [
    [-0.02, 0.56],
    [-0.6, -0.08],
  ] as const) {
    const blade = Array.from({ length: 9 }, (_, k) => {
      const z = from + ((to - from) * k) / 8;
      return over(foot(z) + 0.024 + 0.018 * Math.sin((Math.PI * k) / 8), z);
    });
    parts.push(tube(blade, 0.0055, 6));
    const middle = blade[4]!;
    const pivot: V3 = [foot(from) - 0.015, middle[1] - 0.02, from - 0.02];
    parts.push(
      tube(
        [
          pivot,
          [(pivot[0] + middle[0]) / 2, middle[1] + 0.014, (pivot[2] + middle[2]) / 2],
          [middle[0], middle[1] + 0.007, middle[2]],
        ],
        0.0065,
        8,
      ),
    );
  }
  shop.add("wipers", "rubber", merge(...parts));
}
