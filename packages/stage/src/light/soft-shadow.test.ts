import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { sceneById } from "./scenes.ts";
import { SCENE_LIST } from "../scene-list.ts";
import { lightDirection } from "./soft-shadow.ts";

const directions = (id: string, count: number) =>
  Array.from({ length: count }, (_, i) => lightDirection(sceneById(id, true).boxes, i, new Vector3()));

describe("the light that a sample's shadow is thrown by", () => {
  it("comes from above, another one each sample, in every scene", () => {
    for (const { id } of SCENE_LIST) {
      const all = directions(id, 12);
      for (const d of all) {
        expect(d?.length(), id).toBeCloseTo(1);
        expect(d?.y, id).toBeGreaterThan(0);
      }
      expect(
        new Set(
          all.map((d) =>
            d
              ?.toArray()
              .map((v) => v.toFixed(3))
              .join(" "),
          ),
        ).size,
        id,
      ).toBe(12);
    }
  });

  it("comes from both sides alike where the boxes stand alike, also for few samples", () => {
    const left = directions("studio-light", 8).filter((d) => (d?.x ?? 0) > 0).length;
    expect(left).toBeGreaterThanOrEqual(3);
    expect(left).toBeLessThanOrEqual(5);
  });

  it("is none where nothing shines from above", () => {
    expect(
      lightDirection([{ azimuth: 0, elevation: 3, width: 40, height: 4, intensity: 2 }], 0, new Vector3()),
    ).toBeNull();
  });
});
