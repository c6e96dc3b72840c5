import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { angleAgainst, aroundNormal, multiply, rotate, type Vec3, wrapAngle } from "./quat.ts";
import { degreesOf, uprightRotation, withDegrees } from "./upright.ts";
import { reflected } from "./reflect.ts";

const near = (a: readonly number[], b: readonly number[]) =>
  a.forEach((v, i) => expect(v).toBeCloseTo(b[i] ?? Number.NaN, 6));
const normal = fc
  .tuple(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .filter((v) => Math.hypot(...v) > 0.1);

describe("upright art", () => {
  it("stands on the doors and reads from outside", () => {
    const left = uprightRotation([1, 0, 0]);
    near(rotate(left, [0, 1, 0]), [0, 1, 0]);
    near(rotate(left, [1, 0, 0]), [0, 0, -1]);
    near(rotate(uprightRotation([-1, 0, 0]), [1, 0, 0]), [0, 0, 1]);
  });
  it("lies on the hood with its top to the tail and on the deck with its top to the nose", () => {
    near(rotate(uprightRotation([0, 1, 0.1]), [0, 0, 1]), [0, 0.995037, 0.099504]);
    expect(rotate(uprightRotation([0, 1, 0.1]), [0, 1, 0])[2]).toBeLessThan(-0.9);
    expect(rotate(uprightRotation([0, 1, -0.1]), [0, 1, 0])[2]).toBeGreaterThan(0.9);
  });
  it("is a rotation whose z is the normal, everywhere", () => {
    fc.assert(
      fc.property(normal, (n) => {
        const length = Math.hypot(...n);
        const q = uprightRotation(n as Vec3);
        near([Math.hypot(...q)], [1]);
        near(
          rotate(q, [0, 0, 1]),
          n.map((v) => v / length),
        );
      }),
    );
  });
});

describe("degrees", () => {
  it("read back what was set", () => {
    fc.assert(
      fc.property(normal, fc.integer({ min: -179, max: 180 }), (n, degrees) => {
        const q = withDegrees(uprightRotation(n as Vec3), degrees);
        const shown = degreesOf(q);
        expect(Math.abs(wrapAngle(((shown - degrees) * Math.PI) / 180))).toBeLessThan(1e-6);
        expect(shown).toBeGreaterThan(-180);
        expect(shown).toBeLessThanOrEqual(180);
      }),
    );
  });
  it("count clockwise", () => {
    const q = multiply(uprightRotation([1, 0, 0]), aroundNormal(-Math.PI / 6));
    expect(degreesOf(q)).toBeCloseTo(30);
  });
});

describe("reflection", () => {
  it("undoes itself, keeps art unmirrored and puts it on the other side", () => {
    const pose = {
      position: [0.9, 0.5, 0.2] as Vec3,
      rotation: withDegrees(uprightRotation([1, 0, 0]), 20),
      depth: 0.1,
    };
    const twin = reflected(pose);
    expect(reflected(twin)).toEqual(pose);
    near(rotate(twin.rotation, [0, 0, 1]), [-1, 0, 0]);
    expect(angleAgainst(twin.rotation, uprightRotation([-1, 0, 0]))).toBeCloseTo(
      -angleAgainst(pose.rotation, uprightRotation([1, 0, 0])),
    );
  });
});
