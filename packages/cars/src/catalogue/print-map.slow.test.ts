import { panelSurface } from "@carloom/asset";
import { makePrintMap, reportOf } from "@carloom/asset/print-map";
import { readPrintMap, writePrintMap } from "@carloom/build/print-map";
import { expect, it } from "vitest";
import { areas, overlaps, turned } from "@carloom/asset/testing/print-map";
import { haldenGt } from "../tables/halden-gt.ts";
import { builtCar } from "../testing/built.ts";

it("a car of ours is laid flat: hood, roof and doors whole, no panel stretched beyond its film, nothing over anything", async () => {
  const { glb } = await builtCar(haldenGt);
  const surface = await panelSurface(glb, 0);
  const map = readPrintMap(writePrintMap(makePrintMap(surface)));
  const report = new Map(reportOf(map).map((one) => [one.panel, one]));
  expect(report.size).toBe(13);
  for (const [panel, most] of [
    ["hood", 0.01],
    ["roof", 0.03],
    ["door.left", 0.02],
    ["door.right", 0.02],
    ["fender.front.left", 0.03],
    ["fender.rear.right", 0.03],
  ] as const) {
    expect(report.get(panel), panel).toMatchObject({ pieces: 1, cuts: 0 });
    expect(report.get(panel)?.p99, panel).toBeLessThan(most);
  }
  for (const { panel, p99 } of report.values()) {
    expect(p99, panel).toBeLessThanOrEqual(0.06);
    const { car: own, film } = areas(map, panel);
    expect(Math.abs(film / own - 1), panel).toBeLessThan(0.01);
  }
  expect(turned(map)).toEqual([]);
  // a crack of the model that closes is no film over film; mm²
  for (const [piece, area] of overlaps(map, 4).entries()) expect(area, `piece ${piece}`).toBeLessThan(40);
  for (const [t, piece] of map.pieceOf.entries()) expect(map.pieces[piece]?.panel).toBe(map.surface.owner[t]);
});
