import { merge, type Mesh, translate, type V3 } from "../../geometry/mesh.ts";
import { box, cushion, lathe, loft, tube } from "../../geometry/solids.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Workshop } from "./workshop.ts";

/** A cylinder head's cover with its ribs, leaning outward; x along the crank, z outward. */
function cover(length: number): { body: Mesh; ribs: Mesh } {
  const section = (x: number, k: number): V3[] => [
    [x, 0.04, 0.09 * k + 0.05],
    [x, 0.15 * k, 0.12],
    [x, 0.17 * k, 0.17],
    [x, 0.13 * k, 0.25],
    [x, 0.02, 0.29],
  ];
  const h = length / 2;
  const body = loft([section(-h, 0.8), section(-h + 0.03, 1), section(h - 0.03, 1), section(h, 0.8)], 28);
  const ribs = Array.from({ length: 7 }, (_, i) => {
    const x = -h + 0.06 + ((length - 0.12) * i) / 6;
    return loft(
      [x - 0.006, x + 0.006].map((at): V3[] => [
        [at, 0.154, 0.118],
        [at, 0.178, 0.172],
        [at, 0.138, 0.254],
        [at, 0.12, 0.24],
      ]),
      25,
    );
  });
  return { body, ribs: merge(...ribs) };
}

/** The engine seen through its glass: head covers, plenum with runners, throttle bodies, cross brace, its tray. */
export function buildEngine(shop: Workshop, { fittings }: CarTable): void {
  const { engine } = fittings;
  if (!engine) return;
  const { at, length } = engine;
  const place = (mesh: Mesh): Mesh => translate(mesh, at);
  const h = length / 2;
  const { body, ribs } = cover(length);
  shop.addBoth("engine.cover", "zone.calipers", place(body));
  shop.addBoth("engine.ribs", "machined", place(ribs));
  shop.add("engine.plenum", "carbon", place(cushion([0, 0.19, 0], [h * 0.92, 0.045, 0.085], 0.12, 2)));
  const runners: Mesh[] = [];
  for (let i = 0; i < 5; i++) {
    const x = -h * 0.74 + (h * 1.48 * i) / 4;
    runners.push(
      tube(
        [
          [x, 0.19, 0.06],
          [x, 0.2, 0.1],
          [x, 0.17, 0.135],
          [x, 0.12, 0.15],
        ],
        0.019,
        10,
      ),
    );
  }
  shop.addBoth("engine.runners", "steel", place(merge(...runners)));
  const throttle = lathe(
    [
      [-h - 0.09, 0.052],
      [-h - 0.06, 0.056],
      [-h + 0.02, 0.046],
    ],
    24,
    30,
  );
  shop.add("engine.throttle", "steel", place(translate(throttle, [0, 0.19, 0])));
  // The brace spans the bay from strut to strut.
  const brace = tube(
    [
      [h * 0.55, 0.2, 0.56],
      [h * 0.75, 0.25, 0.3],
      [h * 0.9, 0.26, 0],
    ],
    0.017,
    10,
  );
  shop.addBoth("engine.brace", "carbon", place(brace));
  shop.add("engine.tray", "black", place(box([-h - 0.25, -0.06, -0.6], [h + 0.35, 0.02, 0.6])));
}
