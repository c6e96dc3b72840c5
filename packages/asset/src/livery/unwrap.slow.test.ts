import { describe, expect, it } from "vitest";
import { areaOf, type Vec3 } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import { Notes } from "../report.ts";
import { box, pieceOf, sheet } from "../testing/shapes.ts";
import type { Panel } from "./panels.ts";
import { texelArea } from "./repair.ts";
import { RESOLUTION, unwrap } from "./unwrap.ts";

const dome = sheet(16, (u, v): Vec3 => [u * 2 - 1, 0.4 * Math.sin(Math.PI * u) * Math.sin(Math.PI * v), v * 2]);
const panels = (): Panel[] => [
  { id: "hood", zone: "body", piece: weldPiece(pieceOf(dome)) },
  { id: "trunk", zone: "body", piece: weldPiece(pieceOf(box([0, 0, 0], [1, 0.3, 0.6]))) },
];

describe("unwrap", () => {
  it("lays panels out at one scale, each in its own rectangle, sharing nothing", async () => {
    const notes = new Notes();
    const map = await unwrap(panels(), notes);
    expect(map?.panels.map((panel) => panel.id)).toEqual(["hood", "trunk"]);
    for (const { piece, livery } of map?.panels ?? []) {
      const mesh = { uv: livery, index: piece.index, chart: new Int32Array(livery.length / 2) };
      let units = 0;
      for (let t = 0; t < piece.index.length / 3; t++) units += texelArea(mesh, t);
      expect(Math.sqrt(areaOf(piece) / units) * 1000).toBeCloseTo(map?.mmPerUnit ?? 0, -2);
      expect(livery.every((value) => value > 0 && value < 1)).toBe(true);
    }
    const [a, b] = map?.panels.map((panel) => panel.chart) ?? [];
    expect(a && b && (a[0] >= b[2] || a[2] <= b[0] || a[1] >= b[3] || a[3] <= b[1])).toBe(true);
    expect(map?.used).toBeGreaterThan(0.3);
    expect(RESOLUTION / (map?.mmPerUnit ?? 1)).toBeGreaterThan(0.5);
    expect(notes.list.map((note) => note.code)).toContain("unwrapped");
  });

  it("gives nothing for nothing", async () => {
    expect(await unwrap([], new Notes())).toBeNull();
  });
});
