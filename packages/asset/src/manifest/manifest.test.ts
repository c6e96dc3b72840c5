import { fitment, type PartMeasures, type Slot } from "@carloom/build";
import { describe, expect, it } from "vitest";
import type { Box, Vec3 } from "../geometry/piece.ts";
import { STATED_HUB } from "../testing/stated-hub.ts";
import type { Wheel } from "../propose/wheels.ts";
import { camerasFor } from "./cameras.ts";
import { hubOf, statedBrakes, statedHub } from "./hub.ts";
import { labelFor } from "./labels.ts";

const wheel: Wheel = {
  corner: "front.left",
  centre: [0.8, 0.33, 1.3],
  radius: 0.33,
  width: 0.22,
  rim: 0.2329,
  rimWidth: 0.216,
};

describe("labelFor", () => {
  it.each([
    ["door.left", "Left door", "왼쪽 도어", "左ドア"],
    ["fender.front.right", "Front right fender", "오른쪽 앞 펜더", "右フロントフェンダー"],
    ["wheels.rear", "Rear wheels", "뒤 휠", "リアホイール"],
    ["calipers", "Brake calipers", "브레이크 캘리퍼", "ブレーキキャリパー"],
    ["door.left.trim", "Left door (trim)", "왼쪽 도어 (트림)", "左ドア（トリム）"],
  ])("%s", (id, en, ko, ja) => {
    expect(labelFor(id)).toEqual({ en, ko, ja });
  });
});

describe("hubOf", () => {
  it("measures sizes and takes the rest as stated; without bolt pattern or bore there is no hub", () => {
    expect(hubOf(wheel, { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6, offset: 42 })).toMatchObject({
      diameter: { stock: 17 },
      width: { stock: 7.5 },
      offset: { min: 27, stock: 42, max: 52 },
      tyreDiameter: 660,
      tyreWidth: 220,
    });
    expect(hubOf(wheel, { boltPattern: { count: 5, pcd: 112 } })).toBeUndefined();
    expect(hubOf({ ...wheel, rim: 0 }, { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6 })).toBeUndefined();
  });
});

describe("hubs that a person knows", () => {
  const hub = STATED_HUB;
  const slot: Slot = {
    id: "wheels.front",
    label: labelFor("wheels.front"),
    anchors: [{ node: "slot.wheels.front.left", position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false }],
    stock: true,
  };

  it("are what fitment judges wheels by, also where rim and tyre are one mesh", () => {
    const own = { ...slot, hub: statedHub({ ...wheel, rim: 0 }, hub) };
    const fits = { boltPattern: { count: 5, pcd: 114.3 }, centreBore: 60.1, diameter: 18, width: 8, offset: 40 };
    const judge = (over: object) => fitment(own, { wheel: { ...fits, ...over } } as PartMeasures);
    expect(judge({}).verdict).toBe("fits");
    expect(judge({ offset: 20 }).reasons.map(({ code }) => code)).toEqual(["offset"]);
    expect(judge({ boltPattern: { count: 5, pcd: 112 } }).verdict).toBe("block");
    expect(judge({ clearDiameter: 331 }).reasons.map(({ code }) => code)).toEqual(["brake-clearance"]);
  });

  it("say what brakes find room in, unless the axles disagree or nobody knows", () => {
    const rear = { ...hub, axle: "rear" as const };
    expect(statedBrakes([hub, { ...rear, clearDiameter: 340 }])).toEqual({
      boltPattern: { count: 5, pcd: 114.3 },
      clearDiameter: 340,
    });
    expect(statedBrakes([hub, { ...rear, boltPcd: 112 }])).toBeUndefined();
    expect(statedBrakes([{ ...hub, clearDiameter: null }])).toBeUndefined();
  });
});

describe("camerasFor", () => {
  const box: Box = { min: [-0.9, 0, -2.2], max: [0.9, 1.3, 2.2] };
  const cameras = camerasFor(box, [wheel]);

  it("offers the views that the product names", () => {
    expect(cameras.map((camera) => camera.id)).toEqual([
      "front34",
      "side-left",
      "side-right",
      "rear34",
      "front",
      "rear",
      "top",
      "wheel",
    ]);
  });

  it("shows the whole car in a 16:9 picture, and the left from the left", () => {
    for (const { id, position, target, fov } of cameras.slice(0, 7)) {
      const w = position.map((value, k) => value - (target[k] as number)) as Vec3;
      const distance = Math.hypot(...w);
      const reach = Math.hypot(0.9, 0.65, 2.2);
      expect(distance * Math.tan(((fov / 2) * Math.PI) / 180) * (16 / 9), id).toBeGreaterThan(reach * 0.45);
      expect(position[1], id).toBeGreaterThan(0);
    }
    expect(cameras[1]?.position[0]).toBeGreaterThan(2);
    expect(cameras[0]?.position[2]).toBeGreaterThan(2);
  });
});
