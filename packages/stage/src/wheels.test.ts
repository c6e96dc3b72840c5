import { BuildDocument, type Slot } from "@carloom/build";
import { BufferGeometry, Float32BufferAttribute, Group, Object3D, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { applyStance, camberRise, fitTyre } from "./wheels.ts";

function ring(...radii: number[]): BufferGeometry {
  const g = new BufferGeometry();
  const positions = radii.flatMap((r) => [0.1, r, 0, 0.1, 0, r, 0.1, -r, 0]);
  g.setAttribute("position", new Float32BufferAttribute(positions, 3));
  g.setAttribute(
    "normal",
    new Float32BufferAttribute(
      radii.flatMap(() => [0, 1, 0, 0, 0, 1, 0, -1, 0]),
      3,
    ),
  ); // prettier-ignore
  return g;
}

const radius = (g: BufferGeometry, i: number) => {
  const p = g.getAttribute("position");
  return Math.hypot(p.getY(i), p.getZ(i));
};

describe("tyres", () => {
  it("reach the diameter while the bead stays on the rim", () => {
    const tyre = ring(0.23, 0.28, 0.33);
    const fitted = fitTyre(tyre, 0.7);
    expect(radius(fitted, 0)).toBeCloseTo(0.23);
    expect(radius(fitted, 3)).toBeCloseTo(0.29);
    expect(radius(fitted, 6)).toBeCloseTo(0.35);
    expect(radius(tyre, 6)).toBeCloseTo(0.33);
    expect(fitted.boundingBox?.max.y).toBeCloseTo(0.35);
  });

  it("stay as they are when the rim is larger than the tyre should be", () => {
    expect(radius(fitTyre(ring(0.3, 0.33), 0.5), 3)).toBeCloseTo(0.33);
  });
});

describe("stance", () => {
  const slot = { id: "wheels.front", hub: { tyreDiameter: 680, tyreWidth: 240 } } as Slot;
  function car() {
    const root = new Group();
    const [left, right, hub] = [new Object3D(), new Object3D(), new Object3D()];
    left.position.set(0.8, 0.35, 1.3);
    right.position.set(-0.8, 0.35, 1.3);
    hub.position.set(0.8, 0.35, 1.3);
    root.add(left, right, hub);
    const anchors = new Map([[slot.id, [left, right].map((node) => ({ node, stock: [], mirror: node === right }))]]);
    const apply = (stance: object) => applyStance(root, [slot], anchors, [hub], BuildDocument.parse({ stance }).stance);
    return { root, left, right, hub, apply };
  }

  it("lowers the body and leaves wheels and hubs on the road", () => {
    const { root, left, hub, apply } = car();
    apply({ height: -40 });
    expect(root.position.y).toBeCloseTo(-0.04);
    expect(left.getWorldPosition(new Vector3()).y).toBeCloseTo(0.35);
    expect(hub.getWorldPosition(new Vector3()).y).toBeCloseTo(0.35);
    apply({});
    expect(left.position.y).toBeCloseTo(0.35);
  });

  it("moves wheels outwards and leans their tops inwards on both sides", () => {
    const { left, right, apply } = car();
    apply({ camber: { front: -5, rear: 0 }, offset: { front: 20, rear: 0 } });
    expect([left.position.x, right.position.x]).toEqual([expect.closeTo(0.82), expect.closeTo(-0.82)]);
    const top = (o: Object3D) => new Vector3(0, 1, 0).applyQuaternion(o.quaternion);
    expect(top(left).x).toBeLessThan(-0.05);
    expect(top(right).x).toBeGreaterThan(0.05);
  });

  it("leans brakes that hang on no hub with their wheels, and keeps them in the wheel's middle", () => {
    const root = new Group();
    const [wheel, disc] = [new Object3D(), new Object3D()];
    for (const node of [wheel, disc]) node.position.set(-0.8, 0.35, 1.3);
    root.add(wheel, disc);
    const brakes = { id: "brakes.front" } as Slot;
    const anchor = (node: Object3D) => [{ node, stock: [], mirror: true }];
    const anchors = new Map([
      [slot.id, anchor(wheel)],
      [brakes.id, anchor(disc)],
    ]);
    const stance = { camber: { front: -7, rear: 0 }, steer: 12, height: -20 };
    applyStance(root, [slot, brakes], anchors, [], BuildDocument.parse({ stance }).stance);
    expect(disc.quaternion.angleTo(wheel.quaternion)).toBeCloseTo(0);
    expect(disc.position.toArray()).toEqual(wheel.position.toArray().map((v) => expect.closeTo(v)));
    expect(disc.quaternion.w).toBeLessThan(0.999);
  });

  it("turns front wheels to the left for a positive angle, calipers with them, and keeps the tyre on the road", () => {
    const { left, right, hub, apply } = car();
    apply({ steer: 30, camber: { front: -8, rear: 0 } });
    const nose = (o: Object3D) => new Vector3(0, 0, 1).applyQuaternion(o.quaternion);
    for (const node of [left, right, hub]) expect(nose(node).x).toBeCloseTo(0.5, 1);
    // The lowest point of a cylinder of 680 × 240 mm that leans by 8°.
    const rise = camberRise({ tyreDiameter: 680, tyreWidth: 240 }, -8);
    expect(left.position.y).toBeCloseTo(0.35 + rise);
    const lowest = 0.34 + rise - (0.34 * Math.cos(Math.PI / 22.5) + 0.12 * Math.sin(Math.PI / 22.5));
    expect(lowest).toBeCloseTo(0);
  });
});
