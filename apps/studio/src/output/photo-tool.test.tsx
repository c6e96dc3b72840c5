// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { CameraPose, PhotoOptions, Stage } from "@carloom/stage";
import { afterEach, expect, it, vi } from "vitest";
import { by, key, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { OutputDialog } from "./output-dialog.tsx";
import { photo } from "./photo-frame.ts";

let gone = () => {};
afterEach(() => gone());

it("frames beside the car, photographs what the frame shows, and gives lens and level back", async () => {
  let pose: CameraPose = { position: [6, 1, 3], target: [0, 0.6, 0], fov: 30 };
  const taken: PhotoOptions[] = [];
  // a page that follows the link to what it saved is elsewhere afterward
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 1200, 700);
  const stage = {
    canvas,
    getView: () => pose,
    setView: (next: CameraPose) => {
      pose = next;
    },
    zoom: vi.fn(),
    panels: () => null,
    on: () => () => {},
    pick: () => ({ point: [0.9, 0.5, 1.2], livery: true }),
    capture: async (how: PhotoOptions) => {
      taken.push(how);
      return new Blob(["x"]);
    },
  } as unknown as Stage;
  const studio = testStudio({ ui: { output: true } });
  studio.stage = stage;
  gone = await show(studio, <OutputDialog />);
  await settled();
  expect(photo.get().open).toBe(true);
  expect(document.querySelector("dialog")).toBeNull();
  const slide = async (name: string, value: string) => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === name);
    const slider = document.getElementById(label?.htmlFor ?? "") as HTMLInputElement;
    await settled(() => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      set?.call(slider, value);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  await slide("Roll", "10");
  expect(pose.roll).toBe(10);
  await slide("Panning at 1/60 s", "120");
  await press(by("button", "Focus in the middle"));
  expect(photo.get().focus).toEqual([0.9, 0.5, 1.2]);
  await press(by("button", "Take photo"));
  await settled();
  expect(taken).toHaveLength(1);
  expect(saved).toHaveBeenCalledTimes(1);
  expect(taken[0]).toMatchObject({
    width: 3840,
    height: 2160,
    asGiven: true,
    travel: expect.closeTo(120 / 3.6 / 60, 9),
  });
  expect((taken[0]?.view as CameraPose).roll).toBe(10);
  expect((taken[0]?.view as CameraPose).fov).toBeLessThan(30);
  expect(taken[0]?.focus).toBeGreaterThan(4);
  const tool = document.querySelector<HTMLElement>(".st-photo");
  if (!tool) throw new Error("no tool");
  await key(tool, "Escape");
  expect(studio.ui.get().output).toBe(false);
  gone();
  gone = () => {};
  expect(pose).not.toHaveProperty("roll");
  expect(pose.fov).toBe(30);
  photo.set({ focus: null });
});

it("stops the drawing of a look when it is closed, and keeps no picture of what comes late", async () => {
  const pose: CameraPose = { position: [6, 1, 3], target: [0, 0.6, 0], fov: 30 };
  const drawn = Promise.withResolvers<Blob>();
  const capture = vi.fn((_how: PhotoOptions) => drawn.promise);
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 1200, 700);
  const studio = testStudio({ ui: { output: true } });
  studio.stage = {
    canvas,
    getView: () => pose,
    setView: () => {},
    zoom: () => {},
    panels: () => null,
    on: () => () => {},
    capture,
  } as unknown as Stage;
  const kept = vi.spyOn(URL, "createObjectURL");
  gone = await show(studio, <OutputDialog />);
  await settled();
  await press(by("button", "Look at it"));
  expect(capture).toHaveBeenCalledTimes(1);
  gone();
  gone = () => {};
  // whoever draws may be done before it hears of the end
  await settled(() => drawn.resolve(new Blob(["x"])));
  expect(kept).not.toHaveBeenCalled();
  expect(capture.mock.calls[0]?.[0].signal?.aborted).toBe(true);
});
