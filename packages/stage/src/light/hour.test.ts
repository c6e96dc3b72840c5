import { describe, expect, it } from "vitest";
import { atHour, sunElevation } from "./hour.ts";
import { SCENE_LIST } from "../scene-list.ts";
import { SCENE_IDS, sceneById } from "./scenes.ts";

const dusk = sceneById("dusk-road", true);
const snow = sceneById("snow-field", true);

describe("scenes", () => {
  it("are listed for panels as they are drawn", () => {
    expect(SCENE_LIST.map((scene) => scene.id)).toEqual(SCENE_IDS);
    for (const { id, hours } of SCENE_LIST) {
      const drawn = sceneById(id, true).hours;
      expect(hours, id).toEqual(drawn && { at: drawn.at, from: drawn.from, to: drawn.to });
    }
  });

  it("are six, each with a place of its own kind of light", () => {
    expect(SCENE_IDS).toEqual(["studio-dark", "studio-light", "dusk-road", "neon-night", "snow-field", "garage"]);
    for (const id of SCENE_IDS) expect(sceneById(id, true).boxes.length, id).toBeLessThanOrEqual(16);
    expect(sceneById("unknown", true).id).toBe("studio-dark");
    expect(sceneById(undefined, false).id).toBe("studio-light");
  });

  it("are made for the hour they name", () => {
    for (const scene of [dusk, snow])
      expect(scene.hours && sunElevation(scene.hours, scene.hours.at)).toBeCloseTo(scene.key.elevation, -1);
    expect(atHour(dusk, undefined)).toBe(dusk);
    expect(atHour(dusk, dusk.hours?.at)).toBe(dusk);
  });

  it("get lower, redder and darker towards the evening, and stay within their day", () => {
    const late = atHour(dusk, 20);
    expect(late.key.elevation).toBeLessThan(dusk.key.elevation);
    expect(late.key.azimuth).toBeGreaterThan(dusk.key.azimuth);
    expect(late.ambient.zenith[1]).toBeLessThan(dusk.ambient.zenith[1]);
    const blue = (hex: string) => Number.parseInt(hex.slice(5), 16) / Number.parseInt(hex.slice(1, 3), 16);
    expect(blue(late.wall.glow)).toBeLessThan(blue(dusk.wall.glow));
    expect(atHour(dusk, 3)).toEqual(atHour(dusk, dusk.hours?.from));
  });

  it("without daylight know no hour", () => {
    const garage = sceneById("garage", true);
    expect(atHour(garage, 6)).toBe(garage);
  });
});
