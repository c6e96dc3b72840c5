// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import "../../every-command/every-command.ts";
import type { Placement } from "@carloom/build";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { by, press, show, testStudio } from "../../testing/test-studio.tsx";
import { useEditorState } from "../../workspace/studio-context.tsx";
import { newPlacement } from "../../art/art.ts";
import { InspectorMask } from "./inspector-mask.tsx";
import { InspectorPanels } from "./inspector-panels.tsx";

let gone = () => {};
afterEach(() => gone());
const layer = (id: string, over: Partial<Placement> = {}): Placement => ({
  ...newPlacement({ kind: "text", text: id.toUpperCase(), font: "archivo", color: "#ffffff" }, 0.4, 2),
  id,
  ...over,
});

/** The inspector's parts for the selected layer, as it is now. */
function Both() {
  const sticker = useEditorState(({ document, selection }) =>
    document.stickers.find(({ id }) => id === selection.stickers.at(-1)),
  );
  return sticker ? (
    <>
      <InspectorMask sticker={sticker} />
      <InspectorPanels sticker={sticker} />
    </>
  ) : null;
}
async function open(...stickers: Placement[]) {
  const studio = testStudio({ document: { stickers } });
  studio.editor.select({ stickers: [stickers.at(-1)?.id ?? ""] });
  gone = await show(studio, <Both />);
  const last = () => studio.editor.state.document.stickers.find(({ id }) => id === stickers.at(-1)?.id);
  return { studio, last };
}
async function choose(label: string, option: string): Promise<void> {
  const field = [...document.body.querySelectorAll("label")].find((one) => one.textContent === label);
  const select = document.getElementById(field?.htmlFor ?? "") as HTMLSelectElement;
  const found = [...select.options].find((one) => one.textContent === option);
  if (!found) throw new Error(`no ${option} among ${[...select.options].map((one) => one.textContent).join(", ")}`);
  await act(async () => {
    select.value = found.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

it("a layer is clipped to another by name, inverted and released, each a step", async () => {
  const { studio, last } = await open(layer("m", { name: "Roundel" }), layer("a"));
  await choose("Clipped to", "Layer: Roundel");
  expect(last()?.mask).toEqual({ layer: "m", inverted: false });
  await press(by("checkbox", "Inverted: cut out instead"));
  expect(last()?.mask?.inverted).toBe(true);
  await choose("Clipped to", "Nothing");
  expect(last()).toEqual(layer("a", { id: "a" }));
  expect(studio.editor.state.history.done).toHaveLength(3);
});

it("a layer is clipped to a new shape that lies over it, hidden, and can be taken up", async () => {
  const { studio, last } = await open(layer("a", { position: [0.9, 0.5, 0.3], size: [0.4, 0.2] }));
  await choose("Clipped to", "New shape: Star");
  const [, mask] = studio.editor.state.document.stickers;
  expect(mask).toMatchObject({ name: "Mask: Star", hidden: true, position: [0.9, 0.5, 0.3], size: [0.4, 0.2] });
  expect(last()?.mask?.layer).toBe(mask?.id);
  await press(by("button", "Edit Mask: Star"));
  expect(studio.editor.state.selection.stickers).toEqual([mask?.id]);
});

it("a layer mixes with what is below it, and the panel says with what", async () => {
  const { last } = await open(layer("a"));
  await choose("Blend with what is printed below", "Multiply");
  expect(last()?.blend).toBe("multiply");
  expect(document.body.textContent).toContain("never with the paint");
  await choose("Blend with what is printed below", "Knock out");
  expect(document.body.textContent).toContain("costs nothing");
  await choose("Blend with what is printed below", "Normal");
  expect(Object.keys(last() ?? {})).not.toContain("blend");
});

const radio = (name: string): HTMLElement => {
  const label = [...document.body.querySelectorAll("label")].find((one) => one.textContent === name);
  const found = label?.querySelector("input");
  if (!found) throw new Error(`no radio ${name}`);
  return found;
};

it("panels are picked, or left out; art is never on none", async () => {
  const { last } = await open(layer("a"));
  await press(radio("Only…"));
  expect(last()?.panels).toEqual(["door.left"]);
  expect((by("checkbox", "Left door") as HTMLInputElement).disabled).toBe(true);
  await press(radio("All but…"));
  expect(last()?.panels).toEqual(["fender.left"]);
  await press(radio("All panels"));
  expect(last()?.panels).toBeNull();
});
