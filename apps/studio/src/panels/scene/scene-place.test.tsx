// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { SCENE_LIST } from "@carloom/stage/scenes";
import { afterEach, describe, expect, it } from "vitest";
import { by, pick, press, settled, show, testStudio, type } from "../../testing/test-studio.tsx";
import { GlassFields } from "./glass-fields.tsx";
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

  it("tints glass in any color, and brings back the glass that the car is sold with", async () => {
    const studio = testStudio();
    gone = await show(studio, <GlassFields />);
    const glass = () => studio.editor.state.document.glass;
    const color = by("textbox", "Tint color: hex value") as HTMLInputElement;
    const write = async (hex: string) => {
      await type(color, hex);
      await settled(() => void color.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    };
    await write("#7a1f12");
    expect(glass()).toEqual({ tint: 0.3, color: "#7a1f12" });
    await write("red");
    expect([glass()?.color, color.value]).toEqual(["#7a1f12", "#7A1F12"]);
    const slider = document.querySelector<HTMLInputElement>("input[type=range]");
    if (!slider) throw new Error("no slider");
    expect(slider.labels?.[0]?.textContent).toBe("Tint");
    await type(slider, "80");
    await settled(() => studio.editor.commit());
    expect(glass()).toEqual({ tint: 0.8, color: "#7a1f12" });
    await press(by("button", "Stock glass"));
    expect(glass()).toBeUndefined();
    for (const before of [{ tint: 0.8, color: "#7a1f12" }, { tint: 0.3, color: "#7a1f12" }, undefined]) {
      await settled(() => studio.editor.undo());
      expect(glass()).toEqual(before);
    }
  });
});
