// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, expect, it, vi } from "vitest";
import { settled, show, testStudio } from "../../testing/test-studio.tsx";
import { newPlacement } from "../../art/art.ts";
import { GroupFade } from "../stickers/group-fade.tsx";
import { PlateFields } from "./plate-fields.tsx";

vi.mock("@carloom/stage/art-files", async (actual) => ({
  ...(await actual<object>()),
  loadFont: async () => {},
  inFace: (text: string) => ({ written: text, missing: [...text].filter((letter) => letter === "轟") }),
}));

let gone = () => {};
afterEach(() => gone());
const control = <E extends HTMLElement>(name: string) => {
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === name);
  const found = document.getElementById(label?.htmlFor ?? "");
  if (!found) throw new Error(`no ${name}`);
  return found as E;
};
const put = (element: HTMLInputElement | HTMLSelectElement, value: string, event: string) =>
  settled(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
    element.dispatchEvent(new Event(event, { bubbles: true }));
  });
/** Faces and rules come when they are first needed. */
const soon = (what: () => void) =>
  vi.waitFor(async () => {
    await settled();
    what();
  });
const write = async (text: string) => {
  const field = control<HTMLInputElement>("Text on the plate");
  field.focus();
  await put(field, text, "input");
  await settled(() => field.blur());
  await settled();
};

it("a number plate: a country, a text of its own, and what it has no letters for is said and not taken", async () => {
  const studio = testStudio();
  const plate = () => studio.editor.state.document.plate;
  gone = await show(studio, <PlateFields />);
  await put(control<HTMLSelectElement>("Number plate"), "de", "change");
  await settled();
  expect(plate()).toEqual({ form: "de" });
  expect(document.body.textContent).toContain("For pictures and shows only");
  await write("mü  ab 12");
  await soon(() => expect(plate()).toEqual({ form: "de", text: "MÜ AB 12" }));
  const brought = vi.spyOn(Element.prototype, "scrollIntoView");
  await write("m가 12");
  await soon(() => expect(document.body.textContent).toContain("This plate has no “가”"));
  // below the panel's edge it would be said to nobody
  expect(brought.mock.contexts.map((one) => (one as Element).textContent)).toEqual([expect.stringContaining("“가”")]);
  brought.mockRestore();
  await write("a1");
  await soon(() => expect(document.body.textContent).toContain("A plate has 3 to 10 letters."));
  expect(plate()).toEqual({ form: "de", text: "MÜ AB 12" });
  await put(control<HTMLSelectElement>("Number plate"), "jp", "change");
  await settled();
  expect(plate()).toEqual({ form: "jp" });
  await write("轟 300 あ 12-34");
  await soon(() => expect(document.body.textContent).toContain("This plate has no “轟”"));
  await write("品川 300 あ 12-34");
  await soon(() => expect(plate()).toEqual({ form: "jp", text: "品川 300 あ 12-34" }));
  await settled(() => studio.editor.undo());
  expect(plate()).toEqual({ form: "jp" });
  await put(control<HTMLSelectElement>("Number plate"), "", "change");
  await settled();
  expect(plate()).toBeUndefined();
});

it("says it where the car has no place for a plate", async () => {
  const studio = testStudio();
  gone = await show(studio, <PlateFields />);
  const said = () => document.querySelector('[role="alert"]')?.textContent ?? null;
  await settled(() => studio.ui.set({ failures: { "plate.board": "" } }));
  expect(said()).toBeNull();
  await put(control<HTMLSelectElement>("Number plate"), "de", "change");
  await settled();
  expect(said()).toContain("This car has no place for a plate");
});

it("a whole group has one opacity of its own, set in one step", async () => {
  const layer = (id: string) => ({
    ...newPlacement({ kind: "text", text: id, font: "archivo", color: "#f3f3f1" }, 0.4, 2),
    id,
    group: "G",
  });
  const studio = testStudio();
  const { editor } = studio;
  editor.edit({ key: "studio.step.sticker-add" }, (build) => ({ ...build, stickers: [layer("a"), layer("b")] }));
  editor.select({ stickers: ["a"] });
  gone = await show(studio, <GroupFade />);
  expect(document.querySelector("input")).toBeNull();
  await settled(() => editor.select({ stickers: ["a", "b"] }));
  const slider = control<HTMLInputElement>("Opacity of the group");
  for (const value of ["80", "40"]) await put(slider, value, "input");
  await settled(() => editor.commit());
  expect(editor.state.document.groups).toEqual({ G: { opacity: 0.4 } });
  await settled(() => editor.undo());
  expect(editor.state.document.groups).toBeUndefined();
});
