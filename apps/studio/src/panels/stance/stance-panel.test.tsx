// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, expect, it } from "vitest";
import { by, key, settled, show, testStudio, type } from "../../testing/test-studio.tsx";
import { StancePanel } from "./stance-panel.tsx";

let gone = () => {};
afterEach(() => gone());

const note = () => [...document.body.querySelectorAll("[role=status]")].map((one) => one.textContent).join("");

it("takes a number for every measure, in one step, and says where it had to be another", async () => {
  const studio = testStudio();
  gone = await show(studio, <StancePanel />);
  const { editor } = studio;
  const set = async (name: string, text: string) => {
    await type(by("textbox", name), text);
    await key(by("textbox", name), "Enter");
  };
  await set("Ride height in mm", "-35");
  await set("Camber, Rear in °", "-2,5");
  await set("Steering in °", "12.4");
  expect(editor.state.document.stance).toMatchObject({ height: -35, camber: { front: 0, rear: -2.5 }, steer: 12 });
  expect([editor.state.history.done.length, note()]).toEqual([3, ""]);
  await set("Ride height in mm", "-400");
  expect(editor.state.document.stance.height).toBe(-120);
  expect(note()).toBe("Possible from -120 mm to +120 mm. Set to -120 mm.");
  await settled(() => void editor.undo());
  expect(editor.state.document.stance.height).toBe(-35);
  await set("Ride height in mm", "lower");
  expect([editor.state.document.stance.height, editor.state.history.done.length]).toEqual([-35, 3]);
});
