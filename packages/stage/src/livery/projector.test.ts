import { BuildDocument, limitedDepth, mirrorPose, type Placement, printRotation } from "@carloom/build";
import { Matrix4, Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Quat, Vec3 } from "../types.ts";
import { placeOnSurface } from "./place.ts";
import { boxToCar, project, projectorsOf } from "./projector.ts";

/** On the left door, 40 × 20 cm. */
function onDoor(change: Partial<Placement> = {}): Placement {
  const pose = placeOnSurface([0.9, 0.6, 0.1], [1, 0, 0], [0.4, 0.2]);
  const input = {
    id: "a",
    art: { kind: "text", text: "27", font: "f", color: "#ffffff" },
    size: [0.4, 0.2],
    ...pose,
    ...change,
  };
  const placement = BuildDocument.parse({ stickers: [input] }).stickers[0];
  if (!placement) throw new Error("no placement");
  return placement;
}

const LEFT = new Vector3(1, 0, 0);
const RIGHT = new Vector3(-1, 0, 0);

function boxes(p: Placement) {
  const [own, twin] = projectorsOf(p);
  if (!own) throw new Error("no box");
  return { own, twin };
}

describe("projector boxes", () => {
  it("put the art's left towards the nose on the car's left side, and up up", () => {
    const { own } = boxes(onDoor());
    const middle = project(own, new Vector3(0.9, 0.6, 0.1), LEFT);
    expect(middle?.u).toBeCloseTo(0.5);
    expect(middle?.v).toBeCloseTo(0.5);
    expect(middle?.strength).toBe(1);
    expect(project(own, new Vector3(0.9, 0.6, 0.2), LEFT)?.u).toBeCloseTo(0.25);
    expect(project(own, new Vector3(0.9, 0.65, 0.1), LEFT)?.v).toBeCloseTo(0.75);
  });

  it("print nothing outside, on faces turned away, or on the far side", () => {
    const { own } = boxes(onDoor());
    expect(project(own, new Vector3(0.9, 0.6, 0.31), LEFT)).toBeNull();
    expect(project(own, new Vector3(0.9, 0.6, 0.1), RIGHT)).toBeNull();
    expect(project(own, new Vector3(-0.9, 0.6, 0.1), RIGHT)).toBeNull();
  });

  it("fade between cosines 0.2 and 0.35 of the angle to the surface", () => {
    const { own } = boxes(onDoor());
    const strength = (cosine: number) =>
      project(own, new Vector3(0.9, 0.6, 0.1), new Vector3(cosine, Math.sqrt(1 - cosine * cosine), 0))?.strength ?? 0;
    expect(strength(0.19)).toBe(0);
    expect(strength(0.275)).toBeCloseTo(0.5);
    expect(strength(0.36)).toBe(1);
  });

  it("lean with skewed art, the twin the other way, as what is billed and what frames show", () => {
    const leaning = onDoor({ skew: 45, mirror: { readable: true } });
    const { own, twin } = boxes(leaning);
    if (!twin) throw new Error("no twin");
    // the art's right is towards the tail: 5 cm up, 5 cm towards the tail, is straight above the middle in the art
    const above = project(own, new Vector3(0.9, 0.65, 0.05), LEFT);
    expect(above?.u).toBeCloseTo(0.5);
    expect(above?.v).toBeCloseTo(0.75);
    const mirrored = project(twin, new Vector3(-0.9, 0.65, 0.05), RIGHT);
    expect(mirrored?.u).toBeCloseTo(0.5);
    // the corners of its frame are the corners of its art
    const toCar = boxToCar(leaning.position, leaning.rotation, leaning.size, leaning.depth, 1);
    const upperRight = new Vector3(0.5, 0.5, 0).applyMatrix4(toCar);
    expect([upperRight.y, upperRight.z].map((n) => Number(n.toFixed(9)))).toEqual([0.7, -0.2]);
  });

  it("limit the depth to 1.2 times the larger side", () => {
    expect(limitedDepth([0.4, 0.2], 3)).toBeCloseTo(0.48);
    expect(limitedDepth([0.4, 0.2], 0.1)).toBe(0.1);
    const m = boxToCar([0, 0, 0], [0, 0, 0, 1], [0.4, 0.2], 3);
    expect(new Vector3().setFromMatrixScale(m).z).toBeCloseTo(0.48);
  });

  it("reflect as a reflection does: twice is where it was, and the axes are the mirror image with x turned round", () => {
    const q = new Quaternion(0.3, -0.5, 0.2, 0.7).normalize();
    const pose = { position: [0.9, 0.6, 0.1] as Vec3, rotation: [q.x, q.y, q.z, q.w] as Quat };
    const twin = mirrorPose(pose.position, pose.rotation);
    expect(mirrorPose(twin.position, twin.rotation)).toEqual(pose);
    const axes = (r: Quat) => {
      const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()];
      new Matrix4().makeRotationFromQuaternion(new Quaternion(...r)).extractBasis(x, y, z);
      return { x, y, z };
    };
    const a = axes(pose.rotation);
    const b = axes(twin.rotation);
    for (const [mine, other, sign] of [
      [a.x, b.x, -1],
      [a.y, b.y, 1],
      [a.z, b.z, 1],
    ] as const) {
      expect(other.x).toBeCloseTo(-mine.x * sign);
      expect(other.y).toBeCloseTo(mine.y * sign);
      expect(other.z).toBeCloseTo(mine.z * sign);
    }
  });

  it("make a twin that reads the same, or a true mirror image", () => {
    const nose = new Vector3(-0.9, 0.6, 0.2);
    const readable = boxes(onDoor({ mirror: { readable: true } }));
    const image = boxes(onDoor({ mirror: { readable: false } }));
    if (!readable.twin || !image.twin) throw new Error("no twin");
    // On the right side the nose is at the reader's right.
    expect(project(readable.twin, nose, RIGHT)?.u).toBeCloseTo(0.75);
    // A mirror image has the same art at mirrored points.
    expect(project(image.twin, nose, RIGHT)?.u).toBeCloseTo(
      project(image.own, new Vector3(0.9, 0.6, 0.2), LEFT)?.u ?? -1,
    );
    expect(readable.twin.twin).toBe(true);
  });

  it("flip the art on request", () => {
    const { own } = boxes(onDoor({ flip: true }));
    expect(project(own, new Vector3(0.9, 0.6, 0.2), LEFT)?.u).toBeCloseTo(0.75);
  });
});

