import { BuildDocument, type Placement } from "@carloom/build";
import { Matrix4, Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Quat, Vec3 } from "../types.ts";
import { placeOnSurface } from "./place.ts";
import { boxToCar, limitedDepth, mirrorPose, project, projectorsOf } from "./projector.ts";

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
