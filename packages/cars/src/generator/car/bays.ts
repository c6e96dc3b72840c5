import { smoothstep } from "../../geometry/curves.ts";
import { boundaryOf } from "../../geometry/flange.ts";
import { displace, empty, type Field, type Mesh, point, translate, type V3, vertexCount } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { box, cushion, lathe, loft, soft, tube } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import { surfaceOver } from "./marks.ts";
import type { Workshop } from "./workshop.ts";
import { BAY } from "../gltf/names.ts";

/** One name for what stands in it and one for its walls: pieces of one name and material are one primitive. */
const ENGINE = `${BAY}engine`;
const FLOOR = `${BAY}floor`;

/** The underlay lies so far below the skin, and an opening begins so far inside its shut line. Metres. */
const UNDER = 0.013;
const FRAME = 0.045;
/** A deck is what faces up more than this (cosine), and a boot ends so far before its rear edge, metres. */
const LEVEL = 0.85;
const DECK_EDGE = 0.1;

/** Walls from an opening's edge down to a surface below it, facing the opening. */
function walls(opening: Mesh, foot: (p: V3) => number): Mesh {
  const out = empty();
  const slots = new Map<number, number>();
  const slot = (v: number): number => {
    const known = slots.get(v);
    if (known !== undefined) return known;
    const base = vertexCount(out);
    const p = point(opening, v);
    const top = p[1] - UNDER;
    for (const y of [top, Math.min(top - 0.001, foot(p))]) {
      out.position.push(p[0], y, p[2]);
      out.normal.push(0, 0, 0);
    }
    slots.set(v, base);
    return base;
  };
  for (const [a, b] of boundaryOf(opening).edges) {
    const [A, B] = [slot(a), slot(b)];
    out.index.push(A, B, A + 1, B, B + 1, A + 1);
    // Square to the edge in the plan: where the skin falls steeply its own tangents say nothing of that.
    const [dx, dz] = [out.position[B * 3]! - out.position[A * 3]!, out.position[B * 3 + 2]! - out.position[A * 3 + 2]!];
    for (const v of [A, A + 1, B, B + 1]) {
      out.normal[v * 3]! += dz;
      out.normal[v * 3 + 2]! -= dx;
    }
  }
  for (let i = 0; i < out.normal.length; i += 3) {
    const l = Math.hypot(out.normal[i]!, out.normal[i + 2]!) || 1;
    out.normal[i]! /= l;
    out.normal[i + 2]! /= l;
    if (!out.normal[i] && !out.normal[i + 2]) out.normal[i] = 1;
  }
  return simplify(out, 0.005, 0.02);
}

/** The opening's own surface, laid down to another height; facing up. What overhangs is left out. */
function laid(opening: Mesh, height: (p: V3) => number): Mesh {
  const down = displace(opening, (p) => [p[0], height(p), p[2]]);
  const index: number[] = [];
  for (let i = 0; i < down.index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(down, down.index[i + k]!)) as [V3, V3, V3];
    if ((b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2]) > 1e-9)
      index.push(down.index[i]!, down.index[i + 1]!, down.index[i + 2]!);
  }
  return simplify({ ...down, index, normal: down.normal.map((_, i) => (i % 3 === 1 ? 1 : 0)) }, 0.008, 0);
}

const insideOf = (whole: Mesh, field: Field): Mesh => split(whole, field, "inside").inside;

