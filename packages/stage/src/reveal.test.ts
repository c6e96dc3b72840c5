import type { Manifest } from "@carloom/build";
import { Box3, Object3D, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { poseThatShows, spotsOf } from "./reveal.ts";
import type { CameraPose } from "./types.ts";

const car = { root: new Object3D(), bounds: new Box3(new Vector3(-1, 0, -2.2), new Vector3(1, 1.3, 2.2)) };
const anchor = (...position: [number, number, number]) => ({ node: "n", position, rotation: [0, 0, 0, 1] });
const SLOTS = [
  { id: "spoiler", anchors: [anchor(0, 1, -2.1)] },
  { id: "lip", anchors: [anchor(0, 0.2, 2.1)] },
  { id: "wheels.front", anchors: [anchor(0.8, 0.35, 1.3), anchor(-0.8, 0.35, 1.3)] },
  { id: "hood", anchors: [anchor(0, 0.88, 0.74)] },
  { id: "roof", anchors: [anchor(0, 1.3, 0)] },
] as unknown as Manifest["slots"];
const STICKER = { id: "s", position: [-0.95, 0.7, 0], rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2], mirror: null };
const spots = (what: string) =>
  spotsOf(what === "s" ? { sticker: "s" } : { slot: what }, car, SLOTS, () => STICKER as never);
const SCREEN = { width: 1440, height: 800, insets: { top: 12, right: 12, bottom: 56, left: 320 } };
const FRONT: CameraPose = { position: [6, 1.9, 7], target: [0, 0.5, 0], fov: 30 };
const REAR: CameraPose = { position: [-6, 1.9, -7], target: [0, 0.5, 0], fov: 30 };
const distance = ({ position, target }: CameraPose) => new Vector3(...position).distanceTo(new Vector3(...target));

describe("bringing something into view", () => {
  it("leaves the camera where what is wanted is seen", () => {
    for (const what of ["lip", "wheels.front", "roof"])
      expect(poseThatShows(FRONT, spots(what), SCREEN), what).toBeNull();
    expect(poseThatShows(REAR, spots("spoiler"), SCREEN)).toBeNull();
    expect(poseThatShows(REAR, spots("s"), SCREEN)).toBeNull();
    expect(poseThatShows(FRONT, [], SCREEN)).toBeNull();
  });
  it.each([
    ["the tail", FRONT, "spoiler"],
    ["the nose", REAR, "lip"],
    ["the hood", REAR, "hood"],
    ["the other side", FRONT, "s"],
  ])("goes round to %s, as near as before, and sees it there", (_, from, what) => {
    const to = poseThatShows(from, spots(what), SCREEN);
    expect(to).not.toBeNull();
    if (!to) return;
    expect(distance(to)).toBeCloseTo(distance(from), 6);
    expect(to.target).toEqual(from.target);
    expect(poseThatShows(to, spots(what), SCREEN)).toBeNull();
  });
  it("moves what is looked at only where turning is not enough, or a panel lies over it", () => {
    const near: CameraPose = { position: [2.4, 0.8, 1.3], target: [0.9, 0.4, 1.3], fov: 24 };
    const to = poseThatShows(near, spots("spoiler"), SCREEN);
    expect(to?.target).toEqual([0, 1, -2.1]);
    expect(to && distance(to)).toBeCloseTo(distance(near), 6);
    const beside = { ...SCREEN, insets: { ...SCREEN.insets, left: 1100 } };
    expect(
      poseThatShows(
        { ...near, target: [0.9, 0.4, 1.3] },
        [{ at: new Vector3(0.9, 0.4, 0.4), out: new Vector3(1, 0, 0) }],
        beside,
      ),
    ).not.toBeNull();
  });
  it("looks down on what lies on top, and finds nothing to turn to in the middle of the car", () => {
    const low: CameraPose = { position: [6, 0.6, 7], target: [0, 0.5, 0], fov: 30 };
    const to = poseThatShows(low, spots("roof"), SCREEN);
    expect(to?.position[1]).toBeGreaterThan(4);
    const inside = [{ id: "seats", anchors: [anchor(0.1, 0.6, 0)] }] as unknown as Manifest["slots"];
    expect(spotsOf({ slot: "seats" }, car, inside, () => undefined)).toEqual([]);
  });
});
