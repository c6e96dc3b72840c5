import { describe, expect, it } from "vitest";
import { vertexCount } from "../../geometry/mesh.ts";
import { bumperSport, bumperTrail } from "../parts/bumper.ts";
import { hostOf } from "../parts/build.ts";
import { haldenGt as table } from "../../tables/halden-gt.ts";
import { builtCar } from "../../testing/built.ts";
import { describeCar } from "../../testing/car-checks.ts";

describeCar(table);

describe("a bumper with a jaw", () => {
  it("comes forward below, meets its neighbours where the stock one does, and keeps the stock chart", async () => {
    const { car } = await builtCar(table);
    const made = bumperSport(hostOf(table, car));
    const panel = made.find(({ name }) => name === "panel.bumper.front")!;
    const stock = car.model.pieces.find(({ name }) => name === "panel.bumper.front")!;
    expect(panel.uv).toEqual(stock.uv);
    expect(panel.mesh.index).toEqual(stock.mesh.index);
    const seam = Math.min(...stock.mesh.position.filter((_, i) => i % 3 === 2));
    let [most, moved] = [0, 0];
    for (let i = 0; i < vertexCount(stock.mesh); i++) {
      const [was, is] = [stock, panel].map(({ mesh }) => mesh.position.slice(i * 3, i * 3 + 3));
      const by = Math.hypot(...was!.map((v, k) => is![k]! - v));
      most = Math.max(most, is![2]! - was![2]!);
      if (by > 0.001) moved++;
      // At the seam with the fender and along hood and lamps nothing moves.
      if (was![2]! < seam + 0.02 || was![1]! > 0.62) expect(by).toBeLessThan(0.002);
      expect(Math.hypot(...panel.mesh.normal.slice(i * 3, i * 3 + 3))).toBeCloseTo(1, 6);
    }
    expect(most).toBeGreaterThan(0.045);
    expect(most).toBeLessThan(0.0505);
    expect(moved / vertexCount(stock.mesh)).toBeGreaterThan(0.3);
    // All that the stock bumper carries comes with it.
    for (const { name } of car.model.pieces.filter(({ parent }) => parent === "slot.bumper.front"))
      expect(
        made.some((piece) => piece.name === name),
        name,
      ).toBe(true);
    expect(bumperTrail(hostOf(table, car))).toEqual([]);
  });
});
