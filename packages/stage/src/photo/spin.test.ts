import { Object3D, Vector3 } from "three";
import { expect, it } from "vitest";
import { spinOf } from "./spin.ts";

it("turns wheels forwards on both sides as far as the road goes by, and back", () => {
  const wheel = (turned: boolean) => {
    const node = new Object3D();
    if (turned) node.rotation.y = Math.PI;
    node.updateMatrixWorld(true);
    return node;
  };
  const [left, right, brake] = [wheel(false), wheel(true), wheel(false)];
  const hub = { tyreDiameter: 640 };
  const slots = [{ id: "wheels.front", hub }, { id: "brakes.front" }] as unknown as Parameters<typeof spinOf>[0];
  const anchor = (node: Object3D) => ({ node, stock: [], mirror: false }) as never;
  const spin = spinOf(
    slots,
    new Map([
      ["wheels.front", [anchor(left), anchor(right)]],
      ["brakes.front", [anchor(brake)]],
    ]),
  );
  // a quarter of a turn: what was on top is in front (+z)
  spin((Math.PI / 2) * 0.32);
  for (const node of [left, right]) {
    const top = new Vector3(0, 1, 0).applyMatrix4(node.matrixWorld);
    expect([top.y, top.z].map((n) => Number(n.toFixed(6)) + 0)).toEqual([0, 1]);
  }
  expect(new Vector3(0, 1, 0).applyMatrix4(brake.matrixWorld).y).toBe(1);
  spin(0);
  expect(new Vector3(0, 1, 0).applyMatrix4(left.matrixWorld).y).toBeCloseTo(1, 9);
});
