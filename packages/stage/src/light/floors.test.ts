import { FLOORS } from "@carloom/build";
import { Color } from "three";
import { describe, expect, it } from "vitest";
import { withFloor } from "./floors.ts";
import { atHour } from "./hour.ts";
import { SCENE_IDS, sceneById } from "./scenes.ts";

const scenes = SCENE_IDS.map((id) => sceneById(id, true));
const level = (hex: string) => new Color(hex).g;

describe("floors", () => {
  it("are as bright as the light of their scene makes them", () => {
    for (const scene of scenes) {
      const lit = (floor: "asphalt" | "concrete" | "gloss") => level(withFloor(scene, floor).floor.lit);
      expect(lit("gloss"), scene.id).toBeLessThan(lit("asphalt"));
      expect(lit("asphalt"), scene.id).toBeLessThan(lit("concrete"));
    }
    const concrete = (id: string) => level(withFloor(sceneById(id, true), "concrete").floor.lit);
    expect(concrete("neon-night")).toBeLessThan(0.5 * concrete("snow-field"));
    const noon = sceneById("dusk-road", true);
    const late = atHour(noon, 20.5);
    expect(level(withFloor(late, "concrete").floor.lit)).toBeLessThan(level(withFloor(noon, "concrete").floor.lit));
  });

  it("change nothing else of a scene, and nothing where it lies in its own", () => {
    for (const scene of scenes) {
      expect(withFloor(scene, undefined)).toBe(scene);
      for (const floor of FLOORS) {
        const { floor: _f, ambient: _a, ...rest } = withFloor(scene, floor);
        const { floor: _own, ambient: _light, ...same } = scene;
        expect(rest).toEqual(same);
      }
      expect(withFloor(scene, "none").floor).toMatchObject({ reflection: 0, mirror: 0, shadow: scene.floor.shadow });
    }
  });
});
