import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { degreesOf, withDegrees } from "../geometry/upright.ts";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import { aroundNormal, conjugate, multiply, rotate } from "../geometry/quat.ts";
import { cornersOf, faceOf, frameOf, reframe } from "./frame.ts";

const left: Quat = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
const at = (id: string, y: number, z: number, over: Partial<Placement> = {}) =>
  testPlacement(id, { position: [0.9, y, z], rotation: left, ...over });
const round = (list: readonly number[]) => list.map((n) => Math.round(n * 1e4) / 1e4 + 0);
const build = (...stickers: Placement[]) => ({ ...emptyBuild(), stickers });

describe("the frame of several stickers", () => {
  it("is the rectangle around them, upright on their side", () => {
    // 400 × 200 mm each; seen from the left the nose is on the left: +z is to the left
    const frame = frameOf([at("a", 0.5, 1), at("b", 0.8, 0)]);
    expect(round(frame?.center ?? [])).toEqual([0.9, 0.65, 0.5]);
    expect(round(frame?.size ?? [])).toEqual([1.4, 0.5]);
    expect(frame && cornersOf(frame).map(round)[0]).toEqual([0.9, 0.9, 1.2]);
    expect(frameOf([])).toBeNull();
  });
  it("holds one that is turned whole", () => {
    const frame = frameOf([at("a", 0.5, 0, { rotation: withDegrees(left, 90) })]);
    expect(round(frame?.size ?? [])).toEqual([0.2, 0.4]);
  });
});

describe("several stickers as one piece", () => {
  const doc = build(at("a", 0.5, 0.4), at("b", 0.7, -0.2), at("c", 0.9, 2));
  const ids = ["a", "b"];
  const frame = frameOf(doc.stickers.slice(0, 2));
  if (!frame) throw new Error("no frame");
  const after = (change: Parameters<typeof reframe>[3], nearest?: Parameters<typeof reframe>[4]) =>
    reframe(doc, ids, frame, change, nearest).stickers;

  it("move along the frame and along the car, and leave the others alone", () => {
    const [a, b, c] = after({ by: [0.1, 0.05] });
    expect([a, b].map((one) => round(one?.position ?? []))).toEqual([
      [0.9, 0.55, 0.3],
      [0.9, 0.75, -0.3],
    ]);
    expect(c).toBe(doc.stickers[2]);
    expect(round(after({ along: [0, 0, 0.5] })[0]?.position ?? [])).toEqual([0.9, 0.5, 0.9]);
  });
  it("turn around their common middle", () => {
    const [a, b] = after({ turn: -Math.PI / 2 });
    expect(degreesOf((a?.rotation ?? left) as Quat)).toBeCloseTo(90);
    // 300 mm left of the middle and 100 mm under it, now 100 mm left and 300 mm above
    expect(round(a?.position ?? [])).toEqual([0.9, 0.9, 0.2]);
    expect(round(b?.position ?? [])).toEqual([0.9, 0.3, 0]);
  });
  it("scale with their gaps, as far as every side may", () => {
    const [a] = after({ scale: 2 });
    expect([round(a?.size ?? []), round(a?.position ?? [])]).toEqual([
      [0.8, 0.4],
      [0.9, 0.4, 0.7],
    ]);
    expect(after({ scale: 1000 })[0]?.size).toEqual([8, 4]);
    expect(after({ scale: 0 })[0]?.size[1]).toBeCloseTo(0.005);
  });
  it("are laid on the body where it is known", () => {
    const bulged = after({ by: [0, 0.2] }, ([, y, z]) => ({ point: [1, y, z], normal: [1, 0, 0], panel: "door" }));
    expect(bulged.slice(0, 2).map(({ position }) => position[0])).toEqual([1, 1]);
  });
  it("keep their inner distances wherever they go", () => {
    const far = (p: readonly number[], q: readonly number[]) => Math.hypot(...p.map((n, k) => n - (q[k] ?? 0)));
    const before = far(doc.stickers[0]?.position ?? [], doc.stickers[1]?.position ?? []);
    const small = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(small, small, small, fc.tuple(small, small, small), (right, up, turn, to) => {
        const goal = { position: to as Vec3, rotation: left };
        for (const change of [
          { by: [right, up] as const, turn },
          { to: goal, turn },
        ]) {
          const [a, b] = after(change);
          expect(far(a?.position ?? [], b?.position ?? [])).toBeCloseTo(before, 5);
        }
      }),
    );
  });
  it("step fast enough for a hand: 500 of them at least 30 times a second", () => {
    const many = build(
      ...Array.from({ length: 500 }, (_, i) => at(`s${i}`, 0.3 + (i % 20) * 0.03, (i / 500) * 3 - 1.5)),
    );
    const all = many.stickers.map(({ id }) => id);
    const whole = frameOf(many.stickers);
    if (!whole) throw new Error("no frame");
    const cpu = process.cpuUsage();
    for (let i = 1; i <= 30; i++) reframe(many, all, whole, { by: [i / 100, 0], turn: i / 50, scale: 1 + i / 100 });
    const { user, system } = process.cpuUsage(cpu);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});

describe("a skewed group", () => {
  const layer = fc.record({
    y: fc.double({ min: 0.3, max: 1, noNaN: true }),
    z: fc.double({ min: -1, max: 1, noNaN: true }),
    turn: fc.double({ min: -3, max: 3, noNaN: true }),
    skew: fc.integer({ min: -30, max: 30 }),
    size: fc.tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.double({ min: 0.1, max: 1, noNaN: true })),
  });
  it("is each of its layers leaning with it, whichever way that is turned, and comes back", () => {
    fc.assert(
      fc.property(
        fc.array(layer, { minLength: 2, maxLength: 4 }),
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        (list, lean) => {
          const stickers = list.map(({ y, z, turn, skew, size }, i) =>
            at(`s${i}`, y, z, { rotation: multiply(left, aroundNormal(turn)) as Quat, size, ...(skew && { skew }) }),
          );
          const ids = stickers.map(({ id }) => id);
          const frame = frameOf(stickers);
          if (!frame) throw new Error("no frame");
          const flat = ([x, y, z]: Vec3): [number, number] => {
            const [cx, cy, cz] = frame.center;
            const [u, v] = rotate(conjugate(frame.rotation), [x - cx, y - cy, z - cz]);
            return [u, v];
          };
          const leaning = reframe(build(...stickers), ids, frame, { lean });
          for (const [i, one] of leaning.stickers.entries()) {
            const before = cornersOf(faceOf(stickers[i] ?? one)).map(flat);
            const after = cornersOf(faceOf(one)).map(flat);
            for (const [k, [u, v]] of before.entries()) {
              expect(after[k]?.[0]).toBeCloseTo(u + lean * v, 5);
              expect(after[k]?.[1]).toBeCloseTo(v, 5);
            }
          }
          const back = reframe(leaning, ids, frame, { lean: -lean });
          for (const [i, one] of back.stickers.entries()) {
            expect(one.size[0]).toBeCloseTo(stickers[i]?.size[0] ?? 0, 5);
            expect(one.skew ?? 0).toBeCloseTo(stickers[i]?.skew ?? 0, 3);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