/** Across the bay from strut to strut, caps and boxes beside the engine: what a bay of today shows around its covers. */
function buildEngineTop(shop: Workshop, sheets: Sheets, opening: Mesh): void {
  const over = surfaceOver([opening], 0, 2);
  let [x0, x1, half] = [Infinity, -Infinity, 0];
  for (let i = 0; i < vertexCount(opening); i++) {
    const [x, , z] = point(opening, i);
    if (z < 0.15) [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    half = Math.max(half, z);
  }
  const long = x1 - x0;
  const at = (u: number) => x0 + long * u;
  /** Height of the skin over the bay, less what a closed hood leaves. */
  const top = (x: number, z: number) => over(x, Math.abs(z)).p[1] - 0.05;
  const wide = Math.min(0.34, half * 0.5);

  // The cover follows the hood over it; three ribs along it and a plate at its front.
  const section = (u: number, low: number, k: number): V3[] => {
    const x = at(u);
    const y = Math.min(top(x, 0), top(x, wide));
    return [
      [x, y - 0.16, -wide * k],
      [x, y - low, -wide * k],
      [x, y - low, wide * k],
      [x, y - 0.16, wide * k],
    ];
  };
  const cover = [
    section(0.27, 0.03, 0.9),
    section(0.31, 0.004, 1.06),
    section(0.68, 0, 1.06),
    section(0.78, 0.012, 0.94),
  ];
  shop.add(ENGINE, "carbon", soft(cover, 2, 1.6));
  const rib = (z: number, w: number): Mesh =>
    loft(
      [0.35, 0.46, 0.58, 0.69].map((u): V3[] => {
        const [x, y] = [at(u), Math.min(top(at(u), 0), top(at(u), wide)) - 0.014];
        return [
          [x, y - 0.02, z - w],
          [x, y + 0.012, z - w * 0.8],
          [x, y + 0.012, z + w * 0.8],
          [x, y - 0.02, z + w],
        ];
      }),
      30,
    );
  shop.addBoth(ENGINE, "zone.calipers", rib(wide * 0.55, 0.036));
  shop.add(ENGINE, "machined", rib(0, 0.05));

  // Strut towers over the wheels and the brace between them.
  const tower = Math.min(half - 0.1, 0.56);
  const axle = Math.min(Math.max(0.06, at(0.35)), at(0.8));
  const ring = (radius: number, high: number): Mesh => {
    const about = lathe(
      [
        [-0.05, radius],
        [0, radius],
        [high, radius * 0.8],
        [high, 0.0003],
      ],
      14,
      30,
    );
    // The lathe turns about x; towers stand about y.
    return displace(about, (p, n) => {
      [n[0], n[1]] = [-n[1], n[0]];
      return [-p[1], p[0], p[2]];
    });
  };
  const stand = (x: number, z: number, deep: number): V3 => [x, top(x, z) - deep, z];
  shop.addBoth(ENGINE, "gunmetal", translate(ring(0.07, 0.014), stand(axle, tower, 0.03)));
  shop.addBoth(ENGINE, "machined", translate(ring(0.028, 0.01), stand(axle, tower, 0.014)));
  const [tx, ty, tz] = stand(axle, tower, 0.004);
  const behind = at(0.8);
  shop.addBoth(
    ENGINE,
    "machined",
    tube(
      [
        [tx, ty - 0.006, tz - 0.03],
        [(tx + behind) / 2, Math.min(ty, top(behind, tz / 2)) - 0.002, tz * 0.62],
        [behind, top(behind, 0.2) - 0.008, 0.2],
        [behind, top(behind, 0) - 0.008, 0],
      ],
      0.013,
      8,
    ),
  );

  // Air box and its pipe at the left, battery and fuse box at the right, reservoirs with their caps.
  const crate = (u: number, z: number, size: V3, deep: number, material: string): void => {
    const x = at(u);
    const y = Math.min(top(x - size[0], z), top(x + size[0], z), top(x, Math.abs(z) + size[2])) - deep - size[1];
    shop.add(ENGINE, material, cushion([x, y, z], size, 0.22, 1));
  };
  const beside = (wide + tower) / 2 + 0.03;
  crate(0.2, beside, [long * 0.1, 0.055, 0.11], 0, "zone.cladding");
  crate(0.19, -beside, [long * 0.09, 0.06, 0.1], 0, "zone.cladding");
  crate(0.66, -beside, [long * 0.1, 0.05, 0.085], 0, "zone.cladding");
  crate(0.68, beside, [long * 0.07, 0.05, 0.07], 0.012, "plate");
  for (const [u, z, material] of [
    [0.68, beside, "zone.cladding"],
    [0.42, -wide * 0.78, "zone.calipers"],
  ] as const)
    shop.add(ENGINE, material, translate(ring(0.026, 0.016), stand(at(u), z, z > 0 ? 0.022 : 0.002)));
  const pipe = (z0: number, z1: number, deep: number): Mesh =>
    tube(
      [stand(at(0.2), z0, deep + 0.02), stand(at(0.22), (z0 + z1) / 2, deep), stand(at(0.31), z1, deep + 0.02)],
      0.032,
      10,
    );
  shop.add(ENGINE, "zone.cladding", pipe(beside - 0.06, wide * 0.5, 0.05));
  // The slam panel over the radiator.
  const front = Array.from({ length: 5 }, (_, i): V3[] => {
    const z = (half - 0.12) * (i / 4) * 2 - (half - 0.12);
    const x = at(0.07) + 0.05 * (z / half) ** 2 * long * 0.4;
    const y = top(Math.max(x, x0 + 0.02), z) + 0.004;
    return [
      [x - 0.05, y - 0.03, z],
      [x - 0.05, y, z],
      [x + 0.06, y, z],
      [x + 0.06, y - 0.03, z],
    ];
  });
  shop.add(ENGINE, "zone.cladding", loft(front, 30));
}

/** An engine bay below the hood of a car that has its engine there. Answers what the underlay is opened by. */
export function buildEngineBay(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): Field | null {
  const { frunk, floor } = table.fittings;
  if (frunk) return null;
  const field: Field = (x, y, z) => fields.hood(x, y, z) + FRAME;
  const opening = insideOf(sheets.whole, field);
  if (!opening.index.length) return null;
  // Shallow over the wheels' liners, deep between them.
  const inner = floor.liner[1] - 0.02;
  const foot = (p: V3) => p[1] - UNDER - 0.06 - 0.13 * smoothstep((inner - Math.abs(p[2])) / 0.07);
  shop.addBoth(FLOOR, "liner", walls(opening, foot));
  shop.addBoth(FLOOR, "liner", laid(opening, foot));
  buildEngineTop(shop, sheets, opening);
  return field;
}

/** A boot below a lid, or the load floor behind a tailgate. Answers what the underlay is opened by. */
export function buildBoot(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): Field | null {
  const { boot, tailgate } = table.fittings;
  if (!boot) return null;
  const { floor, half } = boot;
  if (tailgate) {
    const { x0, x1, top } = boot;
    shop.add(FLOOR, "carpet", box([x0, floor - 0.02, -half], [x1, floor, half]));
    const side = loft(
      [half, half + 0.02].map((z): V3[] => [
        [x0, floor, z],
        [x0, top, z],
        [x1 - 0.06, top, z],
        [x1, floor, z],
      ]),
      30,
    );
    shop.addBoth(FLOOR, "carpet", side);
    return (x, y, z) => Math.max(fields.trunk(x, y, z) + FRAME - 0.01, floor - y);
  }
  const field: Field = (x, y, z) => Math.max(fields.trunk(x, y, z) + FRAME, Math.abs(z) - half, boot.x0 - x);
  // Where the lid bends down to the tail the boot ends: walls there would stand out where the tail falls inward.
  const { position, normal } = insideOf(sheets.whole, field);
  const deck = position.filter((_, i) => i % 3 === 0 && normal[i + 1]! > LEVEL).reduce((a, b) => Math.max(a, b), 0);
  const opening = insideOf(sheets.whole, (x, y, z) => Math.max(field(x, y, z), x - deck + DECK_EDGE));
  if (!opening.index.length) return null;
  shop.addBoth(
    FLOOR,
    "carpet",
    walls(opening, () => floor),
  );
  shop.addBoth(
    FLOOR,
    "carpet",
    laid(opening, () => floor),
  );
  return field;
}