describe("projections along an axis", () => {
  const turn = (r: Quat, v: Vector3) => v.clone().applyQuaternion(new Quaternion(...r));
  const axes = (p: Placement) => {
    const r = printRotation(p);
    return { x: turn(r, new Vector3(1, 0, 0)), y: turn(r, new Vector3(0, 1, 0)), z: turn(r, new Vector3(0, 0, 1)) };
  };
  const near = (a: Vector3, b: readonly [number, number, number]) =>
    expect(a.distanceTo(new Vector3(...b))).toBeLessThan(1e-6);
  /** On a hood that falls forwards and to the left. */
  const onHood = (change: Partial<Placement> = {}) =>
    onDoor({ ...placeOnSurface([0.3, 0.9, 1.2], [0.2, 0.9, 0.3], [0.4, 0.2]), ...change });

  it("from the top look straight down, whatever the surface does", () => {
    const { x, y, z } = axes(onHood({ projection: "top" }));
    near(z, [0, 1, 0]);
    near(new Vector3().crossVectors(x, y), [0, 1, 0]);
    expect(y.z).toBeLessThan(-0.95);
    const { own } = boxes(onHood({ projection: "top" }));
    // The same point of the art at every height: u and v depend on x and z alone.
    const low = project(own, new Vector3(0.35, 0.86, 1.25), new Vector3(0, 1, 0));
    const high = project(own, new Vector3(0.35, 0.96, 1.25), new Vector3(0.3, 0.9, 0.3).normalize());
    expect(low?.u).toBeCloseTo(high?.u ?? -1);
    expect(low?.v).toBeCloseTo(high?.v ?? -1);
  });

  it("from the side look straight across from the side the box faces", () => {
    const leaning = placeOnSurface([0.9, 0.6, 0.1], [0.9, 0.3, 0.2], [0.4, 0.2]);
    const { y, z } = axes(onDoor({ ...leaning, projection: "side" }));
    near(z, [1, 0, 0]);
    near(y, [0, 1, 0]);
    const other = placeOnSurface([-0.9, 0.6, 0.1], [-0.9, 0.3, 0.2], [0.4, 0.2]);
    near(axes(onDoor({ ...other, projection: "side" })).z, [-1, 0, 0]);
  });

  it("keep what the art was turned by", () => {
    const q = new Quaternion(...onDoor().rotation).multiply(
      new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), 0.5),
    );
    const p = onDoor({ rotation: [q.x, q.y, q.z, q.w], projection: "side" });
    const kept = new Quaternion(...printRotation(p));
    expect(kept.angleTo(q)).toBeLessThan(1e-6);
  });

  it("are defined where the art stands along the axis", () => {
    // A door sticker printed from the top: the side it faced is the art's lower edge.
    const top = axes(onDoor({ projection: "top" }));
    near(top.z, [0, 1, 0]);
    near(top.y, [-1, 0, 0]);
    // A roof sticker printed from the side it lies on.
    const roof = placeOnSurface([-0.4, 1.2, 0], [0, 1, 0], [0.4, 0.2]);
    const side = axes(onDoor({ ...roof, projection: "side" }));
    near(side.z, [-1, 0, 0]);
    near(side.y, [0, 1, 0]);
  });

  it("mirror like any other", () => {
    const { own, twin } = boxes(onHood({ projection: "top", mirror: { readable: false } }));
    if (!twin) throw new Error("no twin");
    const up = new Vector3(0, 1, 0);
    const here = project(own, new Vector3(0.35, 0.9, 1.25), up);
    const there = project(twin, new Vector3(-0.35, 0.9, 1.25), up);
    expect(there?.u).toBeCloseTo(here?.u ?? -1);
    expect(there?.v).toBeCloseTo(here?.v ?? -1);
  });
});

