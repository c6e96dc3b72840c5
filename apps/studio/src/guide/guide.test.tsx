// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { emptyBuild } from "@carloom/build";
import { addSticker, mountPart, setPaint } from "@carloom/editor";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../lib/preferences.ts";
import { newPlacement } from "../art/art.ts";
import { Rail } from "../shell/rail.tsx";
import { allBy, by, press, settled, show, type TestStudio, testStudio } from "../testing/test-studio.tsx";
import { Guide } from "./guide.tsx";
import { GuideLife } from "./guide-life.tsx";
import { isTaken, stepsFor } from "./steps.ts";

let gone = () => {};
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});
beforeEach(() => preferences.set({ guide: "new" }));

function Both() {
  return (
    <>
      <GuideLife />
      <Rail />
      <Guide />
    </>
  );
}
const open = async (studio: TestStudio) => {
  gone = await show(studio, <Both />);
  return studio;
};
const text = () => document.body.querySelector(".st-guide")?.textContent ?? "";
const wanted = () => document.body.querySelector("[data-guide]")?.textContent;
const sticker = newPlacement({ kind: "text", text: "27", font: "archivo", color: "#ffffff" }, 0.4, 2);
const stock = () => ({ color: "#000000", finish: "solid" as const });

describe("the first steps", () => {
  it("follow what is done: paint, wheel, sticker, save, and never come again", async () => {
    const studio = await open(testStudio());
    const { editor, ui } = studio;
    expect(text()).toContain("Pick a color from the card");
    await settled(() => editor.edit({ key: "x" }, (b) => setPaint(b, ["body"], { color: "#d0121f" }, stock)));
    expect(text()).toContain("open Parts");
    expect(wanted()).toBe("Parts");
    await settled(() => ui.set({ panel: "parts" }));
    expect(text()).toContain("Fits");
    await settled(() => editor.select({ slot: "lip" }));
    expect(text()).toContain("front wheels");
    await settled(() => editor.edit({ key: "x" }, (b) => mountPart(b, ["wheels.front"], "u")));
    await settled(() => ui.set({ panel: "stickers" }));
    await settled(() => ui.set({ placing: sticker }));
    expect(text()).toBe("");
    await settled(() => {
      ui.set({ placing: null });
      editor.edit({ key: "x" }, (b) => addSticker(b, sticker));
    });
    expect(text()).toContain("kept in this browser");
    await press(by("button", "Save now"));
    expect(text()).toContain("Undo takes everything back");
    expect(preferences.get().guide).toBe("over");
    await press(by("button", "Done"));
    gone();
    await open(testStudio());
    expect(text()).toBe("");
  });
  it("take a step back with an undo, and let one be passed over", async () => {
    const { editor } = await open(testStudio());
    await settled(() => editor.edit({ key: "x" }, (b) => setPaint(b, ["body"], { color: "#d0121f" }, stock)));
    await settled(() => void editor.undo());
    expect(text()).toContain("Pick a color from the card");
    await press(by("button", "Next step"));
    expect(text()).toContain("open Parts");
  });
  it("are skipped for good by one press, and are not there for who has built something", async () => {
    await open(testStudio());
    await press(by("button", "Skip the first steps"));
    expect([text(), preferences.get().guide]).toEqual(["", "over"]);
    gone();
    preferences.set({ guide: "new" });
    await open(testStudio({ document: { parts: { lip: "u" } } }));
    expect(text()).toBe("");
    expect(allBy("button", "Skip the first steps")).toEqual([]);
  });
  it("tell a finger nothing of pointing or of keys", async () => {
    const whole = window.matchMedia.bind(window);
    const touch = (query: string) =>
      query.includes("coarse") ? Object.assign(new EventTarget(), { matches: true, media: query }) : whole(query);
    vi.spyOn(window, "matchMedia").mockImplementation(touch as never);
    await open(testStudio());
    expect(text()).toContain("Pick a color from the card");
    for (let i = 0; i < 4; i++) await press(by("button", i < 3 ? "Next step" : "Save now"));
    expect(text()).toContain("the magnifier finds everything");
  });
});

describe("steps", () => {
  it("are those that the car allows", () => {
    expect(stepsFor({ slots: [] }, false)).toEqual(["paint", "save"]);
  });
  it("count from where the guide began", () => {
    const from = { ...emptyBuild(), parts: { "wheels.front": "a" } };
    expect(isTaken("wheel", from, from, 0)).toBe(false);
    expect(isTaken("wheel", { ...from, parts: { "wheels.front": "b" } }, from, 0)).toBe(true);
  });
});
