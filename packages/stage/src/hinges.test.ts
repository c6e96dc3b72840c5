import type { Manifest } from "@carloom/build";
import { Group, Object3D, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Hinges } from "./hinges.ts";

function car() {
  const root = new Group();
  const door = new Object3D();
  door.userData.name = "hinge.door.left";
  door.position.set(0.9, 0.5, 0.8);
  const skin = new Object3D();
  skin.position.set(0, 0.2, -1);
  door.add(skin);
  root.add(door);
  const manifest = {
    hinges: [
      { id: "door.left", node: "hinge.door.left", axis: [0, 1, 0], angle: -60 },
      { id: "hood", node: "hinge.hood", axis: [1, 0, 0], angle: -40 },
    ],
  } as unknown as Manifest;
  return { root, skin, hinges: new Hinges(root, manifest) };
}
const place = (object: Object3D) => object.getWorldPosition(new Vector3());

describe("hinges", () => {
  it("are those whose node the file has", () => {
    expect(car().hinges.ids).toEqual(["door.left"]);
  });

  it("swing by the manifest's axis and angle, outwards for a left door, and back to where they were", () => {
    const { root, skin, hinges } = car();
    root.updateMatrixWorld(true);
    const shut = place(skin);
    hinges.setOpen(["door.left"], false);
    const open = place(skin);
    expect(open.x).toBeCloseTo(0.9 + Math.sin(Math.PI / 3));
    expect(open.z).toBeCloseTo(0.8 - Math.cos(Math.PI / 3));
    hinges.setOpen([], false);
    expect(place(skin).distanceTo(shut)).toBeLessThan(1e-9);
  });

  it("tell where the shut car is, also when the body is lifted while open", () => {
    const { root, skin, hinges } = car();
    root.updateMatrixWorld(true);
    const shut = place(skin);
    hinges.setOpen(["door.left"], false);
    root.position.y = 0.08;
    hinges.pose();
    const toShut = hinges.of(skin)?.toShut.value;
    expect(toShut).toBeDefined();
    const back = toShut ? place(skin).applyMatrix4(toShut) : null;
    expect(back?.distanceTo(shut.add(new Vector3(0, 0.08, 0)))).toBeLessThan(1e-9);
  });

  it("ease over frames and stop", () => {
    const { hinges } = car();
    hinges.setOpen(["door.left"], true);
    expect(hinges.moving).toBe(true);
    let frames = 0;
    for (let now = 1000; hinges.update(now) && frames < 200; now += 16) frames++;
    expect(hinges.moving).toBe(false);
    expect(frames).toBeGreaterThan(40);
    expect(frames).toBeLessThan(60);
  });
});