describe("placing on a surface", () => {
  const up = (r: Quat) => new Vector3(0, 1, 0).applyQuaternion(new Quaternion(...r));
  const out = (r: Quat) => new Vector3(0, 0, 1).applyQuaternion(new Quaternion(...r));

  it.each([
    ["left side", [1, 0.1, 0], [0, 1, 0]],
    ["right side", [-1, 0.1, 0], [0, 1, 0]],
    ["nose", [0, 0.2, 1], [0, 1, 0]],
    ["hood, read from the front", [0, 1, 0.2], [0, 0, -1]],
    ["deck, read from behind", [0, 1, -0.2], [0, 0, 1]],
  ] as const)("keeps art upright on the %s", (_name, normal, top) => {
    const pose = placeOnSurface([0, 1, 0], [...normal], [0.3, 0.3]);
    expect(up(pose.rotation).dot(new Vector3(...top))).toBeGreaterThan(0.95);
    expect(out(pose.rotation).dot(new Vector3(...normal).normalize())).toBeCloseTo(1);
  });

  it("keeps the art's lower edge level on a leaning side", () => {
    const pose = placeOnSurface([0.9, 0.6, 0], [0.9, 0.3, 0.3], [0.3, 0.3]);
    expect(new Vector3(1, 0, 0).applyQuaternion(new Quaternion(...pose.rotation)).y).toBeCloseTo(0);
  });

  it("never exceeds the depth limit", () => {
    expect(placeOnSurface([0, 0, 0], [1, 0, 0], [0.05, 0.02]).depth).toBeCloseTo(0.06);
    expect(placeOnSurface([0, 0, 0], [1, 0, 0], [0.5, 0.2], 9).depth).toBeCloseTo(0.6);
  });
});
