// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { SCENE_LIST } from "@carloom/stage/scenes";
import { afterEach, describe, expect, it } from "vitest";
import { by, pick, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { ScenePlace } from "./scene-place.tsx";

let gone = () => {};
afterEach(() => gone());

describe("scene panel", () => {
  it("lays another floor, keeps it in another place, takes it back, each in one step", async () => {
    const studio = testStudio();
    gone = await show(studio, <ScenePlace scenes={SCENE_LIST} />);
    const scene = () => studio.editor.state.document.scene;
    const floor = () => {
      const found = document.body.querySelector("select");
      if (!found) throw new Error("no choice of floor");
      expect(found.labels?.[0]?.textContent).toBe("Floor");
      return found;
    };
    expect([...floor().options].map((option) => option.textContent)).toEqual([
      "The place's own",
      "Asphalt",
      "Concrete",
      "Polished black",
      "None, only the shadow",
    ]);
    await pick(floor(), "concrete");
    expect(scene()).toEqual({ id: "studio-dark", floor: "concrete" });
    await press(by("button", "Snow field"));
    expect(scene()).toEqual({ id: "snow-field", floor: "concrete" });
    await pick(floor(), "own");
    expect(scene()).toEqual({ id: "snow-field" });
    for (const left of [{ id: "snow-field", floor: "concrete" }, { id: "studio-dark", floor: "concrete" }, undefined]) {
      await settled(() => studio.editor.undo());
      expect(scene()).toEqual(left);
    }
  });
});
