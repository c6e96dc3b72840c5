// @vitest-environment happy-dom
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { inputOf } from "./draft.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const manifest = (zones: string[], panels: string[], slots: object[]) => ({
  version: 1,
  zones: zones.map((id) => ({ id })),
  panels: panels.map((id) => ({ id })),
  slots,
});
const spoiler = { id: "spoiler", anchors: [{ node: "slot.spoiler", position: [0, 1, -2], rotation: [0, 0, 0, 1] }] };
const car = (lost: string[]) =>
  ({
    lost,
    moves: [{ from: "zone:trim", to: "zone:calipers", likeness: 0.83 }],
    published: manifest(["body", "trim"], ["hood"], [spoiler]),
    option: manifest(["body", "calipers"], ["front-lid", "roof"], []),
    frame: [0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 1],
    corrections: { length: null, zones: [], slots: [], dropped: [], kept: [], anchors: [] },
  }) as unknown as WorkshopCarFragment;

it("what a version calls otherwise has its name proposed, is chosen where nothing is alike, and slots get their place back", async () => {
  const { isAllNamed, RenameFields, renamesOf } = await import("./rename-fields.tsx");
  const { withLostSlots } = await import("./renames.ts");
  const of = car(["zone:trim", "panel:hood"]);
  expect([isAllNamed(of, new Map()), renamesOf(of, new Map())]).toEqual([
    false,
    [{ from: "zone:trim", to: "zone:calipers" }],
  ]);
  let chosen: ReadonlyMap<string, string> = new Map();
  const correct = { send: vi.fn(), undo: vi.fn(), isSending: false, isBusy: false, problems: [] };
  function Holder({ of }: { of: WorkshopCarFragment }) {
    const [held, setHeld] = useState(chosen);
    chosen = held;
    return <RenameFields of={of} chosen={held} onChosen={setHeld} correct={correct} />;
  }
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  const show = (shown: WorkshopCarFragment) =>
    act(async () =>
      root.render(
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <Holder of={shown} />
        </MessagesProvider>,
      ),
    );
  await show(of);
  expect(place.textContent).toContain("83 % alike");
  // what is surely called something is folded, and nothing else is
  const isFolded = (one: Element | undefined) => one?.closest("details") !== null;
  const [panel, zone] = place.querySelectorAll("select");
  expect([isFolded(panel), isFolded(zone), place.querySelector("input")]).toEqual([false, true, null]);
  await act(async () => {
    if (panel) panel.value = "panel:front-lid";
    panel?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect([isAllNamed(of, chosen), renamesOf(of, chosen)[1]]).toEqual([
    true,
    { from: "panel:hood", to: "panel:front-lid" },
  ]);

  const many = {
    ...car(Array.from({ length: 9 }, (_, i) => `panel:door.${i}`)),
    moves: Array.from({ length: 9 }, (_, i) => ({ from: `panel:door.${i}`, to: "panel:roof", likeness: 0.9 })),
  };
  await show(many);
  const search = place.querySelector("input");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search, "no such");
    search?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect([place.querySelectorAll("select").length, place.textContent?.includes("No such name")]).toEqual([0, true]);

  const without = car(["slot:spoiler"]);
  expect(isAllNamed(without, chosen)).toBe(false);
  await show(without);
  await act(async () => place.querySelector("button")?.click());
  expect(correct.send).toHaveBeenCalledWith(withLostSlots(without));
  // in the file's space, which is in centimetres
  expect(inputOf(withLostSlots(without)).anchors).toEqual([
    { node: "slot.spoiler", at: [0, 100, -200].map((v) => expect.closeTo(v, 6)) },
  ]);
  await act(async () => root.unmount());
});
